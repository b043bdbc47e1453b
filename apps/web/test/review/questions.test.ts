import { expect, test } from 'vitest';
import type { ReviewedCandidate, ToldDecision } from '../../src/offline/review/review-message.ts';
import { REVIEW_VERSION, type KeptReview } from '../../src/review/kept-review.ts';
import { allAnswers, nextQuestions, offeredAnswers, verdictOn } from '../../src/review/question.ts';
import { resultOf, totalLost } from '../../src/review/review-result.ts';
import { trendOf, trendTable } from '../../src/review/trend.ts';
import { trendGeometry } from '../../src/screens/progress/trend-geometry.ts';

const candidate = (slot: number, behind: number, isChosen = false): ReviewedCandidate => ({
  action: { type: 'play', slots: [slot] },
  isChosen,
  chance: 0.5 - behind,
  behind: { mean: behind, error: behind === 0 ? 0 : 0.01 },
  points: { mean: 3, error: 1 },
});

const decision = (index: number, mark: ToldDecision['mark']): ToldDecision => ({
  round: 0,
  index,
  seat: 0,
  action: { type: 'play', slots: [9] },
  kind: 'play',
  candidates: [candidate(1, 0), candidate(2, 0.015), candidate(9, 0.08, true), candidate(4, 0.2)],
  loss: { mean: 0.08, error: 0.01 },
  mark,
  reasons: [],
  likely: { fronts: [], down: [], sums: [], alone: 0 },
});

const kept = (code: string, at: number): KeptReview => ({
  version: REVIEW_VERSION,
  code,
  seat: 0,
  isOwn: true,
  sitters: [],
  at,
  review: {
    seat: 0,
    decisions: [decision(0, 'none'), decision(3, 'mistake'), decision(5, 'unclear'), decision(8, 'blunder')],
    summary: {
      seat: 0,
      start: [0.5, 0.5],
      chances: [
        { round: 0, action: 'deal', chances: [0.5, 0.5] },
        { round: 1, action: 'deal', chances: [0.5, 0.5] },
      ],
      loud: [],
      deciding: [],
      byKind: [{ kind: 'play', decisions: 4, lost: 0.16 }],
      marks: { none: 1, inaccuracy: 0, mistake: 1, blunder: 1, unclear: 1 },
      players: [{ start: 0.5, deals: 0, draws: 0, own: -0.5, others: 0, result: 0 }],
      known: -0.16,
    },
    luck: {
      account: { start: 0.5, deals: 0, draws: 0, own: -0.5, others: 0, result: 0 },
      errors: { deals: 0, draws: 0, own: 0, others: 0 },
      own: { known: -0.16, unseen: -0.34 },
      verdict: { result: 'lost', mistakes: 2, luck: 'even' },
    },
  },
});

test('marked decisions become questions: new games first, answered ones last, at most five', () => {
  const reviews = [kept('old', 1), kept('new', 2), kept('newest', 3)];
  const all = nextQuestions(reviews, new Map());
  expect(all.map(({ kept: { code } }) => code)).toEqual(['newest', 'newest', 'new', 'new', 'old']);
  expect(all.map(({ decision: { mark } }) => mark)).not.toContain('unclear');
  const again = nextQuestions(
    reviews,
    new Map([
      [all[0]!.key, true],
      [all[1]!.key, false],
    ]),
  );
  expect(again.map(({ kept: { code } }) => code)).toEqual(['new', 'new', 'old', 'old', 'newest']);
  expect(again[4]!.key).toBe(all[1]!.key);
});

test('answers: the best and the one of then are always there, in an order that does not tell which', () => {
  const firsts = new Set<boolean>();
  for (let i = 0; i < 20; i += 1) {
    const question = nextQuestions([kept(`game ${i}`, i)], new Map())[0]!;
    const offered = offeredAnswers(question);
    expect(offered).toHaveLength(3);
    expect(offered).toContain(question.decision.candidates[0]);
    expect(offered.some(({ isChosen }) => isChosen)).toBe(true);
    firsts.add(offered[0] === question.decision.candidates[0]);
    expect(offeredAnswers(question)).toEqual(offered);
  }
  expect(firsts).toEqual(new Set([true, false]));
});

test('all answers: those that were offered stay where they are, the others are not sorted by how good they are', () => {
  const further = [1, 2, 3, 4, 5].map((i) => candidate(10 + i, 0.2 + i / 100));
  const [asked] = nextQuestions([kept('all', 1)], new Map());
  const { decision: small } = asked!;
  const question = { ...asked!, decision: { ...small, candidates: [...small.candidates, ...further] } };
  const all = allAnswers(question);
  const offered = offeredAnswers(question);
  expect(all.slice(0, offered.length)).toEqual(offered);
  expect(new Set(all)).toEqual(new Set(question.decision.candidates));
  const losses = all.slice(offered.length).map(({ behind }) => behind.mean);
  expect(losses).not.toEqual(losses.toSorted((a, b) => a - b));
});

test('a verdict is best, as good within two errors, or worse', () => {
  const asked = decision(0, 'mistake');
  expect(asked.candidates.map((each) => verdictOn(asked, each))).toEqual([
    'best',
    'as-good',
    'worse',
    'worse',
  ]);
});

test('the trend: what was lost per round, by kind, and as a table', () => {
  const results = [resultOf(kept('a', 1)), resultOf(kept('b', 2))];
  expect(totalLost(results[0]!.lost)).toBeCloseTo(0.16, 9);
  const trend = trendOf(results);
  expect(trend.games.map(({ perRound }) => perRound)).toEqual([0.08, 0.08]);
  expect(trend.perRound).toBeCloseTo(0.08, 9);
  expect(trend.byKind.play).toBeCloseTo(0.08, 9);
  const [head, first, ...rest] = trendTable(results).trimEnd().split('\r\n');
  expect(head!.split(',')).toHaveLength(first!.split(',').length);
  expect(rest).toHaveLength(1);
  const chart = trendGeometry([0.08, 0.04], 360);
  expect(chart.dots[1]!.y).toBeGreaterThan(chart.dots[0]!.y);
  expect(trendOf([]).perRound).toBe(0);
});
