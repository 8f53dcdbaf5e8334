city_tycoon-lead = Lege Viertel auf einen gemeinsamen Stadtplan, baue Kraftwerke und bringe deinen Vierteln Strom, auch über die Plättchen der Nachbarn. Vier Runden Auswählen und Bauen.
city_tycoon-short = Heute · 2–5 Spieler · 90 Min.
city_tycoon-step = Runde { $step } von { $steps }
