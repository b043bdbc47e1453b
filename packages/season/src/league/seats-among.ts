import { looksLike, type Sitter } from '@quando/protocol';
import type { Seat } from '@quando/rules';
import type { LeagueSeat } from './league-entry.ts';
import type { LeagueMember } from './league.ts';

/**
 * Who sat where: the member with that name, or else a guest; a bot is a bot. A seat that was taken over during the game is
 * a guest's, whoever sits there: its result is that of two.
 */
export function seatsAmong(
  sitters: readonly Sitter[],
  members: readonly Pick<LeagueMember, 'id' | 'name' | 'isRemoved'>[],
  takenOver: ReadonlySet<Seat> = new Set(),
): readonly LeagueSeat[] {
  const free = new Set(members.filter(({ isRemoved }) => !isRemoved));
  return sitters.map((sitter, seat): LeagueSeat => {
    if (takenOver.has(seat)) return { kind: 'guest', name: sitter.name };
    if (sitter.kind === 'bot') return { kind: 'bot', level: sitter.level };
    const isTheirs = looksLike(sitter.name);
    const member = [...free].find(({ name }) => isTheirs(name));
    if (!member) return { kind: 'guest', name: sitter.name };
    free.delete(member);
    return { kind: 'member', member: member.id };
  });
}
