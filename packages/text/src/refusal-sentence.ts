import type { Refusal, Seat } from '@quando/rules';
import { turnOptionsOf, type Catalogue } from './catalogue.ts';
import { nameAt, type Context } from './person.ts';

/** What is wrong, then what the player may do instead. */
export function refusalSentence(words: Catalogue, refusal: Refusal, context: Context): string {
  const choice = turnOptionsOf(refusal.may);
  const reason = refusalReason(words, refusal, context);
  return choice ? `${reason} ${words.prompts.may[choice]}` : reason;
}

export function refusalReason(words: Catalogue, refusal: Refusal, context: Context): string {
  const { refusals, list, you } = words;
  const isReader = (seat: Seat): boolean => seat === context.viewer;
  const byReaderLast = (a: Seat, b: Seat): number => Number(isReader(a)) - Number(isReader(b));
  const name = (seat: Seat): string => (isReader(seat) ? you : nameAt(seat, context.names));
  switch (refusal.code) {
    case 'not-your-turn':
      return refusals[refusal.code](name(refusal.asked));
    case 'already-knocked':
      return refusals[refusal.code](name(refusal.knocker));
    case 'knock-too-early':
      return refusals[refusal.code](list(refusal.seats.toSorted(byReaderLast).map(name)));
    case 'straight-too-short':
    case 'straight-too-long':
    case 'straight-wraps':
    case 'mixed-numbers':
      return refusals[refusal.code](list(refusal.numbers));
    default:
      return refusals[refusal.code];
  }
}
