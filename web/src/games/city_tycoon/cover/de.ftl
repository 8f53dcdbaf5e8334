city_tycoon-lead = Lege Viertel auf einen gemeinsamen Plan, baue Kraftwerke und versorge sie über die Straßen deiner Nachbarn. Vier Runden Auswählen und Bauen.
