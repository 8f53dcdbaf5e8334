### Die eigene Seite: Anmelden, die eigenen Spiele, was aufgehoben wird.

## Anmelden

app-me-lead = Du spielst als Gast: Jeder Platz hat seinen Schlüssel in diesem Browser, und niemand braucht ein Konto. Wer seine Tische, seinen Namen und seine Einstellungen auf jedem Gerät haben will, legt eine eigene Seite an.
app-me-alone = Eine eigene Seite braucht einen Server. Hier bleibt alles auf diesem Gerät.
app-me-key = Mit einem Passkey
app-me-key-lead = Dein Gerät hebt ihn auf, hinter Finger, Gesicht oder PIN. Es gibt kein Passwort, das verloren gehen könnte.
app-me-key-make = Meine Seite anlegen
app-me-key-enter = Ich habe eine Seite
app-me-key-not = { $why ->
    [insecure] Browser erlauben Passkeys nur über https oder unter localhost; diese Seite kam über einfaches http.
    [number] Ein Passkey gehört zu einem Namen, und dieser Server wird mit einer Nummer angesprochen.
   *[unknown] Dieser Browser kennt keine Passkeys.
}
app-me-key-named = Diese Seite unter localhost öffnen
app-me-mail = Per Mail
app-me-mail-lead = Wir schicken dir einen Link und einen Code. Sie gelten eine Viertelstunde, einmal und nur in diesem Browser.
app-me-mail-none = Dieser Server verschickt keine Mails.
app-me-mail-send = Link zuschicken
app-me-mail-sent = Eine Mail an { $mail } ist unterwegs. Folge ihrem Link in diesem Browser, oder gib ihren Code ein.
app-me-mail-waits = Du hast einen Code angefordert. Folge dem Link der Mail in diesem Browser, oder gib ihren Code ein.
app-me-mail-other = Noch eine Mail schicken
app-me-address = Deine Adresse
app-me-code = Code
app-me-elsewhere = Dieser Link gilt nur in dem Browser, in dem er angefordert wurde. Gib dort { $code } ein, oder fordere hier einen neuen an.
app-me-cancelled = Nichts geschehen: Es wurde abgebrochen, hat zu lange gedauert, oder hier passt kein Passkey.
app-me-made = Deine Seite ist angelegt.
app-me-entered = Du bist angemeldet. Deine Tische sind auf dem Weg zu diesem Gerät.
app-me-added = Von jetzt an öffnet auch das deine Seite.
app-me-left = Du bist hier abgemeldet und wieder Gast. Tische, die du hier eröffnet oder betreten hast, bleiben in diesem Browser.

## Die Seite

app-me-sum = { $count ->
    [0] Noch keine Spiele.
    [one] Ein Spiel, { $finished } beendet, { $won } gewonnen.
   *[other] { $count } Spiele, { $finished } beendet, { $won } gewonnen.
}
app-me-is-private = Nur du siehst diese Seite.
app-me-is-shared = Wer den Link hat, sieht deine beendeten Spiele.
app-me-numbers = Wie es lief
app-me-game = Spiel
app-me-played = Beendet
app-me-won = Gewonnen
app-me-best = Bestes
app-me-mean = Im Mittel
app-me-time = Bedenkzeit
app-me-rivals = Gegeneinander
app-me-who = Mit
app-me-ahead = Du vorn
app-me-behind = Hinten
app-me-streets = Die besten Städte
app-me-running = Im Gang
app-me-none = Noch keine. Was zu Ende gespielt ist, steht hier.
app-me-points = { $count ->
    [one] Punkt
   *[other] Punkte
}
app-me-points-won = { $count ->
    [one] Punkt, gewonnen
   *[other] Punkte, gewonnen
}
app-me-of = Die Städte von { $name }
app-me-of-lead = Beendete Spiele, gezeigt von dem Menschen, der sie gespielt hat.

## Was man damit tun kann

app-me-share = Anderen zeigen
app-me-share-lead = Wer den Link hat, sieht deinen Namen, dein Gesicht und deine beendeten Spiele: welche, wann, Punkte, Siege, Bedenkzeit, deine Städte. Keine anderen Namen, kein laufendes Spiel, keine Adresse.
app-me-share-on = Per Link teilen
app-me-share-off = Nicht mehr teilen
app-me-share-link = Link zu deiner Seite
app-me-share-new = Neuen Link machen
app-me-share-elsewhere = Sie wird mit einem Link geteilt, den ein anderes Gerät hat. Ein neuer Link beendet ihn.
app-me-ways = Anmelden
app-me-passkeys = { $count ->
    [0] Kein Passkey
    [one] Ein Passkey
   *[other] { $count } Passkeys
}
app-me-devices = { $count ->
    [one] Auf einem Gerät angemeldet
   *[other] Auf { $count } Geräten angemeldet
}
app-me-second = Mit einem zweiten Weg kommst du auch dann hierher, wenn der erste verloren geht.
app-me-add-key = Noch ein Passkey
app-me-add-mail = Adresse angeben
app-me-change-mail = Adresse ändern
app-me-leave = Hier abmelden
app-me-leave-all = Überall abmelden
app-me-leave-all-sure = Alle Geräte werden abgemeldet, auch dieses. Tische bleiben dort, wo sie eröffnet oder betreten wurden; mit Passkey oder Mail meldest du dich wieder an.
app-me-data = Alles, was deins ist
app-me-data-lead = Eine Datei mit deinen Spielen, ihren Protokollen, dem, was du gesagt hast, und dem, was von dir aufgehoben ist.
app-me-export = Als Datei speichern
app-me-forget = Mich vergessen
app-me-forget-sure = Das lässt sich nicht rückgängig machen. Vielleicht willst du vorher die Datei speichern.
app-me-forget-do = Endgültig vergessen
app-me-goes = Was geht
app-me-goes-page = Diese Seite mit Name, Gesicht, Einstellungen und Adresse
app-me-goes-ways = Alle Passkeys auf unserer Seite und alle Geräte
app-me-goes-keys = { $count ->
    [one] Dein Name und Schlüssel an einem Tisch
   *[other] Deine Namen und Schlüssel an { $count } Tischen
}
app-me-goes-said = Was du dort gesagt hast
app-me-goes-told = Adressen für Benachrichtigungen
app-me-stays = Was bleibt
app-me-stays-played = Was gespielt wurde, mit „a player“ auf deinem Platz
app-me-stays-running = Laufende Spiele: Ein Computerspieler macht weiter
app-me-stays-copies = Kopien des Betreibers, bis sie ersetzt werden
app-me-forgotten = Du bist hier vergessen.

## Was aufgehoben wird

app-kept = Was aufgehoben wird, und wie lange
app-kept-lead = Keine Cookies, keine Verfolgung, niemand dazwischen: Was du hier tust, wissen nur dieser Browser und dieser Server.
app-kept-what-browser = In diesem Browser
app-kept-browser = Schlüssel zu deinen Plätzen, Name, Gesicht und Einstellungen: bis du die Daten dieser Seite löschst.
app-kept-what-guest = Von einem Gast
app-kept-guest = An jedem Tisch Name und Gesicht, die du angegeben hast, und von deinem Schlüssel nur ein Fingerabdruck: solange es den Tisch gibt.
app-kept-what-table = Tische
app-kept-table = Was gespielt wurde, wann, und wie lange jeder brauchte, samt dem Rückblick: bis der Tisch von dem Menschen gelöscht wird, der ihn eröffnet hat. Ein Betreiber kann alte Tische von selbst gehen lassen; der Tisch sagt es eine Woche vorher.
app-kept-what-chat = Chat
app-kept-chat = Die letzten 200 Zeilen eines Tisches, solange es ihn gibt.
app-kept-what-page = Eine eigene Seite
app-kept-page = Name, Gesicht, Einstellungen, welche Tische deine sind, die öffentliche Hälfte deiner Passkeys, Fingerabdrücke der Schlüssel deiner Geräte, eine Adresse, wenn du eine angegeben hast: bis du vergessen werden willst. Ein Gerät, das 180 Tage nicht benutzt wurde, ist abgemeldet.
app-kept-what-mail = Ein Code per Mail
app-kept-mail = Eine Viertelstunde. Die Mail selbst geht über den Mailserver des Betreibers und deinen.
app-kept-what-share = Eine geteilte Seite
app-kept-share = Ein Fingerabdruck ihres Links, bis du sie nicht mehr teilst.
app-kept-what-notices = Benachrichtigungen
app-kept-notices = Deine Sprache, Ruhezeiten und die Adressen, die du angegeben hast: bis du sie beendest. Benachrichtigungen des Browsers gehen verschlüsselt über den Dienst seines Herstellers.
app-kept-what-device = Ein Code für ein anderes Gerät
app-kept-device = Zehn Minuten, nur im Arbeitsspeicher.
app-kept-what-address = Woher du kommst
app-kept-address = Deine Netzadresse wird einige Minuten im Arbeitsspeicher gezählt, damit niemand mehr nimmt als seinen Teil; eine gesperrte ist einen Tag lang bekannt. Im Log des Servers steht sie nur, wenn dort etwas zu viel war. Ein Proxy des Betreibers kann selbst ein Log führen.
app-kept-what-host = Der Betreiber
app-kept-host = Wer diesen Server betreibt, kann lesen, was er aufhebt, und macht Kopien, die bleiben, bis sie ersetzt werden.
