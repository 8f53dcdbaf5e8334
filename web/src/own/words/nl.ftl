### De eigen pagina: aanmelden, de eigen spellen, wat er bewaard wordt.

## Aanmelden

app-me-lead = Je speelt als gast: elke plaats heeft een sleutel in deze browser, en niemand heeft een account nodig. Wie zijn tafels, naam en instellingen op elk apparaat wil hebben, maakt een eigen pagina.
app-me-alone = Een eigen pagina heeft een server nodig. Hier blijft alles op dit apparaat.
app-me-key = Met een passkey
app-me-key-lead = Je apparaat bewaart hem, achter vinger, gezicht of pincode. Er is geen wachtwoord dat kwijt kan raken.
app-me-key-make = Mijn pagina maken
app-me-key-enter = Ik heb een pagina
app-me-key-not = { $why ->
    [insecure] Browsers staan passkeys alleen toe via https of op localhost; deze pagina kwam via gewoon http.
    [number] Een passkey hoort bij een naam, en deze server wordt met een nummer aangesproken.
   *[unknown] Deze browser kent geen passkeys.
}
app-me-key-named = Deze pagina op localhost openen
app-me-mail = Per mail
app-me-mail-lead = We sturen je een link en een code. Ze gelden een kwartier, één keer en alleen in deze browser.
app-me-mail-none = Deze server verstuurt geen mails.
app-me-mail-send = Stuur me een link
app-me-mail-sent = Er is een mail onderweg naar { $mail }. Volg de link in deze browser, of typ de code.
app-me-mail-waits = Je hebt om een code gevraagd. Volg de link in de mail in deze browser, of typ de code.
app-me-mail-other = Nog een mail sturen
app-me-address = Je adres
app-me-code = Code
app-me-elsewhere = Deze link geldt alleen in de browser waarin erom gevraagd werd. Typ daar { $code }, of vraag hier een nieuwe aan.
app-me-cancelled = Er is niets gebeurd: het is afgebroken, duurde te lang, of hier past geen passkey.
app-me-made = Je pagina is gemaakt.
app-me-entered = Je bent aangemeld. Je tafels zijn onderweg naar dit apparaat.
app-me-added = Vanaf nu opent ook dit je pagina.
app-me-left = Je bent hier afgemeld en weer gast. Tafels die je hier opende of waar je hier ging zitten, blijven in deze browser.

## De pagina

app-me-sum = { $count ->
    [0] Nog geen spellen.
    [one] Eén spel, { $finished } uitgespeeld, { $won } gewonnen.
   *[other] { $count } spellen, { $finished } uitgespeeld, { $won } gewonnen.
}
app-me-is-private = Alleen jij ziet deze pagina.
app-me-is-shared = Wie de link heeft, ziet je uitgespeelde spellen.
app-me-numbers = Hoe het ging
app-me-game = Spel
app-me-played = Uitgespeeld
app-me-won = Gewonnen
app-me-best = Beste
app-me-mean = Gemiddeld
app-me-time = Bedenktijd
app-me-rivals = Tegen elkaar
app-me-who = Met
app-me-ahead = Jij voor
app-me-behind = Achter
app-me-streets = De beste steden
app-me-running = Bezig
app-me-none = Nog geen. Wat uitgespeeld is, staat hier.
app-me-points = { $count ->
    [one] punt
   *[other] punten
}
app-me-points-won = { $count ->
    [one] punt, gewonnen
   *[other] punten, gewonnen
}
app-me-of = De steden van { $name }
app-me-of-lead = Uitgespeelde spellen, getoond door wie ze speelde.

## Wat je ermee kunt doen

app-me-share = Aan anderen laten zien
app-me-share-lead = Wie de link heeft, ziet je naam, je gezicht en je uitgespeelde spellen: welke, wanneer, punten, overwinningen, bedenktijd, je steden. Geen andere namen, geen lopend spel, geen adres.
app-me-share-on = Delen met een link
app-me-share-off = Niet meer delen
app-me-share-link = Link naar je pagina
app-me-share-new = Een nieuwe link maken
app-me-share-elsewhere = Ze wordt gedeeld met een link die een ander apparaat heeft. Een nieuwe link beëindigt die.
app-me-ways = Aanmelden
app-me-passkeys = { $count ->
    [0] Geen passkey
    [one] Eén passkey
   *[other] { $count } passkeys
}
app-me-devices = { $count ->
    [one] Aangemeld op één apparaat
   *[other] Aangemeld op { $count } apparaten
}
app-me-second = Met een tweede weg kom je hier ook als de eerste kwijt is.
app-me-add-key = Nog een passkey
app-me-add-mail = Een adres opgeven
app-me-change-mail = Het adres wijzigen
app-me-leave = Hier afmelden
app-me-leave-all = Overal afmelden
app-me-leave-all-sure = Alle apparaten worden afgemeld, dit ook. Tafels blijven waar ze geopend werden of waar je ging zitten; met een passkey of per mail meld je je weer aan.
app-me-data = Alles wat van jou is
app-me-data-lead = Een bestand met je spellen, hun verslagen, wat je zei en wat er van je bewaard is.
app-me-export = Als bestand bewaren
app-me-forget = Vergeet mij
app-me-forget-sure = Er is geen weg terug. Misschien wil je eerst het bestand bewaren.
app-me-forget-do = Voorgoed vergeten
app-me-goes = Wat verdwijnt
app-me-goes-page = Deze pagina met naam, gezicht, instellingen en adres
app-me-goes-ways = Alle passkeys aan onze kant en alle apparaten
app-me-goes-keys = { $count ->
    [one] Je naam en sleutel aan één tafel
   *[other] Je namen en sleutels aan { $count } tafels
}
app-me-goes-said = Wat je daar zei
app-me-goes-told = Adressen voor berichten
app-me-stays = Wat blijft
app-me-stays-played = Wat er gespeeld is, met “a player” op je plaats
app-me-stays-running = Lopende spellen: een computerspeler gaat verder
app-me-stays-copies = Kopieën van de beheerder, tot ze vervangen worden
app-me-forgotten = Je bent hier vergeten.

## Wat er bewaard wordt

app-kept = Wat er bewaard wordt, en hoe lang
app-kept-lead = Geen cookies, geen volgen, niemand ertussen: wat je hier doet, weten alleen deze browser en deze server.
app-kept-what-browser = In deze browser
app-kept-browser = Sleutels van je plaatsen, je naam, gezicht en instellingen: tot je de gegevens van deze site wist.
app-kept-what-guest = Van een gast
app-kept-guest = Aan elke tafel de naam en het gezicht die je opgaf, en van je sleutel alleen een vingerafdruk: zolang de tafel er is.
app-kept-what-table = Tafels
app-kept-table = Wat er gespeeld is, wanneer, en hoe lang ieder nam, met het terugkijken erbij: tot wie de tafel opende die wist. Een beheerder kan oude tafels vanzelf laten verdwijnen; een tafel zegt het een week van tevoren.
app-kept-what-chat = Chat
app-kept-chat = De laatste 200 regels van een tafel, zolang de tafel er is.
app-kept-what-page = Een eigen pagina
app-kept-page = Naam, gezicht, instellingen, welke tafels van jou zijn, de openbare helft van je passkeys, vingerafdrukken van de sleutels van je apparaten, een adres als je er een gaf: tot je vergeten wilt worden. Een apparaat dat 180 dagen niet gebruikt is, wordt afgemeld.
app-kept-what-mail = Een code per mail
app-kept-mail = Een kwartier. De mail zelf gaat via de mailserver van de beheerder en die van jou.
app-kept-what-share = Een gedeelde pagina
app-kept-share = Een vingerafdruk van de link, tot je de pagina niet meer deelt.
app-kept-what-notices = Berichten
app-kept-notices = Je taal, stille uren en de adressen die je gaf: tot je ze beëindigt. Berichten van de browser gaan versleuteld via de dienst van de maker.
app-kept-what-device = Een code voor een ander apparaat
app-kept-device = Tien minuten, alleen in het geheugen.
app-kept-what-address = Waar je vandaan komt
app-kept-address = Je netwerkadres wordt enkele minuten in het geheugen geteld, zodat niemand meer neemt dan zijn deel; een geblokkeerd adres is een dag bekend. In het logboek van de server staat het alleen als daar iets te veel was. Een proxy van de beheerder kan zelf een logboek bijhouden.
app-kept-what-host = De beheerder
app-kept-host = Wie deze server beheert, kan lezen wat die bewaart, en maakt kopieën die blijven tot ze vervangen worden.
