import { AVATARS } from '@quando/protocol';
import type { Round } from '../../src/sheet/round.ts';
import type { Sheet } from '../../src/sheet/sheet.ts';

const NAMES = ['Papa', 'Oma', 'Mila', 'Jonas', 'Emil', 'Ruth'];

/** A sheet of so many people, as far as a test cares. */
export const sheetOf = (players: number, changes: Partial<Sheet> = {}): Sheet => ({
  id: 'sheet-of-a-test',
  group: 'Family',
  players: NAMES.slice(0, players).map((name, seat) => ({ name, avatar: AVATARS[seat]! })),
  target: 50,
  firstDealer: 0,
  rounds: [],
  startedAt: 1_000,
  changedAt: 1_000,
  ...changes,
});

/** A round that a seat ended by knocking. */
export const knockedBy = (knocker: number, ...hands: Round['hands']): Round => ({
  hands,
  knocker,
  zeros: 'nobody',
});

/** A round that a seat ended with only zeros. */
export const zerosOf = (zeros: number, ...hands: Round['hands']): Round => ({
  hands,
  knocker: 'nobody',
  zeros,
});
