/** It is my turn, and I may be looking elsewhere: a bell, and a notification where I allowed it. */
import { notify } from "../browser/notice";
import { settings } from "../browser/settings.svelte";
import { sounds } from "../sound/sound";

/** Call whoever is to choose: with a bell, and by a notification if the page is hidden. */
export function summon(title: string, text: string, table: string): void {
  sounds.play("bell");
  if (document.hidden && settings.notify) notify(title, text, `burgomaster-${table}`);
}
