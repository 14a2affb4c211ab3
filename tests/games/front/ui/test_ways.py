"""Supply lines that are cut, and marches by waypoints, as the table shows them."""

from __future__ import annotations

from tests.games.front.ui.seated import Seated


def marching(**given: object) -> Seated:
    """The tutorial in the first German Movement Phase."""
    seated = Seated(**given)  # type: ignore[arg-type]
    seated.until("D")
    seated.pilot.settle()
    return seated


def test_what_cuts_a_line_is_lit_and_named_while_the_unit_is_pointed_at() -> None:
    """14.1.0: the barred hex is marked, the way drawn as far as it, and the sheet names who stands there."""
    seated = marching()
    seated.find("us_18a")
    marks = seated.table.marking.marks()
    assert marks.labels["1002"][0] == seated.table.words.say("label.cut_here")
    assert any(one.hex == "1002" and one.outline for one in marks.hexes)
    assert marks.lines[-1].path == ("1102", "1002")
    card = seated.table.explain.cards.card(seated.state, "unit:us_18a")
    assert card is not None
    supply = next(row.text for row in card.rows if row.label == "Supply")
    assert "1002" in supply and "294" in supply and "14.1.0" in supply
    seated.pilot.move((5, 5))
    assert "1002" not in seated.table.marking.marks().labels


def test_the_supply_aid_names_every_stack_that_is_cut_off() -> None:
    """14.0: a sentence for each, the hex that cuts it marked on the map."""
    seated = Seated()
    table = seated.table
    told = table.aids.cuts.sentences(seated.state, 1, 3)  # type: ignore[arg-type]
    assert len(told) == 1
    assert "A/18 Cav" in told[0] and "hex 1002" in told[0] and "294" in told[0]
    assert table.aids.cuts.sentences(seated.state, 0, 3) == []  # type: ignore[arg-type]
