import { readFileSync } from 'node:fs';
import { masterOf, readNet, type Bot } from '@quando/bots';
import type { Action, View } from '@quando/rules';
import { checkRecord, readLink } from '@quando/rules/authority';
import { eightOfDay, eightOfWeek, OWN_SEAT } from '@quando/season';
import { dealsOf, masterRound, masterRoundBy, seatRound } from '@quando/season/authority';
import { expect, test } from 'vitest';

const weights = readFileSync(new URL('../../../bots/weights/master.qnet', import.meta.url));

function newMaster(): Bot {
  const net = readNet(new Uint8Array(weights));
  if (typeof net === 'string') throw new Error(net);
  return masterOf(net);
}

const day = eightOfDay('2026-11-15');

const parOf = (master: Bot): number[] =>
  dealsOf(day).map((deal) => masterRound(deal, day.players, master).rounds[0]!.points![OWN_SEAT]!);

test('par of a day is the same for every Master that is loaded', () => {
  const par = parOf(newMaster());
  expect(par).toEqual([10, 17, 0, 0, 6, 4, 24, 1]);
  expect(parOf(newMaster())).toEqual(par);
});

test.each([2, 3, 5, 6])('the round of Masters with %i players is a legal record', (players) => {
  const eight = eightOfWeek('2026-W46', players);
  const record = masterRound(dealsOf(eight)[0]!, players, newMaster());
  expect(checkRecord(record)).toHaveProperty('record');
});

test('a round tells every turn of its seat, and its code contains the round', () => {
  const record = masterRound(dealsOf(day)[0]!, day.players, newMaster());
  const round = seatRound(record, OWN_SEAT);
  const lines = record.rounds[0]!.actions.filter((line) => line.startsWith(String(OWN_SEAT)));
  const decisions = round.turns.reduce((sum, { verb, drawn }) => sum + (verb === 'play' && drawn ? 2 : 1), 0);
  expect(decisions).toBe(lines.length);
  expect(round.turns.at(-1)!.hand).toEqual(round.hand);
  expect(round.sum).toBe(round.hand.reduce((sum: number, front) => sum + front, 0));
  const read = readLink(round.code);
  expect('record' in read && read.record.rounds[0]!.actions).toEqual(record.rounds[0]!.actions);
});

test('a Master that decides elsewhere plays the same round', async () => {
  const [deal] = dealsOf(day);
  const master = newMaster();
  const decide = async (view: View): Promise<Action> => master(view, { seed: 'another' });
  expect(await masterRoundBy(deal!, day.players, decide)).toEqual(masterRound(deal!, day.players, master));
});
