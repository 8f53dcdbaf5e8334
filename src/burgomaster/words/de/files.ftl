### Von Hand geschriebene Dateien: Datensätze und Stellungen.

## Dateien

file-missing = Die Datei fehlt.
file-unreadable = Die Datei lässt sich nicht lesen: { $detail }
file-unwritable = In { $file } lässt sich nichts schreiben: { $detail }
file-exists = Die Datei { $file } gibt es schon; nichts wird überschrieben.
file-too-big = Das ist zu lang; höchstens { $most } Zeichen oder Bytes sind möglich.
file-binary = Das ist kein Text.
file-not-utf8 = Das ist kein Text in UTF-8.

## Datensätze

data-unknown = Es gibt keinen Datensatz „{ $name }“, oder er ist fehlerhaft. Bekannt sind: { $known }.
data-set-name = „{ $found }“ kann kein Name eines Datensatzes sein: Nimm höchstens 40 Buchstaben, Ziffern, Binde- und Unterstriche.
data-digest-unknown = Gespielt wurde mit Werten, die hier nicht bekannt sind: mit dem Datensatz „{ $name }“, Prüfsumme { $digest }. Hier bekannt sind { $known }. War es ein eigener Datensatz, dann lege ihn unter diesem Namen zurück oder nenne seinen Ordner mit --data.
data-name-taken = „{ $name }“ heißt ein Datensatz, der zu Burgomaster gehört; gib deinem einen anderen Namen.
data-value-missing = „{ $field }“ fehlt.
data-key-unknown = Nichts heißt hier „{ $key }“.
data-kind = { $wanted ->
    [yes-or-no] Hier muss true oder false stehen, nicht „{ $found }“.
    [number] Hier muss eine ganze Zahl stehen, nicht „{ $found }“.
    [text] Hier muss ein Text stehen, nicht „{ $found }“.
    [list] Hier muss eine Liste stehen, nicht „{ $found }“.
   *[table] Hier muss eine Tabelle stehen, nicht „{ $found }“.
}
data-fixed = Das gehört zu den Regeln und lässt sich nicht ändern; es muss „{ $wanted }“ sein.
data-list-length = Die Liste muss { $wanted ->
    [one] { $wanted } Eintrag
   *[other] { $wanted } Einträge
} haben, nicht { $found }.
data-colours-differ = Jede dieser Farben muss hier vorkommen, in beliebiger Reihenfolge: { $wanted }.
data-tokens-few = Es muss mindestens { $low } schwarze Gefahren-Marker geben, nicht { $found }.
data-number = Hier muss eine ganze Zahl von { $low } bis { $high } stehen, nicht „{ $found }“.
data-word = „{ $found }“ passt hier nicht; eines davon passt: { $known }.
data-table-broken = Die Tabelle lässt sich nicht lesen: { $detail }
data-column-missing = Die Spalte „{ $column }“ fehlt. Die Spalten sind: { $known }.
data-column-twice = Die Spalte „{ $column }“ kommt doppelt vor. Die Spalten sind: { $known }.
data-column-unknown = Eine Spalte „{ $column }“ gibt es nicht. Die Spalten sind: { $known }.
data-row-length = Die Zeile hat { $found ->
    [one] { $found } Wert
   *[other] { $found } Werte
} statt { $wanted }.
data-rows-missing = Diese Nummern fehlen: { $numbers }.
data-row-twice = Nummer { $number } steht schon in Zeile { $line }.
data-category-fixed = Die Kategorie der Karte { $card } lässt sich nicht ändern; sie muss „{ $wanted }“ sein.
data-group-fixed = Die Gruppe der Karte { $card } lässt sich nicht ändern; sie muss „{ $wanted }“ sein.
data-colour-fixed = Die Farbe der Karte { $card } lässt sich nicht ändern; sie muss „{ $wanted }“ sein.
data-activation-misfit = „{ $found }“ passt nicht zu dem, was Karte { $card } tut; eines davon passt: { $known }.
data-name-missing = Nummer { $number } hat keinen Namen.
data-name-unfit = Ein Name muss druckbar und höchstens { $most } Zeichen lang sein.

## Stellungen

position-game = Das ist eine Stellung von „{ $found }“, nicht von „{ $known }“.
position-table = Hier muss eine Tabelle stehen, nicht „{ $found }“.
position-list = Hier muss eine Liste stehen, nicht „{ $found }“.
position-list-long = Die Liste hat { $found } Einträge; höchstens { $most } sind möglich.
position-count = Die Liste muss { $wanted } Einträge haben, nicht { $found }.
position-key = Nichts heißt hier „{ $found }“. Bekannt sind diese Namen: { $known }.
position-missing = „{ $key }“ fehlt.
position-number = Hier muss eine ganze Zahl von { $low } bis { $high } stehen, nicht „{ $found }“.
position-truth = Hier muss true oder false stehen, nicht „{ $found }“.
position-word = „{ $found }“ passt hier nicht; eines davon passt: { $known }.
position-twice = „{ $found }“ ist doppelt genannt.
position-set-up = Durchgang und Phase passen nicht zusammen: Vor Spielbeginn sind beide 0, danach keines von beiden.
position-clerics = In Durchgang { $season } { $wanted ->
    [one] muss { $wanted } Geistlicher
   *[other] müssen { $wanted } Geistliche
} vor der Kirche stehen, nicht { $found }.
position-statue = Bei dieser Spielerzahl ist keine Statue für { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} mehr übrig.
position-tokens = So viele schwarze Gefahren-Marker „{ $token }“ gibt es nicht; in der Schachtel sind { $most }.
position-derived = Das folgt aus allem anderen und muss so lauten: { $known }.
position-memory-cards = Gemeinsam gemerkte Karten müssen verschiedene Karten einer Farbe sein.
position-acted = Nur in Phase III kann schon eine Basisaktion ausgeführt sein.
position-turn-and-agenda = Gib entweder dies oder eine Agenda an, nicht beides.
position-over = Zu Ende ist das Spiel nur am Ende des letzten Durchgangs, wenn nichts mehr zu tun ist.
position-left-over = Nichts auf der Agenda befasst sich damit.
agenda-form = „{ $found }“ ist keine Aufgabe: Sie besteht aus einem Schritt, der Nummer eines Platzes und bis zu zwei Zahlen.
agenda-unknown = Einen Schritt „{ $step }“ gibt es nicht.
agenda-range = Eine Zahl in „{ $found }“ ist zu groß oder zu klein: Die Aufgabe ist { $form }.
agenda-misfit = Der Schritt „{ $step }“ von { $seat-name } passt nicht zu dem, was auf dem Tisch liegt.
position-round = Runden zählen nur in den Phasen III und IV; dort ist die Runde mindestens 1, sonst 0, nicht { $found }.
position-cleric = In einem Kirchenfenster steht ein Geistlicher von Phase II an, bis er in Phase IV vor die Kirche kommt, und nur dann.
position-memory-seen = Dieser Platz sieht alle diese Karten und muss sie sich nicht merken.
agenda-frame = Die Agenda muss mit diesen Schritten beginnen: { $wanted }.
