city_tycoon-lead = Lege Viertel auf einen gemeinsamen Stadtplan, baue Kraftwerke und bringe deinen Vierteln Strom, auch über die Plättchen der Nachbarn. Vier Runden Auswählen und Bauen.
