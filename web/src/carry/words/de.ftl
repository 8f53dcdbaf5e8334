### Ein Tisch, der anderswohin geht: als Datei, auf einen Server oder von einem.

app-carry-file = Den ganzen Tisch als Datei speichern, um ihn aufzuheben oder auf einem anderen Gerät mit dieser App weiterzuspielen. Auch was die Würfel noch bringen, ist darin.
app-carry-save = Als Datei speichern
app-carry-saved = Gespeichert. „Partie laden“ öffnet sie.
app-carry-server = Adresse eines Burgomaster-Servers
app-carry-online = Diesen Tisch online stellen
app-carry-online-how = Die Seite des Servers öffnet sich mit dem, was bisher gespielt wurde. Dort sagst du, wer weiterspielt, auch Freunde über einen Link. Seine Würfel sind seine eigenen, und der Tisch bleibt auch hier.
app-carry-along = Für ein Gerät ohne Server speichern
app-carry-over = Die Partie ist zu Ende, also ist nichts mehr geheim. Die Datei öffnet sich in der App, die keinen Server braucht.
app-carry-known = Die Datei öffnet sich in der App, die keinen Server braucht. Alles Verborgene kommt mit, und das Geheimnis hinter den Würfeln verlässt diesen Server. Der Verlauf wird das sagen, und von da an können sich hier nur noch Computerspieler setzen.
app-carry-adopt = Ein ganzer Tisch: Er geht hier weiter, wie er ist, und bekommt einen eigenen Platz.
