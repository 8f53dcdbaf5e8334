### Der Raum von City Tycoon im Browser.

tycoon-map = Die Stadt, Reihe für Reihe
tycoon-row = Reihe { $row }
tycoon-cell = Feld { $cell }
tycoon-free = { $cell }, frei
tycoon-closed = { $cell }, gesperrt: Hier darf nichts gebaut werden
tycoon-supplied = { $supplied ->
    [0] nicht versorgt
   *[other] versorgt (Forderung { $supplied })
}
tycoon-stock = { $count } von { $full } Würfeln, { ct-cube-name }
tycoon-refilled = { $refills ->
    [yes] wird jede Runde aufgefüllt
   *[other] wird nicht aufgefüllt
}
tycoon-grey = graues Viertel des Startplättchens: Wer nebenan versorgt ({ ct-district-name }), bekommt { $euro ->
    [0] { $points } P
   *[other] { $euro } €
}
tycoon-demand = Forderung { $demand }
tycoon-points = { $count ->
    [one] { $count } Siegpunkt
   *[other] { $count } Siegpunkte
}
tycoon-chip = { $what ->
    [euro] { $count } €
    [points] { $amount ->
        [one] { $count } Siegpunkt
       *[other] { $count } Siegpunkte
    }
   *[yellow] { $amount ->
        [one] { $count } gelber Würfel
       *[other] { $count } gelbe Würfel
    }
}
tycoon-bank = Bank
tycoon-bank-aloud = Die Bank: Sie zahlt 5 € für ein Plättchen.
tycoon-box = noch im Vorrat
tycoon-box-aloud = Noch im Vorrat: { $red } rote, { $blue } blaue und { $yellow } gelbe Würfel, { $count } Landschaften.
tycoon-landscapes = { $count ->
    [one] { $count } Landschaft
   *[other] { $count } Landschaften
}
tycoon-order = Spielerreihenfolge
tycoon-next = danach { $place }.
tycoon-passed = gepasst
tycoon-has-picked = hat gewählt
tycoon-your-turn = du bist dran
tycoon-thinks = { $phase ->
    [2] wählt …
    [3] baut …
   *[other] versorgt …
}
tycoon-plants-own = { $count ->
    [0] keine Kraftwerke
   *[other] Kraftwerke: { $list }
}
tycoon-tiles-own = { $count ->
    [one] 1 Plättchen in der Stadt
   *[other] { $count } Plättchen in der Stadt
}, { $supplied } versorgt
tycoon-euro-word = { $count ->
   *[other] Euro
}
tycoon-yellow-word = { $count ->
    [one] gelber Würfel
   *[other] gelbe Würfel
}
tycoon-points-word = { $count ->
    [one] Siegpunkt
   *[other] Siegpunkte
}, dazu { $more } für Geld
tycoon-hand-word = { $count ->
    [one] Plättchen auf der Hand
   *[other] Plättchen auf der Hand
}
tycoon-stack = { $colour ->
    [red] Rote Kraftwerke
   *[blue] Blaue Kraftwerke
}
tycoon-left = noch { $count }
tycoon-coming = kommen noch
tycoon-you = Du
tycoon-hand = Deine Hand
tycoon-hand-none = Keine Plättchen auf der Hand
tycoon-tile-aloud = { $name }, { $district }, kostet { $cost } €. { $text }
tycoon-tile-back = Ein verdecktes Plättchen
tycoon-laid = gelegt
tycoon-tools = Stadtplan
tycoon-nearer = vergrößern
tycoon-further = verkleinern
tycoon-figures = Zahlen
tycoon-small-map = Die Stadt im Kleinen und welcher Teil zu sehen ist
tycoon-beyond = ab { $price } € · { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
}
tycoon-beyond-mine = { $count } von mir
tycoon-beyond-side = { $side ->
    [n] weiter im Norden
    [e] weiter im Osten
    [s] weiter im Süden
   *[w] weiter im Westen
}
tycoon-old-town = Altstadt
tycoon-lens-lit = { $lit ->
    [yes] erleuchtet
   *[no] dunkel
}
tycoon-lens-toll = Maut für mich
tycoon-lens-costs = { $toll ->
    [own] keine
   *[pays] 2 € je Würfel
}
tycoon-lens-supply = versorgen
tycoon-lens-net = { $net } € bleiben
tycoon-lens-gives = gibt
tycoon-lens-gift = { $euro ->
    [0] { $points ->
        [0] +{ $yellow } gelb
        [one] +1 Punkt
       *[other] +{ $points } Punkte
    }
   *[other] +{ $euro } €
} · { $district }
tycoon-build-it = Bauen
tycoon-lacks = fehlt
tycoon-or = oder
tycoon-enough = genug Würfel
tycoon-from-price = ab { $count } €
tycoon-money-after = Geld nach allem Legen
tycoon-pack-of = Stapel mit { $count }{ $name ->
    [none] {""}
   *[other], von { $name }
  }
tycoon-pack-keys = M halten: die Stadt · 1 bis { $count } wählt
tycoon-stays = bleiben
tycoon-outrun = { $who } hat { $cubes ->
    [none] genommen, was du brauchst
   *[other] { $cubes } genommen
}: { $name } lässt nicht mehr übrig, was geplant war. { $stands ->
    [0] Sonst ist nichts geplant.
    [one] 1 weiterer Schritt gilt noch.
   *[other] { $stands } weitere Schritte gelten noch.
}
tycoon-taken = { $colour ->
    [red] { $count ->
        [one] einen roten Würfel
       *[other] { $count } rote Würfel
    }
   *[blue] { $count ->
        [one] einen blauen Würfel
       *[other] { $count } blaue Würfel
    }
}
tycoon-plan-keep = Den Rest behalten
tycoon-plan-instead = Stattdessen { $name }
tycoon-plan-anew = Neu planen
tycoon-beside = neben { $list }
tycoon-gets = { $name } gibt { $euro ->
    [0] { $points ->
        [0] +{ $yellow } gelben
        [one] +1 Punkt
       *[other] +{ $points } Punkte
    }
   *[other] +{ $euro } €
}
tycoon-costs-aloud = zu versorgen kostet { $count } €
tycoon-cheapest-aloud = Am günstigsten: { $cell }, { $count } €.
tycoon-fit = Alles
tycoon-where = Wohin kommt „{ $name }“?
tycoon-shut = Gesperrt: { $sides }
tycoon-heat = Preise
tycoon-mine = Meine
tycoon-district = Viertel
tycoon-of-round = Runde
tycoon-found = { $count ->
    [one] { $count } Plättchen
   *[other] { $count } Plättchen
}
tycoon-round-name = Runde { $round }
tycoon-round = { tycoon-round-name } von { $rounds }
tycoon-phase = { $phase ->
    [1] I Reihenfolge
    [2] II Auswahl
    [3] III Bauen
    [4] IV Versorgen
   *[other] V Aufräumen
}
tycoon-set-up = Spielaufbau
tycoon-action = Aktion { $action } von { $actions }
tycoon-pick = Wahl { $pick } von { $picks }
tycoon-pack = Der Stapel in deiner Hand
tycoon-kept = behältst du
tycoon-money-left = { $count } € übrig, wenn du die ganze Hand legst.
tycoon-needs = Würfel je Runde
tycoon-have = hast du
tycoon-asked = gefordert
tycoon-short = fehlen
tycoon-cubes = Würfel, { ct-cube-name }
tycoon-hand-costs = Die ganze Hand zu legen kostet { $count } € von { $money } €.
tycoon-passing = Stapel kommen von { $from } und gehen an { $to }. Es wählen noch: { $waiting }.
tycoon-packs = { $count ->
    [one] { $count } Plättchen
   *[other] je { $count } Plättchen
}
tycoon-go-left = gehen nach links
tycoon-you-here = du
tycoon-to = an
tycoon-from = von
tycoon-seen = Du gabst weiter
tycoon-seen-none = Noch nichts.
tycoon-seen-by = der Reihe nach je eines für
tycoon-look = Stadt ansehen
tycoon-offer-done = { $name }: in dieser Runde versorgt.
tycoon-offer-not = { $name }: kann jetzt nicht versorgt werden.
tycoon-offer-no-way = { $name }: kein Weg. Nicht von jeder geforderten Farbe sind jetzt genug Würfel erreichbar.
tycoon-offer = { $name }, Forderung { $demand }: insgesamt { $net } €, { $income } € Einnahmen weniger { $cost } € für das Geforderte und die Wege{ $points ->
    [0] {""}
    [one] , 1 Siegpunkt
   *[other] , { $points } Siegpunkte
}.
tycoon-own = Deine Plättchen, nach ihrem Ertrag in Euro
tycoon-own-none = Du hast keine Plättchen in der Stadt.
tycoon-saves = spart { $count } €
tycoon-no-way = kein Weg
tycoon-demand-short = { $demand }. Zeile
tycoon-start = Startplättchen
tycoon-supply = versorgen
tycoon-brings = bringt
tycoon-gives = gibt
tycoon-lay = Legen
tycoon-yours = deins
tycoon-steps = { $count ->
    [one] { $count } Schritt
   *[other] { $count } Schritte
}
tycoon-income = Einnahmen
tycoon-supply-it = Versorgen
tycoon-supply-step = Schritt 1
tycoon-plan-clear = Leeren
tycoon-plan-out = Schritt { $step }, { $name }, aus dem Plan nehmen
tycoon-plan-now = jetzt { $money } €
tycoon-plan-then = danach { $money } €
tycoon-plan-pays = kostet { $cost } €, bringt { $income } €
tycoon-plan-left = bleibt übrig
tycoon-plan-tolls = Maut an andere
tycoon-plan-all = Alle mit Gewinn
tycoon-plan = Plan
tycoon-plan-hint = Klicke nacheinander die Plättchen an, die du versorgen willst.
tycoon-broken = Würfel fehlen
tycoon-either = Land oder Wasser?
tycoon-side = { $side ->
    [north] Norden
    [east] Osten
    [south] Süden
   *[west] Westen
}
tycoon-lies = { ct-piece-name } im { tycoon-side }
tycoon-or-here = oder hier
tycoon-or-here-aloud = { ct-piece-name } könnte stattdessen hier liegen
tycoon-lies-aloud = hierher kommt { ct-piece-name }; noch einmal gewählt, etwas anderes
tycoon-site-aloud = das Plättchen liegt vorläufig hier; noch einmal gewählt, wird es gelegt
tycoon-move-hint = Ein Klick daneben verschiebt die Landschaft.
tycoon-by-tile = Siegpunkte je Plättchen
tycoon-by-source = Woher die Siegpunkte kamen
tycoon-by-player = Wessen Siegpunkte
tycoon-all = Alle
tycoon-rest = der Rest
tycoon-instead-aloud = Würfel { $cube }: ebenso viel zahlen, aber { $names }
tycoon-tolls = Wegegeld
tycoon-tolls-aloud = Wegegeld: was du jedem anderen für Würfel und Wege gezahlt (−) und von ihm bekommen hast (+)
tycoon-toll = { $name }: in dieser Runde hast du { $paid } € gezahlt und { $got } € bekommen, insgesamt { $spent } € und { $earned } €
tycoon-tolls-round = diese Runde
tycoon-tolls-ever = insgesamt
tycoon-actions = Deine Aktionen dieser Runde
tycoon-did-lay = gelegt: { $name }
tycoon-did-sell = verkauft: { $name }
tycoon-did-sell-one = ein Plättchen verkauft


## Die Geschichte in weniger Worten

tycoon-told-phase = { $round ->
    [0] {""}
   *[other] Runde { $round } · {""}
}{ ct-phase-name }.
tycoon-told-end = Das Ende: Geld ist Siegpunkte wert.
tycoon-told-order = Wer am wenigsten Geld hat, kommt zuerst: { $names }.
tycoon-told-order-start = Spielerreihenfolge und Startgeld: { $names }.
tycoon-told-start = { $name } ({ ct-euros })
tycoon-told-dealt-all = Alle bekommen { $count } Plättchen.
tycoon-told-dealt = { $seat-name } bekommt { $tiles }.
tycoon-told-kept = { $seat-name } behält { $tiles }.
tycoon-told-kept-unseen = { $names } { $players ->
    [one] behält
   *[other] behalten je
} { $count } Plättchen.
tycoon-told-gain = { $what ->
    [euro] { ct-euros }
    [points] { $count ->
        [one] 1 Siegpunkt
       *[other] { $count } Siegpunkte
    }
   *[yellow] { $count ->
        [one] 1 gelber Würfel
       *[other] { $count } gelbe Würfel
    }
}
tycoon-told-yellow = { $count ->
    [one] 1 gelben Würfel
   *[other] { $count } gelbe Würfel
}
tycoon-told-for = { $cost ->
    [none] kostenfrei
   *[other] für { $cost }
}
tycoon-told-brings = { $gains ->
    [none] { $bonus ->
        [none] {""}
       *[other] : von Nachbarn { $bonus }
    }
   *[other] : { $gains }{ $bonus ->
        [none] {""}
       *[other] ; von Nachbarn { $bonus }
    }
}
tycoon-told-around = { $kind ->
    [land] Land
   *[water] Wasser
} auf { $cells }
tycoon-told-laid = { $seat-name } legt { ct-tile-quoted } { $for } auf { $cell }{ $around ->
    [none] {""}
   *[other] , mit { $around }
}{ $brings }.
tycoon-told-built = { $seat-name } baut { $for } auf { $cell } ein { ct-kind-name } ({ ct-plant-name.plain }).
tycoon-told-sold = { $seat-name } verkauft ein Plättchen{ $brings }.
tycoon-told-sold-tile = { $seat-name } verkauft { ct-tile-quoted }{ $brings }.
tycoon-told-bought = { $seat-name } kauft { $count ->
    [one] 1 Siegpunkt
   *[other] { $count } Siegpunkte
} für { ct-price }.
tycoon-told-share = { ct-euros } an { $name }
tycoon-told-share-bank = { ct-euros } an die Bank
tycoon-told-share-all = an { $name }
tycoon-told-supplied = { $seat-name } versorgt { ct-tile-quoted }{ $demand ->
    [0] {""}
   *[other] , Forderung { $demand },
} { $for }{ $shares ->
    [none] {""}
   *[other] {" "}({ $shares })
}{ $brings }.
tycoon-told-passed = { $names } passen.
tycoon-told-tidied = Verbrauchte Würfel kommen zurück, Solar- und Windkraftwerke werden aufgefüllt.
tycoon-told-money = { $seat-name } gibt { ct-price } für { $count ->
    [one] 1 Siegpunkt
   *[other] { $count } Siegpunkte
}.
