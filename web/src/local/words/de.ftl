### What only the app without a server says.

app-engine-loading = Die Spiele werden geladen: { $percent } %
app-engine-starting = Die Spiele werden aufgebaut …
app-engine-failed = Die Spiele konnten nicht geladen werden. Lade die Seite neu, um es noch einmal zu versuchen.
app-open-elsewhere = Dieser Tisch ist in einem anderen Tab oder Fenster offen. Spiele dort weiter, oder schließe es und lade diese Seite neu.
app-unkept-full = Auf diesem Gerät ist kein Platz mehr: Was an diesem Tisch jetzt noch geschieht, ist verloren, wenn die Seite geschlossen wird. Lösche alte Tische oder schaffe Platz.
app-unkept-refused = Dieser Browser bewahrt nichts auf: Was an diesem Tisch geschieht, ist verloren, wenn die Seite geschlossen wird. Vielleicht ist es ein privates Fenster.
app-lobby-lead-alone = Drei Städte zum Bauen. Spiel gegen Schreiber oder gemeinsam an einem Bildschirm. Nichts zu installieren, kein Konto, und nach dem ersten Besuch kein Netz.
