import { signOf } from './disc.ts';
import type { Eight } from './eight.ts';
import { discsOf, type RoundScore } from './score.ts';

/** `Quando · 15.11. ●◑◕◔●◑○● 13 under par`: a text that names no card, no knock and no round. */
export const shareText = (eight: Eight, rounds: readonly RoundScore[], verdict: string): string =>
  ['Quando ·', shortDate(eight), discsOf(rounds).map(signOf).join(''), verdict].filter(Boolean).join(' ');

/** When an eight is, without words. */
function shortDate(eight: Eight): string {
  switch (eight.kind) {
    case 'day': {
      const [, month, day] = eight.day.split('-');
      return `${Number(day)}.${Number(month)}.`;
    }
    case 'week':
      return `${eight.week.slice(5)} (${eight.players})`;
    case 'club':
      return '';
  }
}
