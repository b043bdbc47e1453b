import type { CardNumber, Side } from '@quando/rules';
import type { TextStyle } from './text-style.ts';
import { centred } from './text-layout.ts';
import { numeralRows } from './numeral.ts';

/** The size of a card: with a numeral made of blocks, or with plain digits. */
export type CardSize = 'large' | 'small';

export const CARD_WIDTH: Readonly<Record<CardSize, number>> = { large: 7, small: 5 };

/** A card face with this number, as lines. */
export function drawnCard(number: CardNumber, size: CardSize, style: TextStyle): string[] {
  const face = size === 'large' ? numeralRows(number) : [String(number)];
  const width = CARD_WIDTH[size];
  // Only zero has an outline: its fill is as dark as many terminals.
  if (!style.hasColour || number === 0)
    return outlined(number, face, size).map((line) => style.number(number, line));
  const index = size === 'large' ? ` ${number}`.padEnd(width) : ' '.repeat(width);
  const lines = [index, ...face.map((row) => centred(row, width)), ' '.repeat(width)];
  return lines.map((line) => style.number(number, line));
}

function outlined(number: CardNumber, face: readonly string[], size: CardSize): string[] {
  const inner = CARD_WIDTH[size] - 2;
  const index = size === 'large' ? `${number}` : '';
  return [
    `╭${index.padEnd(inner, '─')}╮`,
    ...face.map((row) => `│${centred(row, inner)}│`),
    `╰${'─'.repeat(inner)}╯`,
  ];
}

/** Cards side by side, with a gap between them. */
export function sideBySide(cards: readonly (readonly string[])[]): string[] {
  const [first = []] = cards;
  return first.map((_, row) => cards.map((card) => card[row]!).join(' '));
}

/** The width of a chip in columns. */
export const CHIP_WIDTH = 4;

/** A back as the others see it, with its paper frame. */
export function backChip(back: Side, style: TextStyle): string {
  if (back === 'hidden') return '[ ?]';
  if (!style.hasColour) return `[${digits(back)}]`;
  return style.frame(back, '▌') + style.number(back, digits(back)) + style.frame(back, '▐');
}

/** A front, without a frame. */
export const frontChip = (front: Side, style: TextStyle): string =>
  front === 'hidden' ? '  ? ' : `${style.number(front, ` ${digits(front)}`)} `;

/** A remembered side; blank if it was never seen. */
export const memoryChip = (side: Side, style: TextStyle): string =>
  side === 'hidden'
    ? ' '.repeat(CHIP_WIDTH)
    : style.hasColour
      ? ` ${style.number(side, digits(side))} `
      : `(${digits(side)})`;

const digits = (number: CardNumber): string => String(number).padStart(2);
