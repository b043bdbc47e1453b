import { linkOf, withoutMeta } from '@quando/rules/authority';
import { dayOf, eightOfDay } from '@quando/season';
import { dealsOf, masterRound } from '@quando/season/authority';
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

test('a round of an eight is reviewed; it adds up to the chance after it, and nobody has won', () => {
  const eight = eightOfDay(dayOf(Date.UTC(2026, 10, 18)));
  const round = masterRound(dealsOf(eight)[0]!, eight.players, tools.master);
  const last = [...reviewOfGame({ code: linkOf(round), seat: 0 }, tools)].at(-1)!;
  if (last.type !== 'done') throw new Error(last.type);
  const { verdict, account } = last.review.luck;
  expect(verdict.result).toBe('open');
  expect(account.result).toBeGreaterThan(0);
  expect(account.result).toBeLessThan(1);
  expect(account.start + account.deals + account.draws + account.own + account.others).toBeCloseTo(
    account.result,
    9,
  );
});

test('a game that is not over, a seat that is not there and a damaged code are not reviewed', () => {
  const refused = [{ type: 'refused', why: 'no-game' }];
  expect([...reviewOfGame({ code, seat: 2 }, tools)]).toEqual(refused);
  expect([...reviewOfGame({ code: code.slice(0, -3), seat: 0 }, tools)]).toEqual(refused);
});
