import { seatsOf, type View } from '@quando/rules';
import { nameAt } from '@quando/text';
import { headline } from './board.ts';
import { cut, padded } from './text-layout.ts';
import type { Screen } from './screen.ts';

const NAME_WIDTH = 20;
const POINTS_WIDTH = 12;
const WIDEST_BAR = 30;

/** Everybody's total, the lowest first, with a bar relative to the target. */
export function standingLines(view: View, title: string, screen: Screen): string[] {
  const { text, style, names, width } = screen;
  const barWidth = Math.min(WIDEST_BAR, width - NAME_WIDTH - POINTS_WIDTH - 3);
  const seats = seatsOf(view.players).toSorted((a, b) => view.totals[a]! - view.totals[b]!);
  const longest = Math.max(view.target, ...view.totals);
  const lines = seats.map((seat) => {
    const total = view.totals[seat]!;
    const bar = '▪'.repeat(Math.round((total / longest) * barWidth));
    const name = padded(cut(nameAt(seat, names), NAME_WIDTH - 2), NAME_WIDTH);
    return `  ${style.strong(name)}${padded(text.points(total), POINTS_WIDTH)}${style.quiet(bar)}`.trimEnd();
  });
  return [headline(title, screen), '', ...lines];
}
