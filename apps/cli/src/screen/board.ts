import { seatsOf, type Seat, type Side, type View } from '@quando/rules';
import { nameAt } from '@quando/text';
import { backChip, CHIP_WIDTH, drawnCard, memoryChip } from './card-drawing.ts';
import { handDrawing, sortedHand } from './hand.ts';
import { cut, padded, rowsOf, widthOf } from './text-layout.ts';
import type { Screen } from './screen.ts';

const LABEL_WIDTH = 22;
/** Up to this many players there is room for a gap between their hands. */
const ROOMY_TABLE = 4;

/** The table as the viewer's seat sees it. */
export function boardLines(view: View, seat: Seat, screen: Screen): string[] {
  const others = seatsOf(view.players)
    .slice(1)
    .map((step) => opponentLines(view, (seat + step) % view.players, screen));
  const gap = view.players <= ROOMY_TABLE ? [''] : [];
  return [
    headline(screen.words.heading(view.round + 1, view.target), screen),
    '',
    ...others.flatMap((lines, i) => (i === 0 ? lines : [...gap, ...lines])),
    '',
    ...pileLines(view, screen),
    '',
    ...ownLines(view, seat, screen),
  ];
}

/** A title followed by a rule. */
export function headline(title: string, { style, width }: Screen): string {
  const line = '─'.repeat(Math.max(2, width - widthOf(title) - 6));
  return `${style.quiet('──')} ${style.strong(title)} ${style.quiet(line)}`;
}

function opponentLines(view: View, seat: Seat, screen: Screen): string[] {
  const { text, style, width } = screen;
  const hand = view.hands[seat]!;
  const labels = [
    nameLabel(view, seat, screen),
    `  ${text.points(view.totals[seat]!)}, ${text.cards(hand.length)}`,
  ];
  const perRow = Math.max(1, Math.floor((width - LABEL_WIDTH) / CHIP_WIDTH));
  const rows = rowsOf(hand, perRow).flatMap((row) => [
    row.map(({ back }) => backChip(back, style)).join(''),
    row
      .map(({ front }) => memoryChip(front, style))
      .join('')
      .trimEnd(),
  ]);
  return rows
    .map(
      (row, i) => padded(i === 1 ? style.quiet(labels[1]!) : (i === 0 && labels[0]) || '', LABEL_WIDTH) + row,
    )
    .filter((line, i) => i < 2 || line.trim() !== '')
    .map((line) => line.trimEnd());
}

function nameLabel(view: View, seat: Seat, { words, style, names }: Screen): string {
  const mark = view.asked === seat ? '▸ ' : '  ';
  const name = cut(nameAt(seat, names), LABEL_WIDTH - 3);
  const knocked = view.knocker === seat ? ` ${words.knocked}` : '';
  const isRoomy = widthOf(mark + name + knocked) < LABEL_WIDTH;
  return mark + style.strong(name) + (isRoomy && knocked ? ` ${style.loud(words.knocked)}` : '');
}

function pileLines(view: View, screen: Screen): string[] {
  const { text, words, width } = screen;
  const [top] = view.pile;
  const last = view.discard.at(-1);
  const pile = [
    `${words.drawPile}, ${text.cards(view.pileSize)}`,
    ...topCard(top && { near: top.up, far: top.down }, screen),
  ];
  const discard = [
    `${words.discardPile}, ${text.cards(view.discard.length)}`,
    ...topCard(last && { near: last.front, far: 'hidden' }, screen),
  ];
  const column = Math.max(LABEL_WIDTH + 4, widthOf(pile[0]!) + 3);
  if (column + widthOf(discard[0]!) + 2 > width) return [...pile, ...discard].map((line) => `  ${line}`);
  return pile.map((line, i) => `  ${padded(line, column)}${discard[i]!}`.trimEnd());
}

/** The card on a pile, and next to it its other side if it is known. */
function topCard(
  card: { readonly near: Side; readonly far: Side } | undefined,
  { words, style }: Screen,
): string[] {
  if (!card || card.near === 'hidden') return ['', style.quiet(`(${words.empty})`), ''];
  const [upper, middle, lower] = drawnCard(card.near, 'small', style);
  return [upper!, `${middle!} ${memoryChip(card.far, style)}`, lower!];
}

function ownLines(view: View, seat: Seat, screen: Screen): string[] {
  const { text, words, style } = screen;
  const hand = view.hands[seat]!;
  const sum = hand.reduce((whole, { front }) => whole + (front === 'hidden' ? 0 : front), 0);
  const mark = view.asked === seat ? '▸ ' : '  ';
  const facts = [text.points(view.totals[seat]!), words.sum(sum)].join(', ');
  return [
    `${mark}${style.strong(words.hand)}  ${style.quiet(facts)}`,
    ...handDrawing(sortedHand(hand), screen),
  ];
}
