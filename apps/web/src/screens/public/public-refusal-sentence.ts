import type { OnlineWords } from '@quando/text';
import type { PublicRefusal } from '../../online/public-api.ts';

/** Why there is no seat among people. */
export function publicRefusalSentence(
  { strangers, tables }: Pick<OnlineWords, 'strangers' | 'tables'>,
  refusal: PublicRefusal,
): string {
  const sentences: Readonly<Record<PublicRefusal, string>> = {
    off: strangers.off,
    barred: strangers.barred,
    'bad-name': strangers.badName,
    full: strangers.tooLate,
    'too-many': strangers.tooMany,
    unreachable: tables.unreachable,
  };
  return sentences[refusal];
}
