"""How messages and choices read, by hand, in English, German and Dutch."""

from __future__ import annotations

from burgomaster.core.message import Message

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
