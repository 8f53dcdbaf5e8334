// Made by `make web-types` from `python -m burgomaster.server.schema`. Do not edit.

/** Always the first message. Without a token one watches. */
export interface Hello {
  readonly type: "hello";
  readonly table: string;
  readonly token?: string | null;
  readonly seat?: number | null;
  readonly log_after?: number;
  readonly chat_after?: number;
}

/** Look through the eyes of another seat the token holds (hot seat). The whole log comes anew. */
export interface Look {
  readonly type: "look";
  readonly seat: number;
}

/** Choose. `move_id` is the client's own, new for every move; sent again, it is not done again. */
export interface Choose {
  readonly type: "choose";
  readonly move_id: string;
  readonly seat: number;
  readonly ticket: string;
  readonly choice: string | Readonly<Record<string, number | string>>;
}

/** Take back the seat's last choice. `version` is the one the client saw when it decided to. */
export interface Undo {
  readonly type: "undo";
  readonly move_id: string;
  readonly seat: number;
  readonly version: number;
}

/** Ask why something is not on offer; without a choice, of everything a player would think of. */
export interface WhyNot {
  readonly type: "why-not";
  readonly id: string;
  readonly seat: number;
  readonly choice?: string | Readonly<Record<string, number | string>> | null;
}

/** Ask what something would mean for a seat before it is chosen; `docs/api.md` lists what can be asked. */
export interface WhatIf {
  readonly type: "what-if";
  readonly id: string;
  readonly seat: number;
  readonly about: TileAbout | PlantAbout | SupplyAbout | PlanAbout;
}

/** Ask what the clerk would choose, where the table allows it; it sees what the seat sees. */
export interface Hint {
  readonly type: "hint";
  readonly id: string;
  readonly seat: number;
}

/** Add a nonce (hex, may be empty) for a seat while the table waits; with the last, the game begins. */
export interface Nonce {
  readonly type: "nonce";
  readonly seat: number;
  readonly nonce: string;
}

/** Let someone else sit on a seat. */
export interface Reseat {
  readonly type: "reseat";
  readonly seat: number;
  readonly sitter: Me | Here | Invited | Computer;
}

/** The one who makes the table sits here, with the face they chose, if any. */
export interface Me {
  readonly type: "me";
  readonly name: string;
  readonly face?: number | null;
}

/** Another person at the same device sits here: the same token holds the seat. */
export interface Here {
  readonly type: "here";
  readonly name: string;
}

/** Whoever comes with the link sits here. */
export interface Invited {
  readonly type: "link";
}

/** A bot sits here. */
export interface Computer {
  readonly type: "bot";
  readonly bot: string;
  readonly name?: string;
}

/** Leave the table: bots play on for all of one's seats, at once. Until someone new comes, one may return. */
export interface Leave {
  readonly type: "leave";
  readonly bot?: string | null;
}

/** Take one's own seat back from the bot that plays on there, or before someone new comes. */
export interface Resume {
  readonly type: "resume";
  readonly seat: number;
}

/** Send someone away from a table that waits; only the owner may. The link changes, no list shows it. */
export interface Remove {
  readonly type: "remove";
  readonly seat: number;
}

/** Let what a seat says be heard by nobody, or be heard again; only the owner may. */
export interface Mute {
  readonly type: "mute";
  readonly seat: number;
  readonly muted: boolean;
}

/** Wish for a pause of the clock, or not any more; there is one as long as everybody at the table does. */
export interface Pause {
  readonly type: "pause";
  readonly pause: boolean;
}

/** Answer questions of certain kinds in advance, at a table over days: these, and no others any more. */
export interface LeaveAhead {
  readonly type: "ahead";
  readonly seat: number;
  readonly answers: readonly string[];
}

/** Ask everyone to go back to the beginning of this seat's last turn. */
export interface AskBack {
  readonly type: "back";
  readonly seat: number;
}

/** Agree that the table goes back as it is asked at this version, or not, which ends the matter. */
export interface AnswerBack {
  readonly type: "back-answer";
  readonly version: number;
  readonly agree: boolean;
}

/** Say when one wants to hear nothing: no time of one's seats runs out then. None: any time will do. */
export interface SetQuiet {
  readonly type: "quiet";
  readonly quiet: Quiet | null;
}

/** From when until when of each day someone wants to hear nothing, as the clocks of a zone show it. */
export interface Quiet {
  readonly zone: string;
  readonly begins: number;
  readonly ends: number;
}

/** Ask for the table as it was after `at` entries. */
export interface Replay {
  readonly type: "replay";
  readonly id: string;
  readonly at: number;
  readonly seat?: number | null;
}

/** Ask how everyone's points grew. */
export interface Points {
  readonly type: "points";
  readonly id: string;
}

/** Say something in the chat. */
export interface Say {
  readonly type: "say";
  readonly text: string;
  readonly seat?: number | null;
}

/** Ask whether the server is still there. */
export interface Ping {
  readonly type: "ping";
}

/** The answer to `hello`: what table this is and which seats the token holds; a `state` follows. */
export interface Welcome {
  readonly type: "welcome";
  readonly table: string;
  readonly game: string;
  readonly options: Readonly<Record<string, number | boolean | string | readonly string[]>>;
  readonly mine: readonly number[];
  readonly returns: readonly number[];
  readonly owner: boolean;
  readonly listed: boolean;
  readonly commitment: string;
  readonly rules: number;
  readonly begins: "lesson" | "position" | "record" | "setup";
  readonly away_seconds: number;
  readonly hints: boolean;
  readonly build: string;
  readonly goes?: string | null;
  readonly pace?: Clocked | OverDays | null;
}

/** A table with a clock: so many minutes a player, and seconds for each choice before they count. */
export interface Clocked {
  readonly kind: "clock";
  readonly minutes: number;
  readonly seconds: number;
  readonly bot: boolean;
}

/** A table at which one has days for a turn. */
export interface OverDays {
  readonly kind: "days";
  readonly days: 1 | 2 | 3 | 7;
  readonly late: "clerk" | "wait";
}

/** Everything a seat may know now. It comes after `welcome` and whenever something changed. */
export interface State {
  readonly type: "state";
  readonly version: number;
  readonly phase: "over" | "running" | "waiting";
  readonly seat: number | null;
  readonly seats: readonly SeatInfo[];
  readonly asked: readonly number[];
  readonly winners: readonly number[];
  readonly question: AskedInfo | null;
  readonly undo: UndoInfo;
  readonly entries: number;
  readonly last_own: number;
  readonly view: HamburgView | BrugesView | CityTycoonView | null;
  readonly log_keep: number;
  readonly log: readonly LogLine[];
  readonly ahead?: AheadInfo | null;
}

/** Who sits where. `free`: waits for someone with the link. `rules`: the rules play it, such as TOM's. */
export interface SeatInfo {
  readonly seat: number;
  readonly who: "bot" | "free" | "person" | "rules";
  readonly name: string;
  readonly bot: string | null;
  readonly face: number;
  readonly ready: boolean;
  readonly connected: boolean;
  readonly stands_for: string | null;
  readonly away: number | null;
  readonly agreed: readonly number[];
  readonly muted?: boolean;
  readonly thinks?: "full" | "less" | "little";
  readonly time?: SeatTimeInfo | null;
  readonly back?: BackInfo | null;
}

/** The time of a seat; moments are milliseconds since 1970, UTC. */
export interface SeatTimeInfo {
  readonly used: number;
  readonly since: number | null;
  readonly until: number | null;
  readonly bank: number | null;
  readonly free: number;
  readonly late: boolean;
  readonly pause: boolean;
}

/** That a seat asks to go back to the beginning of its last turn; all who sit there have to agree. */
export interface BackInfo {
  readonly entries: number;
  readonly choices: number;
  readonly chance: number;
  readonly agreed: readonly number[];
}

/** The question this seat is to answer; the ticket goes back with the choice. */
export interface AskedInfo {
  readonly seat: number;
  readonly ticket: string;
  readonly step: string;
  readonly ask: Said;
  readonly choices: readonly ChoiceInfo[];
}

/** Something to say to a person, as an id with arguments; the words are in the Fluent files. */
export interface Said {
  readonly id: string;
  readonly arguments: Readonly<Record<string, number | string>>;
}

/** Something that can be chosen, and what it would do as far as the seat can foresee. */
export interface ChoiceInfo {
  readonly text: string;
  readonly data: Readonly<Record<string, number | string>>;
  readonly brings: readonly Said[];
  readonly final: boolean;
  readonly warning?: Said | null;
}

/** Whether the seat's last choice can be taken back, how many in a row, and if not, why not. */
export interface UndoInfo {
  readonly possible: boolean;
  readonly count: number;
  readonly why_not: Said | null;
}

/** One entry of the story, as this seat may know it, and what was heard with it. */
export interface LogLine {
  readonly n: number;
  readonly entry: number;
  readonly seat: number | null;
  readonly text: string;
  readonly says: readonly Said[];
  readonly beats: readonly Beat[];
  readonly warning: boolean;
  readonly openly?: readonly Said[] | null;
}

/** What moved at once, because of what, and which sentence of the line tells of it, if there is one. */
export interface Beat {
  readonly moves: readonly MoveInfo[];
  readonly cause?: CauseInfo | null;
  readonly said?: number | null;
}

/** Something that went from a place to another; without a place it comes from the box, or goes there. */
export interface MoveInfo {
  readonly thing: string;
  readonly number?: number;
  readonly count?: number;
  readonly from?: string | null;
  readonly to?: string | null;
  readonly via?: readonly string[];
}

/** Because of what something happened: a card, a tile, an action, a die, or a step of the order. */
export interface CauseInfo {
  readonly kind: string;
  readonly name?: string;
  readonly number?: number;
}

/** What a seat may answer in advance at a table over days; only whoever sits there is told. */
export interface AheadInfo {
  readonly offered: readonly (readonly Said[])[];
  readonly left: readonly string[];
  readonly given: readonly number[];
}

/** The choice or undo is done and stored; at this version. A `state` follows. */
export interface Accepted {
  readonly type: "accepted";
  readonly move_id: string;
  readonly version: number;
}

/** Nothing was done. `about` is the `move_id` or `id` of what was refused, None if it had none. */
export interface Refusal {
  readonly type: "refused";
  readonly about: string | null;
  readonly reason: Said;
  readonly stale: boolean;
}

/** The answer to `why-not`: the reason, None if it *is* on offer; or all that is missing. */
export interface Reason {
  readonly type: "reason";
  readonly id: string;
  readonly reason: Said | null;
  readonly missing?: readonly MissingInfo[] | null;
}

/** Something that one would think of choosing and is not on offer, and why. */
export interface MissingInfo {
  readonly text: string;
  readonly data: Readonly<Record<string, number | string>>;
  readonly reason: Said;
}

/** The answer to `what-if`: what it would mean at this version of the table. */
export interface Foreseen {
  readonly type: "foreseen";
  readonly id: string;
  readonly version: number;
  readonly found: TilePlacesView | PlantPlacesView | TransportView | PlanView;
}

/** The answer to `hint`: what could be chosen now, by how much it leads, the next best, and why. */
export interface Advice {
  readonly type: "advice";
  readonly id: string;
  readonly ticket: string;
  readonly choice: string;
  readonly claim: Said | null;
  readonly rivals: readonly RivalInfo[];
  readonly reasons: readonly Said[];
}

/** One of the next best choices, and how it compares with the best. */
export interface RivalInfo {
  readonly choice: string;
  readonly said: Said;
}

/** The answer to `replay`: what the seat saw after `at` entries, and the last of them. */
export interface Moment {
  readonly type: "moment";
  readonly id: string;
  readonly at: number;
  readonly entries: number;
  readonly seat: number | null;
  readonly by: number | null;
  readonly text: string;
  readonly chapter: readonly number[];
  readonly asked: readonly number[];
  readonly view: HamburgView | BrugesView | CityTycoonView;
}

/** The answer to `points`: every entry at which someone's points changed or a chapter began. */
export interface PointsLine {
  readonly type: "points";
  readonly id: string;
  readonly line: readonly PointsAt[];
  readonly earned: readonly EarnedInfo[];
}

/** Everyone's points after an entry, and where in the game that was (Hamburg: season, phase, round). */
export interface PointsAt {
  readonly entry: number;
  readonly chapter: readonly number[];
  readonly points: readonly number[];
}

/** Points of a seat in the whole game so far, by their source, and because of what they came. */
export interface EarnedInfo {
  readonly seat: number;
  readonly source: string;
  readonly cause: CauseInfo;
  readonly count: number;
}

/** New lines of the chat, or after `hello` the last of them. */
export interface Chat {
  readonly type: "chat";
  readonly lines: readonly ChatLine[];
}

/** One line of the chat: text, never markup. */
export interface ChatLine {
  readonly n: number;
  readonly seat: number;
  readonly name: string;
  readonly text: string;
  readonly at: string;
}

/** A new invitation's code, for the owner and those who sit there: a seat was freed in a running game. */
export interface Invitation {
  readonly type: "invitation";
  readonly code: string;
}

/** Another game with the same people and options, for those who sat at this table: `POST .../rematch`. */
export interface Rematch {
  readonly type: "rematch";
  readonly table: string;
  readonly by: string;
}

/** Someone came, went, or took a seat. */
export interface Presence {
  readonly type: "presence";
  readonly seats: readonly SeatInfo[];
  readonly watching: number;
}

/** The table was deleted; the socket closes. */
export interface Gone {
  readonly type: "gone";
}

/** The server is still there. */
export interface Pong {
  readonly type: "pong";
}

/** What there is to play, and the tables that are open to everyone who reaches this server. */
export interface Lobby {
  readonly version: string;
  readonly build: string;
  readonly games: readonly GameInfo[];
  readonly tables: readonly TableSummary[];
}

/** A game: its options (`players` is always one), its bots from weak to strong, its card languages. */
export interface GameInfo {
  readonly id: string;
  readonly options: readonly OptionInfo[];
  readonly bots: readonly string[];
  readonly usual: string;
  readonly languages: readonly string[];
  readonly lesson: boolean;
  readonly lesson_alone?: boolean;
}

/** One option of a game: a number from `low` to `high`, one of `words`, or a set of them. */
export interface OptionInfo {
  readonly name: string;
  readonly kind: "number" | "set" | "word";
  readonly default: number | boolean | string | readonly string[];
  readonly low: number;
  readonly high: number;
  readonly words: readonly string[];
}

/** A table as the lobby shows it. */
export interface TableSummary {
  readonly table: string;
  readonly game: string;
  readonly options: Readonly<Record<string, number | boolean | string | readonly string[]>>;
  readonly phase: "broken" | "earlier" | "over" | "running" | "waiting";
  readonly why: Said | null;
  readonly rows: number;
  readonly seats: readonly SeatInfo[];
  readonly asked: readonly number[];
  readonly mine: readonly number[];
  readonly returns: readonly number[];
  readonly owner: boolean;
  readonly listed: boolean;
  readonly created: string;
  readonly updated: string;
  readonly goes?: string | null;
  readonly glimpse?: GlimpseInfo | null;
  readonly pace?: Clocked | OverDays | null;
}

/** How a game stands at a glance, from public facts alone. */
export interface GlimpseInfo {
  readonly step: number;
  readonly steps: number;
  readonly since: string;
  readonly points: readonly number[];
  readonly winners: readonly number[];
  readonly street: readonly LotInfo[];
}

/** Something that stands or lies there for all to see; `card` is 0 where nothing is built. */
export interface LotInfo {
  readonly card: number;
  readonly kind: "garden" | "house" | "site" | "tile";
  readonly colour?: string | null;
  readonly x?: number | null;
  readonly y?: number | null;
  readonly lit?: boolean;
}

/** Ask what a record or a position holds, before a table is made of it. */
export interface Inspect {
  readonly game: string;
  readonly start: FromRecord | FromPosition;
}

/** Begin where a record ends; a finished one is there to be replayed. */
export interface FromRecord {
  readonly type: "record";
  readonly text: string;
  readonly upto?: number | null;
}

/** Begin with a position written in TOML. */
export interface FromPosition {
  readonly type: "position";
  readonly text: string;
}

/** What a record or a position holds; if it is `over`, a table of it needs no sitters. */
export interface Inspection {
  readonly options: Readonly<Record<string, number | boolean | string | readonly string[]>>;
  readonly seats: number;
  readonly names: readonly string[];
  readonly over: boolean;
}

/** A table to be made. With a finished record `sitters` may be empty; else there is one for every seat. */
export interface NewTable {
  readonly game: string;
  readonly sitters?: readonly (Me | Here | Invited | Computer)[];
  readonly options?: Readonly<Record<string, number | boolean | string | readonly string[]>>;
  readonly start?: FromRecord | FromPosition | FromLesson | null;
  readonly listed?: boolean;
  readonly hints?: boolean | null;
  readonly pace?: Clocked | OverDays | null;
}

/** Begin the first game of someone new: a position and a chance that are the same for everyone. */
export interface FromLesson {
  readonly type: "lesson";
  readonly alone?: boolean;
}

/** A token, which the browser keeps, and the seats it holds; it is told only once. */
export interface Held {
  readonly table: string;
  readonly token: string;
  readonly seats: readonly number[];
  readonly owner: boolean;
  readonly code: string | null;
  readonly commitment: string;
}

/** A token that holds what the one before held, which is worth nothing any more. */
export interface NewKey {
  readonly token: string;
}

/** Take a seat that waits for someone with the link; `seat` None: the first that is free. */
export interface Join {
  readonly name: string;
  readonly code?: string | null;
  readonly seat?: number | null;
  readonly face?: number | null;
}

/** The tokens a browser keeps. */
export interface Tokens {
  readonly tokens: readonly string[];
}

/** The tables of the tokens sent, in the same order; None where a token holds nothing (any more). */
export interface MyTables {
  readonly tables: readonly (TableSummary | null)[];
}

/** What a browser keeps, to go on with at another device. */
export interface Belongings {
  readonly held: readonly Belonging[];
  readonly name?: string;
  readonly face?: number;
}

/** A token of a browser, with its table and what else is kept of it. */
export interface Belonging {
  readonly table: string;
  readonly token: string;
  readonly code?: string | null;
  readonly owner?: boolean;
}

/** The code to be typed at the other device, and for how many seconds it counts. */
export interface HandoverCode {
  readonly code: string;
  readonly seconds: number;
}

/** The code that is shown at the other device. */
export interface Fetch {
  readonly code: string;
}

/** Ask for the analysis of a finished table: as everyone knew it then, or in hindsight. */
export interface WishAnalysis {
  readonly hindsight?: boolean;
  readonly again?: boolean;
  readonly look?: number | null;
}

/** What a game was about, as far as it is known. */
export interface AnalysisInfo {
  readonly version: string;
  readonly earlier: boolean;
  readonly hindsight: boolean;
  readonly worlds: number;
  readonly state: "done" | "waiting" | "working";
  readonly ahead: number;
  readonly refined: number;
  readonly curve: readonly CurvePoint[];
  readonly turning: readonly TurningInfo[];
  readonly best: readonly TurningInfo[];
  readonly luck: readonly LuckInfo[];
  readonly method: Said;
}

/** What everyone could expect after the first `entry` entries, seat by seat. */
export interface CurvePoint {
  readonly entry: number;
  readonly chapter: readonly number[];
  readonly time_hundredths: number;
  readonly leads_tenths: readonly number[];
  readonly errors_tenths: readonly number[];
  readonly chances_permille: readonly number[];
  readonly bands_permille: readonly number[];
}

/** A moment that moved much: the entries from `begin` up to the one before `end`. */
export interface TurningInfo {
  readonly begin: number;
  readonly end: number;
  readonly chapter: readonly number[];
  readonly time_hundredths: number;
  readonly seat: number;
  readonly cause: "gain" | "loss" | "luck";
  readonly moved: MeanInfo;
  readonly chances_permille: readonly number[];
  readonly played: ChosenInfo | null;
  readonly better: BetterInfo | null;
  readonly told: readonly Said[];
  readonly claim: Said;
  readonly played_at?: number | null;
}

/** Points ahead of the others' mean, and how far they may be off, in tenths of a point. */
export interface MeanInfo {
  readonly tenths: number;
  readonly error_tenths: number;
}

/** A choice: as records write it, and its parts for those who put it into words. */
export interface ChosenInfo {
  readonly text: string;
  readonly data: Readonly<Record<string, number | string>>;
}

/** What would have been better before an entry, and by how much. */
export interface BetterInfo {
  readonly entry: number;
  readonly played: ChosenInfo;
  readonly choice: ChosenInfo;
  readonly gain: MeanInfo;
}

/** What dice and draws brought a seat against what could be expected, and what was made of it. */
export interface LuckInfo {
  readonly seat: number;
  readonly chapters: readonly number[];
  readonly by_chapter: readonly MeanInfo[];
  readonly total: MeanInfo;
  readonly lost_tenths: number;
  readonly kept_permille: number;
  readonly claim: Said;
}

/** Ask what another choice at an entry would have brought; without one, what could have been chosen. */
export interface WishAnother {
  readonly entry: number;
  readonly choice?: string;
  readonly hindsight?: boolean;
}

/** What could have been chosen at an entry; of one choice, what it would have brought. */
export interface AnotherInfo {
  readonly choices: readonly ChosenInfo[];
  readonly gain?: MeanInfo | null;
  readonly chances_permille?: readonly number[];
  readonly claim?: Said | null;
}

/** By which ways this server can tell someone. */
export interface NoticeWays {
  readonly push_key: string;
  readonly mail: boolean;
}

/** How someone wants to be told; whatever is left out is not wanted any more, but for other devices. */
export interface Listen {
  readonly key: string;
  readonly language: string;
  readonly quiet?: Quiet | null;
  readonly push?: PushTo | null;
  readonly mail?: string | null;
  readonly hook?: string | null;
}

/** Where a browser's push service takes notices for it, as `PushSubscription.toJSON` tells. */
export interface PushTo {
  readonly endpoint: string;
  readonly keys: PushKeys;
}

/** With which keys a notice is encrypted for a browser. */
export interface PushKeys {
  readonly p256dh: string;
  readonly auth: string;
}

/** How someone is told now. */
export interface Listening {
  readonly devices: number;
  readonly mail: "none" | "waits" | "yes";
  readonly hook: boolean;
}

/** At which tables, by their tokens, someone wants to be told, or not any more. */
export interface ListenAt {
  readonly key: string;
  readonly tokens: readonly string[];
  readonly on: boolean;
}

/** Whose wishes are meant. */
export interface ListenerWish {
  readonly key: string;
}

/** Which ways a notice that was only tried went; None where there is none. */
export interface Tried {
  readonly push: boolean | null;
  readonly mail: boolean | null;
  readonly hook: boolean | null;
}

/** All that one can look at in a game, in one language. */
export interface Book {
  readonly game: string;
  readonly language: string;
  readonly entries: readonly BookEntry[];
}

/** A card or a side of a tile in one language; `kind` and `number` say which it is, everywhere. */
export interface BookEntry {
  readonly kind: string;
  readonly number: number;
  readonly name: string;
  readonly values: Readonly<Record<string, number | string>>;
  readonly text: string;
  readonly icons: readonly IconInfo[];
  readonly sources: Readonly<Record<string, string>>;
}

/** An icon of an entry: a sign the game knows how to draw, what it is of, and a short text on it. */
export interface IconInfo {
  readonly icon: string;
  readonly of: string;
  readonly text: string;
}

/** Whether a finished game's chance was fair: the secret, and what playing the record again has shown. */
export interface Verification {
  readonly state: "bad" | "ok" | "unfinished";
  readonly fair: boolean;
  readonly commitment: string;
  readonly secret: string;
  readonly nonces: readonly string[];
  readonly place: Said | null;
  readonly reason: Said | null;
}

/** The server answers. */
export interface Alive {
  readonly status: "ok";
  readonly version: string;
}

/** How the server is: what is wrong, how much room the disk has, and for how long the loop was held. */
export interface Readiness {
  readonly ready: boolean;
  readonly version: string;
  readonly trouble: readonly Said[];
  readonly free_bytes: number | null;
  readonly loop_held_ms: number;
  readonly loop_held_longest_ms: number;
  readonly collections: number;
  readonly full_collections: number;
  readonly collecting_ms: number;
  readonly collecting_longest_ms: number;
}

/** The body of every HTTP answer that is not 2xx; `mistakes` lists all that is wrong in a long text. */
export interface Failure {
  readonly reason: Said;
  readonly mistakes: readonly MistakeInfo[];
}

/** Something wrong in a record or a position: where, and why. */
export interface MistakeInfo {
  readonly place: Said;
  readonly reason: Said;
}

/** A table as its host sees it: nothing that only a seat may know. */
export interface HostedTable {
  readonly table: string;
  readonly game: string;
  readonly phase: "broken" | "earlier" | "over" | "running" | "waiting";
  readonly listed: boolean;
  readonly rows: number;
  readonly created: string;
  readonly updated: string;
  readonly asked: readonly number[];
  readonly seats: readonly SeatInfo[];
  readonly sockets: number;
}

/** Tables, those first at which something was done last. */
export interface HostedTables {
  readonly tables: readonly HostedTable[];
  readonly of: number;
}

/** What goes on at a server. */
export interface HostView {
  readonly version: string;
  readonly since: string;
  readonly waiting: number;
  readonly running: number;
  readonly over: number;
  readonly in_memory: number;
  readonly sockets: number;
  readonly moves: number;
  readonly bots_waiting: number;
  readonly acknowledged_ms: number;
  readonly committed_ms: number;
  readonly loop_held_ms: number;
  readonly slow: readonly Slow[];
  readonly visitors: readonly Visitor[];
  readonly refusals: Readonly<Record<string, number>>;
  readonly blocked: readonly Blocked[];
}

/** Something that took long lately. */
export interface Slow {
  readonly what: string;
  readonly ms: number;
  readonly at: string;
}

/** Someone who is connected: from which address, and at which tables with how many sockets. */
export interface Visitor {
  readonly address: string;
  readonly sockets: number;
  readonly tables: readonly string[];
}

/** An address that is not let in until then. */
export interface Blocked {
  readonly address: string;
  readonly until: string;
}

/** Let a computer player go on at a seat; without a name the usual one. */
export interface ToBot {
  readonly seat: number;
  readonly bot?: string | null;
}

/** Let what a seat says be heard by nobody, or be heard again. */
export interface Silence {
  readonly seat: number;
  readonly muted?: boolean;
}

/** Let an address in no more for a day. */
export interface Block {
  readonly address: string;
}

/** What is wanted of a passkey: that it is made, or that it opens one's page. */
export interface AskPasskey {
  readonly kind: "enter" | "make";
  readonly name?: string;
}

/** What the browser is to ask the authenticator for, and under which name the answer is awaited. */
export interface PasskeyWanted {
  readonly nonce: string;
  readonly options: object;
}

/** The authenticator's answer, as the browser writes it in JSON. */
export interface GivePasskey {
  readonly nonce: string;
  readonly credential: object;
  readonly name?: string;
  readonly face?: number;
}

/** Where a code is to be sent. */
export interface AskMail {
  readonly mail: string;
  readonly language: string;
}

/** What only the browser that asked has: the code in the mail is worth nothing without it. */
export interface MailSent {
  readonly nonce: string;
}

/** The code from the mail, with what the browser was given when it asked. */
export interface GiveCode {
  readonly nonce: string;
  readonly code: string;
  readonly name?: string;
  readonly face?: number;
}

/** The key of one's page at this device, none where it had one already, and whether the page is new. */
export interface Entered {
  readonly token: string | null;
  readonly new: boolean;
}

/** The tokens of a device that are to be on one's page. */
export interface Sync {
  readonly tokens: readonly string[];
}

/** Tokens for all tables of one's page that the device lacks, and who one is. */
export interface Synced {
  readonly held: readonly Belonging[];
  readonly name: string;
  readonly face: number;
  readonly settings: string;
}

/** Who one is, and the app's settings. */
export interface Myself {
  readonly name: string;
  readonly face: number;
  readonly settings?: string;
}

/** One's own page. */
export interface OwnPage {
  readonly name: string;
  readonly face: number;
  readonly mail: string | null;
  readonly passkeys: number;
  readonly devices: number;
  readonly shared: boolean;
  readonly games: readonly OwnGame[];
  readonly tallies: readonly Tally[];
  readonly rivals: readonly Rival[];
}

/** A game of mine: what everyone at its table knows, and my street. */
export interface OwnGame {
  readonly table: string;
  readonly game: string;
  readonly phase: string;
  readonly created: string;
  readonly updated: string;
  readonly seat: number;
  readonly points: number | null;
  readonly won: boolean;
  readonly seconds: number | null;
  readonly step: number;
  readonly others: readonly Opponent[];
  readonly street: readonly LotInfo[];
}

/** Who else sat there, and with how many points it ended. */
export interface Opponent {
  readonly name: string;
  readonly bot: string | null;
  readonly points: number | null;
  readonly won: boolean;
}

/** How it went in one game. */
export interface Tally {
  readonly game: string;
  readonly finished: number;
  readonly won: number;
  readonly best: number;
  readonly mean: number;
}

/** Head to head with someone of this name, or bots of a level: who was ahead in games ended together. */
export interface Rival {
  readonly name: string;
  readonly bot: string | null;
  readonly games: number;
  readonly ahead: number;
  readonly behind: number;
}

/** What others see of a page that was shared: nobody else's name, and no game under way. */
export interface SharedPage {
  readonly name: string;
  readonly face: number;
  readonly games: readonly OwnGame[];
  readonly tallies: readonly Tally[];
}

/** Whether one's page is to be seen by whoever has its link. */
export interface Share {
  readonly shared: boolean;
}

/** What the link ends with; None: there is none. */
export interface ShareCode {
  readonly code: string | null;
}

/** Everything a seat sees; seats count from 1 as on paper. */
export interface HamburgView {
  readonly board: BoardView;
  readonly changed: readonly ChangedView[];
  readonly cleric: number | null;
  readonly data: string;
  readonly dice: Readonly<Record<string, number>>;
  readonly discards: readonly number[];
  readonly exchange?: ExchangeView;
  readonly first: number;
  readonly floor: readonly number[];
  readonly floor_workers: Readonly<Record<string, number>>;
  readonly found: readonly number[];
  readonly game: string;
  readonly guests: readonly string[];
  readonly open_tokens: readonly number[];
  readonly over: boolean;
  readonly parts?: readonly PartView[];
  readonly phase: number;
  readonly piles: Readonly<Record<string, number>>;
  readonly players: readonly HamburgPlayer[];
  readonly round: number;
  readonly rounds: number;
  readonly season: number;
  readonly seasons: number;
  readonly ships?: readonly string[];
  readonly shuffled: readonly number[];
  readonly square: readonly number[];
  readonly statues: readonly number[];
  readonly tokens: number;
  readonly viewer: number;
  readonly windows: readonly string[];
  readonly winners: readonly number[];
  readonly zitronenjettes?: readonly number[];
}

/** What is printed on the boards of the data set: the wall from the tower outwards, and its bonus. */
export interface BoardView {
  readonly third_points: number;
  readonly wall: Readonly<Record<string, readonly string[]>>;
  readonly wall_prices: readonly number[];
}

/** A card whose printed values a position changed from those of its data set. */
export interface ChangedView {
  readonly card: number;
  readonly cost: number;
  readonly points: number;
}

/** The stock exchange: the side of the tile on top, its action, and the space of the price tracker. */
export interface ExchangeView {
  readonly action: string | null;
  readonly number: number | null;
  readonly removed: readonly string[];
  readonly side: string | null;
  readonly space: number;
}

/** What one expansion lays on the table. */
export interface PartView {
  readonly expansion: string;
  readonly lying: readonly LyingView[];
}

/** Something that an expansion lays on the table: what it is, how many, and where. */
export interface LyingView {
  readonly count: number;
  readonly name: string;
  readonly number: number | null;
  readonly seat: number | null;
  readonly thing: string;
  readonly zone: string;
}

/** A player's board, display and hand; `score` is what final scoring would add now, by source. */
export interface HamburgPlayer {
  readonly advance_price: number | null;
  readonly drawn: readonly string[];
  readonly garden: readonly GardenView[];
  readonly hand: readonly CardView[];
  readonly held: CardView | null;
  readonly in_force?: readonly number[];
  readonly levels: Readonly<Record<string, number>>;
  readonly majorities: readonly string[];
  readonly marks: number;
  readonly mayor?: MayorView | null;
  readonly points: number;
  readonly score: Readonly<Record<string, number>>;
  readonly seat: number;
  readonly sites: readonly SiteView[];
  readonly square: number;
  readonly statues: readonly number[];
  readonly total: number;
  readonly used: readonly number[];
  readonly wall: Readonly<Record<string, WallView>>;
  readonly workers: Readonly<Record<string, number>>;
  readonly zitronenjettes?: readonly number[];
}

/** A zoo or park card, with the building under it. */
export interface GardenView {
  readonly card: number;
  readonly under: number | null;
}

/** A card: its number, or None if only its back is seen. */
export interface CardView {
  readonly card: number | null;
  readonly colour: string;
}

/** A mayor tile before a player: the side, once it is chosen, and whether a marker lies on it. */
export interface MayorView {
  readonly face: string | null;
  readonly tile: string;
  readonly used: boolean;
}

/** A site of a display, with the buildings on it; places count from 1. */
export interface SiteView {
  readonly buildings: readonly number[];
  readonly face: CardView;
  readonly owner_knows: boolean;
  readonly place: number;
}

/** One half of the wall: segments built, and the next one. */
export interface WallView {
  readonly built: number;
  readonly next_colour: string | null;
  readonly next_price: number | null;
}

/** Everything a seat sees; seats count from 1 as on paper. */
export interface BrugesView {
  readonly canal_prices: readonly number[];
  readonly changed: readonly ValuesView[];
  readonly data: string;
  readonly dice: Readonly<Record<string, number>>;
  readonly discards: readonly number[];
  readonly first: number;
  readonly game: string;
  readonly lap: number;
  readonly laps: number;
  readonly last: number | null;
  readonly over: boolean;
  readonly phase: number;
  readonly piles: Readonly<Record<string, PileView>>;
  readonly players: readonly BrugesPlayer[];
  readonly reputation: readonly number[];
  readonly round: number;
  readonly statues: readonly number[];
  readonly third_points: number;
  readonly viewer: number;
  readonly winners: readonly number[];
}

/** A person whose printed values a position changed from those of its data set. */
export interface ValuesView {
  readonly card: number;
  readonly cost: number;
  readonly points: number;
}

/** A pile: how many cards it has, and the colour of its top card. */
export interface PileView {
  readonly cards: number;
  readonly top: string | null;
}

/** A player's display and hand; `score` is what final scoring would add now, by source. */
export interface BrugesPlayer {
  readonly advance_price: number | null;
  readonly canal: Readonly<Record<string, SectionView>>;
  readonly drawn: readonly string[];
  readonly forged: string | null;
  readonly gatehouse: string;
  readonly guilders: number;
  readonly hand: readonly BrugesCard[];
  readonly hand_limit: number;
  readonly held: BrugesCard | null;
  readonly houses: readonly HouseView[];
  readonly majorities: readonly string[];
  readonly points: number;
  readonly reputation: number;
  readonly score: Readonly<Record<string, number>>;
  readonly seat: number;
  readonly sections: readonly string[];
  readonly statues: readonly number[];
  readonly threats: Readonly<Record<string, number>>;
  readonly total: number;
  readonly used: readonly number[];
  readonly workers: Readonly<Record<string, number>>;
}

/** A section of a canal: the colours of its fields from the gatehouse outwards, and the tiles there. */
export interface SectionView {
  readonly built: number;
  readonly colours: readonly string[];
  readonly next_price: number | null;
}

/** A card: its number, or None if only its back is seen. */
export interface BrugesCard {
  readonly card: number | null;
  readonly colour: string;
}

/** A house of a display, with the persons on it; places count from 1. */
export interface HouseView {
  readonly face: BrugesCard;
  readonly owner_knows: boolean;
  readonly persons: readonly number[];
  readonly place: number;
}

/** Everything a seat sees; seats count from 1 as on paper. */
export interface CityTycoonView {
  readonly arrows: readonly ArrowView[];
  readonly city: readonly PieceView[];
  readonly closed: readonly string[];
  readonly closed_cells: readonly CellView[];
  readonly comes_from: number | null;
  readonly free: readonly CellView[];
  readonly game: string;
  readonly kinds: Readonly<Record<string, string>>;
  readonly landscapes: number;
  readonly needs: NeedsView | null;
  readonly next_order: readonly number[];
  readonly order: readonly number[];
  readonly over: boolean;
  readonly pack: readonly number[];
  readonly passes_to: number | null;
  readonly phase: number;
  readonly players: readonly CityTycoonPlayer[];
  readonly remembered: readonly MemoryView[];
  readonly round: number;
  readonly rounds: number;
  readonly stacks: readonly StackView[];
  readonly start_bonus: BonusView;
  readonly supply: Readonly<Record<string, number>>;
  readonly turn: number;
  readonly turns: number;
  readonly undealt: number;
  readonly viewer: number;
  readonly winners: readonly number[];
}

/** What the piece on a cell gives to whoever supplies the tile beside it. */
export interface ArrowView {
  readonly cell: CellView;
  readonly gain: GainView;
  readonly to: CellView;
}

/** A cell: column (0 is e1, -1 is w1), row (0 is n1, -1 is s1) and how it is written. */
export interface CellView {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** What is gained. */
export interface GainView {
  readonly euro: number;
  readonly points: number;
  readonly yellow: number;
}

/** Something that lies in the city; `tile` is a city tile's number, `plant` a plant's name. */
export interface PieceView {
  readonly cell: CellView;
  readonly cubes: number | null;
  readonly full: number | null;
  readonly kind: string;
  readonly owner: number | null;
  readonly plant: string | null;
  readonly refills: boolean;
  readonly supplied: number | null;
  readonly tile: number | null;
}

/** What the viewer's tiles ask for in a round, and what there is of it. */
export interface NeedsView {
  readonly asked: Readonly<Record<string, number>>;
  readonly hand_cost: number;
  readonly have: Readonly<Record<string, number>>;
}

/** What a player has; tiles in hand are None where the viewer does not see them. */
export interface CityTycoonPlayer {
  readonly gone: readonly (number | null)[];
  readonly hand: readonly (number | null)[];
  readonly land: number;
  readonly money: number;
  readonly passed: boolean;
  readonly pick: number | null;
  readonly picked: boolean;
  readonly plants: readonly string[];
  readonly points: Readonly<Record<string, number>>;
  readonly seat: number;
  readonly tiles: readonly TileView[];
  readonly total: number;
  readonly yellow: number;
}

/** A city tile of a player, with what supplying it would mean now. */
export interface TileView {
  readonly cell: CellView | null;
  readonly supplied: number | null;
  readonly supplies: readonly SupplyView[];
  readonly tile: number;
}

/** What meeting a demand would cost now, the cheapest way, to whom, and what it would bring. */
export interface SupplyView {
  readonly cost: number | null;
  readonly demand: number;
  readonly income: GainView;
  readonly neighbours: GainView;
  readonly other_payees: boolean;
  readonly payments: readonly PaymentView[];
  readonly possible: boolean;
}

/** Who is paid how much; seat None is the bank. */
export interface PaymentView {
  readonly euro: number;
  readonly seat: number | null;
}

/** Tiles seen in a pack that was passed on: each of these seats took one of them, or still can. */
export interface MemoryView {
  readonly seats: readonly number[];
  readonly tiles: readonly number[];
}

/** The uppermost plant of a stack, its two sides, how many are left, and all of them in their order. */
export interface StackView {
  readonly coming: readonly PlantView[];
  readonly left: number;
  readonly plant: string;
  readonly sides: readonly (Readonly<Record<string, number | string>>)[];
}

/** A plant that was not built yet, and its two sides: kind, price and cubes. */
export interface PlantView {
  readonly plant: string;
  readonly sides: readonly (Readonly<Record<string, number | string>>)[];
}

/** What the grey quarters of the start tile give for supplying a tile of a district beside them. */
export interface BonusView {
  readonly district: string;
  readonly gain: GainView;
}

/** Ask what a tile would be on every free cell. */
export interface TileAbout {
  readonly kind: "tile";
  readonly tile: number;
}

/** Ask what the next plant of a kind (solar, steam, wind, water) would be on every free cell. */
export interface PlantAbout {
  readonly kind: "plant";
  readonly plant: string;
}

/** Ask what supplying a tile would be: the cheapest, or with cubes from `plants`, or ways that `pay`. */
export interface SupplyAbout {
  readonly demand: number;
  readonly kind: "supply";
  readonly pay?: readonly (readonly number[])[];
  readonly plants?: readonly string[];
  readonly tile: number;
}

/** Ask what supplying several tiles would be, one after another. */
export interface PlanAbout {
  readonly kind: "plan";
  readonly supplies: readonly Supplied[];
}

/** A tile, and which of its demands. */
export interface Supplied {
  readonly demand: number;
  readonly tile: number;
}

/** What a tile would be on every free cell: its own price, and the money left when that is paid. */
export interface TilePlacesView {
  readonly cost: number;
  readonly kind: "tile";
  readonly money: number;
  readonly places: readonly TilePlaceView[];
  readonly tile: number;
}

/** What a tile would be on a cell: costs and gains of supplying it there, and what it gives others. */
export interface TilePlaceView {
  readonly cell: CellView;
  readonly given: readonly GivenView[];
  readonly got: readonly GotView[];
  readonly landscapes: readonly (readonly LandscapeView[])[];
  readonly price: number | null;
  readonly supplies: readonly PlacedSupplyView[];
}

/** What a tile would give to whoever supplies a neighbor of it, and whose that neighbor is. */
export interface GivenView {
  readonly cell: CellView;
  readonly gain: GainView;
  readonly seat: number;
  readonly tile: number;
}

/** What the piece on a neighboring cell gives for supplying a tile. */
export interface GotView {
  readonly cell: CellView;
  readonly gain: GainView;
}

/** A landscape tile, land or water, on a cell beside the tile that brings it. */
export interface LandscapeView {
  readonly cell: CellView;
  readonly kind: string;
}

/** What meeting a demand would cost and bring on a cell, and where each cube would come from. */
export interface PlacedSupplyView {
  readonly cost: number | null;
  readonly cubes: readonly SourceView[];
  readonly demand: number;
  readonly income: GainView;
  readonly neighbours: GainView;
  readonly other_payees: boolean;
  readonly payments: readonly PaymentView[];
  readonly possible: boolean;
}

/** Where a cube would come from: the plant, whose it is (None: the start tile's), and its whole price. */
export interface SourceView {
  readonly colour: string;
  readonly owner: number | null;
  readonly plant: string;
  readonly price: number;
}

/** What the next plant of a kind would be on every free cell: its price, and the money left then. */
export interface PlantPlacesView {
  readonly cost: number;
  readonly kind: "plant";
  readonly money: number;
  readonly places: readonly PlantPlaceView[];
  readonly plant: string;
}

/** What a plant would be on a cell: the price of its cubes for own tiles that ask for them. */
export interface PlantPlaceView {
  readonly cell: CellView;
  readonly saves: number;
  readonly tiles: readonly CubePriceView[];
}

/** What a cube would cost on its way to a tile, and the cheapest one of its color before. */
export interface CubePriceView {
  readonly before: number | null;
  readonly price: number | null;
  readonly tile: number;
}

/** A tile being supplied: cube by cube, what it costs, to whom, and what it brings. */
export interface TransportView {
  readonly choices: readonly string[];
  readonly cost: number;
  readonly cubes: readonly CubeView[];
  readonly demand: number;
  readonly got: readonly GotView[];
  readonly income: GainView;
  readonly kind: "supply";
  readonly money: number;
  readonly neighbours: GainView;
  readonly net: number;
  readonly payments: readonly PaymentView[];
  readonly plants: readonly ReachView[];
  readonly possible: boolean;
  readonly tile: number;
  readonly why: SaidView | null;
}

/** A cube of a transport on its way. */
export interface CubeView {
  readonly colour: string;
  readonly owner: number | null;
  readonly plant: string;
  readonly price: number;
  readonly way: WayView;
}

/** A cheapest way: its cells from the plant to the tile, and its tolls, the plant's fee first. */
export interface WayView {
  readonly amounts: readonly number[];
  readonly cells: readonly CellView[];
  readonly payments: readonly PaymentView[];
  readonly tolls: readonly TollView[];
}

/** What a cube pays on a cell, and to whom: seat None is the bank. */
export interface TollView {
  readonly cell: CellView;
  readonly euro: number;
  readonly seat: number | null;
}

/** A plant in reach with cubes left, and every way from it that pays somebody else. */
export interface ReachView {
  readonly colour: string;
  readonly left: number;
  readonly owner: number | null;
  readonly plant: string;
  readonly price: number;
  readonly ways: readonly WayView[];
}

/** Something to say to people, as an id with arguments. */
export interface SaidView {
  readonly arguments: Readonly<Record<string, number | string>>;
  readonly id: string;
}

/** Several tiles supplied in this order, each cube counted once; what cannot be done costs nothing. */
export interface PlanView {
  readonly cost: number;
  readonly euro: number;
  readonly kind: "plan";
  readonly money: number;
  readonly points: number;
  readonly rest: readonly TileView[];
  readonly steps: readonly TransportView[];
  readonly yellow: number;
}

/** What a seat sees, in the shape of its game. */
export type View = HamburgView | BrugesView | CityTycoonView;

/** What a client may send. */
export type ClientMessage = Hello | Look | Choose | Undo | WhyNot | WhatIf | Hint | Nonce | Reseat | Leave | Resume | Remove | Mute | Pause | LeaveAhead | AskBack | AnswerBack | SetQuiet | Replay | Points | Say | Ping;

/** What the server may send over the socket. */
export type ServerMessage = Welcome | State | Accepted | Refusal | Reason | Foreseen | Advice | Moment | PointsLine | Chat | Invitation | Rematch | Presence | Gone | Pong;

/** Who sits on a seat. */
export type Sitter = Me | Here | Invited | Computer;
