import { describe, expect, test } from 'vitest';
import {
  likelihoodBy,
  masterOf,
  reviewGame,
  WorldSource,
  type Policy,
  type ReviewedDecision,
  type ReviewTools,
} from '@quando/bots';
import { seededRandom, type GameRecord } from '@quando/rules';
import { checkRecord } from '@quando/rules/authority';
import { choicesAt } from '../src/review/choices.ts';
import { estimateIn, type SampledHands } from '../src/review/estimate.ts';
import { markOf } from '../src/review/mark.ts';
import { ownDecisions, type OwnDecision } from '../src/review/own-decisions.ts';
import { Reviewer } from '../src/review/reviewer.ts';
import { policyOf } from './bot-policy.ts';
import { fastSmallNet, loadedJudge, loadedNet } from './loaded-net.ts';
import { recordedGame } from './recorded-game.ts';

const bot = masterOf(loadedNet());
const master = policyOf(bot);
const tools: ReviewTools = { master: bot, likelihood: likelihoodBy(fastSmallNet()), judge: loadedJudge() };

const reviewOf = (record: GameRecord): ReviewedDecision[] => [...reviewGame(record, 0, tools)];

/** A Master whose first seat knocks as soon as it may, with a hand of at least 15 points. */
const hastyKnocker: Policy = (draft, random, move) => {
  const isHasty = draft.askedCode === 0 && draft.awaitsTurn && !draft.isLastRound && draft.sum(0) >= 15;
  if (isHasty && draft.readySeats === draft.players) move.knock();
  else master(draft, random, move);
};

describe('a review', () => {
  test('finds nothing to mark in what Masters do', () => {
    const records = [2, 4].map((players) =>
      recordedGame(master, players, 12, seededRandom(`fair ${players}`)),
    );
    const all = records.flatMap(reviewOf);
    expect(all.length).toBeGreaterThan(40);
    expect(all.filter(({ mark }) => mark !== 'none').length).toBeLessThanOrEqual(all.length / 100);
    expect(all.every(({ loss }) => loss.mean >= 0 && loss.error >= 0)).toBe(true);
  });

  test(
    'marks knocks that come far too early, and what would have been better is no knock',
    { timeout: 120_000 },
    () => {
      const games = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) =>
        recordedGame(hastyKnocker, 4, 8, seededRandom(seed)),
      );
      const knocks = games
        .flatMap((record) => [...ownDecisions(record, 0)])
        .filter(({ move, state }) => move.isKnock && state.sum(0) >= 15)
        .map((decision) => new Reviewer(0, tools).review(decision));
      expect(knocks.length).toBeGreaterThan(3);
      const marked = knocks.filter(
        ({ mark, candidates }) => mark !== 'none' && candidates[0]!.action.type !== 'knock',
      );
      expect(marked.length).toBeGreaterThanOrEqual(0.9 * knocks.length);
      expect(marked.some(({ mark }) => mark === 'blunder' || mark === 'mistake')).toBe(true);
    },
  );

  test('does not take one line of play for what a move leads to, where a seat knows all cards', () => {
    const { view, state, move, ...decision } = knownDecision();
    const chosen = choicesAt(state, view, move).slice(0, 3);
    const reviews = chosen.map((each) =>
      new Reviewer(Number(view.viewer), tools).review({ ...decision, view, state, move: each }),
    );
    const losses = reviews.map(({ loss }) => loss).filter(({ mean }) => mean > 0);
    expect(losses.length).toBeGreaterThan(0);
    // In a single world Masters would always decide the same: there would be no error but a fixed one.
    expect(Math.max(...losses.map(({ error }) => error))).toBeGreaterThan(0.015);
  });

  test('does not depend on cards that nobody has seen', () => {
    const record = recordedGame(master, 3, 1, seededRandom('unseen'));
    const [round] = record.rounds;
    const deck = [...round!.deck.slice(0, -2), ...round!.deck.slice(-2).toReversed()];
    const other = checkRecord({ ...record, rounds: [{ ...round!, deck }] });
    if (!('record' in other)) throw new Error('the last cards of the deck were drawn');
    expect(other.record.rounds[0]!.deck).not.toEqual(round!.deck);
    expect(marksIn(reviewOf(other.record))).toEqual(marksIn(reviewOf(record)));
  });
});

/** A decision with a choice, of a seat that knows all cards. */
function knownDecision(): OwnDecision {
  for (let game = 0; ; game += 1) {
    const record = recordedGame(master, 6, 1, seededRandom(`known ${game}`));
    const known = [...ownDecisions(record, 0)].find(isKnown);
    if (known) return known;
  }
}

const isKnown = ({ view, state, move }: OwnDecision): boolean =>
  new WorldSource(view, seededRandom('known')).unknown === 0 && choicesAt(state, view, move).length > 3;

const marksIn = (review: readonly ReviewedDecision[]): unknown[] =>
  review.map((decision) => ({ ...decision, truth: 'not judged by it' }));

/** A belief in worlds with these hands of the second seat. */
const beliefOn = (hands: readonly number[], weights: readonly number[]): SampledHands => ({
  worlds: hands.map((hand) => ({ hands: [0, hand] })),
  weights: [[1], weights],
});

describe('the error of a difference', () => {
  test('is nothing if all worlds agree', () => {
    expect(estimateIn(beliefOn([0, 1, 0, 1], [0.5, 0.5]), [3, 3, 3, 3])).toEqual({ mean: 3, error: 0 });
  });

  test('is greater if few hands make the difference', () => {
    const values = [0, 1, 0, 1];
    const few = estimateIn(beliefOn([0, 1, 0, 1], [0.5, 0.5]), values);
    const many = estimateIn(beliefOn([0, 1, 2, 3], [0.25, 0.25, 0.25, 0.25]), values);
    expect(few.error).toBeGreaterThan(many.error);
    expect(few.error).toBeCloseTo(Math.sqrt(1 / 12 + 1 / 8), 12);
  });
});

test.each([
  [0.04, 0.005, 'inaccuracy'],
  [0.04, 0.011, 'none'],
  [0.08, 0.01, 'mistake'],
  [0.5, 0.19, 'blunder'],
  [0.01, 0, 'none'],
] as const)('a loss of %f ± %f is called %s', (mean, error, mark) => {
  expect(markOf({ mean, error })).toBe(mark);
});
