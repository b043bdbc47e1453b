import type { Sitter } from '@quando/protocol';
import type { Seat } from '@quando/rules';

/** The seat that texts address as "you": the only person at this device, or nobody if several share it. */
export function soleSeat(sitters: readonly Sitter[]): Seat | 'watcher' {
  const people = [...sitters.keys()].filter((seat) => sitters[seat]!.kind === 'person');
  return people.length === 1 ? people[0]! : 'watcher';
}
