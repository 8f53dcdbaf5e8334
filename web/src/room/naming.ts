/** What the arguments of messages are called at a table: seats by their players, the rest as the game says. */
import type { Room } from "./room";
import { botName } from "../words/names";
import type { Naming } from "../words/words.svelte";

const SEATS = new Set([
  "seat",
  "victim",
  "winner1",
  "winner2",
  "winner3",
  "winner4",
  "winner5",
  "other1",
  "other2",
  "other3",
  "other4",
]);
/** Amounts seat by seat: each is named after its seat. */
const BY_SEAT = ["one", "two", "three", "four", "five"];
/** Who plays on for someone, and for whom: names as they are written down, also those of bots. */
const NAMES = new Set(["now", "left"]);
const BOTS = ["random", "apprentice", "clerk", "councillor", "mayor"];

export function namingFor(room: Room, name: (seat: number) => string): Naming {
  return (argument, value) => {
    if (SEATS.has(argument)) return { kind: "seat", number: Number(value), text: name(Number(value)) };
    if (BY_SEAT.includes(argument)) {
      const seat = BY_SEAT.indexOf(argument) + 1;
      return { kind: "seat", number: seat, text: name(seat) };
    }
    if (NAMES.has(argument)) {
      const bot = BOTS.find((level) => String(value).split(" ")[0] === level);
      return bot ? { kind: "text", text: botName(String(value), bot) } : undefined;
    }
    return room.naming(argument, value);
  };
}
