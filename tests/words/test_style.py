"""What the glossary rules out is said nowhere: words with a second meaning, and two words for one thing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from burgomaster.cli.own import FOLDER as COMMAND
from burgomaster.words import LANGUAGES, Words
from burgomaster.words.bundle import files

WEB = Path(__file__).parents[2] / "web" / "src"
UNSAID = {
    "en": r"\bfor nothing\b|(?<!\[)\bdearer\b|\bat the quay\b|disasters? (rises?|falls?)\b"
    r"|\b(lay|lays|laid|laying) (an? |the |this |another |your )?persons?\b|\blay on house\b",
    "de": r"umsonst|\b(täte|nähme)\b|alle Mark\b|Gefahr(en)? (steig|sink)|quoted-[a-z-]+ = (?-i:[a-zäöü])",
    "nl": r"voor niets|aan het einde|\b(ronden|fasen|pion|voortdurend|een voor een)\b|alle mark\b"
    r"|onheil (stijg|daal)",
}
"""Beside them: at no cost, kostenfrei, kosteloos; increase, erhöhen, verhogen; rondes, fases; bring in."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_glossary_rules_out_is_not_said(language: str) -> None:
    found: list[str] = []
    for path in [*files(language), COMMAND / f"{language}.ftl", *WEB.rglob(f"{language}.ftl")]:
        for line in path.read_text(encoding="utf-8").splitlines():
            if not line.startswith("#") and re.search(UNSAID[language], line, re.IGNORECASE):
                found.append(f"{path.name}: {line.strip()}")
    assert found == []


@pytest.mark.parametrize("plant", ["start-solar", "red-1", "blue-6"])
def test_german_and_dutch_name_a_plant_without_its_article(plant: str) -> None:
    """As it stands in a list, where “aus das rote Kraftwerk” would be none of German."""
    for language, articles in (("de", "der|die|das|dem"), ("nl", "de|het")):
        assert not re.match(rf"({articles}) ", Words(language).label("ct-plant-plain", plant))
    assert Words("en").label("ct-plant-plain", plant) == Words("en").label("ct-plant-name", plant)


def test_routes_and_plants_are_refused_in_whole_sentences() -> None:
    said = {
        language: [
            Words(language).fill(id_, plant="red-1")
            for id_ in ("ct-plant-before", "ct-plant-later", "ct-way-before")
        ]
        for language in LANGUAGES
    }
    assert said["de"] == [
        "Kraftwerke werden nach Preis gewählt: zuerst das rote Kraftwerk I.",
        "Kraftwerke werden nach Preis gewählt: das rote Kraftwerk I erst nach den anderen.",
        "Von zwei gleich teuren Wegen vom roten Kraftwerk I wähle diesen zuerst: "
        "Sie haben eine feste Reihenfolge.",
    ]
    assert said["nl"][0] == "Centrales kies je op prijs: eerst de rode centrale I."
    assert said["en"][0] == "Plants are chosen in order of price: choose red plant I first."


@pytest.mark.parametrize(
    ("person", "names"),
    [
        (108, ["Engraver", "Graveur", "Graveur"]),
        (156, ["Biologist", "Biologe", "Bioloog"]),
    ],
)
def test_persons_that_reviews_tell_of_bear_their_printed_names(person: int, names: list[str]) -> None:
    assert [Words(language).thing_name("bruges", "card", person) for language in LANGUAGES] == names


def test_a_dutch_person_asks_for_workers_and_does_not_cost_them() -> None:
    """“Kost” is a price in guilders: a reader of person 36 looked for one of a single guilder."""
    words = Words("nl")
    entry = words.entry("bruges", "card", 36)
    assert entry is not None
    assert "die precies één arbeider vraagt" in words.entry_text(entry)
