import { AVATARS, GREATEST_HEAD_START, GREATEST_TARGET, LONGEST_NAME, visibleName } from '@quando/protocol';
import { isCardNumber, isPlayerCount, type CardNumber, type Seat } from '@quando/rules';
import * as v from 'valibot';
import { roundRefusalOf } from './round-refusal.ts';
import type { RoundDraft } from './round-draft.ts';
import type { Hand, Round } from './round.ts';
import { personKey, type Sheet } from './sheet.ts';
import type { StoredSheet } from './stored-sheet.ts';
import type { TableTurn } from './table-turn.ts';

/** The longest name of a group: six names in a row. */
export const LONGEST_GROUP = 160;

/** Replaces a stored name without any visible character. */
const INVISIBLE = '–';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const seatOrNobody: v.GenericSchema<unknown, Seat | 'nobody'> = v.union([v.literal('nobody'), count]);

const nameUpTo = (longest: number): v.GenericSchema<unknown, string> =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1),
    v.transform((name) => visibleName(name) || INVISIBLE),
    v.maxLength(longest),
  );

const hand: v.GenericSchema<unknown, Hand> = v.union([count, v.array(v.custom<CardNumber>(isCardNumber))]);

const round: v.GenericSchema<unknown, Round> = v.strictObject({
  hands: v.array(hand),
  knocker: seatOrNobody,
  zeros: seatOrNobody,
});

const sheet: v.GenericSchema<unknown, Sheet> = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/)),
  group: nameUpTo(LONGEST_GROUP),
  players: v.array(v.strictObject({ name: nameUpTo(LONGEST_NAME), avatar: v.picklist(AVATARS) })),
  target: v.pipe(count, v.minValue(1), v.maxValue(GREATEST_TARGET)),
  firstDealer: count,
  headStarts: v.exactOptional(v.array(v.pipe(count, v.maxValue(GREATEST_HEAD_START)))),
  rounds: v.array(round),
  startedAt: count,
  changedAt: count,
});

const storedSheet: v.GenericSchema<unknown, StoredSheet> = v.strictObject({
  sheet,
  revision: count,
  past: v.array(v.array(round)),
});

const draft: v.GenericSchema<unknown, RoundDraft> = v.strictObject({
  hands: v.array(v.union([v.literal('missing'), hand])),
  knocker: seatOrNobody,
  zeros: seatOrNobody,
});

const tableTurn: v.GenericSchema<unknown, TableTurn> = v.strictObject({
  players: count,
  seat: count,
  knocker: seatOrNobody,
});

/** Parses a sheet from outside; undefined if it has another shape or cannot have been played. */
export function parseSheet(value: unknown): Sheet | undefined {
  const result = v.safeParse(sheet, value);
  return result.success && isPlayable(result.output) ? result.output : undefined;
}

/** Parses a sheet that this device has stored. */
export function parseStoredSheet(value: unknown): StoredSheet | undefined {
  const result = v.safeParse(storedSheet, value);
  if (!result.success) return undefined;
  const { sheet: parsed, past } = result.output;
  const { length } = parsed.players;
  return isPlayable(parsed) && past.flat().every((one) => fits(one, length)) ? result.output : undefined;
}

/** Parses an unfinished round of a number of players. */
export function parseDraft(value: unknown, players: number): RoundDraft | undefined {
  const result = v.safeParse(draft, value);
  return result.success && fits(result.output, players) ? result.output : undefined;
}

/** Parses a turn at a table of a number of players; the knocker has no turn after the knock. */
export function parseTurn(value: unknown, players: number): TableTurn | undefined {
  const result = v.safeParse(tableTurn, value);
  if (!result.success || result.output.players !== players) return undefined;
  const { seat, knocker } = result.output;
  const isSeated = seat < players && (knocker === 'nobody' || knocker < players);
  return isSeated && seat !== knocker ? result.output : undefined;
}

const isPlayable = ({ players, firstDealer, headStarts, rounds }: Sheet): boolean =>
  isPlayerCount(players.length) &&
  (headStarts?.length ?? players.length) === players.length &&
  new Set(players.map(({ name }) => personKey(name))).size === players.length &&
  firstDealer < players.length &&
  rounds.every((one) => fits(one, players.length) && roundRefusalOf(one) === undefined);

/** Whether a round has a hand for every seat, and names no other seat. */
const fits = ({ hands, knocker, zeros }: RoundDraft, players: number): boolean =>
  hands.length === players && [knocker, zeros].every((seat) => seat === 'nobody' || seat < players);
