### Berichten aan mensen die er niet zijn: als push, per mail en aan hun eigen programma's.

notice-title = { game-name }: jouw beurt
notice-turn = { $others ->
    [none] { $name }, er wordt op je gewacht.
   *[other] { $name }, er wordt op je gewacht aan de tafel met { $others }.
}
notice-reminder = { $others ->
    [none] { $name }, je tijd voor deze beurt is bijna om.
   *[other] { $name }, je tijd voor deze beurt met { $others } is bijna om.
}
notice-test = Zo hoor je dat het jouw beurt is.
notice-mail-several = Burgomaster: { $count } tafels wachten op je
notice-mail-turn = Er wordt op je gewacht:
notice-mail-end = Om zulke mails niet meer te krijgen:
notice-confirm-subject = Burgomaster: zullen we je schrijven?
notice-confirm = Iemand, hopelijk jij, wil op dit adres horen wanneer het zijn of haar beurt is. Wil je dat, open dan deze link; doe anders niets, dan komt er geen mail meer.
notice-ask-confirm = Zal Burgomaster je schrijven wanneer het jouw beurt is?
notice-ask-unsubscribe = Zal Burgomaster je niet meer schrijven?
notice-mail-done = Gedaan. Je kunt deze pagina sluiten.
