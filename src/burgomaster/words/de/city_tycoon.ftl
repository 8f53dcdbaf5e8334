### City Tycoon: Namen, Fragen, Entscheidungen, Ereignisse, Ablehnungen und die Texte der Plättchen.

## Namen

ct-district-name = { $district ->
    [residential] Wohnviertel
    [industry] Industrieviertel
    [entertainment] Unterhaltungsviertel
    [shopping] Einkaufsviertel
    [landmark] Sehenswürdigkeit
   *[other] { $district }
}

ct-cube-name = { $colour ->
    [red] rot
    [blue] blau
    [yellow] gelb
   *[other] { $colour }
}

ct-kind-name = { $kind ->
    [solar] Solarkraftwerk
    [steam] Dampfkraftwerk
    [wind] Windkraftwerk
    [water] Wasserkraftwerk
   *[other] { $kind }
}

# .start beginnt einen Satz, .from folgt auf „vom“ oder „dem“, .plain steht ohne Artikel.
ct-plant-name = { $plant ->
    [start-solar] das Solarkraftwerk des Startplättchens
    [start-wind] das Windkraftwerk des Startplättchens
    [red-1] das rote Kraftwerk I
    [red-2] das rote Kraftwerk II
    [red-3] das rote Kraftwerk III
    [red-4] das rote Kraftwerk IV
    [red-5] das rote Kraftwerk V
    [red-6] das rote Kraftwerk VI
    [blue-1] das blaue Kraftwerk I
    [blue-2] das blaue Kraftwerk II
    [blue-3] das blaue Kraftwerk III
    [blue-4] das blaue Kraftwerk IV
    [blue-5] das blaue Kraftwerk V
    [blue-6] das blaue Kraftwerk VI
   *[other] { $plant }
}
    .start = { $plant ->
        [start-solar] Das Solarkraftwerk des Startplättchens
        [start-wind] Das Windkraftwerk des Startplättchens
        [red-1] Das rote Kraftwerk I
        [red-2] Das rote Kraftwerk II
        [red-3] Das rote Kraftwerk III
        [red-4] Das rote Kraftwerk IV
        [red-5] Das rote Kraftwerk V
        [red-6] Das rote Kraftwerk VI
        [blue-1] Das blaue Kraftwerk I
        [blue-2] Das blaue Kraftwerk II
        [blue-3] Das blaue Kraftwerk III
        [blue-4] Das blaue Kraftwerk IV
        [blue-5] Das blaue Kraftwerk V
        [blue-6] Das blaue Kraftwerk VI
       *[other] { $plant }
    }
    .from = { $plant ->
        [start-solar] Solarkraftwerk des Startplättchens
        [start-wind] Windkraftwerk des Startplättchens
        [red-1] roten Kraftwerk I
        [red-2] roten Kraftwerk II
        [red-3] roten Kraftwerk III
        [red-4] roten Kraftwerk IV
        [red-5] roten Kraftwerk V
        [red-6] roten Kraftwerk VI
        [blue-1] blauen Kraftwerk I
        [blue-2] blauen Kraftwerk II
        [blue-3] blauen Kraftwerk III
        [blue-4] blauen Kraftwerk IV
        [blue-5] blauen Kraftwerk V
        [blue-6] blauen Kraftwerk VI
       *[other] { $plant }
    }
    .plain = { $plant ->
        [start-solar] Solarkraftwerk des Startplättchens
        [start-wind] Windkraftwerk des Startplättchens
        [red-1] rotes Kraftwerk I
        [red-2] rotes Kraftwerk II
        [red-3] rotes Kraftwerk III
        [red-4] rotes Kraftwerk IV
        [red-5] rotes Kraftwerk V
        [red-6] rotes Kraftwerk VI
        [blue-1] blaues Kraftwerk I
        [blue-2] blaues Kraftwerk II
        [blue-3] blaues Kraftwerk III
        [blue-4] blaues Kraftwerk IV
        [blue-5] blaues Kraftwerk V
        [blue-6] blaues Kraftwerk VI
       *[other] { $plant }
    }
ct-plant-plain = { ct-plant-name.plain }

ct-side-name = { $side ->
    [north] Nordseite
    [east] Ostseite
    [south] Südseite
    [west] Westseite
   *[other] { $side }
}

ct-letter-name = { $letter ->
    [n] n
    [e] o
    [s] s
    [w] w
   *[other] { $letter }
}

ct-landscape-name = { $kind ->
    [land] Land
    [water] Wasser
   *[other] { $kind }
}

ct-piece-name = { $piece ->
    [land] Land
    [water] Wasser
    [start] Startplättchen
    [tile] Stadtplättchen
    [solar] Solarkraftwerk
    [steam] Dampfkraftwerk
    [wind] Windkraftwerk
    [hydro] Wasserkraftwerk
   *[other] { $piece }
}

# Wie die Teile des Tisches heißen, wo sie aufgezählt werden.
ct-view-name = { $name ->
    [seat] Spieler
    [money] Geld
    [yellow] gelbe Würfel
    [points] Siegpunkte
    [total] Siegpunkte mit Geld
    [hand] Hand
    [picked] hat gewählt
    [pick] gewählt
    [gone] verkauft und abgeworfen
    [tiles] Plättchen in der Stadt
    [remembered-tiles] Plättchen
    [tile] Plättchen
    [plants] Kraftwerke
    [plant] Kraftwerk
    [land] eigene Landplättchen
    [passed] hat gepasst
    [cell] Feld
    [supplied] versorgt (Forderung)
    [supplies] jetzt versorgen
    [demand] Forderung
    [possible] möglich
    [cost] Kosten
    [payments] bezahlt an
    [other_payees] andere könnten bezahlt werden
    [income] Einnahmen
    [neighbours] von Nachbarn
    [euro] Euro
    [order] Reihenfolge
    [round] Runde
    [rounds] Runden
    [phase] Phase
    [turn] Weitergaben oder Aktionen bisher
    [closed] gesperrte Seiten
    [city] Stadt
    [free] freie Felder
    [pack] zur Wahl
    [remembered] gesehen und weitergegeben
    [seats] genommen haben oder können
    [stacks] Kraftwerke zum Bauen
    [left] übrig
    [sides] Seiten
    [kind] Art
    [cubes] Würfel
    [supply] Vorrat
    [red] rote Würfel
    [blue] blaue Würfel
    [landscapes] Landschaftsplättchen übrig
    [owner] Besitzer
    [district] Viertel
    [full] Würfel, wenn voll
    [refills] wird aufgefüllt
    [arrows] Boni zwischen Nachbarn
    [to] für
    [gain] Gewinn
    [start_bonus] Bonus der grauen Viertel
    [closed_cells] gesperrte Felder
    [coming] alle, die noch kommen
    [passes_to] dein Stapel geht an
    [comes_from] dein nächster Stapel kommt von
    [next_order] Reihenfolge in der nächsten Runde
    [turns] Weitergaben oder Aktionen insgesamt
    [undealt] nicht verteilte Plättchen
    [needs] deine Würfel je Runde
    [have] hast du
    [asked] gefordert
    [hand_cost] Kosten aller Plättchen auf der Hand
   *[other] { $name }
}
ct-view-none = { $name ->
    [seat] Bank
    [owner] niemand
    [cost] kein Weg
   *[other] –
}

ct-phase-name = { $phase ->
    [1] Phase I: Spielerreihenfolge
    [2] Phase II: Stadtplättchen wählen
    [3] Phase III: Stadt ausbauen
    [4] Phase IV: Stadtplättchen versorgen
    [5] Phase V: Aufräumen
   *[other] { $phase }
}

ct-source-name = { $source ->
    [laid] gelegte Plättchen
    [bought] gekaufte Siegpunkte
    [own-tiles] eigene Plättchen und Kraftwerke
    [supplied] versorgte Plättchen
    [neighbours] Nachbarplättchen
    [money] übriges Geld
    [start] Startgeld
    [sale] verkauftes Plättchen
   *[other] { $source }
}
    .of-one = { $source ->
        [laid] gelegtes Plättchen
        [supplied] versorgtes Plättchen
       *[other] { ct-source-name }
    }

ct-euros = { $count } €
ct-price = { $price } €

# The names of the standard data set; a test keeps them equal to its names.csv.
ct-tile-title = { $tile ->
    [1] Laubenkolonie
    [2] Bachgasse
    [3] Arbeiterzeile
    [4] Häuser am Mühlteich
    [5] Altstadtgasse
    [6] Gartenvorstadt
    [7] Sägewerk
    [8] Gerberei
    [9] Ziegelei
    [10] Gießerei
    [11] Färberei
    [12] Töpferhof
    [13] Teegarten
    [14] Bootshaus
    [15] Freilichtbühne
    [16] Ballsaal
    [17] Strandbad
    [18] Kegelbahn
    [19] Bäckereck
    [20] Markthalle
    [21] Fischstände
    [22] Tuchmacherstraße
    [23] Passage
    [24] Gewürzladen
    [25] Brunnenplatz
    [26] Uhrturm
    [27] Stadttor
    [28] Alte Brücke
    [29] Kapelle
    [30] Dorfanger
    [31] Wohnhöfe
    [32] Grachtenhäuser
    [33] Reihenhäuser
    [34] Villen am Fluss
    [35] Siedlung im Grünen
    [36] Hafenwohnungen
    [37] Stahlwerk
    [38] Papiermühle
    [39] Textilfabrik
    [40] Maschinenhalle
    [41] Brauerei
    [42] Lagerhaus
    [43] Varieté
    [44] Ausflugsdampfer
    [45] Festplatz
    [46] Pferderennbahn
    [47] Opernkeller
    [48] Eisbahn
    [49] Kaufhaus
    [50] Läden am Kai
    [51] Feinkostladen
    [52] Flohmarkt
    [53] Modehaus
    [54] Juwelier
    [55] Dom
    [56] Kaufmannssäule
    [57] Volkspark
    [58] Altes Schloss
    [59] Leuchtturm
    [60] Botanischer Garten
    [61] Mietskaserne
    [62] Wasserviertel
    [63] Trabantenstadt
    [64] Studentenwohnheim
    [65] Penthouse-Turm
    [66] Mustersiedlung
    [67] Autowerk
    [68] Werft
    [69] Chemiewerk
    [70] Feinmechanikwerk
    [71] Rangierbahnhof
    [72] Abfüllanlage
    [73] Filmpalast
    [74] Erlebnisbad
    [75] Vergnügungspark
    [76] Spielbank
    [77] Stadion
    [78] Konzertclub
    [79] Einkaufszentrum
    [80] Prachtstraße
    [81] Schwimmender Markt
    [82] Messe
    [83] Auktionshaus
    [84] Antiquitätenzeile
    [85] Stadtmuseum
    [86] Gedenkpark
    [87] Triumphbogen
    [88] Hängebrücke
    [89] Gildehalle
    [90] Sternwarte
    [91] Hochhaussiedlung
    [92] Wohnen am See
    [93] Wohnungen am Jachthafen
    [94] Ökoviertel
    [95] Botschaftsviertel
    [96] Skyline-Viertel
    [97] Technologiepark
    [98] Flugzeugwerk
    [99] Containerhafen
    [100] Entsalzungsanlage
    [101] Chipfabrik
    [102] Logistikzentrum
    [103] Festivalgelände
    [104] Aquarium
    [105] Olympiahalle
    [106] Große Oper
    [107] Jazzviertel
    [108] Regattastrecke
    [109] Luxusgalerie
    [110] Designer-Outlet
    [111] Megamarkt
    [112] Nachtmarkt
    [113] Plaza
    [114] Blumenhalle
    [115] Ruhmeshalle
    [116] Dampfmuseum
    [117] Mühlenmuseum
    [118] Wolkenkratzer
    [119] Weltausstellung
    [120] Neues Rathaus
   *[other] { $tile }
}
ct-tile-name = { ct-tile-title } ({ $tile })
# Im Satz steht ein Name in Anführungszeichen: Er ist ein Titel und wird nicht gebeugt.
ct-tile-quoted = „{ ct-tile-title }“ ({ $tile })
# Where numbers say nothing to anyone: in questions and choices.
ct-tile-said = „{ ct-tile-title }“

## Fragen

ct-ask-order = Wer kommt in der Reihenfolge auf Platz { $place }?
ct-ask-close = An welcher Seite des Startplättchens darf nicht gebaut werden?
ct-ask-deal = Welche drei Plättchen der Runde { $round } bekommt { $seat-name }?
ct-ask-pick = { $left ->
    [one] Welches Plättchen behältst du? Es ist das letzte.
   *[other] Welches Plättchen behältst du? Zur Wahl stehen { $left }; die anderen gibst du nach links weiter.
}
ct-ask-build = Aktion { $action } von { $actions }: Lege ein Plättchen, baue ein Kraftwerk oder verkaufe ein Plättchen.
ct-ask-discard = Welches Plättchen wirfst du für das { ct-kind-name } ab?
ct-ask-end-turn = Beende deinen Zug.
ct-ask-place-tile = Wohin legst du { ct-tile-said }?
ct-ask-place-plant = Wohin baust du das { ct-kind-name }?
ct-ask-landscape = Wohin legst du die Landschaftsplättchen? Noch Land: { $land }, Wasser: { $water }.{ $land ->
    [0] { $water ->
        [1] {""}
       *[other] {" "}{ ct-landscape-turns }
    }
    [1] { $water ->
        [0] {""}
       *[other] {" "}{ ct-landscape-turns }
    }
   *[other] {" "}{ ct-landscape-turns }
}
ct-landscape-turns = Erst Land, dann Wasser, im Uhrzeigersinn von Norden an.
ct-ask-buy = Wie viele Siegpunkte kaufst du mit { ct-tile-said }?
ct-ahead-sell = Mein letztes Plättchen verkaufen
ct-ahead-pass = Nichts mehr versorgen: passen
ct-ask-supply = Versorge eines deiner Plättchen oder passe.
# Gesagt, bevor jemand passt; $euro bleibt nach allen Kosten übrig und kann weniger als nichts sein.
ct-pass-warning = { $tiles ->
    [one] Mit { ct-tile-said } könntest du noch Gewinn machen: { ct-left-over }.
   *[other] Mit { $tiles } Plättchen könntest du noch Gewinn machen, am meisten mit { ct-tile-said }: { ct-left-over }.
}
ct-left-over = { $euro } €{ $points ->
    [0] {""}
    [one] {" "}und 1 Siegpunkt
   *[other] {" "}und { $points } Siegpunkte
} nach allen Kosten
ct-ask-plant = Aus welchem Kraftwerk kommt der { ct-cube-name }e Würfel für { ct-tile-said }? (Würfel { $cube }){ $more ->
    [0] {""}
   *[other] {" "}Wähle das billigste Kraftwerk zuerst.
}
ct-ask-way = Wen bezahlst du für den Weg vom { ct-plant-name.from } zu { ct-tile-said }? Alle diese Wege kosten gleich viel.

## Entscheidungen

ct-choice-place-seat = { $seat-name } ist als Nächstes dran
ct-choice-close-side = { ct-side-name } sperren
ct-choice-deal-one-two-three = Plättchen { $one }, { $two } und { $three } austeilen
ct-choice-pick-tile = { ct-tile-said } behalten
ct-choice-lay-tile = { ct-tile-said } legen
ct-choice-sell-tile = { ct-tile-said } verkaufen
ct-choice-discard-tile = { ct-tile-said } abwerfen
ct-choice-build-kind = { ct-kind-name } bauen
ct-choice-at-x-y = Feld { $rest }
ct-choice-land-x-y = Land auf Feld { $rest }
ct-choice-water-x-y = Wasser auf Feld { $rest }
ct-choice-buy-points = { $points ->
    [0] Nichts kaufen
    [one] 1 Siegpunkt kaufen
   *[other] { $points } Siegpunkte kaufen
}
ct-choice-supply-tile-demand = { ct-tile-said } versorgen, Forderung { $demand }
ct-choice-from-plant = Aus dem { ct-plant-name.from }
ct-choice-pay-one-two-three-four-five = Zahlen:{ $one ->
    [0] {""}
   *[other] {" "}{ $one } € an { $one-name },
}{ $two ->
    [0] {""}
   *[other] {" "}{ $two } € an { $two-name },
}{ $three ->
    [0] {""}
   *[other] {" "}{ $three } € an { $three-name },
}{ $four ->
    [0] {""}
   *[other] {" "}{ $four } € an { $four-name },
}{ $five ->
    [0] {""}
   *[other] {" "}{ $five } € an { $five-name },
} den Rest an die Bank
ct-choice-pass = In dieser Runde passen
ct-choice-stuck = Nichts kann versorgt werden
ct-choice-end = Zug beenden

## Ereignisse

ct-placed = { $seat-name } ist in der Spielerreihenfolge auf Platz { $place }.
ct-closed = An der { ct-side-name } des Startplättchens darf nicht gebaut werden.
ct-round = Runde { $round } beginnt.
ct-dealt = { $seat-name } bekommt drei Plättchen.
ct-dealt-tiles = { $seat-name } bekommt { $tile1-name }, { $tile2-name } und { $tile3-name }.
ct-picked = { $seat-name } behält ein Plättchen.
ct-picked-tile = { $seat-name } behält { ct-tile-quoted }.
ct-sold = { $seat-name } verkauft ein Plättchen.
ct-sold-tile = { $seat-name } verkauft { ct-tile-quoted }.
ct-laid = { $seat-name } legt { ct-tile-quoted } auf { $cell }.
ct-built = { $seat-name } baut auf { $cell } ein { ct-kind-name } ({ ct-plant-name.plain }).
ct-landscape = { $seat-name } legt { ct-landscape-name } auf { $cell }.
ct-gain-money = { $seat-name } nimmt { ct-euros } ({ ct-source-name.of-one }).
ct-pay-bank = { $seat-name } zahlt { ct-euros } an die Bank.
ct-pay-seat = { $seat-name } zahlt { ct-euros } an { $victim-name }.
ct-gain-points = { $seat-name } bekommt { $count ->
    [one] 1 Siegpunkt
   *[other] { $count } Siegpunkte
} ({ ct-source-name.of-one }).
ct-gain-yellow = { $seat-name } nimmt { $count ->
    [one] 1 gelben Würfel
   *[other] { $count } gelbe Würfel
} ({ ct-source-name.of-one }).
ct-supplied = { $seat-name } versorgt { ct-tile-quoted }{ $price ->
    [0] {" "}kostenfrei
   *[other] {""}
}{ $demand ->
    [0] {""}
   *[other] , Forderung { $demand }
}.
ct-passed = { $seat-name } passt.
ct-tidied = Nach Runde { $round }: Verbrauchte Würfel sind zurückgelegt, Solar- und Windkraftwerke aufgefüllt.

## Ablehnungen

ct-seat-not-to-place = { $seat-name } hat schon einen Platz oder spielt nicht mit.
ct-side-closed-already = Die { ct-side-name } ist schon gesperrt.
ct-deal-order = Nenne drei verschiedene Plättchen, die kleinste Nummer zuerst.
ct-not-in-stack = { ct-tile-quoted } ist nicht im Stapel der Runde { $round }.
ct-not-in-pack = { ct-tile-quoted } ist nicht unter den Plättchen, die du in der Hand hast.
ct-not-in-hand = { ct-tile-quoted } hast du nicht.
ct-tile-too-dear = Das Plättchen kostet { ct-price }, du hast aber nur { $money } €.
ct-plant-too-dear = Das { ct-kind-name } kostet { ct-price }, du hast aber nur { $money } €.
ct-no-plants = Es ist kein Kraftwerk mehr da, das als { ct-kind-name } gebaut werden könnte.
ct-cell-taken = Auf { $cell } liegt schon etwas.
ct-cell-closed = Auf { $cell } darf nicht gebaut werden: Diese Seite des Startplättchens ist gesperrt.
ct-cell-apart = { $cell } grenzt nicht an die Stadt.
ct-landscape-apart = { $cell } ist nicht frei oder grenzt nicht an das Plättchen auf { $tile }.
ct-landscape-order = Das passt jetzt nicht: erst Land, dann Wasser, und die Felder in der angebotenen Reihenfolge (noch Land: { $land }, Wasser: { $water }).
ct-points-too-dear = Das kostet { ct-price }, du hast aber nur { $money } €.
ct-points-not-sold = { $points ->
    [one] 1 Siegpunkt ist hier nicht zu kaufen.
   *[other] { $points } Siegpunkte sind hier nicht zu kaufen.
}
ct-not-own-tile = { ct-tile-quoted } ist kein Plättchen von dir in der Stadt.
ct-supplied-already = { ct-tile-quoted } wurde in dieser Runde schon versorgt.
ct-no-such-demand = { $demands ->
    [0] { ct-tile-quoted } hat keine Forderung.
    [one] { ct-tile-quoted } hat nur 1 Forderung.
   *[other] { ct-tile-quoted } hat nur { $demands } Forderungen.
}
ct-yellow-short = Dafür brauchst du { $wanted ->
    [one] 1 gelben Würfel
   *[other] { $wanted } gelbe Würfel
}, hast aber { $found }.
ct-cubes-short = { ct-tile-quoted } wird von zu wenigen Würfeln erreicht; nötig: { $red ->
    [0] { ct-asks-blue }
   *[other] { $blue ->
        [0] { ct-asks-red }
       *[other] { ct-asks-red-blue }
    }
}.
ct-supply-too-dear = Der billigste Weg kostet { ct-price }, du hast aber nur { $money } €.
ct-plant-colour = { ct-plant-name.start } hat keine Würfel der verlangten Farbe ({ ct-cube-name }).
ct-plant-out-of-reach = Vom { ct-plant-name.from } führt kein Weg hierher.
ct-plant-empty = { ct-plant-name.start } hat keinen Würfel mehr.
ct-plant-too-dear-now = Zusammen mit den noch nötigen Würfeln wäre { ct-plant-name } zu teuer.
ct-plant-before = Kraftwerke werden nach Preis gewählt: zuerst { ct-plant-name }.
ct-plant-later = Kraftwerke werden nach Preis gewählt: { ct-plant-name } erst nach den anderen.
ct-what-if-plants = Die genannten Kraftwerke haben nicht genug Würfel für diese Forderung: { ct-cube-name }.
ct-no-such-way = Vom { ct-plant-name.from } führt kein billigster Weg, der diese Beträge zahlt.
ct-way-before = Von zwei gleich teuren Wegen vom { ct-plant-name.from } wähle diesen zuerst: Sie haben eine feste Reihenfolge.
ct-notation-line = „{ $word }“ ist weder Spalte noch Zeile; schreibe { $ahead } oder { $back } und eine Zahl, etwa { $ahead }2.
ct-option-closed = { $wanted ->
    [0] Bei so vielen Spielern ist keine Seite gesperrt, angegeben ist aber „{ $found }“.
    [one] Bei so vielen Spielern ist 1 Seite gesperrt; „{ $found }“ passt nicht. Schreibe „drawn“ oder eine Seite wie „north“.
   *[other] Bei so vielen Spielern sind { $wanted } Seiten gesperrt; „{ $found }“ passt nicht. Schreibe „drawn“ oder Seiten wie „north east“.
}

## Was an einer Stellung nicht stimmt

ct-law-money = Das Geld der Spieler und der Bank ergibt nicht, was in der Schachtel ist.
ct-law-negative = { $seat-name } hat von etwas weniger als nichts.
ct-law-cubes = Die Zahl der Würfel dieser Farbe ({ ct-cube-name }) stimmt nicht mit der Schachtel überein.
ct-law-tile = Plättchen { $tile } ist an zwei Orten, fehlt oder kommt zu früh.
ct-law-plants = Die Kraftwerke passen nicht zusammen.
ct-law-closed = Auf einer gesperrten Seite liegt etwas.
ct-law-city = Etwas in der Stadt steht auf keiner Liste.
ct-law-landscapes = Die Zahl der Landschaftsplättchen stimmt nicht mit der Schachtel überein.
ct-law-supplied = Ein Plättchen, das nicht versorgt sein kann, gilt als versorgt.
ct-law-blank = Ein Plättchen ist unbekannt, obwohl nichts verborgen ist.
ct-law-hand = Jemand hat nicht die Plättchen, die gewählt wurden.
ct-law-pick = { $seat-name } hat ein Plättchen gewählt, das nicht dabei ist.
ct-law-order = Die Plättchen von { $seat-name } sind nicht sortiert.
ct-law-pack = Stapel { $pack } hat zu viele Plättchen.

## Dateien

ct-data-form = „{ $found }“ passt hier nicht; schreibe es wie „{ $example }“, mit Zahlen von 1 bis { $most }.
ct-data-pair = Eine Forderung und ihre Einnahme gehören zusammen, und vor der zweiten Forderung steht die erste.
ct-position-set-up = Runde und Phase passen nicht zusammen: Nur beim Spielaufbau ist die Runde 0.
ct-position-no-tidying = In Runde 4 gibt es keine Phase V.
ct-position-over = Das Spiel ist erst nach Phase IV der Runde 4 zu Ende, wenn nichts mehr zu tun ist.
ct-position-order = Jeder hat genau einen Platz in der Spielerreihenfolge, von 1 bis { $found }.
ct-position-not-now = Das passt nicht zu Phase { $phase }.
ct-position-tile = „{ $found }“ ist kein Plättchen mit seinem Feld; schreibe es wie „27 at e2 n1“.
ct-position-tile-twice = { ct-tile-quoted } steht schon in „{ $place }“.
ct-position-early = { ct-tile-quoted } gehört zu Runde { $round } und passt nicht hierher.
ct-position-cell = „{ $found }“ ist kein Feld; schreibe Spalte und Zeile wie „e2 n1“.
ct-position-closed = { $wanted ->
    [0] Bei so vielen Spielern ist keine Seite gesperrt.
    [one] Bei so vielen Spielern muss 1 Seite gesperrt sein, und dort darf nichts liegen.
   *[other] Bei so vielen Spielern müssen { $wanted } Seiten gesperrt sein, und dort darf nichts liegen.
}
ct-position-not-laid = „{ $found }“ ist kein Plättchen, das in der Stadt liegt.
ct-position-count = Hier müssen es { $wanted } sein, nicht { $found }.
ct-position-laid = { $seat-name } hat mehr Plättchen dieser Runde gelegt ({ $found }), als es Züge gab ({ $wanted }).
ct-position-passed = { $seat-name } hat gepasst und kommt nicht mehr an die Reihe.
ct-position-hidden = „{ $found }“ passt hier nicht: Ein Plättchen, das man nicht sieht, ist 0, und eines, das man sieht, nicht.
ct-position-took = Was ein Spieler genommen hat, muss genau das sein, was er auf der Hand hat, gelegt hat und was weg ist.
ct-position-memory = Das kann sich dieser Platz nicht gemerkt haben: Zu jedem weitergegebenen Stapel gehören hier dessen Plättchen, soweit er sie gesehen hat.

## Texte der Plättchen und Kraftwerke

ct-asks-red = { $red ->
    [one] 1 roter Würfel
   *[other] { $red } rote Würfel
}
ct-asks-blue = { $blue ->
    [one] 1 blauer Würfel
   *[other] { $blue } blaue Würfel
}
ct-asks-yellow = { $yellow ->
    [one] 1 gelber Würfel
   *[other] { $yellow } gelbe Würfel
}
ct-asks-euro = { $euro ->
    [one] 1 €
   *[other] { $euro } €
}
ct-asks-red-blue = { ct-asks-red } und { ct-asks-blue }
ct-asks-red-yellow = { ct-asks-red } und { ct-asks-yellow }
ct-asks-red-euro = { ct-asks-red } und { ct-asks-euro }
ct-asks-blue-yellow = { ct-asks-blue } und { ct-asks-yellow }
ct-asks-blue-euro = { ct-asks-blue } und { ct-asks-euro }
ct-asks-yellow-euro = { ct-asks-yellow } und { ct-asks-euro }
ct-asks-red-blue-yellow = { ct-asks-red }, { ct-asks-blue } und { ct-asks-yellow }
ct-asks-red-blue-euro = { ct-asks-red }, { ct-asks-blue } und { ct-asks-euro }
ct-asks-red-yellow-euro = { ct-asks-red }, { ct-asks-yellow } und { ct-asks-euro }
ct-asks-blue-yellow-euro = { ct-asks-blue }, { ct-asks-yellow } und { ct-asks-euro }
ct-asks-red-blue-yellow-euro = { ct-asks-red }, { ct-asks-blue }, { ct-asks-yellow } und { ct-asks-euro }
ct-brings-euro = { $euro ->
    [one] 1 €
   *[other] { $euro } €
}
ct-brings-points = { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
}
ct-brings-yellow = { $yellow ->
    [one] 1 gelber Würfel
   *[other] { $yellow } gelbe Würfel
}
ct-brings-euro-points = { ct-brings-euro } und { ct-brings-points }
ct-brings-euro-yellow = { ct-brings-euro } und { ct-brings-yellow }
ct-brings-points-yellow = { ct-brings-points } und { ct-brings-yellow }
ct-brings-euro-points-yellow = { ct-brings-euro }, { ct-brings-points } und { ct-brings-yellow }
ct-lays-land = { $count } Plättchen Land daneben
ct-lays-water = { $count } Plättchen Wasser daneben
ct-sells-points = auf Wunsch { ct-brings-points } für { ct-asks-euro }
ct-sells-or = oder { ct-brings-points } für { ct-asks-euro }
ct-per-plant = { ct-brings-points } für jedes eigene { $colour ->
    [red] rote
   *[other] blaue
} Kraftwerk
ct-per-district = { ct-brings-points } für jedes eigene Plättchen „{ ct-district-name }“, das schon liegt
ct-beside-district = Wer ein angrenzendes Plättchen „{ ct-district-name }“ versorgt
ct-plant-refilled = { ct-kind-name }: { $count ->
    [one] 1 { $colour ->
        [red] roter
       *[other] blauer
    } Würfel
   *[other] { $count } { $colour ->
        [red] rote
       *[other] blaue
    } Würfel
}, jede Runde aufgefüllt; { ct-price }
ct-plant-once = { ct-kind-name }: { $count ->
    [one] 1 { $colour ->
        [red] roter
       *[other] blauer
    } Würfel
   *[other] { $count } { $colour ->
        [red] rote
       *[other] blaue
    } Würfel
}, nicht aufgefüllt; { ct-price }

## What a tile does, as sentences; several things in one place are listed

ct-tile-laid = beim Legen: { $laid }
ct-tile-supplied = Forderung: { $asks }. Einnahmen: { $brings }
ct-tile-beside = { $beside }, bekommt: { $brings }
ct-list-and = { $rest }, { $last }

## Warum der Schreiber etwas tun würde

ct-hint-supply = Auf die billigste Art versorgt, bringt es { ct-left-over }.
ct-hint-cell = Dort kostet das Versorgen jetzt { ct-price }.
ct-hint-plant = Von dort werden die nächsten Würfel deiner Plättchen billiger, zusammen um { ct-euros }.
ct-hint-neighbors = Jetzt kann es nicht versorgt werden, und dort hat es die besten Nachbarn.
ct-hint-near = Dort ist es nahe bei dem, was du hast und legen wirst, und andere zahlen vielleicht für seine Würfel.
ct-hint-from = Ein Würfel von dort kostet { ct-price }; was dann an den Kraftwerken bleibt, nützt dir so am meisten.
ct-hint-pay = So bekommen die Führenden am wenigsten.
ct-hint-pass = Was noch versorgt werden könnte, kostet mehr, als es bringt, oder ist in einer späteren Runde mehr wert.
ct-hint-pass-last = Was noch versorgt werden könnte, kostet mehr, als es bringt.
ct-hint-land = Dort hält Land deine Wege kurz und lässt dir Platz.
ct-hint-water = Dort stört dich Wasser am wenigsten.
ct-hint-buy = { $count ->
    [one] Der Siegpunkt ist mehr wert, als sein Preis anderswo bringt.
   *[other] Die { $count } Siegpunkte sind mehr wert, als ihr Preis anderswo bringt.
}
ct-hint-buy-nothing = Das Geld bringt anderswo mehr.
ct-hint-build = Die Plättchen, die du hast und legen willst, können seine Würfel brauchen.
ct-hint-discard = Von deinen Plättchen fehlt dir dieses am wenigsten.
ct-hint-pick = Es passt zu dem, was du hast: Du kannst es bezahlen, legen und versorgen.
ct-hint-pick-spare = Keines dieser Plättchen bringt deiner Stadt etwas; dieses kannst du verkaufen oder für ein Kraftwerk abwerfen.
ct-hint-lay = { $count ->
    [0] Es fügt dem, was deine Stadt bringt, ein wenig hinzu, und du kannst es bezahlen.
    [one] Es fügt dem, was deine Stadt bringt, etwa { $count } Siegpunkt hinzu.
   *[other] Es fügt dem, was deine Stadt bringt, etwa { $count } Siegpunkte hinzu.
}
ct-hint-sell = Für dich ist es seinen Preis nicht wert; verkauft bringt es { ct-price }.
ct-hint-close = Es ist knapp: Eine andere Möglichkeit ist fast genauso viel wert.
ct-hint-better = Nach der Vorausschau des Schreibers ist das etwa { $count ->
    [one] { $count } Siegpunkt
   *[other] { $count } Siegpunkte
} mehr wert als die nächstbeste Möglichkeit.
