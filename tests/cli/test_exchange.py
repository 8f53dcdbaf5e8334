"""The Stock Exchange in the terminal: the tile, the price, and what the tile's steps are."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Call

SHOWN = {
    "en": "Stock exchange: B10 price 5 of 6, step 2 · Standard action “play one construction site”",
    "de": "Börse: B10 Kurs 5 von 6, Schritt 2 · Basisaktion „1 Grundstück auslegen“",
    "nl": "Beurs: B10 koers 5 van 6, stap 2 · Basisactie “leg een bouwlocatie neer”",
}


@pytest.mark.parametrize("language", SHOWN)
def test_a_line_tells_the_tile_and_the_price(call: Call, tmp_path: Path, language: str) -> None:
    told = '[exchange]\nside = "B10"\nspace = 5\n'
    (tmp_path / "it.toml").write_text(f'expansions = ["exchange"]\n{told}', encoding="utf-8")
    done = call(f"show it.toml --lang {language}")
    assert done.exit_code == 0, done.output
    assert SHOWN[language] in " ".join(done.output.split())


def test_a_closed_exchange_shows_no_tile(call: Call, tmp_path: Path) -> None:
    removed = ", ".join([f'"B{number:02}"' for number in range(1, 20, 2)])
    told = f'expansions = ["exchange"]\n[exchange]\nside = "none"\nremoved = [{removed}]\n'
    (tmp_path / "it.toml").write_text(told, encoding="utf-8")
    done = call("show it.toml")
    assert done.exit_code == 0, done.output
    assert "Stock exchange: ·" in " ".join(done.output.split())


ADVICE = {
    "en": "The rulebook does not recommend playing with both",
    "de": "Die Anleitung rät davon ab, mit der Börse",
    "nl": "De spelregels raden af om tegelijk",
}


@pytest.mark.parametrize("language", ADVICE)
def test_the_rulebooks_advice_is_read_before_the_first_question(call: Call, language: str) -> None:
    for names, advised in (("exchange,clerics", True), ("exchange", False)):
        done = call(f"play hamburg --expansions {names} --seed 3 --lang {language}", typed="quit\n")
        assert done.exit_code == 0, done.output
        assert (ADVICE[language] in " ".join(done.output.split())) == advised
