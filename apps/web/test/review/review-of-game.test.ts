import { linkOf, withoutMeta } from '@quando/rules/authority';
import { expect, test } from 'vitest';
import { reviewOfGame } from '../../src/offline/review/review-of-game.ts';
import { personAndBots } from '../e2e/table/sitters.ts';
import { simulatedGame } from '../e2e/table/simulated-game.ts';
import { gameLogFrom } from '../e2e/table/stored-game.ts';
import { reviewTools } from './review-tools.ts';

const sitters = personAndBots(['Mila']);
const finished = simulatedGame({ sitters, target: 9, seed: 'short', until: () => false });
const record = withoutMeta(gameLogFrom(finished.entries).record!);
const code = linkOf(record);
const tools = reviewTools();

const answers = [...reviewOfGame({ code, seat: 0 }, tools)];
const done = answers.at(-1)!;

test('a review tells how much there is to do, every decision, and then the whole', () => {
  const [begun, ...reviewed] = answers.slice(0, -1);
  const own = record.rounds.flatMap(({ actions }) => actions).filter((line) => line.startsWith('0 ')).length;
  expect(begun).toEqual({ type: 'begun', decisions: own });
  expect(reviewed).toHaveLength(own);
  if (done.type !== 'done') throw new Error(done.type);
  expect(done.review.decisions).toEqual(
    reviewed.map((answer) => (answer.type === 'reviewed' ? answer.decision : undefined)),
  );
  const { start, deals, draws, own: choices, others, result } = done.review.summary.players[0]!;
  expect(start + deals + draws + choices + others).toBeCloseTo(result, 9);
});

test('what a page is told contains no view: neither the own one nor the true one', () => {
  for (const answer of answers) {
    const text = JSON.stringify(answer);
    expect(text).not.toMatch(/"(?:view|truth|hands|pile|discard|deck)"/);
  }
});

test('a game that is not over, a seat that is not there and a damaged code are not reviewed', () => {
  const refused = [{ type: 'refused', why: 'no-game' }];
  expect([...reviewOfGame({ code, seat: 2 }, tools)]).toEqual(refused);
  expect([...reviewOfGame({ code: code.slice(0, -3), seat: 0 }, tools)]).toEqual(refused);
});
