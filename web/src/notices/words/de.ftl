### Auch bei geschlossener Seite benachrichtigt werden.

app-notices-push = Dieser Browser sagt es mir, auch wenn die Seite geschlossen ist
app-notices-insecure = Dieser Seite kann geschlossen nichts gesagt werden: Browser erlauben das nur über https oder unter localhost.
app-notices-mail = Schreib mir an
app-notices-hook = An eine eigene Adresse senden
app-notices-quiet-from = Sag mir nichts von
app-notices-quiet-to = bis
app-notices-save = Speichern
app-notices-try = Ausprobieren
app-notices-end = Alles beenden
app-notices-saved = Gespeichert, für alle Tische dieses Geräts.
app-notices-confirm = Gespeichert. Folge dem Link in der Mail, die wir dir geschickt haben.
app-notices-sent = Gesendet. Es sollte gleich da sein.
app-notices-not = Nicht alles konnte gesendet werden.
app-notices-ended = Beendet und vergessen.
