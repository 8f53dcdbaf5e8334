### Wie lange man sich Zeit nehmen darf und wie lange alle brauchten.

app-pace-how = Wie viel Zeit darf man sich nehmen?
app-pace-kind =
    { $kind ->
        [clock] Mit Uhr: Alle haben einige Minuten
        [days] Über Tage: Man spielt, wenn man Zeit hat
       *[live] So viel man möchte: Alle sind da
    }
app-pace-minutes = Minuten je Person
app-pace-seconds = Sekunden jeder Wahl, die nicht zählen
app-pace-bot = Ist alles verbraucht, antwortet ein Computerspieler, bis man zurück ist
app-pace-days = Tage für einen Zug
app-pace-late = Sind sie vorbei,
app-pace-clerk = beantwortet der Schreiber diesen Zug
app-pace-wait = wartet der Platz
app-hours =
    { $count ->
        [one] { $count } Stunde
       *[other] { $count } Stunden
    }
app-days =
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }
app-paused = Die Uhr steht: Alle wünschen eine Pause.
app-pause = Pause wünschen
app-pause-end = Weiter
app-pause-wished = Eine Pause wünscht: { $names }.
app-pause-agree = Einverstanden
app-time-until =
    { $who ->
        [me] Du hast Zeit bis { $moment } ({ $left })
       *[other] { $name } hat Zeit bis { $moment } ({ $left })
    }
app-time-bank =
    { $who ->
        [me] Deine Zeit: { $left }
       *[other] { $name } hat noch { $left }
    }
app-time-late =
    { $who ->
        [me] Deine Zeit für diesen Zug ist vorbei
       *[other] Die Zeit von { $name } für diesen Zug ist vorbei
    }
app-time-used = { $time } gebraucht
app-time-left = { $time } übrig
app-time-ends = bis { $moment }
app-back-asked =
    { $who ->
        [me] Du bittest alle, deinen letzten Zug und alles danach zurückzunehmen.
       *[other] { $name } bittet darum, den letzten Zug von { $name } und alles danach zurückzunehmen.
    }
app-back-since = Entscheidungen seither: { $choices }, Würfe und Karten: { $chance }; Würfel und Karten werden wieder dieselben sein.
app-back-what = Was seither bekannt wurde
app-back-more = … und { $count } weitere
app-back-no = Nein
app-back-withdraw = Bitte zurückziehen
app-back-can = Allein kannst du es nicht zurücknehmen, mit dem Einverständnis aller schon.
app-back-ask = Alle fragen
app-ahead =
    { $count ->
        [0] Im Voraus antworten
       *[other] Im Voraus beantwortet: { $count }
    }
app-ahead-if = Wenn nichts anderes gefragt ist:
app-ahead-until = Jede Antwort gilt für das nächste Mal, dass ihre Frage kommen kann. Sie verfällt nach dieser Phase, wenn du eine solche Frage selbst beantwortest, wenn du etwas zurücknimmst oder der Tisch zurückgeht, und wenn der Platz in andere Hände kommt.
app-ahead-given = Zuletzt für dich gegeben:
