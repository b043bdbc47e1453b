import type { CardNumber, Side } from '@quando/rules';
import { nameAt } from '@quando/text';
import type { TextStyle } from './text-style.ts';
import { cut, padded, rowsOf } from './text-layout.ts';
import type { Screen } from './screen.ts';

const NAME_WIDTH = 14;
const CARD_WIDTH = 7;

/** Both sides of a card in a hand, as far as they are known. */
export type Sides = { readonly front: Side; readonly back: Side };

/** A hand on one line, or more if it is large: each card as `front[back]`, or a count of cards with no known side. */
export function handLines(hand: readonly Sides[], seat: number, screen: Screen): string[] {
  const { text, style, names, width } = screen;
  const perRow = Math.max(1, Math.floor((width - NAME_WIDTH - 4) / CARD_WIDTH));
  const name = style.quiet(cut(nameAt(seat, names), NAME_WIDTH - 1));
  if (hand.every(({ front, back }) => front === 'hidden' && back === 'hidden'))
    return [`    ${padded(name, NAME_WIDTH)}${text.cards(hand.length)}`];
  return rowsOf(hand, perRow).map((row, i) => {
    const cards = row.map((card) => padded(cardText(card, style), CARD_WIDTH)).join('');
    return `    ${padded(i === 0 ? name : '', NAME_WIDTH)}${cards}`.trimEnd();
  });
}

const cardText = ({ front, back }: Sides, style: TextStyle): string =>
  `${side(front, style)}[${side(back, style)}]`;

const side = (number: Side, style: TextStyle): string =>
  number === 'hidden' ? '?' : style.number(number, digits(number));

const digits = (number: CardNumber): string => String(number);
