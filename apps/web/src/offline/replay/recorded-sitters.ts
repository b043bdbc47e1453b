import { AVATARS, parseSitter, type Sitter } from '@quando/protocol';
import type { GameRecord } from '@quando/rules';

/** Who played a recorded game, if its writer has noted all of them: as sitters, or only by their names. */
export function sittersIn({ meta, players }: GameRecord): readonly Sitter[] | undefined {
  if (typeof meta !== 'object' || meta === null) return undefined;
  const noted = 'sitters' in meta ? meta.sitters : 'names' in meta ? namedIn(meta.names) : undefined;
  if (!Array.isArray(noted) || noted.length !== players) return undefined;
  const sitters = noted.map((value) => parseSitter(value));
  return sitters.every((sitter) => sitter !== undefined) ? sitters : undefined;
}

const namedIn = (names: unknown): unknown =>
  Array.isArray(names)
    ? names.map((name: unknown, seat) => ({ kind: 'person', name, avatar: AVATARS[seat % AVATARS.length] }))
    : undefined;
