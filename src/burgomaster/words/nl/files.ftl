### Met de hand geschreven bestanden: gegevenssets en stellingen.

## Bestanden

file-missing = Het bestand ontbreekt.
file-unreadable = Het bestand kan niet gelezen worden: { $detail }
file-unwritable = In { $file } kan niets geschreven worden: { $detail }
file-exists = Het bestand { $file } bestaat al; er wordt niets overschreven.
file-too-big = Dat is te lang; ten hoogste { $most } tekens of bytes zijn mogelijk.
file-binary = Dit is geen tekst.
file-not-utf8 = Dit is geen tekst in UTF-8.

## Gegevenssets

data-unknown = Er is geen gegevensset “{ $name }”, of hij bevat fouten. Bekend zijn: { $known }.
data-set-name = “{ $found }” kan geen naam van een gegevensset zijn: gebruik ten hoogste 40 letters, cijfers, koppeltekens en lage streepjes.
data-digest-unknown = Er is gespeeld met waarden die hier niet bekend zijn: met de gegevensset “{ $name }”, controlesom { $digest }. Hier bekend zijn { $known }. Was het een eigen set, zet die dan onder deze naam terug, of noem de map ervan met --data.
data-name-taken = “{ $name }” heet een gegevensset die bij Burgomaster hoort; geef de jouwe een andere naam.
data-value-missing = “{ $field }” ontbreekt.
data-key-unknown = Niets heet hier “{ $key }”.
data-kind = { $wanted ->
    [yes-or-no] Hier moet true of false staan, niet “{ $found }”.
    [number] Hier moet een geheel getal staan, niet “{ $found }”.
    [text] Hier moet een tekst staan, niet “{ $found }”.
    [list] Hier moet een lijst staan, niet “{ $found }”.
   *[table] Hier moet een tabel staan, niet “{ $found }”.
}
data-fixed = Dit hoort bij de regels en kan niet veranderd worden; het moet “{ $wanted }” zijn.
data-list-length = De lijst moet { $wanted ->
    [one] { $wanted } item
   *[other] { $wanted } items
} hebben, niet { $found }.
data-colours-differ = Elk van deze kleuren moet hier voorkomen, in willekeurige volgorde: { $wanted }.
data-tokens-few = Er moeten minstens { $low } zwarte onheilsfiches zijn, niet { $found }.
data-number = Hier moet een geheel getal van { $low } tot en met { $high } staan, niet “{ $found }”.
data-word = “{ $found }” past hier niet; een van deze past wel: { $known }.
data-table-broken = De tabel kan niet gelezen worden: { $detail }
data-column-missing = De kolom “{ $column }” ontbreekt. De kolommen zijn: { $known }.
data-column-twice = De kolom “{ $column }” komt twee keer voor. De kolommen zijn: { $known }.
data-column-unknown = Er is geen kolom “{ $column }”. De kolommen zijn: { $known }.
data-row-length = De rij heeft { $found ->
    [one] { $found } waarde
   *[other] { $found } waarden
} in plaats van { $wanted }.
data-rows-missing = Deze nummers ontbreken: { $numbers }.
data-row-twice = Nummer { $number } staat al in regel { $line }.
data-category-fixed = De categorie van kaart { $card } kan niet veranderd worden; zij moet “{ $wanted }” zijn.
data-group-fixed = De groep van kaart { $card } kan niet veranderd worden; zij moet “{ $wanted }” zijn.
data-colour-fixed = De kleur van kaart { $card } kan niet veranderd worden; zij moet “{ $wanted }” zijn.
data-activation-misfit = “{ $found }” past niet bij wat kaart { $card } doet; een van deze past wel: { $known }.
data-name-missing = Nummer { $number } heeft geen naam.
data-name-unfit = Een naam moet afdrukbaar en ten hoogste { $most } tekens lang zijn.

## Stellingen

position-game = Dit is een stelling van “{ $found }”, niet van “{ $known }”.
position-table = Hier moet een tabel staan, niet “{ $found }”.
position-list = Hier moet een lijst staan, niet “{ $found }”.
position-list-long = De lijst heeft { $found } items; ten hoogste { $most } zijn mogelijk.
position-count = De lijst moet { $wanted } items hebben, niet { $found }.
position-key = Niets heet hier “{ $found }”. Deze namen zijn bekend: { $known }.
position-missing = “{ $key }” ontbreekt.
position-number = Hier moet een geheel getal van { $low } tot en met { $high } staan, niet “{ $found }”.
position-truth = Hier moet true of false staan, niet “{ $found }”.
position-word = “{ $found }” past hier niet; een van deze past wel: { $known }.
position-twice = “{ $found }” wordt twee keer genoemd.
position-set-up = Cyclus en fase passen niet bij elkaar: vóór het begin van het spel zijn beide 0, daarna geen van beide.
position-clerics = In cyclus { $season } { $wanted ->
    [one] moet { $wanted } geestelijke
   *[other] moeten { $wanted } geestelijken
} voor de kerk staan, niet { $found }.
position-statue = Bij dit aantal spelers is er geen standbeeld van { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} meer over.
position-tokens = Zoveel zwarte onheilsfiches “{ $token }” zijn er niet; in de doos zitten er { $most }.
position-derived = Dit volgt uit al het andere en moet zo luiden: { $known }.
position-memory-cards = Kaarten die samen onthouden worden, moeten verschillende kaarten van één kleur zijn.
position-acted = Alleen in fase III kan er al een basisactie uitgevoerd zijn.
position-turn-and-agenda = Geef dit of een agenda op, niet allebei.
position-over = Het spel is pas afgelopen aan het eind van de laatste cyclus, als er niets meer te doen is.
position-left-over = Niets op de agenda gaat hierover.
agenda-form = “{ $found }” is geen taak: die bestaat uit een stap, het nummer van een plaats en ten hoogste twee getallen.
agenda-unknown = Er is geen stap “{ $step }”.
agenda-range = Een getal in “{ $found }” is te groot of te klein: de taak is { $form }.
agenda-misfit = De stap “{ $step }” van { $seat-name } past niet bij wat er op tafel ligt.
position-round = Rondes tellen alleen in fase III en IV; daar is de ronde minstens 1, elders 0, niet { $found }.
position-cleric = In een kerkvenster staat een geestelijke vanaf fase II, totdat hij in fase IV voor de kerk komt, en alleen dan.
position-memory-seen = Deze plaats ziet al deze kaarten en hoeft ze niet te onthouden.
agenda-frame = De agenda moet met deze stappen beginnen: { $wanted }.
