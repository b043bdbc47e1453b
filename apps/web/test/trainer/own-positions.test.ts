import { linkOf, replay, viewOf, withoutMeta } from '@quando/rules/authority';
import { expect, test } from 'vitest';
import { Coach } from '../../src/offline/coach/coach.ts';
import type { ReviewedCandidate, ToldDecision } from '../../src/offline/review/review-message.ts';
import { REVIEW_VERSION, type KeptReview } from '../../src/review/kept-review.ts';
import { ownPositionsIn } from '../../src/trainer/own-positions.ts';
import { ownMomentOf, seedOfDay, seedOfOwn, seedOfStream } from '../../src/trainer/position-seed.ts';
import { TrainerHistory } from '../../src/trainer/trainer-history.svelte.ts';
import { personAndBots } from '../e2e/table/sitters.ts';
import { simulatedGame } from '../e2e/table/simulated-game.ts';
import { gameLogFrom } from '../e2e/table/stored-game.ts';
import { memoryStore } from '../fixtures/memory-store.ts';

const sitters = personAndBots(['Mila', 'Jonas']);
const finished = simulatedGame({ sitters, target: 60, seed: 'knocks', until: () => false });
const record = withoutMeta(gameLogFrom(finished.entries).record!);
const code = linkOf(record);

/** Every knock of the game: who knocked, in which round, after how many decisions. */
const knocks = record.rounds.flatMap(({ actions }, round) =>
  actions.flatMap((line, step) => (line.endsWith('knock') ? [{ seat: Number(line[0]), round, step }] : [])),
);
const knock = knocks[0]!;
const seed = seedOfOwn({ code, ...knock });
const ask = (kind: 'pose' | 'reveal', subject: string) => new Coach(() => 0).answer({ id: 1, kind, subject });

const candidate = (action: ReviewedCandidate['action']): ReviewedCandidate => ({
  action,
  isChosen: action.type === 'knock',
  chance: 0.5,
  behind: { mean: 0, error: 0 },
  points: { mean: 0, error: 0 },
});

const decision = (
  kind: ToldDecision['kind'],
  actions: readonly ReviewedCandidate['action'][],
): ToldDecision => ({
  round: knock.round,
  index: knock.step,
  seat: knock.seat,
  action: { type: 'knock' },
  kind,
  candidates: actions.map(candidate),
  loss: { mean: 0, error: 0 },
  mark: 'none',
  reasons: [],
  likely: { fronts: [], down: [], sums: [], alone: 0 },
});

const kept = (at: number, decisions: readonly ToldDecision[]): KeptReview => ({
  version: REVIEW_VERSION,
  code,
  seat: knock.seat,
  isOwn: true,
  sitters,
  at,
  review: {
    seat: knock.seat,
    decisions,
    summary: {
      seat: 0,
      start: [],
      chances: [],
      loud: [],
      deciding: [],
      byKind: [],
      marks: { none: 0, inaccuracy: 0, mistake: 0, blunder: 0, unclear: 0 },
      players: [],
      known: 0,
    },
    luck: {
      account: { start: 0, deals: 0, draws: 0, own: 0, others: 0, result: 0 },
      errors: { deals: 0, draws: 0, own: 0, others: 0 },
      own: { known: 0, unseen: 0 },
      verdict: { result: 'lost', mistakes: 0, luck: 'even' },
    },
  },
});

const PLAY = { type: 'play', slots: [1] } as const;
const KNOCK = { type: 'knock' } as const;

test('moments of own games at which to knock was the question become positions, newest games first', () => {
  const asked = decision('knock', [PLAY, KNOCK]);
  const positions = ownPositionsIn([
    kept(1, [decision('play', [PLAY]), asked, decision('knock', [KNOCK])]),
    kept(2, [asked]),
  ]);
  expect(positions).toEqual([
    { seed, sitters, at: 2 },
    { seed, sitters, at: 1 },
  ]);
});

test('the coach poses such a moment as its player saw it then, and tells what came of it afterwards', () => {
  const steps = [...replay(record)].filter(({ round }) => round === knock.round);
  expect(ask('pose', seed)).toMatchObject({ view: viewOf(steps[knock.step]!.state, knock.seat) });
  expect(ask('reveal', seed)).toMatchObject({
    realAnswer: 'knock',
    end: viewOf(steps.at(-1)!.state, knock.seat),
  });
});

test.each([
  ['a damaged game', seedOfOwn({ ...knock, code: code.slice(0, -1) })],
  ['a moment at which somebody else decides', seedOfOwn({ ...knock, code, seat: (knock.seat + 1) % 3 })],
  ['a moment after the end', seedOfOwn({ ...knock, code, step: 9999 })],
])('%s is no position; another one is posed', { timeout: 120_000 }, (_, wrong) => {
  const posed = ask('pose', wrong);
  expect('view' in posed && posed.view.asked === posed.view.viewer).toBe(true);
});

test('every other question is from an own game, as long as there are any without an answer', () => {
  const history = new TrainerHistory(memoryStore());
  const answer = (): void =>
    history.add({ position: history.seed, answer: 'wait', better: 'knock', alone: 0.5, edge: 1 });
  const asked = Array.from({ length: 6 }, () => {
    answer();
    history.next(['own 0 0.3 1a', 'own 0 0.9 1a']);
    return ownMomentOf(history.seed)?.step;
  });
  expect(asked).toEqual([3, undefined, 9, undefined, undefined, undefined]);
});

test('an own moment is told from the seeds of a day and of the stream', () => {
  expect(ownMomentOf(seed)).toEqual({ code, ...knock });
  expect([seedOfDay('2026-11-15'), seedOfStream('own')].map(ownMomentOf)).toEqual([undefined, undefined]);
});
