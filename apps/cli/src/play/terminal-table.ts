import { needsNet, type BotLevel } from '@quando/bots';
import type { Random, Seat } from '@quando/rules';
import { AVATARS, type Setup, type Sitter } from '@quando/protocol';
import { MemoryStorage, thinkHere, type Clock, type FailurePort, type Ports } from '@quando/table';
import { loadMaster } from '../master.ts';

/** The system clock. */
const CLOCK: Clock = {
  now: () => Date.now(),
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};

export type SetupOptions = {
  readonly names: readonly string[];
  readonly seat: Seat;
  readonly level: BotLevel;
  readonly target: number;
};

/** A person on one seat, and bots of one level on the others. */
export const setupOf = ({ names, seat, level, target }: SetupOptions): Setup => ({
  target,
  sitters: names.map((name, i): Sitter => {
    const avatar = AVATARS[i % AVATARS.length]!;
    return i === seat ? { kind: 'person', name, avatar } : { kind: 'bot', level, name, avatar };
  }),
});

/** The ports of a table in a terminal: nothing is stored, and bots decide at once. */
export const terminalPorts = (level: BotLevel, random: Random, onFailure: FailurePort): Ports => ({
  storage: new MemoryStorage(),
  clock: CLOCK,
  random,
  think: thinkHere({ clock: CLOCK, ...(needsNet(level) && { master: loadMaster }) }),
  pace: () => 0,
  onFailure,
});
