### Hoelang men over een beurt mag doen en hoelang iedereen deed.

app-pace-how = Hoeveel tijd mag men nemen?
app-pace-kind =
    { $kind ->
        [clock] Met een klok: iedereen heeft enkele minuten
        [days] Over dagen: men speelt wanneer er tijd is
       *[live] Zoveel als men wil: iedereen is er
    }
app-pace-minutes = Minuten per speler
app-pace-seconds = Seconden van elke keuze die niet tellen
app-pace-bot = Is alles op, dan antwoordt een computerspeler tot men terug is
app-pace-days = Dagen voor een beurt
app-pace-late = Zijn ze voorbij,
app-pace-clerk = dan beantwoordt de klerk deze beurt
app-pace-wait = dan wacht de plaats
app-hours = { $count } uur
app-days =
    { $count ->
        [one] { $count } dag
       *[other] { $count } dagen
    }
app-paused = De klok staat stil: iedereen wenste een pauze.
app-pause = Een pauze wensen
app-pause-end = Verder
app-pause-wished = Een pauze wordt gewenst door { $names }.
app-pause-agree = Akkoord
app-time-until =
    { $who ->
        [me] Je hebt tot { $moment } ({ $left })
       *[other] { $name } heeft tot { $moment } ({ $left })
    }
app-time-bank =
    { $who ->
        [me] Jouw tijd: { $left }
       *[other] { $name } heeft nog { $left }
    }
app-time-late =
    { $who ->
        [me] Je tijd voor deze beurt is voorbij
       *[other] De tijd van { $name } voor deze beurt is voorbij
    }
app-time-used = { $time } gebruikt
app-time-left = { $time } over
app-time-ends = tot { $moment }
app-back-asked =
    { $who ->
        [me] Je vraagt iedereen om je laatste beurt en alles daarna terug te nemen.
       *[other] { $name } vraagt om de laatste beurt van { $name } en alles daarna terug te nemen.
    }
app-back-since = Sindsdien: { $choices } keuzes en { $chance } worpen of trekkingen; dobbelstenen en kaarten zullen weer dezelfde zijn.
app-back-what = Wat sindsdien bekend werd
app-back-more = … en nog { $count }
app-back-no = Nee
app-back-withdraw = Intrekken
app-back-can = Alleen kun je het niet terugnemen, met ieders instemming wel.
app-back-ask = Iedereen vragen
app-ahead =
    { $count ->
        [0] Vooraf antwoorden
       *[other] Vooraf beantwoord: { $count }
    }
app-ahead-if = Als er niets anders gevraagd wordt:
app-ahead-until = Elk antwoord geldt voor de eerstvolgende keer dat de vraag kan komen. Het vervalt na die fase, als je zelf zo’n vraag beantwoordt, als je iets terugneemt of de tafel teruggaat, en als de plaats in andere handen komt.
app-ahead-given = Onlangs voor jou gegeven:
