import { CARD_COUNT, turnedOver, type PackedCard } from './card.ts';
import { ORDERED_DECK } from './deck.ts';
import { actionsOf } from './legal.ts';
import { NoDigits, type DigitReader, type DigitWriter } from './mixed-radix.ts';
import { formatAction } from './notation.ts';
import type { State } from './state.ts';
import { turnContextOf } from './turn-context.ts';

/** Everything that the asked seat may do, as lines of a record, in the order of `legalActions`. */
export function choicesOf(state: State): string[] {
  const { asked } = state;
  if (asked === 'nobody') return [];
  return actionsOf(turnContextOf(state, asked)).map((action) => formatAction(state, asked, action));
}

/** A deck: the place of each card among those not dealt yet, and which of its sides is up. */
export function addDeck(digits: DigitWriter, deck: Iterable<PackedCard>): void {
  const left = [...ORDERED_DECK];
  for (const card of deck) {
    const isTurned = !left.includes(card);
    const place = left.indexOf(isTurned ? turnedOver(card) : card);
    digits.add(2 * place + Number(isTurned), 2 * left.length);
    left.splice(place, 1);
  }
}

export function nextDeck(digits: DigitReader): PackedCard[] {
  const left = [...ORDERED_DECK];
  return Array.from({ length: CARD_COUNT }, () => {
    const digit = digits.next(2 * left.length);
    const [card] = left.splice(digit >> 1, 1);
    return digit % 2 === 1 ? turnedOver(card!) : card!;
  });
}

/** A whole number below the largest safe one, in digits of seven bits: the lowest first, with 128 added to all but the last. */
export function addWhole(digits: DigitWriter, whole: number): void {
  let left = whole;
  for (; left >= 128; left = Math.floor(left / 128)) digits.add(128 + (left % 128), 256);
  digits.add(left, 256);
}

export function nextWhole(digits: DigitReader): number {
  let whole = 0;
  for (let scale = 1; whole < Number.MAX_SAFE_INTEGER; scale *= 128) {
    const digit = digits.next(256);
    whole += (digit % 128) * scale;
    if (digit < 128 && whole < Number.MAX_SAFE_INTEGER) return whole;
  }
  throw new NoDigits('the number is too large');
}

const OTHER = 128;
const END = 129;

/** A text: ASCII characters by their code, any other UTF-16 unit as 128 and its code, then 129. */
export function addText(digits: DigitWriter, text: string): void {
  for (let i = 0; i < text.length; i += 1) {
    const unit = text.charCodeAt(i);
    digits.add(Math.min(unit, OTHER), END + 1);
    if (unit >= OTHER) digits.add(unit, 0x10000);
  }
  digits.add(END, END + 1);
}

export function nextText(digits: DigitReader): string {
  let text = '';
  for (let unit = digits.next(END + 1); unit !== END; unit = digits.next(END + 1)) {
    text += String.fromCharCode(unit === OTHER ? digits.next(0x10000) : unit);
  }
  return text;
}
