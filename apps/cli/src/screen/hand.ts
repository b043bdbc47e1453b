import { isCardNumber, type HeldCard } from '@quando/rules';
import { CARD_WIDTH, drawnCard, sideBySide } from './card-drawing.ts';
import { centred, rowsOf, widthOf } from './text-layout.ts';
import type { Screen } from './screen.ts';

const INDENT = '  ';

/** The player's own hand in display order: by number, then in the order in which the cards were drawn. */
export const sortedHand = (hand: readonly HeldCard[]): HeldCard[] =>
  hand.toSorted((a, b) => Number(a.front) - Number(b.front) || a.slot - b.slot);

/**
 * The player's own cards, with large fronts if there is room, their positions, and the backs that the player has seen.
 */
export function handDrawing(hand: readonly HeldCard[], screen: Screen): string[] {
  const fits = (size: 'large' | 'small'): number =>
    Math.max(1, Math.floor((screen.width - INDENT.length) / (CARD_WIDTH[size] + 1)));
  const size = hand.length <= fits('large') ? 'large' : 'small';
  return rowsOf([...hand.entries()], fits(size)).flatMap((row) => handRow(row, size, screen));
}

function handRow(
  row: readonly (readonly [number, HeldCard])[],
  size: 'large' | 'small',
  { style, words, width: columns }: Screen,
): string[] {
  const width = CARD_WIDTH[size];
  // The owner of a hand sees every front.
  const fronts = row.map(([, { front }]) => front).filter(isCardNumber);
  const cards = fronts.map((front) => drawnCard(front, size, style));
  const places = row.map(([place]) => centred(String(place + 1), width));
  const backs = row.map(([, { back }]) => centred(back === 'hidden' ? '' : `(${back})`, width));
  const lines = [...sideBySide(cards), style.strong(places.join(' ').trimEnd())];
  if (row.some(([, { back }]) => back !== 'hidden')) {
    const seen = backs.join(' ').trimEnd();
    const labelled = `${seen}  ${words.seenBacks}`;
    lines.push(style.quiet(INDENT.length + widthOf(labelled) <= columns ? labelled : seen));
  }
  return lines.map((line) => INDENT + line);
}
