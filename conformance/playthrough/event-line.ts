import type { SeenEvent } from '@quando/rules';
import type { GameEvent } from '@quando/rules/authority';
import { formatEventCard } from './card-text.ts';

/** One line for an event, complete or as a viewer sees it. */
export function eventLine(event: GameEvent | SeenEvent): string {
  switch (event.type) {
    case 'dealt':
      return `round ${event.round} dealt by ${event.dealer}, ${event.cards} cards each`;
    case 'played':
      return `${event.seat} played ${event.group}: ${event.cards.map(formatEventCard).join(' ')}`;
    case 'drew':
      return `${event.seat} drew ${event.side} (${event.why}): ${formatEventCard(event.card)}`;
    case 'flipped':
      return `${event.seat} turned a zero: now ${formatEventCard(event.card)}`;
    case 'skipped':
      return `${event.seat} skipped: no card to draw`;
    case 'pile-turned':
      return `discard pile turned: ${event.cards} to draw`;
    case 'knocked':
    case 'passed':
      return `${event.seat} ${event.type}`;
    case 'scored':
      return scoring(event);
    case 'won':
      return `won by ${event.winners.join(' ')}`;
  }
}

function scoring(event: Extract<SeenEvent, { type: 'scored' }>): string {
  const rows = [`sums ${event.sums.join(' ')}`, `points ${event.points.join(' ')}`];
  return `scored (${event.end}, knocker ${event.knocker}): ${rows.join('; ')}; totals ${event.totals.join(' ')}`;
}
