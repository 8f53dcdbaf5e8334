### Seiten, die wenige brauchen: der Tisch des Betreibers.

## Der Tisch des Betreibers

app-host = Für den Betreiber
app-host-lead = Für alle, die diesen Server betreiben. Hier sieht man keine Hand, keinen Chat und keinen Schlüssel.
app-host-key = Schlüssel
app-host-enter = Öffnen
app-host-forget = Abschließen
app-host-since = Version { $version }, läuft seit { $since }
app-host-tables = Tische
app-host-playing = { $running } laufen · { $waiting } warten · { $over } beendet
app-host-memory = { $tables } im Speicher
app-host-sockets = Verbindungen
app-host-moves = Züge
app-host-answered = 99 von 100 Zügen beantwortet in
app-host-stored = 99 von 100 gespeichert in
app-host-held = Längste Stille der letzten Minute
app-host-bots = Wartende Computerspieler
app-host-ms = { $ms } ms
app-host-here = Wer hier ist
app-host-nobody = Niemand ist verbunden.
app-host-at = { $sockets ->
    [one] { $sockets } Verbindung
   *[other] { $sockets } Verbindungen
} · { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
}
app-host-block = Für einen Tag sperren
app-host-block-sure = Von { $address } wird einen Tag lang niemand eingelassen, und Verbindungen von dort enden sofort.
app-host-blocked = Gesperrt
app-host-until = bis { $until }
app-host-unblock = Wieder einlassen
app-host-slow = Was langsam war
app-host-quick = Nichts dauerte länger als eine Viertelsekunde.
app-host-refused = Was am häufigsten abgelehnt wurde
app-host-none = Nichts wurde abgelehnt.
app-host-list = Tische, die neuesten zuerst
app-host-listed = offen für alle
app-host-close = Von der Liste nehmen
app-host-mute = { $name } stummschalten
app-host-unmute = { $name } wieder hören
app-host-bot = { $name } an einen Computerspieler
app-host-bot-sure = Ein Computerspieler spielt für { $name } weiter; wer dort saß, kann zurückkommen.
app-host-delete-sure = Diesen Tisch mit Aufzeichnung und Chat für alle löschen?
app-host-do = Was zu tun ist
