### What only the app without a server says.

app-engine-loading = De spellen worden geladen: { $percent } %
app-engine-starting = De spellen worden klaargezet …
app-engine-failed = De spellen konden niet worden geladen. Laad de pagina opnieuw om het nog eens te proberen.
app-open-elsewhere = Deze tafel is in een ander tabblad of venster open. Speel daar verder, of sluit het en laad deze pagina opnieuw.
app-unkept-full = Op dit apparaat is geen plaats meer: wat er vanaf nu aan deze tafel gebeurt, is weg als de pagina wordt gesloten. Verwijder oude tafels of maak plaats.
app-unkept-refused = Deze browser bewaart niets: wat er aan deze tafel gebeurt, is weg als de pagina wordt gesloten. Misschien is het een privévenster.
app-lobby-lead-alone = Drie steden om te bouwen. Speel tegen klerken of samen aan één scherm. Niets te installeren, geen account, en na het eerste bezoek geen net.
