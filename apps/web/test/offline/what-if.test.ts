import { readFileSync } from 'node:fs';
import type { TableReply } from '@quando/protocol';
import { seededRandom } from '@quando/rules';
import { readRecord, replay, viewOf } from '@quando/rules/authority';
import { thinkHere } from '@quando/table';
import { expect, it } from 'vitest';
import { wallClock } from '../../src/clock.ts';
import { openBranch } from '../../src/offline/replay/what-if.ts';
import { people } from '../e2e/table/sitters.ts';

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
      const branch = await openBranch({ record, sitters, round: 0, step, seat, cards }, ports, (reply) =>
        replies.push(reply),
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
