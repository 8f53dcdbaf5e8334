### The room of Hamburg in the browser. What the engine says of Hamburg is in src/burgomaster/words.

hamburg-house-values = Die Anleitung nennt keine Werte für diese Karte; diese sind unsere.
hamburg-card-aloud = { $name }, Karte { $card }, { hb-colour-name }, { hb-category-name }, kostet { $cost } Mark, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
hamburg-card-when = Wann sie wirkt: { hb-activation-name }.
hamburg-used = In diesem Durchgang schon genutzt.
hamburg-square = Rathausplatz
hamburg-square-pawn = { $name }: Feld { $space }.
hamburg-square-closed = Keine 1 oder 2 gewürfelt: gesperrt
hamburg-statues = Statuen
hamburg-none = keine
hamburg-church = St. Michael-Kirche
hamburg-zoo-and-park = Zoo und Park
hamburg-window = Fenster { $window }: { $what }.
hamburg-window-cleric = Hier steht der Geistliche dieses Durchgangs.
hamburg-window-workers = Arbeiter daran in diesem Durchgang: { $count }.
hamburg-window-floor = Vor der Kirche: { $count }.
hamburg-window-counts = Jeder Geistliche darunter gibt in der Schlusswertung einen Punkt für jede deiner Karten aus:
hamburg-rounds-left = { $count ->
    [one] noch { $count } Runde
   *[other] noch { $count } Runden
}
hamburg-alster = Binnenalster
hamburg-die = Der { hb-colour-name.e } Würfel zeigt { $pips }.
hamburg-die-waiting = Der { hb-colour-name.e } Würfel ist noch nicht gewürfelt.
hamburg-die-high = { $colour ->
    [black] Eine Warnung: Er bringt schwarze Gefahren-Marker.
   *[other] Eine Warnung: Er erhöht seine Gefahr.
}
hamburg-piles = Planten un Blomen: Zugstapel
hamburg-pile = Der { hb-colour-name.e } Zugstapel: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}.
hamburg-discards = Ablagestapel: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
hamburg-discards-order = Von oben
hamburg-discards-shuffled = Darunter, gemischt
hamburg-tokens = Schwarze Gefahren-Marker im brennenden Haus: { $count }
hamburg-tokens-open = Gezogene Gefahren-Marker:
hamburg-wall-half = { $side ->
    [left] Linke
   *[right] Rechte
} Mauerhälfte: { $built } von { $of } gebaut.
hamburg-wall-next = Als Nächstes: { hb-colour-name } für { $price } Mark.
hamburg-workers = { $count } { $count ->
    [one] { hb-colour-name.er }
   *[other] { hb-colour-name.e }
} Arbeiter.
hamburg-level = { $disaster }: Stufe { $level }.
hamburg-majority-active = Mehrheitsmarker { $majority }: aktiv.
hamburg-majority-inactive = Mehrheitsmarker { $majority }: nicht aktiv.
hamburg-garden = Zoo und Park
hamburg-under = Unter einer Zoo-Karte:
hamburg-sites = Grundstücke und Gebäude
hamburg-site-empty = Grundstück { $place }, { $colour }, frei.
hamburg-site-face = Vorderseite dieses Grundstücks, die nur du kennst:
hamburg-on-site = Auf Grundstück { $place }:
hamburg-board-of = Tableau von { $name }
hamburg-glance-of = { $name } auf einen Blick
hamburg-first-player = Startspieler
hamburg-marks = { $count } Mark
hamburg-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
hamburg-total = { $total } mit Schlusswertung
hamburg-statues-won = Statuen, in Punkten: { $points }
hamburg-hand-of = Kartenhand: { $count ->
    [0] keine Karten
    [one] { $count } Karte ({ $colours })
   *[other] { $count } Karten ({ $colours })
}
hamburg-hand = Deine Kartenhand ({ $count })
hamburg-hand-empty = Keine Karten
hamburg-held = Gezogen, um sofort genutzt zu werden:
hamburg-hand-watched = Die Kartenhand von { $name } ({ $count })
hamburg-back = Eine { hb-colour-name.e } Karte
hamburg-unseen = Diese { hb-colour-name.e } Karte hast du noch nicht angesehen.
hamburg-found = Im Stapel gefunden
hamburg-season-name = Durchgang { $season }
hamburg-season = { hamburg-season-name } von { $seasons }
hamburg-round = Runde { $round } von { $rounds }
hamburg-source-played = während des Spiels verdient
hamburg-site-place = Grundstück { $place }
hamburg-pile-name = { hb-colour-name.er } Zugstapel
hamburg-workers-name = { hb-colour-name.e } Arbeiter
hamburg-level-name = { hb-colour-name.e } Gefahr
hamburg-die-name = { hb-colour-name.er } Würfel
hamburg-wall-name = { $side ->
    [left] linke
   *[right] rechte
} Mauerhälfte

hamburg-short-workers = 3 Arbeiter nehmen
hamburg-short-money = Geld nehmen
hamburg-short-decrease = Eine Gefahr verringern
hamburg-short-wall = Mauer, { $side ->
    [left] linke
   *[right] rechte
} Hälfte
hamburg-short-site = Als Grundstück auslegen
hamburg-short-build = Auf Grundstück { $place } errichten
hamburg-short-build-zoo = Unter { $zoo } errichten
hamburg-short-lay = Zu Zoo und Park legen
hamburg-short-discard = Abwerfen
hamburg-short-select = Auf Grundstück { $place } errichten
hamburg-short-use = Nutzen
hamburg-short-again = Noch einmal nutzen
hamburg-short-copy = Den Blitz dieser Karte nutzen
hamburg-short-back = Zurück auf die Hand nehmen
hamburg-short-find = Nehmen

hamburg-chip-mark = { $count } { $amount ->
   *[other] Mark
}
hamburg-chip-point = { $count } { $amount ->
    [one] Punkt
   *[other] Punkte
}
hamburg-chip-worker = { $count } { $amount ->
    [one] { hb-colour-name.er }
   *[other] { hb-colour-name.e }
} Arbeiter
hamburg-chip-level = { $count } { $amount ->
    [one] Stufe
   *[other] Stufen
} bei der { hb-colour-name.en } Gefahr
hamburg-chip-card = { $count } { hb-colour-name.e } { $amount ->
    [one] Karte
   *[other] Karten
}
hamburg-chip-statue = Statue, { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
hamburg-chip-wall = { $count } { $amount ->
    [one] { hb-colour-name.er } Mauerstein
   *[other] { hb-colour-name.e } Mauersteine
}
hamburg-chip-square = { $count } { $amount ->
    [one] Feld
   *[other] Felder
} auf dem Rathausplatz

hamburg-colour = Farbe
hamburg-category = Kategorie
hamburg-activation = Aktivierung
hamburg-cards-found = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}

## Expansions

hamburg-expansions = { $name ->
    [mayors] Die Bürgermeister
    [statues] Hans-Hummel und Zitronenjette
    [intrigue] Die besonderen Gefahren
    [ships] Die Schiffe
    [exchange] Die Börse
    [clerics] Die Geistlichen-Plättchen
   *[other] { $name }
}
hamburg-expansions-text = { $name ->
    [mayors] Jeder hat einen Bürgermeister und wählt, welche seiner zwei Fähigkeiten gilt.
    [statues] Statt einer Statue mit Punkten am Ende darf man sofort Geld nehmen.
    [intrigue] Manche Intrigen bringen eine doppelte Gefahr, andere ein kleines Geschenk.
    [ships] Schiffe legen am Kai an und belohnen, wer an der Stadtmauer baut.
    [exchange] Kurse steigen und fallen: Eine Basisaktion kostet oder bringt mal mehr, mal weniger.
    [clerics] In jedem Kirchenfenster liegt ein Plättchen; das beim Geistlichen ändert den Durchgang für alle.
   *[other] { "" }
}
hamburg-mayor = Bürgermeister
hamburg-in-force = In Kraft
hamburg-tiles = Plättchen der Erweiterungen
hamburg-best-card = Das beste Gebäude war „{ $card }“ von { $name }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} wert.
hamburg-lucky =
    Die Würfel gaben { $name } { $count ->
        [one] 1 Mark
       *[other] { $count } Mark
    } mehr, als an diesem Tisch üblich war.
hamburg-unlucky =
    Die Würfel gaben { $name } { $count ->
        [one] 1 Mark
       *[other] { $count } Mark
    } weniger, als an diesem Tisch üblich war.
hamburg-struck = { $count ->
    [0] Bei { $name } wurde keine Gefahr ausgelöst.
    [one] Bei { $name } wurde eine Gefahr ausgelöst.
   *[other] Bei { $name } wurden { $count } Gefahren ausgelöst.
}


## Die Geschichte in weniger Worten

hamburg-told-die = { $colour ->
    [purple] violett
    [orange] orange
    [gray] grau
    [pink] rosa
    [brown] braun
   *[other] schwarz
} { $pips }
hamburg-told-dice = Die Würfel: { $dice }.
hamburg-told-some = { $count } { $colour ->
    [purple] violette
    [orange] orange
    [gray] graue
    [pink] rosa
    [brown] braune
   *[other] schwarze
}
hamburg-told-draws = { $count ->
    [0] { $seat-name } zieht { $cards }.
    [one] { $seat-name } zieht eine Karte: { $cards }.
   *[other] { $seat-name } zieht { $count } Karten: { $cards }.
}
hamburg-told-cards = { $seat-name } hat { $cards } gezogen.
hamburg-told-rise-all = Gefahren werden erhöht bei { $names }: { $disasters }.
hamburg-told-rise-one = { $name }: { $disasters }
hamburg-told-rise = Gefahren werden erhöht. { $disasters }.
hamburg-told-step = { $seat-name } zahlt { $count } Mark und geht auf dem Rathausplatz auf Feld { $space } vor.
hamburg-told-steps = { $names } zahlen je { $count } Mark und gehen auf dem Rathausplatz vor.
hamburg-told-money = { $seat-name } nimmt mit { $card-name } { $count } Mark.
hamburg-told-workers = { $seat-name } nimmt mit { $card-name } { $count } { $colour ->
    [purple] violette
    [orange] orange
    [gray] graue
    [pink] rosa
   *[other] braune
} Arbeiter.
hamburg-told-lower = { $seat-name } verringert mit { $card-name } die Gefahr „{ $disaster }“ auf Stufe { $level } und erhält { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
hamburg-told-build = { $seat-name } errichtet { $card-name } für { $count } Mark.
hamburg-told-lay = { $seat-name } legt { $card-name } für { $count } Mark in Zoo und Park.
hamburg-told-wall = { $seat-name } baut mit { $card-name } an der { hb-side-name.en } Mauerhälfte einen { hb-colour-name.en } Mauerstein{ $count ->
    [0] {""}
   *[other] {" "}für { $count } Mark
}.
hamburg-told-segment = { $seat-name } baut an der { hb-side-name.en } Mauerhälfte einen { hb-colour-name.en } Mauerstein für { $count } Mark.
hamburg-told-decrease = { $seat-name } verringert die Gefahr „{ $disaster }“ auf Stufe { $level } und erhält { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
hamburg-told-income = Der { $die ->
    [purple] violette
    [orange] orange
    [gray] graue
    [pink] rosa
    [brown] braune
   *[other] schwarze
} Würfel bringt { $seat-name } { $count } Mark.
hamburg-told-ships = Schiffe kommen an den Kai: { $colours }.

## The scene

hamburg-jettes = Zitronenjetten: { $marks } Mark
hamburg-garden-new = Zoo und Park
hamburg-workers-mine = Arbeiter
hamburg-site-new = ein neues Grundstück
hamburg-wall = Mauer
hamburg-ship = Das Schiff ({ hb-colour-name }) { $where ->
    [quay] liegt am Kai
   *[roadstead] liegt auf Reede
}.
hamburg-ship-name = Schiff ({ hb-colour-name })
hamburg-harbour = Hafen
hamburg-exchange = Börse
hamburg-exchange-step = Von den dreien gilt { $step ->
    [1] die erste Angabe
    [2] die zweite Angabe
   *[3] die dritte Angabe
}.
hamburg-exchange-space = Der Kursanzeiger steht auf Feld { $space }.
hamburg-intrigue = Intrigen
hamburg-discards-name = Ablagestapel
hamburg-empty-site = frei
hamburg-new-site = neu
hamburg-at-end = { $total } am Ende
hamburg-caption-price = { $price } Mark je Feld
hamburg-caption-michael = St. Michael
hamburg-caption-piles = Planten un Blomen
hamburg-caption-discards = Ablage
hamburg-caption-exchange = Börse
hamburg-caption-harbour = oben Kai, unten Reede
hamburg-majority-short = { $majority ->
    [square] Platz
    [buildings] Gebäude
    [wall] Mauer
    [points] Punkte
   *[zoo] Zoo
}
hamburg-mayor-sides = Dein Bürgermeister
hamburg-phase-short = { $phase ->
    [1] Karten
    [2] Würfel
    [3] Aktionen
   *[4] Durchgangsende
}
