import { visibleName } from '@quando/protocol';
import { signsOf } from '../screen/text-layout.ts';

const OPPONENTS = ['Mila', 'Jonas', 'Ruth', 'Emil', 'Ada', 'Otto'];
const LONGEST = 16;

/** Names by seat: the player's own, and opponents with other names. */
export function namesAround(own: string, seat: number, players: number): string[] {
  const others = OPPONENTS.filter((name) => name.toLowerCase() !== own.toLowerCase());
  return Array.from({ length: players }, (_, i) => (i === seat ? own : others[i < seat ? i : i - 1]!));
}

/** A printable name: one short line without control characters; undefined if nothing is left. */
export function shownName(name: string): string | undefined {
  return signsOf(visibleName(name)).slice(0, LONGEST).join('') || undefined;
}
