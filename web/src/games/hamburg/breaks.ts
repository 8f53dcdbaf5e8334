/** Where long words of card names break: at the joints of compounds, as a printer would break them.
 *
 * Browsers hyphenate by dictionaries that many of them do not have, and small letters are no way out: nobody reads them.
 * A name with a long word that is not here breaks wherever its line ends.
 */
const LONG_WORDS = `
Alche|mist's Antiq|uities Apothe|cary Archi|tect's Arson|ists' Associa|tion Astrol|oger's Book|bindery Cather|ine's Chan|cellery
Collec|tion Coloni|zation Commer|cial Conjur|er's Conspir|ators' Conva|lescent Crimi|nals' Dea|conesses' Depu|tation Emi|gration
Emi|grants' Engi|neers' Garden|ers' Geo|graphical Ger|trude's Guard|house Harveste|hude Head|quarters Hippo|potamus Holsten|wall
Hypno|tist's Inform|ers' Inno|centia Inspec|torate Journey|men's Jungfern|stieg Kehr|wieder Kunst|halle Labo|ratory Licen|tiaten|berg
Millern|tor Navi|gation Nicho|las's Nord|deutsche Numer|ologist's Observa|tory Pay|master's Perfor|mance Pick|pockets' Post|strasse
Protec|tion Quaran|tine Reiher|stieg Reichs|bank Rhino|ceros Rifle|men's Rosi|crucian Sage|biel's Scaven|gers Scaven|gers' Schwanen|wik
Schweine|markt Sculp|tor's Smug|glers' Spiel|buden|platz Theat|rical Theo|sophical Uhlen|horst Vereins|bank Elb|chaussee David|wache
Mer|chant's Racket|eers' Acro|bats' Mari|time

Adreß|buch Adress|buch Alchemisten|küche All|gemeines Alster|pavillon Alter|tümer Amerika|nisches Amerika|kai Antiqui|täten|handlung
Apotheker|garten Architektur|atelier Assekuranz|kontor Astrologen|turm Auktions|haus Aus|wanderer Auswan|derer|baracken
Auswan|derungs|agentur Bank|gewölbe Bau|gewerk|schule Bau|polizei Baustoff|handel Baum|schule Berber|löwe Berufs|feuerwehr
Bildhauer|werkstatt Bota|nischer Brandstifter|keller Buch|binderei Buch|handlung Börsen|keller Bürger|haus Bürger|verein Bürger|weide
Deich|wacht Depu|tation Diako|nissen|haus Dom|karussell Eichen|park Einquar|tierungs|amt Eisen|gießerei Entbin|dungs|anstalt Erz|gießerei
Fahnen|stickerei Farben|fabrik Feuer|wache Finanz|depu|tation Fisch|konserven|fabrik Fleeten|kieker Fleet|ratten Floh|zirkus Flott|beker
Fluss|pferd Gala|vorstellung Garnisons|lazarett Geheim|archiv Geheim|gang Gemüse|gärten Genesungs|heim Geogra|phische Gepäck|halle
Gesell|schaft Gesund|heits|polizei Gewerbe|halle Gewerbe|kammer Gewerbe|schule Gewürz|speicher Glas|malerei Gold|schmiede Gottes|kasten
Gummi|waren|fabrik Gänge|viertel Gärtner|sparkasse Hafen|meisterei Handels|kammer Haupt|staats|kasse Haupt|stelle Haupt|wache
Haupt|zollamt Hehler|keller Hilfs|verein Hochseil|nummer Hochseil|arena Husaren|kaserne Hypnose|kabinett Hypo|theken|bank
Infanterie|kaserne Innocen|tia|park Innungs|haus Kaffee|börse Kaffee|speicher Kai|speicher Karten|lege|stube Kasperle|theater
Katha|rinen Kattun|druckerei Kolonial|waren|laden Koloni|sations|verein Komman|dantur Kranken|haus Kriminal|polizei Krieger|denkmal
Kräuter|apotheke Kuh|mühlen|teich Kunst|handlung Kunst|verein Kupferstich|kabinett Königs|tiger Künstler|verein Landungs|brücken
Land|agentur Landschafts|maler Lieder|tafel Liebhaber|theater Lustbar|keits|steuer|amt Maien|blume Makler|kontor Matrosen|kneipe
Medizinal|kollegium Menschen|pyramide Millern|tor|wache Murmel|tier Nacht|wache Nacht|wächter|haus Natur|histo|risches
Navigations|schule Numerologen|stube Ohls|dorfer Passagier|listen|büro Patrio|tische Patrizier|haus Perücken|macherei Pferde|klinik
Physika|lisches Pionier|depot Polizei|behörde Polizei|kaserne Porträt|atelier Post|straße Putz|macherei Quaran|täne|stall Rathaus|markt
Rathaus|platz Rats|apotheke Reep|schlägerei Rosen|garten Rosen|kreuzer Sandtor|hafen Schiffs|ausrüster Schlos|serei Schmuggler|tunnel
Schutzgeld|kontor Schützen|gilde Seemanns|kranken|haus Seemanns|mission Segel|macherei Segelschiff|hafen Senats|kanzlei Sitten|polizei
Skandal|blatt Soldaten|kneipe Spiri|tisten|salon Spiegel|kabinett Spiel|hölle Spitzel|ring Spitzel|stube Staats|labor
Staats|labora|torium Stadt|bibliothek Stadt|lotterie Stadt|theater Standes|amt Stelzen|läufer Stelzen|läufer|bude Stern|warte
Steuer|depu|tation Straf|geld|kasse Straf|justiz|gebäude Tabak|fabrik Taschen|dieb|höhle Diebes|höhle Theater|agentur Theater|kasse
Theoso|phische Tier|heil|anstalt Tierschutz|verein Trampel|tier Uhlen|horster Umschlag|schuppen Verbrecher|keller Ver|schwörer
Vier|länder Waffen|handlung Wahrsager|zelt Wall|anlagen Wander|truppe Wander|bühne Wechsel|stube Weihnachts|dom Winter|quartier
Wohn|viertel Wucher|kontor Würfel|orakel Würfel|bude Zahl|meisterei Zauber|zelt Zinn|gießerei Zirkus|kasse Zucker|raffinerie
Übersee|telegrafen|amt Kaufmanns|palais Artisten|manege

Adresboek|kantoor Alchemisten|keuken Alster|paviljoen Ambachts|hal Ambachts|school Amerika|kade Ameri|kaans Antiek|handel
Apothekers|tuin Architecten|atelier Astrologen|toren Beeldhouwers|atelier Begraaf|plaats Belasting|deputatie Berber|leeuw
Beroeps|brandweer Bescherm|geld|bende Betaal|meesters|kantoor Beurs|kelder Boete|kantoor Boeven|kelder Boek|binderij Boek|handel
Boom|kwekerij Bota|nische Bouw|materialen|handel Bouw|politie Bouwvak|school Brand|stichters|kelder Brons|gieterij Burger|huis
Burger|lijke Burger|vereniging Circus|kassa Concordia|theater Diaco|nessen|huis Dieren|bescherming Dieren|ziekenhuis Dobbel|kraam
Dobbel|orakel Dom|carrousel Kermis|carrousel Elbe|hoogte Emigratie|kantoor Emi|granten Emigranten|barakken Feest|zalen Finan|ciële
Gala|voorstelling Garnizoens|commando Garnizoens|hospitaal Gas|fabriek Genees|kundig Genie|depot Genoot|schap Geogra|fisch
Gezellen|huis Gezel|schap Gezond|heids|politie Goochelaars|tent Goud|smederij Grachten|rattennest Grachten|zoekers Handels|deputatie
Hansa|theater Haven|meesters|kantoor Haven|werken Helers|kelder Herstel|lings|oord Hoeden|makerij Hoofd|bureau Hoofd|douane|kantoor
Hoofd|kantoor Hoofd|wacht Huzaren|kazerne Hypnose|kabinet Hypo|theek|bank IJzer|gieterij Infanterie|kazerne Inkwar|tierings|bureau
Kaartlegsters|salon Kade|pakhuis Kantoor|bedienden|vereniging Katoen|drukkerij Kerke|lijke Kerst|kermis Koffie|beurs Koffie|pakhuis
Kolonisatie|vereniging Koop|handel Koorddans|nummer Koorddansers|arena Kraam|inrichting Kruideniers|winkel Kruiden|apotheek
Kuhmühle|vijver Kuhmühlen|vijver Kunstenaars|vereniging Kunst|handel Kunst|nijverheid Kunst|vereniging Labora|torium
Landings|bruggen Landschaps|schilders|atelier Land|agentschap Leer|looierij Lief|hebbers|toneel Makelaars|kantoor Matrozen|kroeg
Mense|lijke Michael|kerk Moes|tuinen Nacht|wacht Natuur|historisch Natuur|kundig Numerologen|kamer Oorlogs|monument Oudheid|kundige
Overslag|loods Paarden|kliniek Paspoort|bureau Passagiers|lijsten|bureau Patriciërs|huis Patriot|tisch Politie|kazerne Poort|wacht
Poppen|theater Portret|atelier Prenten|kabinet Pruiken|makerij Quaran|taine|stal Raads|apotheek Reiherstieg|werf Ronselaars|kroeg
Rond|reizend Rozen|kruisers|kapel Rubber|fabriek Samen|zweerders Sandtor|haven Schandaal|blad Schandaal|pers Scheeps|leverancier
Schutters|gilde Senaats|kanselarij Sloten|makerij Smokkel|tunnel Soldaten|kroeg Specerijen|pakhuis Specerijen|winkel
Stad|huis|plein Stads|bibliotheek Stads|schouwburg Stads|wallen Stads|loterij Stegen|wijk Stelt|lopers Stelt|lopers|tent
Sterren|wacht Stoom|kraan Straf|gerechts|gebouw Gerechts|gebouw Suiker|raffinaderij Tabaks|fabriek Telegraaf|kantoor Thalia|theater
Theater|kassa Theo|sofisch Tin|gieterij Tivoli|theater Tivoli|tuin Toneel|bureau Touw|slagerij Tuiniers|spaarbank Variété|theater
Veiling|huis Verklikkers|kring Verklikkers|hol Vermake|lijk|heden Vermake|lijkheids|belasting Verza|meling Verf|fabriek
Vis|conserven|fabriek Vlaggen|makerij Vlooien|circus Waarzegsters|tent Wapen|handel Wilhelm|gymnasium Winter|kwartier Wissel|kantoor
Woekeraars|kantoor Zakken|rollers|hol Zang|vereniging Zeden|politie Zee|assurantie|kantoor Zeemans|hospitaal Zeemans|missie
Zee|observatorium Zeevaart|school Zeil|makerij Zeilschip|haven Zieken|huis lood|atelier Koopmans|huis Acrobaten|piste
Afpersers|kantoor Wacht|huis Catharina|kerk Johannes|kerk Gertrudis|kerk Fleeten|kiekers|steiger
`;

const SOFT = "\u00ad";
const BREAKS = new Map(
  LONG_WORDS.split(/\s+/)
    .filter((word) => word.includes("|"))
    .map((word) => [word.replaceAll("|", ""), word.replaceAll("|", SOFT)]),
);

/** A name with soft hyphens in its long words: unseen until a line ends there. */
export function breakable(name: string): string {
  return name.replace(/[\p{L}'’]+/gu, (word) => {
    const broken = BREAKS.get(word.replaceAll("’", "'"));
    return broken === undefined ? word : word.includes("’") ? broken.replaceAll("'", "’") : broken;
  });
}

/** The longest piece of a name that stays on one line, in letters. */
export function longestPiece(name: string): number {
  return Math.max(
    ...breakable(name)
      .split(/[\s\u00ad-]/)
      .map((piece) => piece.length),
  );
}
