### Nachrichten an Leute, die nicht da sind: als Push, als Mail und an ihre eigenen Programme.

notice-title = { game-name }: Du bist dran
notice-turn = { $others ->
    [none] { $name }, du wirst erwartet.
   *[other] { $name }, du wirst am Tisch mit { $others } erwartet.
}
notice-reminder = { $others ->
    [none] { $name }, deine Zeit für diesen Zug ist bald vorbei.
   *[other] { $name }, deine Zeit für diesen Zug mit { $others } ist bald vorbei.
}
notice-test = So wird dir gesagt, dass du dran bist.
notice-mail-several = Burgomaster: { $count } Tische warten auf dich
notice-mail-turn = Du wirst erwartet:
notice-mail-end = Um keine solchen Mails mehr zu bekommen:
notice-confirm-subject = Burgomaster: Sollen wir dir schreiben?
notice-confirm = Jemand, hoffentlich du, möchte unter dieser Adresse erfahren, wann er oder sie am Zug ist. Wenn du das möchtest, öffne diesen Link; sonst tu nichts, und es kommt keine weitere Mail.
notice-ask-confirm = Soll Burgomaster dir schreiben, wenn du dran bist?
notice-ask-unsubscribe = Soll Burgomaster dir nicht mehr schreiben?
notice-mail-done = Erledigt. Du kannst diese Seite schließen.
