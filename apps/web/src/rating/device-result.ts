import type { GameSummary } from '@quando/protocol';
import { ratedResultOf, type RatedResult, type RatedSeat } from '@quando/season';
import { soleSeat } from '../game/sole-seat.ts';

/** The device's person in results; nobody else is rated here. */
export const OWNER = 'owner';

/** A result that counts for the person of this device, and when the game ended, in milliseconds since 1970. */
export type DeviceResult = RatedResult & { readonly at: number };

/** What a game of this device says about its person: only finished ones count that one person played against bots. */
export function deviceResultOf({ setup, totals, phase, changedAt }: GameSummary): DeviceResult | 'unrated' {
  if (phase !== 'over' || soleSeat(setup.sitters) === 'watcher') return 'unrated';
  const seats = setup.sitters.map((sitter): RatedSeat =>
    sitter.kind === 'bot' ? { kind: 'bot', level: sitter.level } : { kind: 'member', id: OWNER },
  );
  const places = totals.map((total) => 1 + totals.filter((other) => other < total).length);
  const isHandicapped = Object.hasOwn(setup, 'handicaps');
  const rated = ratedResultOf({ places, target: setup.target, isHandicapped }, seats);
  return rated === 'unrated' ? 'unrated' : { ...rated, at: changedAt };
}
