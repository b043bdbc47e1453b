import { readFileSync } from 'node:fs';
import { botOf, greedy, masterOf, readNet, type Bot } from '@quando/bots';
import type { Sitter, Update } from '@quando/protocol';
import { eightOfDay, OWN_SEAT } from '@quando/season';
import { dealsOf, masterRound } from '@quando/season/authority';
import { parseTableEntry } from '@quando/table';
import { beforeAll, expect, test } from 'vitest';
import { Device, until, type Tab } from './device.ts';

const ADA: Sitter = { kind: 'person', name: 'Ada', avatar: 'round' };
const DAY = { eight: '2026-11-15', attempt: 'first' } as const;
const day = eightOfDay(DAY.eight);

let master: Bot;
beforeAll(() => {
  const weights = readFileSync(new URL('../../../../packages/bots/weights/master.qnet', import.meta.url));
  const net = readNet(new Uint8Array(weights));
  if (typeof net === 'string') throw new Error(net);
  master = masterOf(net);
});

function newDevice(): Device {
  const device = new Device();
  device.fetchMaster = () => Promise.resolve(master);
  return device;
}

const updatesIn = ({ told }: Tab): Update[] =>
  told.flatMap((reply) => (reply.type === 'tell' && reply.message.type === 'update' ? [reply.message] : []));

/** Plays the next round of an eight to its end, as this bot decides; returns its game. */
async function playRound(tab: Tab, decide: Bot): Promise<string> {
  const answer = await tab.offlineGames.dealEight({ ...DAY, person: ADA });
  if ('refused' in answer) throw new Error(answer.refused);
  const opened = await tab.offlineGames.open(answer.game);
  if ('refused' in opened) throw new Error(opened.refused);
  const from = updatesIn(tab).length;
  opened.connection.send({ type: 'join', as: OWN_SEAT });
  let seq = -1;
  for (;;) {
    await until(() =>
      updatesIn(tab)
        .slice(from)
        .some((update) => update.seq > seq && isForAda(update)),
    );
    const { view, seq: now } = updatesIn(tab).findLast(isForAda)!;
    seq = now;
    if (view.result !== 'none') break;
    const action = decide(view, { seed: seq });
    opened.connection.send({ type: 'act', id: `ada-${answer.game}-${seq}`, after: seq, action });
  }
  opened.connection.close();
  return answer.game;
}

const isForAda = ({ view }: Update): boolean => view.asked === OWN_SEAT || view.result !== 'none';

async function playedBy(
  tab: Tab,
): Promise<Extract<Awaited<ReturnType<Tab['offlineGames']['eight']>>, { rounds: unknown }>> {
  const answer = await tab.offlineGames.eight(DAY);
  if ('refused' in answer) throw new Error(answer.refused);
  return answer;
}

test('whoever plays like the Master scores par, and the way is the same', async () => {
  const tab = newDevice().openTab();
  await playRound(tab, master);
  const { rounds, isUnderWay } = await playedBy(tab);
  expect(rounds).toHaveLength(1);
  expect(rounds[0]!.own).toEqual(rounds[0]!.master);
  expect(isUnderWay).toBe(false);
});

test('a round goes on where it was left, in another worker, and a finished one is not dealt again', async () => {
  const device = newDevice();
  const tab = device.openTab();
  const dealt = await tab.offlineGames.dealEight({ ...DAY, person: ADA });
  tab.kill();
  const again = await device.openTab().offlineGames.dealEight({ ...DAY, person: ADA });
  expect(again).toEqual(dealt);
  const later = device.openTab();
  const first = await playRound(later, botOf(greedy));
  const next = await later.offlineGames.dealEight({ ...DAY, person: ADA });
  expect(next).not.toEqual({ game: first });
  expect(await playedBy(later)).toMatchObject({ isUnderWay: true, rounds: { length: 1 } });
});

test('neither the page nor the store has anything of a later round', async () => {
  const device = newDevice();
  const tab = device.openTab();
  await playRound(tab, botOf(greedy));
  await playedBy(tab);
  const told = JSON.stringify(tab.told);
  for (const round of [1, 7])
    expect(await device.storage.load(`eight-${DAY.eight}-first-${round}`)).toEqual([]);
  const later = dealsOf(day)
    .slice(1)
    .map((deal) => masterRound(deal, day.players, master).rounds[0]!.deck.join(','));
  for (const deck of later) expect(told).not.toContain(deck.slice(0, 20));
  const entries = (await device.storage.load(`eight-${DAY.eight}-first-0`)).map(parseTableEntry);
  const dealt = entries[1]?.type === 'dealt' ? entries[1].deck : [];
  expect(told).not.toContain(JSON.stringify(dealt));
});

test('rounds of an eight are not among the games', async () => {
  const tab = newDevice().openTab();
  await tab.offlineGames.dealEight({ ...DAY, person: ADA });
  expect(await tab.offlineGames.list()).toEqual({ games: [] });
});

test('without the Masters nothing is dealt, and no other bot plays for them', async () => {
  const device = newDevice();
  const dealt = await device.openTab().offlineGames.dealEight({ ...DAY, person: ADA });
  device.fetchMaster = () => Promise.resolve(undefined);
  const tab = device.openTab();
  expect(await tab.offlineGames.eight(DAY)).toEqual({ refused: 'no-master' });
  expect(await tab.offlineGames.open('game' in dealt ? dealt.game : '')).toEqual({ refused: 'no-master' });
  expect(tab.troubles).toEqual([]);
});

test('an eight that does not exist is refused', async () => {
  const tab = newDevice().openTab();
  const asked = { eight: '2026-02-30', attempt: 'first' } as const;
  expect(await tab.offlineGames.eight(asked)).toEqual({ refused: 'no-such-game' });
  expect(await tab.offlineGames.dealEight({ ...asked, person: ADA })).toEqual({ refused: 'no-such-game' });
});

test('another attempt begins anew and leaves the first one alone', async () => {
  const tab = newDevice().openTab();
  await playRound(tab, botOf(greedy));
  await tab.offlineGames.dealEight({ eight: DAY.eight, attempt: 'again', person: ADA });
  await tab.offlineGames.forgetEight(DAY.eight);
  const again = await tab.offlineGames.eight({ eight: DAY.eight, attempt: 'again' });
  expect(again).toMatchObject({ isUnderWay: false, rounds: { length: 0 } });
  expect((await playedBy(tab)).rounds).toHaveLength(1);
});
