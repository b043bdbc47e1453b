import type { DealStatus, SeatStatus, TableStatus } from '@quando/protocol';

export const FREE: SeatStatus = { kind: 'free' };

type Taken = Extract<SeatStatus, { kind: 'taken' }>;

export const person = (name: string): Taken => ({
  kind: 'taken',
  sitter: { kind: 'person', name, avatar: 'round' },
  isHere: true,
  isAway: false,
});

export const bot = (name: string): Taken => ({
  kind: 'taken',
  sitter: { kind: 'bot', level: 'casual', name, avatar: 'bean' },
  isHere: true,
  isAway: false,
});

/** A deal to come; its commitment depends on its number. */
export const dealWith = (number: number, changes: Partial<DealStatus> = {}): DealStatus => ({
  number,
  commitment: `c${number}`.repeat(32),
  attempt: 0,
  promised: [],
  silent: [],
  ...changes,
});

/** A table of three at which nobody sits, unless the changes say otherwise. */
export const statusWith = (changes: Partial<TableStatus> = {}): TableStatus => ({
  type: 'status',
  table: 'oak',
  seq: 0,
  stage: 'gathering',
  terms: { players: 3, target: 50, tempo: 'quick', isOpen: true },
  seats: [FREE, FREE, FREE],
  host: 'nobody',
  isLocked: false,
  removed: [],
  deal: dealWith(0),
  now: 1_000_000,
  ...changes,
});
