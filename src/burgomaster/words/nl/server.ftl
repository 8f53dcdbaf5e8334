### Wat de server naast de spellen zegt.

language-unknown = Er zijn geen teksten in “{ $language }”, alleen in deze talen: { $known }.
positions-unknown = Voor { game-name } zijn er geen stellingen.
database-in-use = Een andere Burgomaster gebruikt “{ $file }” al. Stop eerst die andere, of geef deze een ander bestand met --database.
database-address = Dit is geen adres van een database. Noem een bestand, of een PostgreSQL-database zoals in postgresql://user@host/name.
postgres-extra = Deze database ligt bij PostgreSQL en heeft de extra “postgres” nodig: { $missing } ontbreekt. Installeer die met pip install "burgomaster[web,postgres]".
database-unreachable = De database is niet te bereiken. Er is niets veranderd; probeer het zo meteen nog eens.
database-taken = Een andere Burgomaster heeft de database overgenomen. Er is niets veranderd; deze server bewaart niets meer.
backup-nothing = Onder “{ $file }” is geen database.
backup-itself = “{ $file }” is de database zelf. Noem een ander bestand voor de kopie.
backup-damaged = “{ $file }” is geen kopie van de database van een Burgomaster, of is beschadigd. Er is niets veranderd.
backup-newer = “{ $file }” is gemaakt door een nieuwere Burgomaster. Er is niets veranderd; werk deze eerst bij.
backup-taken = In “{ $place }” zijn al tafels. Er is niets veranderd; met --replace komt de kopie in hun plaats, en zijn ze weg.
own-refused = Het aanmelden is niet gelukt. Vraag het opnieuw aan en probeer het nog eens.
own-signed-out = Je bent hier niet of niet meer aangemeld.
own-unshared = Hier is geen pagina, of ze wordt niet meer gedeeld.
own-mail-unsent = De mail kon niet verstuurd worden. Probeer het later, of maak een passkey.
own-mail-subject = Je code voor Burgomaster
own-mail =
    Iemand, hopelijk jij, wil zich bij Burgomaster aanmelden.

    Typ deze code waar je erom vroeg: { $code }

    Of open deze link in dezelfde browser: { $link }

    De code geldt een kwartier, één keer en alleen in die browser. Was jij het niet, doe dan niets.
admin-off = Deze server is gestart zonder sleutel voor wie hem beheert (de instelling admin_key).
admin-key = Dit is niet de sleutel van wie deze server beheert.
address-blocked = Van dit adres wordt vandaag niemand binnengelaten. Zo heeft de beheerder van de server besloten.
block-address = “{ $found }” is geen adres; schrijf er een als 192.0.2.7 of 2001:db8::7.
block-proxy = { $address } is de proxy waardoor iedereen komt; die kan niet geblokkeerd worden.
block-full = Er zijn al { $most } adressen geblokkeerd; meer kan niet.
seat-has-bot = Op plaats { $seat } zit al een computerspeler.
table-not-listed = Deze tafel staat op geen lijst.
metrics-place = “{ $found }” is geen plek voor cijfers: schrijf een adres en een poort, zoals in 127.0.0.1:9464.
server-not-here = Op { $address } is geen server.
server-elsewhere = Een server heeft deze database, en niemand weet waar hij is. Zeg het met --server, zoals in --server http://127.0.0.1:8765.
server-keyless = De draaiende server wil een sleutel: zet BURGOMASTER_ADMIN_KEY zoals daar waar hij gestart is, of noem zijn --settings.
table-unknown = Deze tafel bestaat niet.
table-broken = De opgeslagen gegevens van deze tafel zijn beschadigd; hij kan niet geopend worden. Wie de server beheert, vindt de reden in het logboek.
table-broken-missing = De opgeslagen gegevens van deze tafel zijn beschadigd: regel { $row } van het verloop ontbreekt. De tafel kan niet geopend worden.
table-broken-version = De opgeslagen gegevens van deze tafel zijn beschadigd: het verloop heeft { $rows } regels in plaats van { $version }. De tafel kan niet geopend worden.
table-broken-kind = De opgeslagen gegevens van deze tafel zijn beschadigd: regel { $row } van het verloop is van de onbekende soort “{ $kind }”. De tafel kan niet geopend worden.
table-broken-row = De opgeslagen gegevens van deze tafel zijn beschadigd: regel { $row } van het verloop kan niet nagespeeld worden. De tafel kan niet geopend worden.
undo-too-often = Je hebt in deze beurt al { $most } keuzes teruggenomen; meer kan niet. Kies nu.
table-waiting = Het spel is nog niet begonnen.
table-over = Het spel is afgelopen.
table-not-over = Het spel is nog niet afgelopen.
record-not-whole = Het verslag begint met wat één plaats ziet, niet met de hele tafel.
table-full = Aan deze tafel is geen plaats vrij.
table-busy = Aan deze tafel gebeurt te veel tegelijk; probeer het nog eens.
token-unknown = Je sleutel tot de tafel is niet geldig.
token-other-table = Je sleutel hoort bij een andere tafel.
handover-unknown = Deze code bestaat niet (meer): vraag op het andere apparaat een nieuwe.
code-wrong = Deze uitnodiging geldt niet voor deze tafel.
owner-only = Dat kan alleen wie de tafel geopend heeft.
seat-unknown = Er is geen plaats { $seat }; het aantal plaatsen is { $seats }.
seat-taken = Plaats { $seat } is bezet.
seat-not-yours = Plaats { $seat } is niet de jouwe.
seat-bot-or-link = In een lopend spel gaat een plaats naar een computerspeler, of naar wie met een nieuwe link komt.
seat-freed = { $left } verlaat plaats { $seat }; wie met een nieuwe link komt, speelt verder.
seat-taken-over = { $seat-name } speelt verder voor { $left }.
seat-joined = { $seat-name } gaat zitten en speelt verder.
rules-renewed = De regels gelden nu in versie { $wanted }; deze partij begon onder versie { $found }. Alles wat tot nu toe gedaan is, is toegestaan, dus gaat ze onder de nieuwe verder.
remove-waiting-only = De partij is begonnen: niemand kan meer worden weggestuurd. Wie weg is, kan worden vervangen.
seat-not-anothers = Op plaats { $seat } zit niemand anders.
chat-muted = Wie deze tafel opende, heeft je gedempt: wat je schrijft, wordt niet verstuurd.
log-full = Het verloop van deze tafel heeft { $most } regels: er kan niets meer worden teruggenomen en geen plaats wisselt meer van eigenaar. De partij zelf gaat verder.
seat-left = { $left } verlaat de tafel; { $now } speelt verder.
seat-away = { $left } is al een tijdje weg; op verzoek van { $by } speelt { $now } verder.
seat-back = { $now } is terug en speelt verder.
seat-replaced = { $now } speelt verder voor { $left }.
seat-took-along = { $now } neemt een kopie van deze tafel mee naar een apparaat zonder server: de handkaarten, en de dobbelstenen en kaarten die nog komen, zijn niet langer geheim.
seat-sat = { $now } gaat zitten en speelt verder.
seat-freed-by = { $left } is weg. Met instemming van { $by } gaat de plaats naar wie met een nieuwe link komt, en die ziet de hand.
seat-joined-for = { $now } gaat op de plaats van { $left } zitten, ziet de hand en speelt verder.
seat-not-away = { $minutes ->
    [one] { $left } was hier nog geen minuut geleden. Pas daarna kan een computerspeler het overnemen.
   *[other] { $left } was hier nog geen { $minutes } minuten geleden. Pas daarna kan een computerspeler het overnemen.
}
seat-its-player-only = Alleen { $left } kan deze plaats aan iemand anders geven, want anders beslis jij alleen wie de hand ziet. Een computerspeler kan verder spelen.
seat-for-others = Je hoort al bij deze tafel en mag geen tweede hand zien; de plaats is voor iemand anders.
seated-only = Dat kan alleen iemand die aan de tafel zit.
sitters-differ = { $wanted ->
    [one] De tafel heeft { $wanted } plaats; bezet: { $found }.
   *[other] De tafel heeft { $wanted } plaatsen; bezet: { $found }.
}
sitters-me-twice = Je kunt zelf maar één plaats innemen.
name-unprintable = Een naam heeft minstens één teken nodig, en alle tekens moeten afdrukbaar zijn.
name-too-long = Een naam heeft ten hoogste { $most } tekens.
name-marks = Op één letter van een naam kunnen ten hoogste { $most } accenten of andere tekens staan.
name-taken = Aan deze tafel heet al iemand “{ $name }”; kies een andere naam.
chat-empty = In dit bericht staat niets.
chat-marks = Op één letter kunnen ten hoogste { $most } accenten of andere tekens staan.
chat-rate = Je schrijft te snel; wacht even met de volgende regel.
chat-seats-only = Alleen wie aan tafel zit, kan schrijven.
hello-first = Zeg eerst aan welke tafel je komt.
hello-twice = Je zit al aan tafel.
hints-off = Aan deze tafel zijn er geen tips.
hint-on-its-way = De klerk denkt nog na over je vraag.
lesson-unknown = Voor { game-name } is er nog geen eerste partij.
lesson-alone = Een eerste partij speel je alleen tegen computerspelers, want wat er wordt gegooid en getrokken, kan iedereen vooraf weten. Open een nieuwe tafel om met anderen te spelen.
not-asked-now = Er wordt je niets meer gevraagd.
ticket-stale = De vraag is intussen veranderd; kijk nog eens.
version-stale = De tafel is intussen veranderd; kijk nog eens.
replay-beyond = Het spel heeft maar { $entries } items, niet { $at }.
text-lines = Dat heeft te veel regels; ten hoogste { $most } zijn mogelijk.
text-takes-too-long = Het duurde te lang om dit te lezen; er is niets veranderd. Is het een verslag of een stelling?
server-busy = De server heeft het nu te druk; probeer het zo nog eens.
rate-limit = Dat was te veel tegelijk; wacht even.
disk-full = De schijf is vol: er kan niets worden opgeslagen, en er is niets veranderd.
database-busy = De database is nu bezet; er is niets veranderd. Probeer het zo nog eens.
database-unwritable = Er kan niet in de database worden geschreven; er is niets veranderd.
database-moved = De database ligt niet meer waar hij lag toen de server startte.
server-fault = Op de server is iets misgegaan; er is niets veranderd.
table-not-alone = Deze partij is niet voorbij, en anderen spelen of speelden mee: ze blijft hier tot ze voorbij is. Alleen een partij tegen louter computerspelers kan eerder worden meegenomen.
table-known = Iemand heeft deze tafel meegenomen, met alles wat erin verborgen is. Alleen computerspelers kunnen hier nu nog gaan zitten.
table-file-misread = Dit is geen tafel die als bestand is bewaard, of ze is beschadigd.
server-only = Dat kan alleen aan een tafel op een server.
message-misshapen = Het bericht heeft de verkeerde vorm: { $detail }
request-refused = De server weigert dit verzoek ({ $status }).
origin-foreign = Deze pagina hoort niet bij de server.
mail-none = Deze server verstuurt geen mails: wie hem beheert, heeft geen mailserver genoemd.
mail-incomplete = Mails hebben ook de instelling “{ $name }” nodig: die zegt wie ze stuurt of waarheen hun links leiden.
mail-address = “{ $found }” is geen mailadres.
seat-late = { $left } heeft de tijd voor deze beurt opgebruikt: de klerk beantwoordt hem, daarna gaat { $left } verder.
seat-clock = { $left } heeft alle bedenktijd opgebruikt; { $now } speelt verder tot { $left } terug is.
seat-has-time = { $left } heeft nog tijd: aan deze tafel mag een beurt dagen duren.
pause-no-clock = Hier loopt geen klok die men kan stilzetten.
back-nothing = Er is geen beurt van jou die teruggenomen kan worden.
back-asked = Er is al gevraagd of het terug mag; dat moet eerst beantwoord worden.
event-back = Met ieders instemming is de laatste beurt van { $seat-name } teruggenomen, en alles wat daarop volgde.
push-keys = Dit zijn geen sleutels van een browser die berichten aanneemt.
mail-code = Deze link is niet (meer) bekend.
