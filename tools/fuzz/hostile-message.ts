import { below, type Random } from '@quando/rules';
import { AVATARS, BOT_LEVELS, PHRASES, PROTOCOL_VERSION, TEMPOS } from '@quando/protocol';
import { anything, pick } from './random-value.ts';

/** What a hostile client may know: ids that exist. */
export type Knowledge = { readonly tables: readonly string[]; readonly ids: readonly string[] };

type Maker = (random: Random, id: string) => Record<string, unknown>;

/** Messages that could be valid. */
const REAL: readonly Maker[] = [
  (random) => ({ type: 'join', as: pick(random, ['watcher', 0, 1, 2, 3, 5]), since: below(random, 99) }),
  (random, id) => ({ type: 'act', id, after: below(random, 99), action: { type: 'knock' } }),
  (random, id) => ({ type: 'act', id, after: below(random, 99), action: { type: 'draw', side: 'up' } }),
  (random, id) => ({
    type: 'act',
    id,
    after: below(random, 99),
    action: { type: 'play', slots: Array.from({ length: below(random, 9) }, () => below(random, 12)) },
  }),
  (random, id) => ({ type: 'continue', id, after: below(random, 99) }),
  (random, id) => ({
    type: 'sit',
    id,
    seat: below(random, 6),
    name: pick(random, ['Eve', '\u202Eeve', ' ', 'x'.repeat(30)]),
    avatar: pick(random, AVATARS),
  }),
  (_, id) => ({ type: 'stand', id }),
  (_, id) => ({ type: 'return', id }),
  (random, id) => ({ type: 'fill', id, seat: below(random, 6), level: pick(random, BOT_LEVELS) }),
  (random, id) => ({ type: 'clear', id, seat: below(random, 6) }),
  (random, id) => ({
    type: 'set-terms',
    id,
    terms: {
      players: 1 + below(random, 7),
      target: pick(random, [1, 50, 999, 1000]),
      tempo: pick(random, TEMPOS),
      isOpen: below(random, 2) === 0,
      ...(below(random, 4) === 0 && { sharedDeals: { name: 'x', rounds: below(random, 9) } }),
    },
  }),
  (_, id) => ({ type: 'start', id }),
  (_, id) => ({ type: 'rematch', id }),
  (random, id) => ({ type: pick(random, ['lock', 'unlock', 'ask-back', 'come', 'remind']), id }),
  (random, id) => ({ type: 'let-back', id, person: below(random, 4) }),
  (random, id) => ({ type: pick(random, ['nudge', 'replace', 'restore']), id, seat: below(random, 6) }),
  (random, id) => ({ type: 'hand-over', id, seat: below(random, 6), token: 'cd'.repeat(32) }),
  (random, id) => ({ type: 'claim', id, token: pick(random, ['x', 'x'.repeat(43), 'y'.repeat(43)]) }),
  (random, id) => ({
    type: pick(random, ['promise', 'open']),
    id,
    deal: below(random, 9),
    attempt: below(random, 3),
    value: 'ab'.repeat(32),
  }),
  (random) => ({ type: 'say', phrase: pick(random, PHRASES) }),
  () => ({ type: 'ping' }),
  (random) => ({ type: 'hello', version: PROTOCOL_VERSION, screen: below(random, 2) === 0 }),
];

/** One hostile message: not JSON, any JSON, almost valid, too long, or forged. */
export function hostileMessage(random: Random, { ids }: Knowledge): string | Uint8Array<ArrayBuffer> {
  const real = pick(random, REAL)(random, pick(random, ids));
  const text = JSON.stringify(real);
  switch (below(random, 8)) {
    case 0:
      return JSON.stringify(anything(random));
    case 1:
      return text.slice(0, below(random, text.length));
    case 2:
      return Uint8Array.from({ length: below(random, 200) }, () => below(random, 256));
    case 3:
      return JSON.stringify({ ...real, [pick(random, Object.keys(real))]: anything(random) });
    case 4:
      return JSON.stringify({
        ...real,
        [pick(random, ['seat', 'key', 'extra', '__proto__'])]: anything(random),
      });
    case 5:
      return below(random, 50) === 0 ? 'x'.repeat(5000) : '['.repeat(below(random, 900));
    default:
      return text;
  }
}
