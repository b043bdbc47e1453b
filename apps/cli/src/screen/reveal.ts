import { seatsOf, type RoundResult, type Seat, type View } from '@quando/rules';
import { nameAt } from '@quando/text';
import { headline } from './board.ts';
import { CHIP_WIDTH, frontChip } from './card-drawing.ts';
import { sortedHand } from './hand.ts';
import { cut, padded, rowsOf, wrapped } from './text-layout.ts';
import type { Screen } from './screen.ts';

const NAME_WIDTH = 14;

/** All hands of a scored round, from the highest sum to the lowest, with sums, points and reasons. */
export function revealLines(view: View, screen: Screen): string[] {
  const { result } = view;
  if (result === 'none') return [];
  const seats = seatsOf(view.players).toSorted((a, b) => result.sums[b]! - result.sums[a]!);
  return [
    headline(screen.words.roundResult(view.round + 1), screen),
    '',
    ...seats.flatMap((seat) => handLines(view, result, seat, screen)),
  ];
}

function handLines(view: View, result: RoundResult, seat: Seat, screen: Screen): string[] {
  const { text, words, style, names, width } = screen;
  const perRow = Math.max(1, Math.floor((width - NAME_WIDTH - 14) / CHIP_WIDTH));
  const rows = rowsOf(sortedHand(view.hands[seat]!), perRow).map((row) =>
    row.map(({ front }) => frontChip(front, style)).join(''),
  );
  const hand = rows.map((row, i) =>
    i === rows.length - 1 ? `${row} ${words.sum(result.sums[seat]!)}` : row,
  );
  const scoreReason = text.scoreReason({ ...result, knocker: view.knocker }, seat);
  const score = `${text.points(result.points[seat]!)}, ${scoreReason}`;
  const total = words.total(view.totals[seat]!);
  const name = style.strong(cut(nameAt(seat, names), NAME_WIDTH - 3));
  const explained = wrapped(`${score} (${total})`, width - NAME_WIDTH);
  return [
    ...hand.map((row, i) => `  ${padded(i === 0 ? name : '', NAME_WIDTH - 2)}${row}`),
    ...explained.map((line) => ' '.repeat(NAME_WIDTH) + style.quiet(line)),
  ];
}
