### Was der Server neben den Spielen sagt.

language-unknown = In „{ $language }“ gibt es keine Texte, nur in diesen Sprachen: { $known }.
positions-unknown = Für { game-name } gibt es keine Stellungen.
database-in-use = „{ $file }“ wird schon von einem anderen Burgomaster benutzt. Beende zuerst den anderen, oder gib diesem mit --database eine andere Datei.
database-address = Das ist keine Adresse einer Datenbank. Nenne eine Datei, oder eine Datenbank von PostgreSQL wie in postgresql://user@host/name.
postgres-extra = Diese Datenbank liegt bei PostgreSQL und braucht das Extra „postgres“: { $missing } fehlt. Installiere es mit pip install "burgomaster[web,postgres]".
database-unreachable = Die Datenbank ist nicht zu erreichen. Nichts wurde geändert; versuche es gleich noch einmal.
database-taken = Ein anderer Burgomaster hat die Datenbank übernommen. Nichts wurde geändert; dieser Server speichert nichts mehr.
backup-nothing = Unter „{ $file }“ gibt es keine Datenbank.
backup-itself = „{ $file }“ ist die Datenbank selbst. Nenne eine andere Datei für die Kopie.
backup-damaged = „{ $file }“ ist keine Kopie der Datenbank eines Burgomaster, oder sie ist beschädigt. Nichts wurde geändert.
backup-newer = „{ $file }“ stammt von einem neueren Burgomaster. Nichts wurde geändert; aktualisiere zuerst diesen.
backup-taken = In „{ $place }“ sind schon Tische. Nichts wurde geändert; mit --replace tritt die Kopie an ihre Stelle, und sie sind weg.
own-refused = Die Anmeldung hat nicht geklappt. Fordere sie neu an und versuche es noch einmal.
own-signed-out = Du bist hier nicht oder nicht mehr angemeldet.
own-unshared = Hier ist keine Seite, oder sie wird nicht mehr geteilt.
own-mail-unsent = Die Mail konnte nicht verschickt werden. Versuche es später, oder lege einen Passkey an.
own-mail-subject = Dein Code für Burgomaster
own-mail =
    Jemand, hoffentlich du, will sich bei Burgomaster anmelden.

    Gib diesen Code dort ein, wo du ihn angefordert hast: { $code }

    Oder öffne diesen Link im selben Browser: { $link }

    Der Code gilt eine Viertelstunde, einmal und nur in diesem Browser. Warst du es nicht, tu nichts.
admin-off = Dieser Server wurde ohne Schlüssel für seinen Betreiber gestartet (die Einstellung admin_key).
admin-key = Das ist nicht der Schlüssel dessen, der diesen Server betreibt.
address-blocked = Von dieser Adresse wird heute niemand eingelassen. So hat es entschieden, wer den Server betreibt.
block-address = „{ $found }“ ist keine Adresse; schreib eine wie 192.0.2.7 oder 2001:db8::7.
block-proxy = { $address } ist der Proxy, über den alle kommen; er lässt sich nicht sperren.
block-full = { $most } Adressen sind schon gesperrt; mehr geht nicht.
seat-has-bot = Auf Platz { $seat } sitzt schon ein Computerspieler.
table-not-listed = Dieser Tisch steht auf keiner Liste.
metrics-place = „{ $found }“ ist kein Ort für Kennzahlen: Schreib eine Adresse und einen Port, wie in 127.0.0.1:9464.
server-not-here = Unter { $address } ist kein Server.
server-elsewhere = Ein Server hat diese Datenbank, und niemand weiß, wo er ist. Sag es mit --server, wie in --server http://127.0.0.1:8765.
server-keyless = Der laufende Server will einen Schlüssel: Setz BURGOMASTER_ADMIN_KEY wie dort, wo er gestartet wurde, oder nenne seine --settings.
table-unknown = Diesen Tisch gibt es nicht.
table-broken = Die gespeicherten Daten dieses Tisches sind beschädigt; er lässt sich nicht öffnen. Wer den Server betreibt, findet den Grund im Protokoll.
table-broken-missing = Die gespeicherten Daten dieses Tisches sind beschädigt: Zeile { $row } seines Verlaufs fehlt. Er lässt sich nicht öffnen.
table-broken-version = Die gespeicherten Daten dieses Tisches sind beschädigt: Sein Verlauf hat { $rows } statt { $version } Zeilen. Er lässt sich nicht öffnen.
table-broken-kind = Die gespeicherten Daten dieses Tisches sind beschädigt: Zeile { $row } seines Verlaufs ist von der unbekannten Art „{ $kind }“. Er lässt sich nicht öffnen.
table-broken-row = Die gespeicherten Daten dieses Tisches sind beschädigt: Zeile { $row } seines Verlaufs lässt sich nicht nachspielen. Er lässt sich nicht öffnen.
undo-too-often = Du hast in diesem Zug schon { $most } Entscheidungen zurückgenommen; mehr geht nicht. Bitte entscheide dich.
table-waiting = Das Spiel hat noch nicht begonnen.
table-over = Das Spiel ist zu Ende.
table-not-over = Das Spiel ist noch nicht zu Ende.
record-not-whole = Die Aufzeichnung beginnt mit dem, was ein Platz sieht, nicht mit dem ganzen Tisch.
table-full = An diesem Tisch ist kein Platz frei.
table-busy = An diesem Tisch geschieht zu viel auf einmal; bitte versuche es noch einmal.
token-unknown = Dein Schlüssel zum Tisch ist nicht gültig.
token-other-table = Dein Schlüssel gehört zu einem anderen Tisch.
handover-unknown = Diesen Code gibt es nicht (mehr): Lass dir am anderen Gerät einen neuen zeigen.
code-wrong = Diese Einladung gilt nicht für diesen Tisch.
owner-only = Das kann nur, wer den Tisch eröffnet hat.
seat-unknown = Einen Platz { $seat } gibt es nicht; die Zahl der Plätze ist { $seats }.
seat-taken = Platz { $seat } ist besetzt.
seat-not-yours = Platz { $seat } ist nicht deiner.
seat-bot-or-link = In einem laufenden Spiel geht ein Platz an einen Computerspieler oder an jemanden mit einem neuen Link.
seat-freed = { $left } verlässt Platz { $seat }; wer mit einem neuen Link kommt, spielt weiter.
seat-taken-over = { $seat-name } spielt für { $left } weiter.
seat-joined = { $seat-name } setzt sich und spielt weiter.
rules-renewed = Die Regeln gelten jetzt in Version { $wanted }; diese Partie begann unter Version { $found }. Alles bisher Getane ist erlaubt, also geht sie unter den neuen weiter.
remove-waiting-only = Die Partie hat begonnen: Niemand kann mehr weggeschickt werden. Wer weg ist, kann ersetzt werden.
seat-not-anothers = Auf Platz { $seat } sitzt niemand anders.
chat-muted = Wer diesen Tisch eröffnet hat, hat dich stumm geschaltet: Was du schreibst, wird nicht gesendet.
log-full = Der Verlauf dieses Tisches hat { $most } Zeilen: Nichts kann mehr zurückgenommen werden, und kein Platz wechselt mehr den Besitzer. Die Partie selbst geht weiter.
seat-left = { $left } verlässt den Tisch; { $now } spielt weiter.
seat-away = { $left } ist seit einer Weile weg; auf Wunsch von { $by } spielt { $now } weiter.
seat-back = { $now } ist zurück und spielt weiter.
seat-replaced = { $now } spielt für { $left } weiter.
seat-took-along = { $now } nimmt eine Kopie dieses Tisches auf ein Gerät ohne Server mit: Handkarten und alles, was Würfel und Karten noch bringen, sind kein Geheimnis mehr.
seat-sat = { $now } setzt sich und spielt weiter.
seat-freed-by = { $left } ist weg. Mit Zustimmung von { $by } geht der Platz an jemanden mit einem neuen Link, der dann die Handkarten sieht.
seat-joined-for = { $now } setzt sich auf den Platz von { $left }, sieht die Handkarten und spielt weiter.
seat-not-away = { $minutes ->
    [one] { $left } war vor weniger als einer Minute noch da. Erst danach kann ein Computerspieler übernehmen.
   *[other] { $left } war vor weniger als { $minutes } Minuten noch da. Erst danach kann ein Computerspieler übernehmen.
}
seat-its-player-only = Diesen Platz kann nur { $left } jemand anderem geben, denn sonst würdest du allein entscheiden, wer die Handkarten sieht. Ein Computerspieler kann weiterspielen.
seat-for-others = Du gehörst schon zu diesem Tisch und darfst keine zweiten Handkarten sehen; der Platz ist für jemand anderen.
seated-only = Das kann nur, wer am Tisch sitzt.
sitters-differ = { $wanted ->
    [one] Der Tisch hat { $wanted } Platz; besetzt: { $found }.
   *[other] Der Tisch hat { $wanted } Plätze; besetzt: { $found }.
}
sitters-me-twice = Du kannst selbst nur einen Platz einnehmen.
name-unprintable = Ein Name braucht mindestens ein Zeichen, und alle müssen druckbar sein.
name-too-long = Ein Name hat höchstens { $most } Zeichen.
name-marks = Auf einem Buchstaben eines Namens können höchstens { $most } Akzente oder andere Zeichen stehen.
name-taken = An diesem Tisch heißt schon jemand „{ $name }“; bitte wähle einen anderen Namen.
chat-empty = In dieser Nachricht steht nichts.
chat-marks = Auf einem Buchstaben können höchstens { $most } Akzente oder andere Zeichen stehen.
chat-rate = Du schreibst zu schnell; bitte warte einen Moment bis zur nächsten Zeile.
chat-seats-only = Nur wer am Tisch sitzt, kann schreiben.
hello-first = Sage zuerst, an welchen Tisch du kommst.
hello-twice = Du bist schon am Tisch.
hints-off = An diesem Tisch gibt es keine Tipps.
hint-on-its-way = Der Schreiber denkt noch über deine Frage nach.
lesson-unknown = Für { game-name } gibt es noch keine erste Partie.
lesson-alone = Eine erste Partie spielst du allein gegen Computerspieler, denn was darin gewürfelt und gezogen wird, kann jeder vorher wissen. Um mit anderen zu spielen, eröffne einen neuen Tisch.
not-asked-now = Du bist nicht mehr gefragt.
ticket-stale = Die Frage hat sich inzwischen geändert; sieh noch einmal hin.
version-stale = Der Tisch hat sich inzwischen geändert; sieh noch einmal hin.
replay-beyond = Das Spiel hat nur { $entries } Einträge, nicht { $at }.
text-lines = Das hat zu viele Zeilen; höchstens { $most } sind möglich.
text-takes-too-long = Das zu lesen hat zu lange gedauert; es hat sich nichts geändert. Ist es eine Aufzeichnung oder eine Stellung?
server-busy = Der Server hat gerade zu viel zu tun; bitte versuche es gleich noch einmal.
rate-limit = Das war zu viel auf einmal; bitte warte einen Augenblick.
disk-full = Der Datenträger ist voll: Es kann nichts gespeichert werden, und es hat sich nichts geändert.
database-busy = Die Datenbank ist gerade belegt; es hat sich nichts geändert. Bitte versuche es gleich noch einmal.
database-unwritable = In die Datenbank kann nicht geschrieben werden; es hat sich nichts geändert.
database-moved = Die Datenbank liegt nicht mehr dort, wo sie beim Start des Servers lag.
server-fault = Auf dem Server ist etwas schiefgegangen; nichts hat sich geändert.
table-not-alone = Diese Partie ist nicht zu Ende, und andere spielen mit oder haben mitgespielt: Bis zum Ende bleibt sie hier. Vorher lässt sich nur eine Partie allein gegen Computerspieler mitnehmen.
table-known = Jemand hat diesen Tisch mitgenommen, mit allem, was darin verborgen ist. Hier können sich nur noch Computerspieler setzen.
table-file-misread = Das ist kein Tisch, der als Datei gespeichert wurde, oder er ist beschädigt.
server-only = Das geht nur an einem Tisch auf einem Server.
message-misshapen = Die Nachricht hat die falsche Form: { $detail }
request-refused = Der Server lehnt diese Anfrage ab ({ $status }).
origin-foreign = Diese Seite gehört nicht zum Server.
mail-none = Dieser Server verschickt keine Mails: Wer ihn betreibt, hat keinen Mailserver genannt.
mail-incomplete = Mails brauchen auch die Einstellung „{ $name }“: Sie sagt, wer sie schickt oder wohin ihre Links führen.
mail-address = „{ $found }“ ist keine Mailadresse.
seat-late = { $left } hat die Zeit für diesen Zug verbraucht: Der Schreiber beantwortet ihn, danach geht es mit { $left } weiter.
seat-clock = { $left } hat alle Bedenkzeit verbraucht; { $now } spielt weiter, bis { $left } zurück ist.
seat-has-time = { $left } hat noch Zeit: An diesem Tisch darf ein Zug Tage dauern.
pause-no-clock = Hier läuft keine Uhr, die man anhalten könnte.
back-nothing = Es gibt keinen Zug von dir, der zurückgenommen werden könnte.
back-asked = Es ist schon gefragt, ob es zurückgehen soll; das muss erst beantwortet werden.
event-back = Mit dem Einverständnis aller wurde der letzte Zug von { $seat-name } zurückgenommen, und alles, was darauf folgte.
push-keys = Das sind keine Schlüssel eines Browsers, der Nachrichten annimmt.
mail-code = Dieser Link ist nicht (mehr) bekannt.
