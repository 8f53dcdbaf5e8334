"""Saying messages, choices and refusals: by hand-written examples, and without fail whatever is given."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from burgomaster.core.book import Entry
from burgomaster.core.chance import CHANCE, Fast
from burgomaster.core.event import Event
from burgomaster.core.game import Game
from burgomaster.core.message import Argument, Message, Refused
from burgomaster.core.record import RecordRefused
from burgomaster.games import rules_of
from burgomaster.games.hamburg.choices import NOTATION
from burgomaster.paper.mistake import Mistake, Mistaken
from burgomaster.words import LANGUAGES, Words, choice_id, language_of
from burgomaster.words.bundle import bundle
from burgomaster.words.hamburg import Cards
from tests.words.spoken import spoken

ALL = sorted(spoken().items())

SAID: list[tuple[Message, tuple[str, str, str]]] = [
    # Events: plural, gender and case.
    (
        Message("hb-gain-marks", seat=1, count=1),
        ("Anna gains 1 mark.", "Anna erhält 1 Mark.", "Anna krijgt 1 mark."),
    ),
    (
        Message("hb-gain-marks", seat=1, count=5),
        ("Anna gains 5 marks.", "Anna erhält 5 Mark.", "Anna krijgt 5 mark."),
    ),
    (
        Message(
            "hb-gain-marks",
            seat=1,
            count=5,
            sum="4 hb-sum-die colour=gray, 2 hb-sum-tile tile=money face=a, -1 hb-sum-card card=108",
        ),
        (
            "Anna gains 5 marks: gray die 4, cleric tile “Money” +2, “Building Supplies Yard” (108) −1.",
            "Anna erhält 5 Mark: grauer Würfel 4, Geistlichen-Plättchen „Geld“ +2, "
            "„Baustoffhandel“ (108) −1.",
            "Anna krijgt 5 mark: grijze dobbelsteen 4, geestelijken-fiche “Geld” +2, "
            "“Bouwmaterialenhandel” (108) −1.",
        ),
    ),
    (
        Message("hb-take-points", seat=1, victim=1, count=1),
        ("Anna gets 1 point from Anna.", "Anna erhält 1 Punkt von Anna.", "Anna krijgt 1 punt van Anna."),
    ),
    (
        Message("hb-gain-points", seat=1, count=2),
        ("Anna gains 2 points.", "Anna erhält 2 Punkte.", "Anna krijgt 2 punten."),
    ),
    (
        Message("hb-gain-workers", seat=1, count=1, colour="gray"),
        ("Anna gains 1 gray worker.", "Anna erhält 1 grauen Arbeiter.", "Anna krijgt 1 grijze arbeider."),
    ),
    (
        Message("hb-gain-workers", seat=1, count=3, colour="gray"),
        ("Anna gains 3 gray workers.", "Anna erhält 3 graue Arbeiter.", "Anna krijgt 3 grijze arbeiders."),
    ),
    (
        Message("hb-return-workers", seat=1, count=2, colour="pink"),
        (
            "Anna returns 2 pink workers.",
            "Anna gibt 2 rosa Arbeiter ab.",
            "Anna levert 2 roze arbeiders in.",
        ),
    ),
    (
        Message("hb-take-statue", seat=1, count=1),
        (
            "Anna takes a statue worth 1 point.",
            "Anna nimmt eine Statue im Wert von 1 Punkt.",
            "Anna neemt een standbeeld ter waarde van 1 punt.",
        ),
    ),
    (
        Message("hb-take-statue", seat=1, count=9),
        (
            "Anna takes a statue worth 9 points.",
            "Anna nimmt eine Statue im Wert von 9 Punkten.",
            "Anna neemt een standbeeld ter waarde van 9 punten.",
        ),
    ),
    (
        Message("hb-lay-site", seat=1, colour="orange"),
        (
            "Anna plays an orange site.",
            "Anna legt ein orange Grundstück aus.",
            "Anna legt een oranje bouwlocatie neer.",
        ),
    ),
    (
        Message("hb-lay-known-site", seat=1, card=3, colour="brown"),
        (
            "Anna plays “Harmony Society” (3) as a brown site.",
            "Anna legt „Gesellschaft Harmonie“ (3) als braunes Grundstück aus.",
            "Anna legt “Sociëteit Harmonie” (3) als bruine bouwlocatie neer.",
        ),
    ),
    (
        Message("hb-lay-site", seat=1, colour="brown"),
        (
            "Anna plays a brown site.",
            "Anna legt ein braunes Grundstück aus.",
            "Anna legt een bruine bouwlocatie neer.",
        ),
    ),
    (
        Message("hb-build-segment", seat=1, side="left", colour="purple"),
        (
            "Anna builds a purple segment on the left half of the wall.",
            "Anna baut an der linken Mauerhälfte einen violetten Mauerstein.",
            "Anna bouwt een muursteen op een paars segment van de linkerhelft van de muur.",
        ),
    ),
    (
        Message("hb-draw", seat=2, colour="gray"),
        (
            "Player 2 draws a gray card.",
            "Spieler 2 zieht eine graue Karte.",
            "Speler 2 trekt een grijze kaart.",
        ),
    ),
    (
        Message("hb-steal", seat=2, victim=1, colour="black"),
        (
            "Player 2 draws a black card from the hand of Anna.",
            "Spieler 2 zieht eine schwarze Karte aus der Hand von Anna.",
            "Speler 2 trekt een zwarte kaart uit de hand van Anna.",
        ),
    ),
    (
        Message("hb-roll", die="purple", pips=6),
        ("The purple die shows 6.", "Der violette Würfel zeigt 6.", "De paarse dobbelsteen toont 6."),
    ),
    (
        Message("hb-increase", seat=1, colour="gray", level=2),
        (
            "Anna increases the gray disaster (Decay) to level 2.",
            "Anna erhöht die graue Gefahr (Mauereinsturz) auf Stufe 2.",
            "Anna verhoogt het grijze onheil (instortende stadsmuur) naar niveau 2.",
        ),
    ),
    (
        Message("hb-strike", seat=1, disaster="decay", colour="gray"),
        (
            "Decay strikes Anna; the gray disaster goes back to level 0.",
            "Bei Anna wird „Mauereinsturz“ ausgelöst; die graue Gefahr steht danach wieder auf Stufe 0.",
            "Anna wordt getroffen door “instortende stadsmuur”; het grijze onheil gaat terug naar niveau 0.",
        ),
    ),
    (
        Message("hb-construct", seat=1, card=3),
        (
            "Anna constructs “Harmony Society” (3).",
            "Anna errichtet „Gesellschaft Harmonie“ (3).",
            "Anna bouwt “Sociëteit Harmonie” (3).",
        ),
    ),
    (
        Message("hb-find-nothing", seat=1, colour="pink", category="zoo"),
        (
            "Anna finds no Zoo card in the pink draw pile.",
            "Anna findet im rosa Zugstapel keine Karte der Kategorie Zoo.",
            "Anna vindt in de roze trekstapel geen kaart van de categorie dierentuin.",
        ),
    ),
    (
        Message("hb-draw-token", seat=1, token=0),
        (
            "Anna draws an intrigue token (purple): Flood.",
            "Anna zieht einen schwarzen Gefahren-Marker (violett): Überschwemmung.",
            "Anna trekt een zwart onheilsfiche (paars): overstroming.",
        ),
    ),
    # Questions.
    (
        Message("hb-ask-city-hall", price=1),
        (
            "City Hall Square: you may advance for 1 mark.",
            "Rathausplatz: Du darfst für 1 Mark vorgehen.",
            "Stadhuisplein: je mag voor 1 mark vooruitgaan.",
        ),
    ),
    (
        Message("hb-ask-city-hall", price=0),
        (
            "City Hall Square: you may advance at no cost.",
            "Rathausplatz: Du darfst kostenfrei vorgehen.",
            "Stadhuisplein: je mag kosteloos vooruitgaan.",
        ),
    ),
    (
        Message("hb-ask-discard", what=0, count=1),
        ("Discard a card from your hand.", "Wirf eine Handkarte ab.", "Leg een handkaart af."),
    ),
    (
        Message("hb-ask-discard", what=0, count=4),
        (
            "Discard a card from your hand (4 to go).",
            "Wirf eine Handkarte ab (noch 4).",
            "Leg een handkaart af (nog 4).",
        ),
    ),
    (
        Message("hb-ask-prevent", colour="orange"),
        (
            "The orange disaster (Fire) increases. You may return an orange worker to prevent it.",
            "Die orange Gefahr (Brand) wird erhöht. Du darfst einen orange Arbeiter abgeben, um das "
            "abzuwenden.",
            "Het oranje onheil (brand) wordt verhoogd. Je mag een oranje arbeider inleveren om dat te "
            "voorkomen.",
        ),
    ),
    (
        Message("hb-ask-select", category="secret_society"),
        (
            "Choose the Secret Society card to construct from the discard pile, and its site.",
            "Wähle die Karte der Kategorie Geheimbund, die du aus dem Ablagestapel errichtest, und ihr "
            "Grundstück.",
            "Kies de kaart van de categorie geheim genootschap die je uit de aflegstapel bouwt, en de "
            "bouwlocatie.",
        ),
    ),
    # Refusals.
    (
        Message("hb-marks-short", price=1, marks=0),
        (
            "That costs 1 mark; you have only 0.",
            "Das kostet 1 Mark, du hast aber nur 0.",
            "Dat kost 1 mark, maar je hebt er maar 0.",
        ),
    ),
    (
        Message("hb-worker-short", colour="brown"),
        ("You have no brown worker.", "Du hast keinen braunen Arbeiter.", "Je hebt geen bruine arbeider."),
    ),
    (
        Message("hb-wall-colour", side="right", wanted="purple", colour="gray"),
        (
            "The next segment of the right half is purple, your card gray.",
            "Der nächste Abschnitt der rechten Hälfte ist violett, deine Karte grau.",
            "Het volgende segment van de rechterhelft is paars, je kaart grijs.",
        ),
    ),
    (
        Message("hb-level-zero", colour="pink"),
        (
            "Your pink disaster (Unrest) is already at level 0.",
            "Deine rosa Gefahr (Überfall) steht schon auf Stufe 0.",
            "Je roze onheil (plundering) staat al op niveau 0.",
        ),
    ),
    (
        Message("hb-not-in-display", card=54),
        (
            "“Dom Fair Carousel” (54) is not in your display.",
            "„Domkarussell“ (54) liegt nicht in deiner Auslage.",
            "“Kermiscarrousel” (54) ligt niet in je kaartenuitstalling.",
        ),
    ),
    (
        Message("record-seat", seat=7, seats=3),
        (
            "There is no seat 7; the number of seats is 3.",
            "Es gibt keinen Platz 7; die Zahl der Plätze ist 3.",
            "Er is geen plaats 7; het aantal plaatsen is 3.",
        ),
    ),
]

CHOSEN = {
    "draw gray": ("Draw from the gray pile", "Vom grauen Stapel ziehen", "Van de grijze stapel trekken"),
    "return orange": (
        "Return an orange worker",
        "Einen orange Arbeiter abgeben",
        "Een oranje arbeider inleveren",
    ),
    "lower purple": (
        "Decrease the purple disaster (Flood)",
        "Die violette Gefahr (Überschwemmung) verringern",
        "Het paarse onheil (overstroming) verlagen",
    ),
    "end turn": ("End the turn", "Zug beenden", "Beurt beëindigen"),
    "give 1": ("Give 1 mark to Anna", "Anna 1 Mark geben", "Anna 1 mark geven"),
    "build 3 at 1": (
        "Construct “Harmony Society” (3) on site 1",
        "„Gesellschaft Harmonie“ (3) auf Grundstück 1 errichten",
        "“Sociëteit Harmonie” (3) op bouwlocatie 1 bouwen",
    ),
    "exchange brown pink": (
        "Exchange a brown worker for a pink one",
        "Einen braunen Arbeiter gegen einen rosa umtauschen",
        "Een bruine arbeider omruilen voor een roze",
    ),
    "lose wall left": (
        "Tear down the outermost segment of the left half",
        "Den äußersten Mauerstein der linken Hälfte abreißen",
        "De buitenste muursteen van de linkerhelft afbreken",
    ),
    "cleric right": (
        "Move the cleric to the right",
        "Den Geistlichen nach rechts bewegen",
        "De geestelijke naar rechts verplaatsen",
    ),
    "deactivate zoo": (
        "Flip the majority token “Zoo” back",
        "Den Mehrheitsmarker „Zoo“ zurückdrehen",
        "Het meerderheidsfiche “Dierentuin” terugdraaien",
    ),
    "roll black 4": ("The black die shows 4", "Der schwarze Würfel zeigt 4", "De zwarte dobbelsteen toont 4"),
    "token 3": ("The token shows Unrest", "Der Marker zeigt Überfall", "Het fiche toont plundering"),
}


@pytest.mark.parametrize(("message", "texts"), SAID)
def test_a_message_reads_like_this(message: Message, texts: tuple[str, str, str]) -> None:
    assert tuple(Words(language, {1: "Anna"}).say(message) for language in LANGUAGES) == texts


@pytest.mark.parametrize("text", CHOSEN)
def test_a_choice_reads_like_this(text: str) -> None:
    choice = NOTATION.read(text)
    said = tuple(Words(language, {1: "Anna"}).choice("hamburg", choice) for language in LANGUAGES)
    assert said == CHOSEN[text]


ANSWERED = {
    "hb-ask-city-hall": ("Stay where you are", "Stehen bleiben", "Blijven staan"),
    "hb-ask-place-in-church": ("Place no worker", "Keinen Arbeiter hineinstellen", "Geen arbeider plaatsen"),
    "hb-ask-prevent": ("Let it increase", "Die Erhöhung hinnehmen", "Laten verhogen"),
    "hb-ask-flash-again": ("Once is enough", "Nur einmal", "Eén keer is genoeg"),
    "hb-ask-exchange": ("Done", "Fertig", "Klaar"),
}


@pytest.mark.parametrize("ask", ANSWERED)
def test_no_answers_the_question_it_is_an_answer_to(ask: str) -> None:
    done = NOTATION.read("done")
    said = tuple(Words(language).choice("hamburg", done, Message(ask)) for language in LANGUAGES)
    assert said == ANSWERED[ask]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_has_words(language: str) -> None:
    words = Words(language)
    for form in NOTATION.forms:
        for number, choice in enumerate(form.every()):
            said = words.choice("hamburg", choice)
            assert said != choice.text
            assert not re.search(r"[{}$]|-name|\?\?\?", said)
            if number > 60:
                break


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_filled_in_without_complaint(language: str) -> None:
    words = bundle(language)
    for id_, arguments in ALL:
        given_: dict[str, Argument] = {f"{name}-name": "Anna" for name in arguments}
        for count in (0, 1, 2):
            given_.update(dict.fromkeys(arguments, count))
            text, errors = words.fill(id_, given_)
            assert errors == [], id_
            assert text
            assert "\n" not in text


@given(st.data())
def test_odd_arguments_never_raise(data: st.DataObject) -> None:
    id_, arguments = data.draw(st.sampled_from(ALL))
    odd = st.one_of(st.integers(), st.text(max_size=80))
    given_ = {name: data.draw(odd) for name in arguments if data.draw(st.booleans())}
    language = data.draw(st.sampled_from(LANGUAGES))
    assert isinstance(Words(language).say(Message(id_, **given_)), str)


def test_a_message_nobody_knows_is_shown_as_it_is() -> None:
    assert (
        Words("en").say(Message("no-such-thing", price=3, colour="gray"))
        == "no-such-thing (price 3, colour gray)"
    )
    assert Words("en").say(Message("no-such-thing")) == "no-such-thing"


@pytest.mark.parametrize(
    "text", ["", "4", "x hb-sum-price", "4 no-such-part", "4 hb-sum-price,", "4 hb-use seat"]
)
def test_a_sum_that_cannot_be_read_is_left_out(text: str) -> None:
    said = Words("en", {1: "Anna"}).say(Message("hb-gain-marks", seat=1, count=4, sum=text))
    assert said == "Anna gains 4 marks."


def test_what_could_upset_a_terminal_is_not_shown() -> None:
    assert "\x1b" not in Words("en").say(Message("notation-verb", word="\x1b[2J"))


def test_seats_without_a_name_are_numbered() -> None:
    assert Words("de", {2: "Ben"}).player(1) == "Spieler 1"
    assert Words("de", {2: "Ben"}).player(2) == "Ben"


def named(name: str) -> Entry:
    """Return a card of this name, as a book has it."""
    return Entry("card", 1, dict.fromkeys(LANGUAGES, name), {}, [], [], {})


def test_cards_take_their_names_from_a_book() -> None:
    words = Words("en", book=[named("Town Hall")])
    assert words.say(Message("hb-use", seat=1, card=1)) == "Player 1 uses “Town Hall” (1)."
    assert words.say(Message("hb-use", seat=1, card=2)) == "Player 1 uses “2” (2)."


QUOTES = {"en": "“{}”", "de": "„{}“", "nl": "“{}”"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_stand_in_quotation_marks_in_every_sentence(language: str) -> None:
    """A name in quotation marks is a title: no sentence has to inflect it or agree with it."""
    words = Words(language, {1: "Anna"}, book=[named("Große Häuser")])
    for id_, arguments in ALL:
        given_: dict[str, Argument] = dict.fromkeys(arguments, 1)
        said = words.say(Message(id_, **given_)).replace(QUOTES[language].format("Große Häuser"), "")
        assert "Große Häuser" not in said, id_


def test_lists_and_titles_go_without_quotation_marks() -> None:
    assert Cards(Words("de")).listed(244) == "Indischer Elefant (244)"


def test_questions_and_events_are_said() -> None:
    words = Words("en")
    assert words.question(Message("hb-ask-turn")) == "Take a standard action."
    assert words.event(Message("hb-roll", die="black", pips=1)) == "The black die shows 1."


def test_refusals_say_where_and_why() -> None:
    words = Words("en")
    why = Message("record-key-missing", key="seat")
    assert words.refusal(Refused(Message("game-over"))) == "The game is over."
    assert (
        words.refusal(RecordRefused(Message("record-line", line=4), why))
        == "Line 4 of the record: The header lacks “seat”."
    )
    mistakes = [
        Mistake("cards.csv", 7, 0, "cost", Message("data-number", found="x", low=0, high=99)),
        Mistake("", 0, 0, "", Message("toml-too-big")),
        Mistake("board.toml", 3, 9, "", Message("toml-broken", detail="Expected a key")),
    ]
    assert words.refusal(Mistaken(mistakes)).splitlines() == [
        "cards.csv line 7 cost: There must be a whole number from 0 to 99 here, not “x”.",
        "A number is too long, or lists are too deep.",
        "board.toml line 3 column 9: This is not TOML: Expected a key",
    ]


def test_a_language_that_is_not_there_is_an_error() -> None:
    with pytest.raises(ValueError, match="no words in 'fr'"):
        Words("fr")
    assert [language_of(each) for each in ("nl", "de-CH", "en_GB.UTF-8", "fr", "C", "")] == [
        *("nl", "de", "en"),
        *("en", "en", "en"),
    ]


def test_other_games_put_a_prefix_before_the_ids_of_their_choices() -> None:
    assert choice_id("hamburg", "end", []) == "hb-choice-end"
    assert choice_id("city_tycoon", "pick", ["tile"]) == "ct-choice-pick-tile"
    assert choice_id("drafting", "draw", []) == "drafting-choice-draw"


def test_a_long_number_is_shown_with_all_its_digits() -> None:
    assert bundle("en").fill("player-name", {"seat": 10**30})[0] == f"Player {10**30}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_can_be_told(language: str) -> None:
    """Play at random: every question, choice and event has words, all of them filled in."""
    words = Words(language, {1: "Anna", 2: "Ben"})
    told: list[str] = []

    def hear(event: Event) -> None:
        for seat in range(3):
            message = event.for_seat(seat)
            if message is not None:
                told.append(words.event(message))

    rules = rules_of("hamburg")
    game = Game(rules, {"players": 2}, Fast(11), hearers=[hear])
    rng = Fast(5)
    for _ in range(200):
        if game.table.over:
            break
        question = game.table.questions[0]
        assert question.seat != CHANCE
        told.append(words.question(question.ask))
        choices = question.choices
        told.extend([words.choice("hamburg", choice) for choice in choices[:3]])
        game.choose(question.seat, choices[rng.pick(len(choices), "")])
    assert len(told) > 500
    assert [line for line in told if re.search(r"[{}$]|-name|^[a-z-]+ \(", line)] == []
