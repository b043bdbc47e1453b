import type { SeenEvent } from '@quando/rules';
import type { Context, ReviewPageWords, Text } from '@quando/text';
import type { DecidingMoment } from '../../offline/review/review-message.ts';
import type { ReviewedGame } from '../../review/open-reviewed-game.ts';

/** A moment that decided a game, in words. */
export type ToldMoment = DecidingMoment & { readonly sentence: string };

type Telling = {
  readonly game: ReviewedGame;
  readonly seat: number;
  readonly context: Context;
  readonly text: Text;
  readonly words: ReviewPageWords;
};

/** The moments as the reviewed seat saw them. */
export const toldMoments = (moments: readonly DecidingMoment[], telling: Telling): Promise<ToldMoment[]> =>
  Promise.all(moments.map(async (moment) => ({ ...moment, sentence: await sentenceFor(moment, telling) })));

async function sentenceFor({ round, action, what }: DecidingMoment, telling: Telling): Promise<string> {
  const { game, seat, context, text, words } = telling;
  if (action === 'deal') return words.summary.deal;
  const steps = await game.stepsOf(round, seat);
  const event = steps[action + 1]?.events.find(isDeed);
  if (!event) return words.summary.deal;
  const sentence = text.say(event, context);
  return what === 'draw' ? words.summary.drawShowed(sentence) : sentence;
}

/** What a player did, not what came of it. */
const isDeed = ({ type }: SeenEvent): boolean =>
  ['played', 'drew', 'flipped', 'knocked', 'passed'].includes(type);
