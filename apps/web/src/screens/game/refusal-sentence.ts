import type { TableRefusal } from '@quando/protocol';
import type { AppWords, Context, Text } from '@quando/text';

/** Why the rules or the table refused the last request. */
export function refusalSentence(
  refusal: TableRefusal,
  { words, text }: { readonly words: AppWords; readonly text: Text },
  context: Context,
): string {
  switch (refusal.code) {
    case 'not-stored':
      return words.game.notKept;
    case 'not-understood':
    case 'not-your-seat':
    case 'out-of-date':
    case 'round-not-over':
      return words.game.outOfDate;
    default:
      return text.refuse(refusal, context);
  }
}
