### Wat elk spel zegt: namen, weigeringen, verslagen.

language-name = Nederlands

game-name = { $game ->
    [hamburg] Hamburg
    [bruges] Brugge
    [city_tycoon] City Tycoon
   *[other] { $game }
}

player-name = Speler { $seat }

notice-unofficial = Burgomaster is een onofficiële bewerking van spelers voor spelers. Die staat los van de auteurs en uitgevers van de spellen; alle teksten en afbeeldingen zijn van eigen hand.
notice-house-values = Waar de spelregels een waarde niet noemen (kosten, punten en symbolen van veel kaarten), speelt Burgomaster met eigen waarden. Wie het spel bezit, kan de waarden van de kaarten zelf invullen.

refused-at = { $place }: { $reason }

## Spelen

game-over = Het spel is afgelopen.
what-if-unknown = Zo kun je dat niet vooraf vragen: “{ $field }” ontbreekt of heeft geen geldige waarde.
not-asked = Je bent nu niet aan de beurt.
not-asked-for = “{ $choice }” is geen antwoord op deze vraag.
played-by-rules = Deze plaats wordt door de regels gespeeld: niemand kiest ervoor.
names-differ = { $wanted ->
    [one] Het spel heeft { $wanted } naam nodig; opgegeven: { $found }.
   *[other] Het spel heeft { $wanted } namen nodig; opgegeven: { $found }.
}
# What happened, without its full stop, and what made the amount in it.
told-sum = { $told }: { $parts }.
event-undone = { $seat-name } neemt een keuze terug.
# How a game ends. Tied: somebody has as many points and loses all the same.
event-result = { event-result-winners } { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}{ event-result-others }.
event-result-winners = { $winners ->
    [1] { $tied ->
        [1] { $winner1-name } wint bij gelijke stand met
       *[other] { $winner1-name } wint met
    }
    [2] { $winner1-name } en { $winner2-name } winnen samen met
    [3] { $winner1-name }, { $winner2-name } en { $winner3-name } winnen samen met
    [4] { $winner1-name }, { $winner2-name }, { $winner3-name } en { $winner4-name } winnen samen met
   *[other] { $winner1-name }, { $winner2-name }, { $winner3-name }, { $winner4-name } en { $winner5-name } winnen samen met
}
event-result-others = { $others ->
    [0] { "" }
    [1] , voor { $other1-name } ({ $points1 })
    [2] , voor { $other1-name } ({ $points1 }) en { $other2-name } ({ $points2 })
    [3] , voor { $other1-name } ({ $points1 }), { $other2-name } ({ $points2 }) en { $other3-name } ({ $points3 })
   *[other] , voor { $other1-name } ({ $points1 }), { $other2-name } ({ $points2 }), { $other3-name } ({ $points3 }) en { $other4-name } ({ $points4 })
}
undo-nothing = Er is nog niets dat teruggenomen kan worden.
undo-other-seat = Intussen heeft een ander gekozen; je keuze blijft staan.
undo-chance = Intussen is er geworpen of getrokken; je keuze blijft staan.
undo-reveal = Intussen is er iets verborgens aan het licht gekomen; je keuze blijft staan.
game-unknown = Er is hier geen spel “{ $game }”. Deze kunnen gespeeld worden: { $known }.
game-without-data = Voor { game-name } zijn er geen gegevenssets.
option-unknown = Er is geen instelling “{ $name }”. Deze bestaan: { $known }.
expansions-none = Voor { game-name } zijn er geen uitbreidingen.
expansion-unknown = Voor { game-name } is er geen uitbreiding “{ $name }”. Deze bestaan: { $known }.
bot-unknown = Voor { game-name } is er geen computerspeler “{ $name }”. Deze bestaan: { $known }.

## Keuzes als tekst en als gegevens

notation-verb = Geen enkele keuze begint met “{ $word }”.
notation-word = “{ $word }” past hier niet; een van deze past wel: { $known }.
notation-number = “{ $word }” is geen getal.
notation-range = { $value } is te klein of te groot; mogelijk is { $low } tot en met { $high }.
notation-form = “{ $text }” is onvolledig of te lang; de vorm is “{ $form }”.
notation-data = Dit is geen keuze.
notation-value = De waarde van “{ $name }” is van de verkeerde soort.
not-a-number = In “{ $place }” moet een geheel getal van { $low } tot en met { $high } staan, niet “{ $found }”.
option-word = “{ $name }” kan niet “{ $found }” zijn. Mogelijk zijn: { $known }.
not-a-truth = { $place } moet true of false zijn, niet “{ $found }”.
not-a-list = { $place } moet een lijst van namen zijn, niet “{ $found }”.

## JSON

json-broken = De JSON-tekst is fout in regel { $line }, kolom { $column }.
json-too-big = De JSON-tekst bevat een te lang getal of te diep geneste lijsten.
json-fraction = Alleen gehele getallen zijn toegestaan, niet “{ $found }”.
json-name-twice = De naam “{ $name }” komt twee keer voor.

## Verslagen: de plaats

record-line = Regel { $line } van het verslag
record-header = Kop van het verslag
record-entry-place = Item { $entry } van het verslag
record-end-place = Laatste regel van het verslag (regel { $line })
record-field = Veld “{ $field }” van het verslag
record-whole = Het verslag als geheel

## Verslagen: de reden

record-entry = “{ $text }” is geen item.
record-digest = “{ $found }” is geen reeks van 64 hexadecimale cijfers.
record-nonce = “{ $found }” is geen even aantal hexadecimale cijfers.
record-nonces = { $found ->
    [one] Er is { $found } toevalsbijdrage, maar het aantal plaatsen is { $seats }.
   *[other] Er zijn { $found } toevalsbijdragen, maar het aantal plaatsen is { $seats }.
}
record-number = “{ $found }” is geen getal dat hier kan staan.
record-word = “{ $found }” is niet één afdrukbaar woord.
record-name = “{ $found }” kan geen naam zijn: hij moet afdrukbaar zijn, zonder spaties aan de randen.
record-key-missing = In de kop ontbreekt “{ $key }”.
record-key-twice = “{ $key }” komt twee keer voor.
record-key-unknown = Een kop kent geen “{ $key }”.
record-keys = Precies deze namen moeten voorkomen: { $keys }.
record-misfit = De waarde is van de verkeerde soort.
record-seat = Er is geen plaats { $seat }; het aantal plaatsen is { $seats }.
record-scores = { $found ->
    [one] Er is { $found } score, maar het aantal plaatsen is { $seats }.
   *[other] Er zijn { $found } scores, maar het aantal plaatsen is { $seats }.
}
record-cut-off = De laatste regel is niet afgesloten; het verslag lijkt afgebroken.
record-after-end = Na de laatste regel mag niets meer volgen.
record-end = De laatste regel moet bestaan uit “end”, { $seats ->
    [one] één score
   *[other] { $seats } scores
}, “digest” en de controlesom.
record-end-missing = Het spel is afgelopen, maar de laatste regel ontbreekt.
record-not-over = De laatste regel is er, maar het spel is niet afgelopen.
rules-earlier = Deze partij { game-name } begon onder versie { $found } van de regels; hier geldt versie { $wanted }. { $release ->
    [none] Een eerdere Burgomaster speelt die na.
   *[other] Burgomaster { $release } speelt die na.
}
rules-later = Deze partij { game-name } begon onder versie { $found } van de regels; hier geldt pas versie { $wanted }. Een nieuwere Burgomaster speelt die na.
record-header-differs = “{ $key }” is { $found }, maar moet { $wanted } zijn.
record-other-scores = De scores zijn { $found }, maar de telling geeft { $wanted }.
record-other-digest = De controlesom is { $found }, maar de eindstand geeft { $wanted }.
record-other-secret = Het geheim hoort niet bij de vastlegging { $commitment }.
record-other-chance = Het geheim geeft “{ $wanted }”, maar in het verslag staat “{ $found }”.
record-secret-missing = Het verslag belooft eerlijk toeval, maar het geheim ontbreekt.
record-secret-known = Dit is een eerste partij: het geheim is voor iedereen hetzelfde, dus wat er werd gegooid en getrokken, kon vooraf bekend zijn. Aan elke andere tafel kan dat niet.

## Computerspelers

on-unknown = Op “{ $name }” wordt niet gespeeld: bekend zijn ray en ray:ADRES.
ray-missing = Ray is niet geïnstalleerd: pip install 'burgomaster[cluster]'
ray-own-bot = De computerspeler “{ $name }” hoort niet bij Burgomaster, dus andere computers hebben hem niet.
ray-own-data = De dataset “{ $name }” hoort niet bij Burgomaster, dus andere computers hebben hem niet.
dataset-other = In de map “{ $folder }” ligt een dataset die volgens een ander plan of met een andere versie begonnen is.
dataset-file-missing = { $file } ontbreekt.
dataset-file-changed = { $file } is veranderd sinds het geschreven werd.
dataset-game-differs = Spel { $number } verloopt bij naspelen anders dan er staat.
dataset-decision-differs = Beslissing { $decision } van spel { $number } staat er anders dan in het verslag.
bot-not-loaded = De computerspeler “{ $name }” kan niet geladen worden: { $reason }
bot-cheats = De computerspeler “{ $name }” koos “{ $choice }”, wat niet mogelijk was.
bot-silent = De computerspeler “{ $name }” antwoordde niet zoals het hoort: { $reason }
hint-first-look = Op het eerste gezicht lijkt dit het beste.
bots-missing = Noem minstens één computerspeler.
bots-too-few = Een toernooi heeft minstens twee computerspelers nodig.
bots-too-many = Er zijn meer computerspelers ({ $bots }) dan plaatsen ({ $players }).
bots-twice = Elke computerspeler kan maar één keer aan een toernooi meedoen.

## Met de hand geschreven bestanden

mistake-place = { $file } { $line ->
    [0] { "" }
   *[other] regel { $line }
} { $column ->
    [0] { "" }
   *[other] kolom { $column }
} { $field }
toml-broken = Dit is geen TOML: { $detail }
toml-too-big = Een getal is te lang, of lijsten zijn te diep genest.
toml-deep = Een sleutel heeft te veel delen; ten hoogste { $most } zijn mogelijk.
toml-kind = “{ $found }” is geen geheel getal, tekst, lijst of tabel, en ook niet true of false.
