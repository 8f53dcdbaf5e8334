"""The texts of Hamburg's cards: grammar by hand-written examples, and what must hold of all 280 of them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from burgomaster.games.hamburg.box.components import BLACK, BROWN, CARDS, GRAY, ORANGE, PINK, PURPLE, SITE
from burgomaster.games.hamburg.cards import counts, effects, labour, others, sites, walls
from burgomaster.games.hamburg.cards.deck import ROWS
from burgomaster.games.hamburg.cards.hooks import PARK_MARKS
from burgomaster.games.rows.effect import Count, Effect, Row
from burgomaster.games.rows.others import EachOther
from burgomaster.games.rows.spelling import sentences
from burgomaster.words import LANGUAGES, Words
from burgomaster.words.bundle import bundle
from burgomaster.words.cards import Sentences
from burgomaster.words.hamburg import Cards


def expected_texts() -> dict[int, tuple[str, ...]]:
    """Return the examples, one card or more for every kind of effect and count."""
    blocks = (Path(__file__).parent / "cards.txt").read_text(encoding="utf-8").strip().split("\n\n")[1:]
    return {int(number): tuple(texts) for number, *texts in [block.split("\n") for block in blocks]}


TEXTS = expected_texts()

# What no card does today, but a row could say: the other side of each singular and plural.
OTHER_ROWS: list[tuple[Effect[Any], tuple[str, str, str]]] = [
    (
        effects.draw(1, then_discard=1),
        (
            "Draw a card from a draw pile of your choice, then discard a card from your hand.",
            "Ziehe eine Karte von einem Zugstapel deiner Wahl und wirf danach eine Handkarte ab.",
            "Trek een kaart van een trekstapel naar keuze en leg daarna een handkaart af.",
        ),
    ),
    (
        effects.draw(2, optional=True),
        (
            "You may draw 2 more cards from draw piles of your choice.",
            "Du darfst 2 weitere Karten von Zugstapeln deiner Wahl ziehen.",
            "Je mag nog 2 kaarten van trekstapels naar keuze trekken.",
        ),
    ),
    (
        sites.draw_sites(1),
        (
            "Draw a card from a draw pile of your choice and play it as a site without returning a worker.",
            "Ziehe eine Karte von einem Zugstapel deiner Wahl und lege sie als Grundstück aus, "
            "ohne einen Arbeiter abzugeben.",
            "Trek een kaart van een trekstapel naar keuze en leg die neer als bouwlocatie "
            "zonder een arbeider in te leveren.",
        ),
    ),
    (
        walls.build_wall(1),
        (
            "Build a wall segment at its usual cost, without using a card.",
            "Baue zum üblichen Preis einen Mauerstein, ohne eine Karte einzusetzen.",
            "Bouw een muursteen voor de gewone kosten, zonder een kaart te gebruiken.",
        ),
    ),
    (
        effects.advance_for(1),
        (
            "Advance 1 space on City Hall Square for 1 mark.",
            "Gehe für 1 Mark 1 Feld auf dem Rathausplatz vor.",
            "Ga op het stadhuisplein voor 1 mark 1 veld vooruit.",
        ),
    ),
    (
        effects.decrease_disaster(2, PINK, up_to=True),
        (
            "Decrease the pink disaster by up to 2 levels.",
            "Verringere die rosa Gefahr um bis zu 2 Stufen.",
            "Verlaag het roze onheil met ten hoogste 2 niveaus.",
        ),
    ),
    (
        effects.after_action(SITE, effects.gain(points=2), colour=GRAY),
        (
            "After every standard action “play one construction site” with the color gray, gain 2 points.",
            "Nach jeder Basisaktion „1 Grundstück auslegen“ in der Farbe grau: Erhalte 2 Punkte.",
            "Na elke basisactie “leg een bouwlocatie neer” in de kleur grijs: krijg 2 punten.",
        ),
    ),
    (
        effects.changes_by(PARK_MARKS, 2),
        (
            "Each of your Park cards that gives you marks gives you 2 marks more.",
            "Jede deiner Park-Karten, die dir Geld gibt, gibt dir 2 Mark mehr.",
            "Elk van je parkkaarten die je geld geeft, geeft je 2 mark meer.",
        ),
    ),
    (
        labour.buy_workers(1, price=2),
        (
            "Buy a worker of your choice for 2 marks.",
            "Kaufe einen Arbeiter deiner Wahl für 2 Mark.",
            "Koop een arbeider naar keuze voor 2 mark.",
        ),
    ),
    (
        others.each_other(others.GIVE_WORKERS, 1),
        (
            "Each other player gives you a worker of their choice, as far as possible.",
            "Jeder Mitspieler gibt dir, soweit möglich, einen Arbeiter seiner Wahl.",
            "Elke medespeler geeft je een arbeider naar eigen keuze, voor zover mogelijk.",
        ),
    ),
    (
        effects.score(2, per=counts.best_statue),
        (
            "In final scoring, your most valuable statue counts 2 more times.",
            "In der Schlusswertung zählt deine wertvollste Statue noch 2 weitere Male.",
            "Bij de eindtelling telt je waardevolste standbeeld nog 2 keer.",
        ),
    ),
    (
        effects.gain(worker=BROWN, workers=(PURPLE,), any_workers=1, marks=1, points=2),
        (
            "Gain a purple and a brown worker, a worker of your choice, 1 mark and 2 points.",
            "Erhalte einen violetten und einen braunen Arbeiter, einen Arbeiter deiner Wahl, 1 Mark und "
            "2 Punkte.",
            "Krijg een paarse en een bruine arbeider, een arbeider naar keuze, 1 mark en 2 punten.",
        ),
    ),
    (
        effects.gain(marks=1, per=counts.DieResult(ORANGE)),
        (
            "Gain as many marks as the orange die shows.",
            "Erhalte so viel Mark, wie der orange Würfel zeigt.",
            "Krijg zoveel mark als de oranje dobbelsteen toont.",
        ),
    ),
    (
        effects.gain(points=1, per=counts.die_shows(BLACK, 1, 3, 5)),
        (
            "Gain 1 point if the black die shows 1, 3 or 5.",
            "Erhalte 1 Punkt, wenn der schwarze Würfel eine 1, 3 oder 5 zeigt.",
            "Krijg 1 punt als de zwarte dobbelsteen 1, 3 of 5 ogen toont.",
        ),
    ),
    (
        effects.gain(marks=1, per=counts.wall_segments),
        (
            "Gain 1 mark for each wall segment you have.",
            "Erhalte 1 Mark für jeden deiner Mauersteine.",
            "Krijg 1 mark voor elk van je muurstenen.",
        ),
    ),
    (
        effects.gain(marks=1, per=counts.workers),
        (
            "Gain 1 mark for each worker you have.",
            "Erhalte 1 Mark für jeden deiner Arbeiter.",
            "Krijg 1 mark voor elk van je arbeiders.",
        ),
    ),
]


@pytest.mark.parametrize("card", TEXTS)
def test_a_card_reads_like_this(card: int) -> None:
    assert tuple(Cards(Words(language)).text(card) for language in LANGUAGES) == TEXTS[card]


@pytest.mark.parametrize(("effect", "texts"), OTHER_ROWS)
def test_an_effect_reads_like_this(effect: Effect[Any], texts: tuple[str, str, str]) -> None:
    assert (
        tuple(Sentences(bundle(language)).text(sentences((effect,), "hb-")) for language in LANGUAGES)
        == texts
    )


def kinds(row: Row) -> set[str]:
    """Return the kinds of effects, counts and steps in a row."""
    found: set[str] = set()
    for effect in row:
        found.add(f"{type(effect).__name__} {getattr(effect, 'hook', '')}")
        found |= kinds(getattr(effect, "then", ()))
        for name in ("per", "count"):
            count = getattr(effect, name, None)
            if isinstance(count, Count):
                found.add(f"{type(count).__name__} {type(getattr(count, 'count', None)).__name__}")
        if isinstance(effect, EachOther):
            found.add(effect.step.name)
    return found


def test_every_kind_of_effect_and_count_has_an_example() -> None:
    examples = set().union(*[kinds(ROWS[card]) for card in TEXTS])
    assert sorted(set().union(*[kinds(row) for row in ROWS[1:]]) - examples) == []


ATTRIBUTES = (
    *("points", "marks", "workers", "any_workers", "levels", "colour", "up_to", "cards", "discarded"),
    *("optional", "for_worker", "category", "times", "price", "without_low_dice", "most", "hook", "amount"),
    *("action", "categories", "group", "die", "results", "result", "at_least", "at_most"),
)


def spelled(thing: object) -> str:
    """Return all that a row says, as one text."""
    if isinstance(thing, tuple):
        return f"({', '.join([spelled(each) for each in thing])})"
    if isinstance(thing, (Effect, Count)):
        said = [f"{name}={getattr(thing, name)}" for name in ATTRIBUTES if hasattr(thing, name)]
        inner = [spelled(getattr(thing, name, None)) for name in ("per", "count", "then", "step")]
        return f"{type(thing).__name__}({said}, {inner})"
    return str(getattr(thing, "name", thing))


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_have_the_same_text_only_if_they_do_the_same(language: str) -> None:
    words = Words(language)
    rows: dict[str, str] = {}
    for card in range(1, CARDS + 1):
        assert rows.setdefault(Cards(words).text(card), spelled(ROWS[card])) == spelled(ROWS[card]), card


FOREIGN = {
    "en": "der die das und Arbeiter Gebäude Karte Mark einen het een voor van arbeider gebouw kaart mark",
    "de": "the and of your worker workers building buildings card cards marks gain het een voor van",
    "nl": "the and of your worker building card marks gain und einen Arbeiter Gebäude Karte Mark",
}
# Words that two of the languages share; “of” is “or” in Dutch, “die” a noun in English.
SHARED = {"en": {"die", "mark"}, "de": set[str](), "nl": {"of"}}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_whole_and_in_one_language(language: str) -> None:
    words = Words(language)
    foreign = set(FOREIGN[language].split()) - SHARED[language]
    for card in range(1, CARDS + 1):
        text = Cards(words).text(card)
        assert text[0].isupper(), text
        assert text.endswith("."), text
        assert not re.search(r"[{}$_\n]|\.\.|  | [.,:;]|[a-z]-name|secret_society|None|\bi?d\b", text), text
        assert not foreign & set(re.findall(r"\w+", text)), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_of_its_own(language: str) -> None:
    words = Words(language)
    names = {Cards(words).name(card) for card in range(1, CARDS + 1)}
    assert len(names) == CARDS
    assert Cards(words).name(0) == "0"
    assert Cards(words).name(281) == "281"
