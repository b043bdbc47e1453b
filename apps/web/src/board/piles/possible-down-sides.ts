import { isCardNumber, NUMBERS, type CardNumber, type Side, type View } from '@quando/rules';

/** The possible down sides of the top card, from everything the viewer could remember; one if the viewer has seen it. */
export function possibleDownSides(view: View): readonly CardNumber[] {
  const top = view.pile[0];
  if (!top || !isCardNumber(top.up)) return [];
  if (isCardNumber(top.down)) return [top.down];
  const elsewhere = partnersOf(view, top.up);
  return NUMBERS.filter((number) => number !== top.up && !elsewhere.has(number));
}

/** The other sides of all cards with this number that are known to be elsewhere. */
function partnersOf(view: View, number: CardNumber): ReadonlySet<Side> {
  const partners = new Set<Side>();
  const note = (one: Side, other: Side): void => {
    if (one === number) partners.add(other);
    if (other === number) partners.add(one);
  };
  for (const { front, back } of [...view.hands.flat(), ...view.discard]) note(front, back);
  for (const { up, down } of view.pile.slice(1)) note(up, down);
  return partners;
}
