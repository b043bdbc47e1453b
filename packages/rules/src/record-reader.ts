import { advance, deal } from './advance.ts';
import { checkDeck, type Deck } from './deck.ts';
import { parseCard } from './notation.ts';
import { FaultFound, type FaultReason, type RecordFault } from './record-fault.ts';
import { outcomeOf, RECORD_FORMAT, type GameRecord } from './record.ts';
import { recordedMove } from './recorded-move.ts';
import { winnersOf } from './score.ts';
import { isPlayerCount } from './seat.ts';
import { Draft, isScored, totalsOf } from './state.ts';

type Json = { readonly [key: string]: unknown };

const RECORD_KEYS = ['format', 'players', 'target', 'rounds', 'winners', 'meta'];
const START_KEYS = ['dealer', 'deck', 'actions'];
const OUTCOME_KEYS = ['end', 'knocker', 'sums', 'points', 'totals'] as const;
const ROUND_KEYS = [...START_KEYS, ...OUTCOME_KEYS, 'meta'];

export type ReadRecord = { readonly record: GameRecord } | { readonly fault: RecordFault };

/** Parses a record from JSON text and checks all of it: form, legality, results. */
export function readRecord(text: string): ReadRecord {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { fault: { code: 'not-json' } };
  }
  return checkRecord(value);
}

/** Checks a record that was parsed elsewhere. */
export function checkRecord(value: unknown): ReadRecord {
  try {
    assertRecord(value);
    return { record: value };
  } catch (error) {
    if (error instanceof FaultFound) return { fault: error.fault };
    throw error;
  }
}

function assertRecord(value: unknown): asserts value is GameRecord {
  const record = objectOf(value, RECORD_KEYS, {});
  for (const key of ['format', 'players', 'target', 'rounds']) need(record, key, {});
  const { format, players, target, rounds } = record;
  if (format !== RECORD_FORMAT) fail({ code: 'bad-value', key: 'format' });
  if (!isPlayerCount(players)) fail({ code: 'bad-value', key: 'players' });
  if (!isWhole(target) || target < 1) fail({ code: 'bad-value', key: 'target' });
  if (!Array.isArray(rounds)) fail({ code: 'bad-value', key: 'rounds' });
  const draft = new Draft(players, target);
  for (const [round, roundRecord] of rounds.entries()) replayRound(draft, roundRecord, round, rounds.length);
  checkWinners(draft, record);
}

function replayRound(draft: Draft, value: unknown, round: number, rounds: number): void {
  const record = objectOf(value, ROUND_KEYS, { round });
  for (const key of START_KEYS) need(record, key, { round });
  if (draft.phase === 'over') fail({ code: 'game-already-over' }, { round });
  deal(draft, deckOf(record['deck'], round), dealerOf(draft, record['dealer'], round));
  const actions = record['actions'];
  if (!Array.isArray(actions)) return fail({ code: 'bad-value', key: 'actions' }, { round });
  for (const [action, line] of actions.entries()) replayAction(draft, line, { round, action });
  checkOutcome(draft, record, round, round === rounds - 1);
}

function dealerOf(draft: Draft, dealer: unknown, round: number): number {
  if (!isWhole(dealer) || dealer >= draft.players)
    return fail({ code: 'bad-value', key: 'dealer' }, { round });
  const expected = round === 0 ? dealer : (draft.dealer + 1) % draft.players;
  return dealer === expected ? dealer : fail({ code: 'wrong-dealer', expected }, { round });
}

function deckOf(cards: unknown, round: number): Deck {
  if (!Array.isArray(cards)) return fail({ code: 'bad-value', key: 'deck' }, { round });
  const deck = checkDeck(cards.map(parseCard));
  return 'code' in deck ? fail(deck, { round }) : deck;
}

function replayAction(draft: Draft, line: unknown, where: Where): void {
  const recorded = recordedMove(draft, line);
  if ('code' in recorded) return fail(recorded, where);
  advance(draft, recorded.move);
}

function checkOutcome(draft: Draft, record: Json, round: number, isLast: boolean): void {
  if (!isScored(draft)) {
    if (!isLast || OUTCOME_KEYS.some((key) => key !== 'knocker' && Object.hasOwn(record, key))) {
      fail({ code: 'round-not-over' }, { round });
    }
    if (Object.hasOwn(record, 'knocker')) expectEqual(record, 'knocker', outcomeOf(draft).knocker, { round });
    return;
  }
  const outcome = outcomeOf(draft);
  for (const key of OUTCOME_KEYS) {
    need(record, key, { round });
    expectEqual(record, key, outcome[key], { round });
  }
}

function checkWinners(draft: Draft, record: Json): void {
  if (draft.phase === 'over') {
    need(record, 'winners', {});
    expectEqual(record, 'winners', winnersOf(totalsOf(draft), draft.target), {});
  } else if (Object.hasOwn(record, 'winners')) fail({ code: 'game-not-over' });
}

type Where = { readonly round?: number; readonly action?: number };

function fail(reason: FaultReason, where: Where = {}): never {
  throw new FaultFound({ ...reason, ...where });
}

function objectOf(value: unknown, keys: readonly string[], where: Where): Json {
  if (!isObject(value)) return fail({ code: 'not-an-object' }, where);
  for (const key of Object.keys(value)) if (!keys.includes(key)) fail({ code: 'unknown-key', key }, where);
  return value;
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function need(record: Json, key: string, where: Where): void {
  if (!Object.hasOwn(record, key)) fail({ code: 'missing-key', key }, where);
}

function expectEqual(record: Json, key: string, expected: unknown, where: Where): void {
  if (!isSame(record[key], expected)) fail({ code: 'wrong-result', key, expected }, where);
}

/** Compares numbers, words, null and lists of numbers. */
const isSame = (given: unknown, expected: unknown): boolean =>
  Array.isArray(expected)
    ? Array.isArray(given) &&
      given.length === expected.length &&
      expected.every((item, i) => item === given[i])
    : given === expected;

const isWhole = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
