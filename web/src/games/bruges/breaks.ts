import { words } from "../../words/words.svelte";

/** Where long words of names break: at the joints of compounds, as a printer would break them; those with a hyphen break there anyway. */
const LONG_WORDS = `
Accoun|tant Adven|turer Apothe|cary Carto|grapher Chamber|lain Chamber|maid Crossbow|man Extor|tionist Fish|monger House|keeper Illu|minator
Inquisi|tor Journey|man Minia|turist Pick|pocket Por|traitist Stone|cutter Story|teller Tourna|ment Wood|carver

Apo|theker Armbrust|schütze Baum|eister Bau|aufseher Beutel|schneider Biblio|thekar Bildnis|maler Brand|stifter Brücken|bauer Buch|drucker
Bären|führer Bürger|meister Deich|graf Fern|händler Fest|meister Feuer|schlucker Fisch|händlerin Fluss|pirat Frei|herr Fresken|maler Fürstin|witwe
Gast|wirtin Geld|wechsler General|vikar Gerichts|schreiber Gewürz|händler Gift|mischerin Glas|maler Gold|schmied Grab|räuber
Hanse|faktor Haus|hälterin Hof|dame Holz|schnitzer Inquisi|tor Kammer|zofe Kanal|meister Karten|spieler Karto|graf Kerker|meister Kupfer|stecher
Kämmer|er Küchen|junge Land|vermesser Lauten|bauer Leib|wächter Luft|springer Markt|aufseher Miniatur|malerin Mund|schenk Märchen|erzählerin
Nacht|wächter Puppen|spieler Rechts|gelehrter Ränke|schmied Schatz|meister Schau|spieler Schild|träger Schleusen|wärter Schul|meister
Spitzen|klöpplerin Stall|bursche Stein|metz Steuer|eintreiber Tor|wächter Tuch|händler Turnier|sieger Wach|hauptmann Wall|meister Wasser|baumeister
Wege|lagerer Woll|händler Wucher|er Würfel|spieler Ziegel|brenner Zunft|meister

Apo|theker Beeld|houwer Begun|stigster Belasting|inner Beren|leider Beurzen|snijder Biblio|thecaris Boek|drukker Bouw|meester Bouw|opzichter
Brand|meester Brand|stichter Bruggen|bouwer Burge|meester Dijk|graaf Feest|meester Fresco|schilder Genees|heer Gerechts|bode Gif|mengster
Gilde|meester Glas|schilder Goud|smid Hanze|factor Herber|gierster Hof|dame Hof|meester Hout|snijder Huis|houdster Inquisi|teur
Kaarten|maker Kaart|speler Kamen|ier Kamer|heer Kanaal|meester Kant|werkster Kruisboog|schutter Laken|koopman Land|meter Luit|bouwer Markt|meester
Meet|kundige Minia|turiste Nacht|waker Pest|meester Poort|wachter Poppen|speler Portret|schilder Potten|bakker Rechts|geleerde Rivier|piraat
Schat|meester Schild|drager School|meester Sluis|wachter Specerij|koopman Steen|bakker Steen|houwer Sterren|kundige Stoven|houder Struik|rover
Tapijt|wever Toernooi|winnaar Toneel|speler Toren|wachter Vechters|baas Verhalen|vertelster Verre|handelaar Vesting|bouwer
Vis|verkoopster Vuur|vreter Wacht|kapitein Water|bouwmeester Woeke|raar
`;

const BREAKS = new Map(
  LONG_WORDS.trim()
    .split(/\s+/)
    .map((word) => [word.replaceAll("|", ""), word.replaceAll("|", "\u00ad")]),
);

/** A name with soft hyphens where its long words may break. */
export function breakable(name: string): string {
  return name
    .split(" ")
    .map((word) => BREAKS.get(word) ?? word)
    .join(" ");
}

/** A name at the head of a sentence. */
export const begun = (name: string): string => name.charAt(0).toLocaleUpperCase(words.language) + name.slice(1);
