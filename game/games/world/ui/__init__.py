"""What the world game shows of itself."""
