import { CAST } from '@quando/bots/cast';
import { AVATARS, type BotLevel, type Sitter } from '@quando/protocol';
import type { Seat } from '@quando/rules';

/** The players of a position: `you`, and characters of the other levels. */
export function trainerSitters(levels: readonly BotLevel[], seat: Seat, you: string): Sitter[] {
  const sitters: Sitter[] = [];
  for (const [other, level] of levels.entries()) {
    const avatar = AVATARS[other % AVATARS.length]!;
    if (other === seat) sitters.push({ kind: 'person', name: you, avatar });
    else sitters.push({ kind: 'bot', level, name: freeName(sitters, level), avatar });
  }
  return sitters;
}

/** A character of the level who is not at the table yet, or else any other. */
function freeName(sitters: readonly Sitter[], level: BotLevel): string {
  const isFree = ({ name }: { readonly name: string }): boolean =>
    sitters.every((sitter) => sitter.name !== name);
  const ofLevel = CAST.filter((character) => character.level === level);
  return [...ofLevel, ...CAST].find(isFree)!.name;
}
