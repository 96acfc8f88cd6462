from xml.etree import ElementTree

import pytest

from kleos.lab.arena import Contest, Played, Results
from kleos.lab.chart import drawn, lines_between
from kleos.lab.standings import Standings

SVG = "{http://www.w3.org/2000/svg}"


def played(order: tuple[int, int], winner: int) -> Played:
    by_seat = (1, 2) if winner == 0 else (2, 1)
    return Played(0, 1, order, (1, 1), by_seat, (winner,), 10, (None, None))


def standings(*names: str, matches: int = 4) -> Standings:
    """The first wins three of four against the second."""
    found = [played((0, 1), 0), played((1, 0), 1), played((0, 1), 0), played((1, 0), 0)][:matches]
    return Standings(Results(Contest("naruto-mythos", names, 2, 1), found))


def picture(found: Standings, lang: str = "en") -> ElementTree.Element:
    return ElementTree.fromstring(drawn(found, lang))


def texts(root: ElementTree.Element) -> list[str]:
    return [element.text or "" for element in root.iter(f"{SVG}text")]


def test_the_picture_shows_elo_and_pairs() -> None:
    root = picture(standings("greedy", "random"))
    assert root.tag == f"{SVG}svg"
    assert root.findtext(f"{SVG}title") == "Arena: naruto-mythos, 4 matches"
    said = texts(root)
    assert said[0] == "Arena: naruto-mythos, 4 matches", "also on paper"
    assert {"greedy", "random", "+95", "-95", "75 %", "25 %"} <= set(said)
    assert len(list(root.iter(f"{SVG}circle"))) == 2
    assert len(list(root.iter(f"{SVG}rect"))) == 1 + 4
    bars = [line for line in root.iter(f"{SVG}line") if line.get("stroke-width")]
    for bar, circle in zip(bars, root.iter(f"{SVG}circle"), strict=True):
        assert float(bar.attrib["x1"]) < float(circle.attrib["cx"]) < float(bar.attrib["x2"])


def test_everything_lies_within_the_picture() -> None:
    root = picture(standings("search:200ms,worlds=8 & <more>", "random"))
    width, height = (float(root.attrib[name]) for name in ("width", "height"))
    for element in root.iter():
        for name, most in (("x", width), ("x1", width), ("x2", width), ("cx", width), ("y", height), ("y2", height)):
            assert 0 <= float(element.get(name, 0)) <= most
    assert "search:200ms,worlds=8 & <more>" in texts(root)


@pytest.mark.parametrize(("lang", "words"), [("fr", "avec intervalles"), ("it", "con intervalli")])
def test_the_picture_speaks_the_language(lang: str, words: str) -> None:
    assert any(words in said for said in texts(picture(standings("a", "b"), lang)))


def test_a_picture_of_nothing() -> None:
    root = picture(standings("a", "b", matches=0))
    assert list(root.iter(f"{SVG}circle")) == []
    assert {"a", "b"} <= set(texts(root))


def test_lines_have_round_values() -> None:
    assert lines_between(-130, 260) == [-100, 0, 100, 200]
    assert lines_between(-12, 31) == [-10, 0, 10, 20, 30]
    assert lines_between(-9000, 9000) == [-5000, 0, 5000]
