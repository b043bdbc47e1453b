import { isCardNumber, type SeenEvent } from '@quando/rules';
import type { Catalogue } from './catalogue.ts';
import { scoreReasonOf } from './score-reason.ts';
import { nameAt, personAt, type Context } from './person.ts';

/** The sentence for an event, using only what its viewer sees. */
export function eventSentence(words: Catalogue, event: SeenEvent, context: Context): string {
  const { events } = words;
  switch (event.type) {
    case 'dealt':
      return events.dealt(personAt(event.dealer, context), event.round + 1, event.cards);
    case 'played': {
      // The fronts of played cards are always visible.
      const numbers = event.cards.map((card) => card.front).filter(isCardNumber);
      return events.played[event.group](personAt(event.seat, context), numbers);
    }
    case 'drew': {
      const { card, why } = event;
      const who = personAt(event.seat, context);
      return event.side === 'up' ? events.tookUp(who, card.front, why) : events.tookDown(who, card, why);
    }
    case 'flipped':
      return events.flipped(personAt(event.seat, context), event.card.front);
    case 'skipped':
      return events.skipped(personAt(event.seat, context));
    case 'pile-turned':
      return events.pileTurned;
    case 'knocked':
      return events.knocked(personAt(event.seat, context));
    case 'passed':
      return events.passed(personAt(event.seat, context));
    case 'scored':
      return scoredSentence(words, event, context);
    case 'won':
      return events.won(event.winners.map((seat) => personAt(seat, context)));
  }
}

type Scored = Extract<SeenEvent, { readonly type: 'scored' }>;

function scoredSentence({ results, you }: Catalogue, event: Scored, context: Context): string {
  const { knocker, sums, points } = event;
  const sentences = [results.over[event.end]];
  if (knocker !== 'nobody') {
    const scoreReason = results.scoreReasons[scoreReasonOf(event, knocker)](sums[knocker]!, points[knocker]!);
    sentences.push(results.knocker(personAt(knocker, context), scoreReason));
  }
  const items = points.map(
    (score, seat) => `${seat === context.viewer ? you : nameAt(seat, context.names)} (${score})`,
  );
  return [...sentences, results.scores(items.join(', '))].join(' ');
}
