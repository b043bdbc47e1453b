import type { Phrase, SeatingRefusalCode, Tempo } from '@quando/protocol';
import type { CareWords } from './care-words.ts';
import type { Person } from './person.ts';
import type { PublicWords } from './public-words.ts';
import type { RoomWords } from './room-words.ts';

/** The texts of online tables: creating one, sitting down, and everything except the cards. */
export type OnlineWords = {
  readonly tables: TablesWords;
  readonly me: MeWords;
  readonly lobby: LobbyWords;
  readonly share: ShareWords;
  readonly meeting: MeetingWords;
  readonly callOffer: CallOfferWords;
  readonly join: JoinWords;
  readonly otherSeat: OtherSeatWords;
  readonly play: PlayWords;
  readonly seats: SeatsWords;
  readonly finish: FinishWords;
  readonly care: CareWords;
  readonly room: RoomWords;
  readonly strangers: PublicWords;
  readonly phrases: Readonly<Record<Phrase, string>>;
  readonly refusals: Readonly<Record<SeatingRefusalCode, string>>;
  readonly byes: Readonly<Record<FinalByeName, ByeWords>>;
};

export type TablesWords = {
  readonly title: string;
  readonly make: string;
  readonly making: string;
  readonly yours: string;
  readonly fresh: string;
  readonly players: string;
  readonly tempo: string;
  readonly tempos: Readonly<Record<Tempo, string>>;
  readonly tempoHints: Readonly<Record<Tempo, string>>;
  readonly open: string;
  readonly openHint: string;
  readonly link: string;
  readonly join: string;
  readonly notify: string;
  /** As long as the app is open somewhere. */
  readonly notifyHint: string;
  /** At tables by the day also when the app is closed. */
  readonly notifyAnytime: string;
  /** Why it is not possible: the page came without https, or not from the home screen of an iPhone or iPad. */
  readonly notifyInsecure: string;
  readonly notifyHomeScreen: string;
  readonly notifyBarred: string;
  /** A short line about a table: who has to do what. */
  readonly turn: (who: Person) => string;
  readonly gathering: (free: number) => string;
  readonly invited: string;
  readonly ready: string;
  readonly nextDeal: string;
  /** What the user has at a table. */
  readonly points: (count: number) => string;
  /** Above the tables whose games are over. */
  readonly finished: (count: number) => string;
  readonly over: string;
  readonly unknown: string;
  readonly unreadable: string;
  readonly forget: string;
  readonly forgetSure: string;
  readonly keep: string;
  readonly gone: (count: number) => string;
  readonly unreachable: string;
  readonly tooMany: string;
};

export type MeWords = {
  readonly title: string;
  readonly name: string;
  readonly change: string;
  /** Names for people who have not entered one: enough for a whole table. */
  readonly guests: readonly string[];
};

export type LobbyWords = {
  readonly title: string;
  readonly who: string;
  readonly where: string;
  readonly host: string;
  /** Of a seat on which somebody's own program plays. */
  readonly program: string;
  readonly isHere: string;
  readonly isGone: string;
  readonly free: string;
  readonly sitHere: string;
  readonly sit: string;
  readonly moveHere: string;
  readonly seat: (place: number) => string;
  readonly remove: (name: string) => string;
  readonly beginWith: (bots: number) => string;
  readonly waitsFor: (host: string) => string;
  readonly waits: string;
  readonly standUp: string;
  readonly progress: ProgressWords;
  readonly meanwhile: MeanwhileWords;
  /** For people who find no free seat. */
  readonly fullTitle: string;
  readonly full: string;
  /** For people who have lost their seat. */
  readonly seatLost: string;
  /** The terms: the time limit, and whether others may watch. */
  readonly paces: Readonly<Record<Tempo, string>>;
  readonly open: string;
  readonly closed: string;
  /** For the host, who can change them. */
  readonly terms: string;
  readonly seats: (count: number) => string;
  readonly addSeat: string;
  readonly league: TableLeagueWords;
  readonly rematch: RematchWords;
};

/** The league in which the result of a table counts. */
export type TableLeagueWords = {
  readonly counts: string;
  readonly countsIn: (league: string) => string;
  /** Why the name matters. */
  readonly hint: string;
  readonly sitAs: (name: string) => string;
  readonly show: string;
};

/** What is still missing before a game can begin, and who else is there. */
export type ProgressWords = {
  readonly ready: string;
  /** Said if only one thing is missing. */
  readonly nearly: string;
  readonly free: (count: number) => string;
  readonly absent: (names: string) => string;
  /** People who have opened the page and not sat down. */
  readonly visitors: (count: number) => string;
  readonly dealing: string;
};

/** What people do while they wait for the others, and what calls them back. */
export type MeanwhileWords = {
  readonly title: string;
  readonly practise: string;
  readonly waits: string;
  readonly begun: string;
  readonly turn: string;
  readonly over: string;
  readonly back: string;
};

/** Playing again with the same people: who was asked, and what they say. */
export type RematchWords = {
  readonly asked: string;
  readonly askedAgain: string;
  readonly silent: string;
  readonly question: string;
  readonly come: string;
  readonly decline: string;
  readonly declined: string;
  readonly waitsFor: (name: string) => string;
  /** The host's choices for somebody who has not answered. */
  readonly noAnswer: (name: string) => string;
  readonly bot: string;
  readonly wait: string;
  readonly without: (name: string) => string;
};

/** The question when a private link leads to another seat than this device's. */
export type OtherSeatWords = {
  readonly title: string;
  readonly text: string;
  readonly keep: string;
  readonly take: string;
};

/** A meeting at a table, for the calendar. */
export type MeetingWords = {
  readonly title: string;
  readonly hint: string;
  readonly day: string;
  readonly time: string;
  readonly save: string;
  readonly missing: string;
  readonly past: string;
  /** What stands in the calendar. */
  readonly event: string;
  readonly text: string;
};

/** The question after the first move by the day. */
export type CallOfferWords = {
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  readonly no: string;
};

export type ShareWords = {
  readonly link: string;
  readonly share: string;
  readonly copy: string;
  readonly copied: string;
  readonly message: string;
  readonly code: string;
  /** The words of the table's code, which are read aloud. */
  readonly words: string;
  readonly wordsHint: (page: string) => string;
  readonly seatTitle: string;
  readonly seatText: string;
  readonly seatCode: string;
};

/** The page where the words of a table's code are typed. */
export type JoinWords = {
  readonly title: string;
  readonly label: string;
  readonly hint: string;
  readonly go: string;
  readonly searching: string;
  /** Too few or too many words. */
  readonly count: string;
  readonly unknown: (word: string) => string;
  /** Wrong words, or expired ones. */
  readonly noTable: string;
  readonly tooMany: string;
};

export type PlayWords = {
  readonly connectionDown: string;
  readonly away: string;
  /** Of a person whose device broke its promise to help to shuffle. */
  readonly isSilent: string;
  readonly isGone: string;
  readonly youAreAway: string;
  /** Their own time ran out: a bot plays this turn. */
  readonly youMissed: string;
  /** Said instead while nobody plays for themselves: then nothing goes on. */
  readonly paused: string;
  readonly takeBack: string;
  readonly watching: string;
  readonly takeSeat: string;
  readonly takeSeatOf: (name: string) => string;
  readonly timeLeft: (minutes: number, seconds: number) => string;
  readonly dayLeft: (hours: number) => string;
  readonly say: string;
  readonly says: (name: string, phrase: string) => string;
  readonly mute: (name: string) => string;
  readonly letComputerPlay: string;
  readonly toStart: string;
  readonly dealSoon: string;
  readonly notified: string;
};

/** Who may sit down, and who did. */
export type SeatsWords = {
  readonly title: string;
  readonly lock: string;
  readonly lockHint: string;
  readonly locked: string;
  /** For people whom the host has asked to leave. */
  readonly youWereRemoved: string;
  readonly askBack: string;
  readonly youAsked: string;
  readonly letBack: (name: string) => string;
  /** For people who take over from a bot when the round is over. */
  readonly soon: string;
  readonly youAreNext: (bot: string) => string;
  readonly giveUp: string;
  /** Remarks on a seat. */
  readonly next: (name: string) => string;
  readonly sameDevice: (name: string) => string;
  readonly happened: string;
  readonly nothingHappened: string;
  readonly news: SeatNewsWords;
};

/** Announcements of changes that others have made. */
export type SeatNewsWords = {
  readonly satDown: (name: string) => string;
  readonly moved: (name: string) => string;
  readonly stoodUp: (name: string) => string;
  readonly removed: (name: string) => string;
  readonly renamed: (before: string, name: string) => string;
  readonly botSatDown: (name: string) => string;
  readonly tookOver: (name: string, before: string) => string;
  /** Their time ran out. */
  readonly missed: (name: string) => string;
  readonly left: (name: string) => string;
  readonly returned: (name: string) => string;
  readonly reserved: (name: string, bot: string) => string;
  readonly released: (name: string, bot: string) => string;
  readonly locked: string;
  readonly unlocked: string;
  readonly askedBack: (name: string) => string;
  readonly letBack: (name: string) => string;
  readonly termsChanged: string;
  /** Answers to an invitation to play again. */
  readonly came: (name: string) => string;
  readonly declined: (name: string) => string;
  readonly silent: (name: string) => string;
  readonly askedAgain: string;
  readonly newHost: (who: Person) => string;
  readonly sameDevice: (name: string, other: string) => string;
  /** What the others do about somebody who is idle, hostile or has lost their device. */
  readonly nudged: (name: string) => string;
  readonly voted: (voter: string, name: string) => string;
  readonly unvoted: (voter: string, name: string) => string;
  readonly replaced: (name: string) => string;
  readonly handedOver: (name: string) => string;
  readonly newDevice: (name: string) => string;
  readonly youReplaced: string;
};

export type FinishWords = {
  readonly rematch: string;
  readonly toRematch: string;
  readonly fairTitle: string;
  readonly fairText: string;
  readonly check: string;
  readonly checking: string;
  readonly fair: (deals: number) => string;
  readonly ownPart: (deals: number) => string;
  /** This device had no part in these rounds. */
  readonly noPart: (rounds: readonly number[]) => string;
  /** Somebody's device did not open the part that it had promised. */
  readonly silent: (name: string, round: number) => string;
  readonly unfair: (round: number) => string;
  readonly notChecked: string;
  /** The deals of several tables are the same: what they show, and that they are still secret. */
  readonly sharedFair: (deals: number) => string;
  readonly notPublic: string;
  readonly record: string;
};

export type ByeWords = { readonly title: string; readonly text: string };

/** The reasons for the end of a connection after which the client does not reconnect. */
type FinalByeName = 'no-such-table' | 'not-open' | 'full' | 'unreadable' | 'bad-version';
