### Een tafel die elders heen gaat: als bestand, naar een server of van een server.

app-carry-file = Bewaar de hele tafel als bestand, om die te houden of om verder te spelen op een ander apparaat met deze app. Ook wat de dobbelstenen nog brengen, zit erin.
app-carry-save = Als bestand bewaren
app-carry-saved = Bewaard. “Spel laden” opent het.
app-carry-server = Adres van een Burgomaster-server
app-carry-online = Deze tafel online zetten
app-carry-online-how = De pagina van de server opent met wat er tot nu toe gespeeld is. Daar zeg je wie verder speelt, ook vrienden via een link. Zijn dobbelstenen zijn van hemzelf, en de tafel blijft ook hier.
app-carry-along = Bewaren voor een apparaat zonder server
app-carry-over = De partij is voorbij, dus is er niets meer geheim. Het bestand opent in de app die geen server nodig heeft.
app-carry-known = Het bestand opent in de app die geen server nodig heeft. Alles wat verborgen is gaat mee, en het geheim achter de dobbelstenen verlaat deze server. Het verloop zal dat zeggen, en vanaf dan kunnen hier alleen nog computerspelers gaan zitten.
app-carry-adopt = Een hele tafel: die gaat hier verder zoals hij is, en krijgt een eigen plaats.
