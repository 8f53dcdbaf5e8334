### Pagina’s die weinigen nodig hebben: de tafel van de beheerder.

## De tafel van de beheerder

app-host = Voor de beheerder
app-host-lead = Voor wie deze server beheert. Hier is geen hand, geen chat en geen sleutel te zien.
app-host-key = Sleutel
app-host-enter = Openen
app-host-forget = Afsluiten
app-host-since = Versie { $version }, draait sinds { $since }
app-host-tables = Tafels
app-host-playing = { $running } bezig · { $waiting } wachten · { $over } afgelopen
app-host-memory = { $tables } in het geheugen
app-host-sockets = Verbindingen
app-host-moves = Zetten
app-host-answered = 99 van 100 zetten beantwoord binnen
app-host-stored = 99 van 100 bewaard binnen
app-host-held = Langste stilte van de laatste minuut
app-host-bots = Wachtende computerspelers
app-host-ms = { $ms } ms
app-host-here = Wie hier is
app-host-nobody = Niemand is verbonden.
app-host-at = { $sockets ->
    [one] { $sockets } verbinding
   *[other] { $sockets } verbindingen
} · { $tables ->
    [one] { $tables } tafel
   *[other] { $tables } tafels
}
app-host-block = Een dag blokkeren
app-host-block-sure = Van { $address } wordt een dag lang niemand binnengelaten, en verbindingen daarvandaan eindigen meteen.
app-host-blocked = Geblokkeerd
app-host-until = tot { $until }
app-host-unblock = Weer binnenlaten
app-host-slow = Wat traag was
app-host-quick = Niets duurde langer dan een kwart seconde.
app-host-refused = Wat het vaakst geweigerd werd
app-host-none = Er werd niets geweigerd.
app-host-list = Tafels, de nieuwste eerst
app-host-listed = open voor iedereen
app-host-close = Van de lijst halen
app-host-mute = { $name } dempen
app-host-unmute = { $name } weer horen
app-host-bot = { $name } aan een computerspeler
app-host-bot-sure = Een computerspeler gaat verder voor { $name }; wie daar zat, kan terugkomen.
app-host-delete-sure = Deze tafel met verslag en chat voor iedereen verwijderen?
app-host-do = Wat te doen
