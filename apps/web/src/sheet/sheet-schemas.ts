import { AVATARS, GREATEST_TARGET, LONGEST_NAME } from '@quando/protocol';
import { isCardNumber, isPlayerCount, type CardNumber, type Seat } from '@quando/rules';
import * as v from 'valibot';
import type { StoredSheet } from './stored-sheet.ts';
import { roundRefusalOf } from './round-refusal.ts';
import type { RoundDraft } from './round-draft.ts';
import type { Hand, Round } from './round.ts';
import { personKey, type Sheet } from './sheet.ts';
import type { TableTurn } from './table-turn.ts';

/** What a group's name may be long: as long as the names of six people in a row. */
export const LONGEST_GROUP = 160;

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const seatOrNobody: v.GenericSchema<unknown, Seat | 'nobody'> = v.union([v.literal('nobody'), count]);

/** What cannot be seen is dropped, so that no name can disturb the line that it stands in. */
const visible = (longest: number): v.GenericSchema<unknown, string> =>
  v.pipe(
    v.string(),
    v.transform((text) => text.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '').trim()),
    v.minLength(1),
    v.maxLength(longest),
  );

const hand: v.GenericSchema<unknown, Hand> = v.union([count, v.array(v.custom<CardNumber>(isCardNumber))]);

const round: v.GenericSchema<unknown, Round> = v.strictObject({
  hands: v.array(hand),
  knocker: seatOrNobody,
  zeros: seatOrNobody,
});

const isRoundOf = (players: number, { hands, knocker, zeros }: RoundDraft): boolean =>
  hands.length === players && [knocker, zeros].every((seat) => seat === 'nobody' || seat < players);

const sheet: v.GenericSchema<unknown, Sheet> = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/)),
  group: visible(LONGEST_GROUP),
  players: v.array(v.strictObject({ name: visible(LONGEST_NAME), avatar: v.picklist(AVATARS) })),
  target: v.pipe(count, v.minValue(1), v.maxValue(GREATEST_TARGET)),
  firstDealer: count,
  rounds: v.array(round),
  startedAt: count,
  changedAt: count,
});

/** Whether it can have been played; asked only of what has the right shape, where every seat is a number from 0 on. */
const isPlayable = ({ players, firstDealer, rounds }: Sheet): boolean =>
  isPlayerCount(players.length) &&
  new Set(players.map(({ name }) => personKey(name))).size === players.length &&
  firstDealer < players.length &&
  rounds.every((one) => isRoundOf(players.length, one) && roundRefusalOf(one) === undefined);

const storedSheet: v.GenericSchema<unknown, StoredSheet> = v.strictObject({
  sheet,
  revision: count,
  past: v.array(v.array(round)),
});

const isStorable = ({ sheet: { players }, past }: StoredSheet): boolean =>
  past.flat().every((one) => isRoundOf(players.length, one));

const draft: v.GenericSchema<unknown, RoundDraft> = v.strictObject({
  hands: v.array(v.union([v.literal('missing'), hand])),
  knocker: seatOrNobody,
  zeros: seatOrNobody,
});

/** The door for a round that was half written down, among so many players. */
export function parseDraft(value: unknown, players: number): RoundDraft | undefined {
  const result = v.safeParse(draft, value);
  return result.success && isRoundOf(players, result.output) ? result.output : undefined;
}

const tableTurn: v.GenericSchema<unknown, TableTurn> = v.strictObject({
  players: count,
  seat: count,
  knocker: seatOrNobody,
});

/** The door for a turn that somebody followed, among so many players; whoever has knocked has none left. */
export function parseTurn(value: unknown, players: number): TableTurn | undefined {
  const result = v.safeParse(tableTurn, value);
  if (!result.success || result.output.players !== players) return undefined;
  const { seat, knocker } = result.output;
  const isSeated = seat < players && (knocker === 'nobody' || knocker < players);
  return isSeated && seat !== knocker ? result.output : undefined;
}

/** The door for a sheet that came from outside; undefined if it is none that can have been played. */
export function parseSheet(value: unknown): Sheet | undefined {
  const result = v.safeParse(sheet, value);
  return result.success && isPlayable(result.output) ? result.output : undefined;
}

/** The door for a sheet that was kept here. */
export function parseStoredSheet(value: unknown): StoredSheet | undefined {
  const result = v.safeParse(storedSheet, value);
  if (!result.success) return undefined;
  const stored = result.output;
  return isPlayable(stored.sheet) && isStorable(stored) ? stored : undefined;
}
