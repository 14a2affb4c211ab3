"""Maps of territories that cannot be played are refused with layer and object."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.core.ruleset import MapError
from game.tiled.outlines import outline_faults
from game.tiled.regions import load_regions

SQUARE = "0,0 40,0 40,40 0,40"
MAP = f"""<?xml version="1.0" encoding="UTF-8"?>
<map orientation="orthogonal" width="10" height="5" tilewidth="16" tileheight="16" infinite="0">
 <properties><property name="game" value="world"/><property name="name" value="Small"/></properties>
 <objectgroup id="1" name="continents">
  <object id="1" name="land" x="10" y="10"><properties><property name="bonus" type="int" value="2"/>
   <property name="title" value="Land"/></properties><point/></object>
 </objectgroup>
 <objectgroup id="2" name="territories">
  <object id="2" name="ash" x="10" y="10"><properties><property name="title" value="Ash"/>
   <property name="continent" value="land"/><property name="production" type="int" value="3"/></properties>
   <polygon points="{SQUARE}"/></object>
  <object id="3" name="birch" x="50" y="10"><properties><property name="title" value="Birch"/>
   <property name="continent" value="land"/><property name="production" type="int" value="4"/></properties>
   <polygon points="{SQUARE}"/></object>
  <object id="4" name="birch" x="100" y="20"><polygon points="0,0 9,0 9,9"/></object>
 </objectgroup>
 <objectgroup id="3" name="links">
  <object id="5" name="ash - birch" x="30" y="30"><properties><property name="from" value="ash"/>
   <property name="to" value="birch"/><property name="kind" value="land"/></properties>
   <polyline points="0,0 40,0"/></object>
 </objectgroup>
 <objectgroup id="4" name="seas">
  <object id="6" name="sound" x="60" y="70"><properties><property name="title" value="Sound"/></properties>
   <point/></object>
 </objectgroup>
 <objectgroup id="5" name="anchors">
  <object id="7" name="sound: ash" x="60" y="70"><properties><property name="sea" value="sound"/>
   <property name="territory" value="ash"/></properties><polyline points="0,0 -20,-20"/></object>
 </objectgroup>
 <objectgroup id="6" name="labels">
  <object id="8" name="ash" x="30" y="30"><point/></object>
  <object id="9" name="birch" x="70" y="30"><point/></object>
 </objectgroup>
</map>
"""


def made(folder: Path, old: str = "", new: str = "") -> Path:
    """The small map with one thing made different."""
    assert old in MAP
    path = folder / "small.tmx"
    path.write_text(MAP.replace(old, new, 1) if old else MAP, encoding="utf-8")
    return path


def test_the_small_map_itself_is_good(tmp_path: Path) -> None:
    """Else nothing below would say anything."""
    read = load_regions(made(tmp_path))
    assert [territory.id for territory in read.regions.territories] == ["ash", "birch"]
    assert [len(lines) for lines in read.shapes.polygons.values()] == [1, 2]
    assert list(outline_faults(read)) == []


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    (
        ('"orthogonal"', '"isometric"', "orientation is isometric"),
        ('infinite="0"', 'infinite="1"', "is infinite"),
        ('name="labels"', 'name="label"', "layer 'label': unknown"),
        ('"continent" value="land"', '"continent" value="lend"',
         "layer territories, object 2 'ash': continent 'lend' is not in the layer continents"),
        ('type="int" value="3"', 'type="int" value="0"',
         "layer territories, object 2 'ash': production 0 is less than 1"),
        ('type="int" value="3"', 'value="3"',
         "layer territories, object 2 'ash': property production has the type string, it must be int"),
        ('<property name="title" value="Ash"/>', "",
         "layer territories, object 2 'ash': property title is missing"),
        ('value="Birch"', 'value="Ash"', "object 3 'birch': 'ash' has the title 'Ash' too"),
        ('id="4" name="birch"', 'id="4" name="brich"',
         "layer territories, object 4 'brich': no object of this name has the properties"),
        ('id="3" name="birch"', 'id="3" name="ash"',
         "layer territories, object 3 'ash': is there twice; object 2 has the properties already"),
        ('"to" value="birch"', '"to" value="brich"',
         "layer links, object 5 'ash - birch': to 'brich' is not in the layer territories"),
        ('<property name="to" value="birch"/>', "",
         "layer links, object 5 'ash - birch': property to is missing"),
        ('"to" value="birch"', '"to" value="ash"',
         "layer links, object 5 'ash - birch': joins ash with itself"),
        ('"to" value="birch"', '"to" value="ash"', "layer links: no chain of links leads from ash to birch"),
        ('"kind" value="land"', '"kind" value="rail"', "kind 'rail' is not one of land, dotted"),
        ('"sea" value="sound"', '"sea" value="sand"',
         "object 7 'sound: ash': sea 'sand' is not in the layer seas"),
        ('"sea" value="sound"', '"sea" value="sand"',
         "layer seas, object 6 'sound': no territory has an anchor to this sea area"),
        ('"territory" value="ash"', '"territory" value="oak"',
         "object 7 'sound: ash': territory 'oak' is not in the layer territories"),
        ('id="9" name="birch"', 'id="9" name="oak"', "object 9 'oak': there is no territory of this name"),
        ('id="9" name="birch"', 'id="9" name="ash"', "layer labels: birch has no label"),
        ('x="100" y="20"', 'x="155" y="20"',
         "layer territories, object 4 'birch': lies outside the map of 160 x 80"),
        ('<polygon points="0,0 9,0 9,9"/>', '<polygon points="0,0 9,0"/>', "has fewer than 3 points"),
        ('<polygon points="0,0 9,0 9,9"/>', "<ellipse/>",
         "object 4 'birch': is a ellipse, it must be a polygon"),
        ('<polyline points="0,0 40,0"/>', "<point/>",
         "object 5 'ash - birch': is a point, it must be a polyline"),
        ('id="8" name="ash" x="30"', 'id="8" name="ash" x="nan"', "object 8 'ash': x is not a number"),
        ('"bonus" type="int" value="2"', '"bonus" type="int" value="-1"',
         "object 1 'land': bonus -1 is less than 0"),
    ),
)  # fmt: skip
def test_a_fault_is_told_with_layer_and_object(tmp_path: Path, old: str, new: str, reason: str) -> None:
    """Each line names the file, the layer, the object and what is wrong."""
    with pytest.raises(MapError) as refused:
        load_regions(made(tmp_path, old, new))
    assert reason in str(refused.value)
    assert all(line.startswith("small.tmx: ") for line in str(refused.value).splitlines())


def test_a_second_link_between_the_same_territories_is_refused(tmp_path: Path) -> None:
    """Unless it goes on where the first left the map."""
    second = """<object id="20" name="again" x="30" y="30"><properties><property name="from" value="birch"/>
   <property name="to" value="ash"/><property name="kind" value="dotted"/></properties>
   <polyline points="0,0 9,0"/></object>
 </objectgroup>
 <objectgroup id="4" name="seas">"""
    with pytest.raises(MapError, match="object 20 'again': object 5 joins the same territories"):
        load_regions(made(tmp_path, ' </objectgroup>\n <objectgroup id="4" name="seas">', second))


def test_a_dotted_link_may_leave_one_edge_and_come_in_at_the_other(tmp_path: Path) -> None:
    """R054: two lines, one link."""
    text = MAP.replace('"kind" value="land"', '"kind" value="dotted"')
    text = text.replace('<polyline points="0,0 40,0"/></object>', """<polyline points="0,0 -30,0"/></object>
  <object id="20" name="ash - birch" x="90" y="30"><properties><property name="from" value="ash"/>
   <property name="to" value="birch"/><property name="kind" value="dotted"/></properties>
   <polyline points="0,0 70,0"/></object>""")  # fmt: skip
    path = tmp_path / "small.tmx"
    path.write_text(text, encoding="utf-8")
    read = load_regions(path)
    assert len(read.regions.links) == 1
    assert len(read.shapes.links["ash", "birch"]) == 2


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    (
        ('x="50" y="10"', 'x="40" y="10"', "object 3 'birch': overlaps object 2 'ash'"),
        ('x="100" y="20"', 'x="60" y="20"', "object 4 'birch': overlaps object 3 'birch'"),
        (
            'x="50" y="10"',
            'x="54" y="10"',
            "object 5 'ash - birch': is a land link, but the territories do not touch",
        ),
    ),
    ids=("two territories", "an island on its own land", "a gap"),
)
def test_outlines_that_do_not_fit_are_told(tmp_path: Path, old: str, new: str, reason: str) -> None:
    """`leaders maps` looks at this too."""
    assert any(reason in fault for fault in outline_faults(load_regions(made(tmp_path, old, new))))
