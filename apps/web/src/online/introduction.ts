import { AVATARS, visibleName, type AvatarName, type TableStatus, type Sitter } from '@quando/protocol';
import type { Seat } from '@quando/rules';
import type { Profile } from './profile.ts';

/** What somebody who sits down says of themselves. */
export type Introduction = { readonly name: string; readonly avatar: AvatarName };

/** Whom somebody introduces themselves to. */
export type Company = {
  /** What people are called who have given no name. */
  readonly guests: readonly string[];
  readonly others: readonly Sitter[];
  /** How they are known here already. */
  readonly own?: Sitter;
};

/** Nobody but those who have given no name. */
export const strangers = (guests: readonly string[]): Company => ({ guests, others: [] });

/** The company at a table, for somebody on this seat. */
export function companyAt(
  { seats }: TableStatus,
  seat: Seat | 'none' | 'unknown',
  guests: readonly string[],
): Company {
  const sitters = seats.map((seatStatus) => (seatStatus.kind === 'taken' ? seatStatus.sitter : undefined));
  const others = sitters.filter((sitter, at) => sitter !== undefined && at !== seat) as Sitter[];
  const own = typeof seat === 'number' ? sitters[seat] : undefined;
  return { guests, others, ...(own && { own }) };
}

/** How a profile is shown: what was not chosen is unlike anybody else's here. */
export const introductionOf = (
  { name, avatar, lot }: Profile,
  { guests, others, own }: Company,
): Introduction => ({
  name:
    visibleName(name) ||
    (own?.name ??
      unlike(
        guests,
        others.map((other) => other.name),
        lot,
      )),
  avatar:
    avatar === 'any'
      ? (own?.avatar ??
        unlike(
          AVATARS,
          others.map((other) => other.avatar),
          lot,
        ))
      : avatar,
});

/** The first that is not taken, from where a lot says. */
function unlike<Item>(items: readonly Item[], taken: readonly Item[], lot: number): Item {
  const first = lot % items.length;
  const turned = [...items.slice(first), ...items.slice(0, first)];
  return turned.find((item) => !taken.includes(item)) ?? turned[0]!;
}
