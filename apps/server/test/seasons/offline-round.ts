import type { Bot } from '@quando/bots';
import type { SeatRound } from '@quando/protocol';
import { seededRandom, type Action, type View } from '@quando/rules';
import { EIGHT_TARGET, eightSitters, OWN_SEAT, type Eight } from '@quando/season';
import { seatRound, scoredRound, type EightDeal } from '@quando/season/authority';
import { createTable, MemoryStorage, parseTableEntry, thinkHere, type Ports } from '@quando/table';
import { setTimeout as wait } from 'node:timers/promises';
import { steadyClock } from '../../src/clock.ts';

const GAME = 'round';

/** A round as a device plays it, at a table of its own: one person who decides by a policy, and Masters. */
export async function offlineRound(
  { players }: Eight,
  deal: EightDeal,
  policy: (view: View) => Action,
  master: Bot,
): Promise<SeatRound> {
  const ports = portsWith(master);
  const sitters = eightSitters(players, { kind: 'person', name: 'Ada', avatar: 'bean' });
  const table = await createTable(GAME, { target: EIGHT_TARGET, sitters }, ports, deal);
  table.start();
  for (;;) {
    const { view, seq } = table.updateFor(OWN_SEAT);
    if (view.result !== 'none') break;
    if (view.asked !== OWN_SEAT) await wait(1);
    else {
      const command = { type: 'act', id: `act-${seq}`, after: seq, action: policy(view) } as const;
      await table.submit(OWN_SEAT, command, () => {});
    }
  }
  await table.close();
  const entries = (await ports.storage.load(GAME)).flatMap((entry) => parseTableEntry(entry) ?? []);
  return seatRound(scoredRound(entries)!, OWN_SEAT);
}

function portsWith(master: Bot): Ports {
  const clock = steadyClock();
  return {
    storage: new MemoryStorage(),
    clock,
    random: seededRandom('unused'),
    think: thinkHere({ clock, master: () => master }),
    pace: () => 0,
    onFailure: ({ error }) => {
      throw error;
    },
  };
}
