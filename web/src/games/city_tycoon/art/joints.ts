/** Where long words of tiles' names break: at the joints of compounds, as a printer would break them. */
const LONG_WORDS = `
Delica|tessen Desali|nation

Abfüll|anlage Altstadt|gasse Antiquitäten|zeile Arbeiter|zeile Auktions|haus Ausflugs|dampfer Botschafts|viertel Brunnen|platz
Container|hafen Einkaufs|zentrum Entsalzungs|anlage Feinkost|laden Feinmechanik|werk Festival|gelände Flugzeug|werk Freilicht|bühne
Garten|vorstadt Grachten|häuser Hafen|wohnungen Hochhaus|siedlung Kaufmanns|säule Lauben|kolonie Logistik|zentrum Luxus|galerie
Maschinen|halle Miets|kaserne Muster|siedlung Mühlen|museum Olympia|halle Pferde|rennbahn Pracht|straße Rangier|bahnhof
Regatta|strecke Reihen|häuser Studenten|wohnheim Technologie|park Textil|fabrik Trabanten|stadt Triumph|bogen Tuchmacher|straße
Vergnügungs|park Stadt|museum Wasser|viertel Welt|ausstellung Wolken|kratzer

Ambassade|wijk Antiek|straat Apparte|menten Arbeiders|rij Container|haven Delicatessen|zaak Designer|outlet Festival|terrein
Fijn|mechanische Fontein|plein Grachten|huizen Haven|woningen Herdenkings|park Hoogbouw|wijk Kermis|terrein Klokken|toren
Koopmans|zuil Leer|looierij Ontziltings|installatie Openlucht|theater Penthouse|toren Potten|bakkerij Rangeer|terrein Rijtjes|huizen
Rondvaart|boot Satelliet|stad Specerijen|winkel Staal|fabriek Steen|fabriek Sterren|wacht Studenten|huis Technologie|park
Textiel|fabriek Variété|theater Vliegtuig|fabriek Vlooien|markt Water|pretpark Wereld|tentoonstelling Winkel|centrum
Winkel|galerij Wolken|krabber`;

const JOINTS: ReadonlyMap<string, number> = new Map(
  LONG_WORDS.trim()
    .split(/\s+/)
    .map((word) => [word.replace("|", ""), word.indexOf("|")] as const),
);
/** A name whose long words may break at their joints, and nowhere else. */
export const softly = (name: string): string =>
  name
    .split(/(?<=[\s-])/)
    .map((word) => {
      const at = JOINTS.get(word.trim());
      return at === undefined ? word : `${word.slice(0, at)}\u00ad${word.slice(at)}`;
    })
    .join("");
/** A name of one long word in two lines. */
export function atJoint(name: string): readonly string[] {
  const at = JOINTS.get(name);
  return at === undefined ? [name] : [`${name.slice(0, at)}-`, name.slice(at)];
}
