import { arrived } from "../../browser/arrived";
import { joinPace } from "../../pace/join";

/** What stands beside the game at a table; it is fetched where it is wanted. */
export async function fetchBeside(): Promise<typeof import("./Beside.svelte").default> {
  const [{ default: found }] = await arrived(Promise.all([import("./Beside.svelte"), joinPace()]));
  return found;
}
