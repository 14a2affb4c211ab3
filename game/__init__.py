"""Leaders Tabletop: four games named Leaders on one event-sourced table."""

__version__ = "0.1.0"
