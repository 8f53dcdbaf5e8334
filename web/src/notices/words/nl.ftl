### Ook met gesloten pagina bericht krijgen.

app-notices-push = Deze browser zegt het mij, ook als de pagina gesloten is
app-notices-insecure = Deze pagina kan gesloten niets gezegd worden: browsers staan dat alleen toe via https of op localhost.
app-notices-mail = Schrijf mij op
app-notices-hook = Naar een eigen adres sturen
app-notices-quiet-from = Zeg mij niets van
app-notices-quiet-to = tot
app-notices-save = Opslaan
app-notices-try = Uitproberen
app-notices-end = Alles beëindigen
app-notices-saved = Opgeslagen, voor alle tafels van dit apparaat.
app-notices-confirm = Opgeslagen. Volg de link in de mail die we je hebben gestuurd.
app-notices-sent = Verstuurd. Het zou zo moeten aankomen.
app-notices-not = Niet alles kon worden verstuurd.
app-notices-ended = Beëindigd en vergeten.
