import { CAST } from '@quando/bots/cast';
import { AVATARS, type BotLevel, type Sitter } from '@quando/protocol';
import type { Seat } from '@quando/rules';

/** Who sits around a position: its player as `you`, the others as characters of their levels. */
export function trainerSitters(levels: readonly BotLevel[], seat: Seat, you: string): Sitter[] {
  const sitters: Sitter[] = [];
  for (const [other, level] of levels.entries()) {
    const avatar = AVATARS[other % AVATARS.length]!;
    if (other === seat) sitters.push({ kind: 'person', name: you, avatar });
    else sitters.push({ kind: 'bot', level, name: freeName(sitters, level), avatar });
  }
  return sitters;
}

/** Somebody of the level who has not sat down yet; where they are all there, somebody else. */
function freeName(sitters: readonly Sitter[], level: BotLevel): string {
  const isFree = ({ name }: { readonly name: string }): boolean =>
    sitters.every((sitter) => sitter.name !== name);
  const ofLevel = CAST.filter((character) => character.level === level);
  return [...ofLevel, ...CAST].find(isFree)!.name;
}
