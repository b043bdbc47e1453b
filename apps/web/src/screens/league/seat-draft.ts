import type { LeagueMember, LeagueSeat } from '@quando/season';
import { personKey } from '../../sheet/sheet.ts';
import type { SeatName } from './game-sources.ts';

/** Who a seat of a game is in the league: a member's id, a new member, a guest, or a bot. */
export type SeatChoice = { readonly member: string } | 'new' | 'guest' | 'bot';

/** The obvious choice: a member of the same name, a new one for another name, and a bot for a bot. */
export function usualChoices(seats: readonly SeatName[], members: readonly LeagueMember[]): SeatChoice[] {
  return seats.map((seat) => {
    if (seat.kind === 'bot') return 'bot';
    const known = members.find(
      ({ name, isRemoved }) => !isRemoved && personKey(name) === personKey(seat.name),
    );
    return known ? { member: known.id } : 'new';
  });
}

/** What is wrong with the choices. */
export type ChoiceFault =
  { readonly code: 'needs-member' } | { readonly code: 'twice'; readonly member: string };

export function choiceFault(choices: readonly SeatChoice[]): ChoiceFault | undefined {
  const chosen = choices.flatMap((choice) => (typeof choice === 'object' ? [choice.member] : []));
  const twice = chosen.find((member, i) => chosen.indexOf(member) !== i);
  if (twice !== undefined) return { code: 'twice', member: twice };
  return chosen.length === 0 && !choices.includes('new') ? { code: 'needs-member' } : undefined;
}

/** The seats of a result, and the members that have to join for it. */
export type SeatedResult = {
  readonly seats: readonly LeagueSeat[];
  readonly joining: readonly Pick<LeagueMember, 'id' | 'name' | 'avatar'>[];
};

export function seatedResult(
  seats: readonly SeatName[],
  choices: readonly SeatChoice[],
  freshId: () => string,
): SeatedResult {
  const joining: Pick<LeagueMember, 'id' | 'name' | 'avatar'>[] = [];
  const seated = seats.map((seat, i): LeagueSeat => {
    const choice = choices[i]!;
    if (seat.kind === 'bot') return { kind: 'bot', level: seat.level };
    const { kind: _, name, avatar, ...helped } = seat;
    if (typeof choice === 'object') return { kind: 'member', member: choice.member, ...helped };
    if (choice !== 'new') return { kind: 'guest', name, ...(seat.assist && { assist: seat.assist }) };
    const member = { id: freshId(), name, avatar };
    joining.push(member);
    return { kind: 'member', member: member.id, ...helped };
  });
  return { seats: seated, joining };
}
