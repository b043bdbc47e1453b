import { readFileSync } from 'node:fs';
import { BOTS } from '@quando/bots';
import type { Sitter, TableReply } from '@quando/protocol';
import { seededRandom } from '@quando/rules';
import { readRecord, replay, viewOf } from '@quando/rules/authority';
import { MemoryStorage, thinkHere } from '@quando/table';
import { describe, expect, it } from 'vitest';
import { wallClock } from '../../src/clock.ts';
import { readSource, type ReadGame } from '../../src/offline/replay/read-source.ts';
import { openBranch, type OpenedBranch } from '../../src/offline/replay/what-if.ts';
import { people, personAndBots } from '../e2e/table/sitters.ts';
import { simulatedGame } from '../e2e/table/simulated-game.ts';

const text = readFileSync(
  new URL('../../../../conformance/records/independent.jsonl', import.meta.url),
  'utf8',
);
const records = text
  .split('\n')
  .filter(Boolean)
  .flatMap((line) => {
    const read = readRecord(line);
    return 'record' in read ? [read.record] : [];
  })
  .slice(0, 8);

const ports = {
  clock: wallClock,
  random: seededRandom('what if'),
  think: thinkHere({ clock: wallClock }),
  pace: () => 1000,
  onFailure: () => {},
};

it.each(['true', 'other'] as const)(
  'a branch with %s cards shows its seat what it had seen there',
  async (cards) => {
    let others = 0;
    for (const record of records) {
      const sitters = people(...['Ana', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay'].slice(0, record.players));
      const step = Math.min(6, record.rounds[0]!.actions.length - 1);
      const state = [...replay(record)][step]!.state;
      const seat = state.asked === 'nobody' ? 0 : state.asked;
      const replies: TableReply[] = [];
      const branch = await openBranch(
        { game: { record }, sitters, round: 0, step, seat, cards },
        ports,
        (reply) => replies.push(reply),
      );
      await branch!.connection.receive({ type: 'join', as: seat });
      const [update] = replies;
      expect(update).toMatchObject({ type: 'update', view: viewOf(state, seat) });
      await branch!.connection.receive({ type: 'join', as: (seat + 1) % record.players });
      expect(replies[1]).toMatchObject({ type: 'refused', refusal: { code: 'not-your-seat' } });
      const neighbour = (seat + 1) % record.players;
      const truth = JSON.stringify(viewOf(state, neighbour).hands[neighbour]);
      if (JSON.stringify(branch!.table.updateFor(neighbour).view.hands[neighbour]) !== truth) others += 1;
      await branch!.table.close();
    }
    expect(others > 0).toBe(cards === 'other');
  },
);

const NAMES = ['Jonas', 'Ruth'] as const;

/** A stored game, with its first round over and some turns of the second one unless it is finished. */
async function storedGame(sitters: readonly Sitter[], isFinished = false): Promise<ReadGame> {
  const { summary, entries } = simulatedGame({
    game: 'kept',
    sitters,
    seed: 'what if it is not over',
    until: ({ state, seq }) => !isFinished && state.round === 1 && state.asked === 0 && seq % 7 === 0,
  });
  const storage = new MemoryStorage();
  await storage.create(summary, entries);
  const read = await readSource({ kind: 'stored', game: 'kept' }, () => Promise.resolve(storage));
  if (!('games' in read)) throw new Error('the game cannot be read');
  return read.games[0]!;
}

async function branchOf(
  game: ReadGame,
  {
    seat,
    cards,
    round = 1,
    step = 3,
  }: Pick<Parameters<typeof openBranch>[0], 'seat' | 'cards'> & {
    readonly round?: number;
    readonly step?: number;
  },
): Promise<OpenedBranch | undefined> {
  const sitters = people('Mila', ...NAMES);
  const branch = await openBranch({ game, sitters, round, step, seat, cards }, ports, () => {});
  await branch?.table.close();
  return branch;
}

/** Decides for everybody. */
async function playToTheEnd({ table }: OpenedBranch): Promise<void> {
  for (let { seq, view } = table.updateFor('watcher'); view.phase !== 'over';) {
    const command = { id: `test-${seq}`, after: seq } as const;
    const { asked } = view;
    if (asked === 'nobody') await table.submit(0, { ...command, type: 'continue' }, () => {});
    else {
      const action = BOTS.sharp(table.updateFor(asked).view, { seed: `${seq}` });
      await table.submit(asked, { ...command, type: 'act', action }, () => {});
    }
    ({ seq, view } = table.updateFor('watcher'));
  }
}

describe('of a game under way', () => {
  it('its only person tries out other cards, which agree with what they have seen, and no others', async () => {
    const game = await storedGame(personAndBots(NAMES));
    const steps = [...replay(game.record)].filter(({ round }) => round === 1);
    const step = steps.length - 1;
    const { state } = steps[step]!;
    const branch = await branchOf(game, { seat: 0, cards: 'other', step });
    expect(branch!.table.updateFor(0).view).toEqual(viewOf(state, 0));
    expect(branch!.table.updateFor('watcher').view).toEqual(viewOf(state, 'watcher'));
    const hidden = [1, 2].map((seat) => JSON.stringify(branch!.table.updateFor(seat).view.hands[seat]));
    expect(hidden).not.toEqual([1, 2].map((seat) => JSON.stringify(viewOf(state, seat).hands[seat])));
    for (const round of [0, 1])
      expect(await branchOf(game, { seat: 0, cards: 'true', round }), `round ${round}`).toBeUndefined();
    for (const seat of [1, 2])
      expect(await branchOf(game, { seat, cards: 'other' }), `seat ${seat}`).toBeUndefined();
  });

  it('nobody who shares the device tries out anything, and neither does anybody with a record from outside', async () => {
    const shared = await storedGame(people('Mila', ...NAMES));
    for (const game of [shared, { record: shared.record }])
      for (const cards of ['true', 'other'] as const)
        for (const seat of [0, 1, 2]) expect(await branchOf(game, { seat, cards })).toBeUndefined();
  });

  it('what was tried out leaves no record, since that has the true cards of earlier rounds', async () => {
    for (const isFinished of [true, false]) {
      const game = await storedGame(personAndBots(NAMES), isFinished);
      const sitters = people('Mila', ...NAMES);
      const moment = { round: 1, step: 0, seat: 0, cards: 'other' } as const;
      const branch = await openBranch({ game, sitters, ...moment }, ports, () => {});
      await playToTheEnd(branch!);
      await branch!.table.close();
      expect(branch!.table.record?.winners).toBeDefined();
      expect({ isFinished, hasRecord: branch!.record() !== undefined }).toEqual({
        isFinished,
        hasRecord: isFinished,
      });
    }
  });
});
