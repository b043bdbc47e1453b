import { LONGEST_NAME, schemas, type DeepReadonly } from '@quando/protocol';
import { MOST_PLAYERS } from '@quando/rules';
import * as v from 'valibot';
import { eveningTables, eveningTerms, tablePlans } from '../evening/evening-entry.ts';
import { listUpTo } from '../list-up-to.ts';
import { playedGame } from '../played-game.ts';

const { avatar, botLevel, bytes, count, name: id, nameUpTo, personName } = schemas;

/** How long a season lasts: a calendar month or quarter, or until the maker starts the next one. */
export const SEASONS = ['month', 'quarter', 'free'] as const;

/** The greatest length of a league's name. */
export const LONGEST_LEAGUE_NAME = 40;

/** The second of two members with the same name gets a space and a number of up to three digits. */
const LONGEST_MEMBER_NAME = LONGEST_NAME + 4;

const settings = v.strictObject({
  name: nameUpTo(LONGEST_LEAGUE_NAME),
  season: v.picklist(SEASONS),
  /** Whether nothing is shown that could shame anybody: no order, and one good thing of each person. */
  showsOnlyGoodNews: v.boolean(),
});

/** How much help a seat had; the levels are those of the handicaps. */
const assist = v.exactOptional(v.pipe(v.string(), v.regex(/^[a-z-]{1,24}$/)));

/** Who sat on a seat. */
const leagueSeat = v.variant('kind', [
  v.strictObject({
    kind: v.literal('member'),
    member: id,
    assist,
    /** A bot decided for them in a part of the game: they had left, or their time had run out. */
    hadStandIn: v.exactOptional(v.literal(true)),
  }),
  v.strictObject({ kind: v.literal('guest'), name: nameUpTo(LONGEST_MEMBER_NAME), assist }),
  v.strictObject({ kind: v.literal('bot'), level: botLevel }),
]);

/** Where a game was played: at an online table, on one device, or with real cards and a score sheet. */
const source = v.variant('kind', [
  v.strictObject({ kind: v.literal('online'), table: id }),
  v.strictObject({ kind: v.literal('device') }),
  v.strictObject({ kind: v.literal('sheet') }),
]);

/** What a result says. */
const outcome = v.pipe(
  v.strictObject({
    /** When the game ended, by the clock of whoever entered it: milliseconds since 1970. */
    playedAt: count,
    game: playedGame,
    /** By seat. */
    seats: listUpTo(leagueSeat, MOST_PLAYERS),
  }),
  v.check(({ game, seats }) => seats.length === game.players),
  v.check(({ seats }) => isEachOnce(seats.flatMap(memberIn))),
  v.check(({ seats }) => seats.some(({ kind }) => kind === 'member')),
);

/** A member as a person enters them; the id is chosen by their device. */
const member = v.strictObject({ id, name: personName, avatar });

const memberName = nameUpTo(LONGEST_MEMBER_NAME);

/** What every entry has; `by` is the hash of the sender's key, or the server if it adds a result itself. */
const made = {
  seq: count,
  /** Milliseconds since 1970. */
  at: count,
  by: v.union([v.literal('server'), bytes]),
  /** The id of the command, so that the same command again gets the same answer. */
  id,
};

const leagueEntry = v.variant('type', [
  /** The league is made, or imported at that time from another server; its sender is the maker. */
  v.object({ ...made, type: v.literal('founded'), settings, importedAt: v.exactOptional(count) }),
  v.object({ ...made, type: v.literal('settings-changed'), settings }),
  /** In a league with free seasons, the next one begins. */
  v.object({ ...made, type: v.literal('season-started') }),
  v.object({
    ...made,
    type: v.literal('joined'),
    member: v.strictObject({ ...member.entries, name: memberName }),
  }),
  v.object({ ...made, type: v.literal('renamed'), member: id, name: memberName, avatar }),
  /** The member can no longer be chosen; their results stay. */
  v.object({ ...made, type: v.literal('member-removed'), member: id }),
  /** The member's names in earlier entries have been replaced by this one. */
  v.object({ ...made, type: v.literal('member-erased'), member: id, name: memberName }),
  /** A guest's name in earlier entries about a result has been replaced by this one. */
  v.object({ ...made, type: v.literal('guest-erased'), result: id, seat: count, name: memberName }),
  v.object({ ...made, type: v.literal('played'), result: id, source, outcome }),
  v.object({
    ...made,
    type: v.literal('corrected'),
    result: id,
    to: v.union([v.literal('withdrawn'), outcome]),
  }),
  /** Several tables with the same deals are opened. */
  v.object({ ...made, type: v.literal('evening-opened'), ...eveningTerms, tables: eveningTables }),
  /** All its tables have finished, or somebody ends it before; now everybody may know who had which cards. */
  v.object({ ...made, type: v.literal('evening-ended'), evening: id, plans: tablePlans }),
  /** The maker undoes an earlier entry. */
  v.object({ ...made, type: v.literal('undone'), entry: count }),
]);

export type Season = (typeof SEASONS)[number];
export type LeagueSettings = DeepReadonly<v.InferOutput<typeof settings>>;
export type LeagueSeat = DeepReadonly<v.InferOutput<typeof leagueSeat>>;
export type ResultSource = DeepReadonly<v.InferOutput<typeof source>>;
export type Outcome = DeepReadonly<v.InferOutput<typeof outcome>>;

/** An entry of a league's log, numbered from 0 without gaps. */
export type LeagueEntry = DeepReadonly<v.InferOutput<typeof leagueEntry>>;

/** An entry of one type. */
export type LeagueEntryOf<Type extends LeagueEntry['type']> = Extract<LeagueEntry, { type: Type }>;

/** The schemas that commands share with entries. */
export const leagueSchemas = { id, member, outcome, settings, source, avatar, personName, count };

/** Parses settings; undefined if they are malformed. */
export function parseLeagueSettings(value: unknown): LeagueSettings | undefined {
  const result = v.safeParse(settings, value);
  return result.success ? result.output : undefined;
}

/** Parses a stored entry; undefined if it is malformed. The log checks whether it can come next. */
export function parseLeagueEntry(value: unknown): LeagueEntry | undefined {
  const result = v.safeParse(leagueEntry, value);
  return result.success ? result.output : undefined;
}

/** Whether a person had help by the table's agreement. */
export const isHelped = (seat: LeagueSeat): boolean =>
  seat.kind !== 'bot' && (seat.assist ?? 'none') !== 'none';

/** The member who sat on a seat, if it was one. */
export const memberIn = (seat: { readonly kind: string; readonly member?: string }): string[] =>
  seat.member === undefined ? [] : [seat.member];

const isEachOnce = (ids: readonly string[]): boolean => new Set(ids).size === ids.length;
