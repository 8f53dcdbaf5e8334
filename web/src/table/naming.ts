/** What the arguments of messages are called at a table: seats by their players, the rest as the game says. */
import type { Room } from "../games/room";
import type { Naming } from "../words/words.svelte";

const SEATS = new Set(["seat", "victim", "to"]);

export function namingFor(room: Room, name: (seat: number) => string): Naming {
  return (argument, value) => {
    if (SEATS.has(argument)) return { kind: "seat", number: Number(value), text: name(Number(value)) };
    return room.naming(argument, value);
  };
}
