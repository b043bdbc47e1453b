import { isSameName, type Sitter } from '@quando/protocol';
import type { LeagueSeat } from './league-entry.ts';
import type { LeagueMember } from './league.ts';

/** Who sat where: the member with that name, or else a guest; a bot is a bot. */
export function seatsAmong(
  sitters: readonly Sitter[],
  members: readonly Pick<LeagueMember, 'id' | 'name' | 'isRemoved'>[],
): readonly LeagueSeat[] {
  const free = new Set(members.filter(({ isRemoved }) => !isRemoved));
  return sitters.map((sitter): LeagueSeat => {
    if (sitter.kind === 'bot') return { kind: 'bot', level: sitter.level };
    const member = [...free].find(({ name }) => isSameName(name, sitter.name));
    if (!member) return { kind: 'guest', name: sitter.name };
    free.delete(member);
    return { kind: 'member', member: member.id };
  });
}
