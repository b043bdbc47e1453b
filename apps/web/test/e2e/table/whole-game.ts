import type { Page } from '@playwright/test';
import { botOf, greedy } from '@quando/bots';
import type { Update } from '@quando/protocol';
import { nextQuestion } from '../device/worker-messages.ts';
import type { Fingers } from './fingers.ts';

/** Somebody who plays in a way that brings games to an end. */
const decide = botOf(greedy);

export type GamePlay = {
  readonly fingers: Fingers;
  /** Looks at the table before each decision. */
  readonly onAsked?: (update: Update) => Promise<void>;
};

/** Plays the person's part until the game is over, and gives the last update. */
export async function playToTheEnd(page: Page, { fingers, onAsked }: GamePlay): Promise<Update> {
  let update = await nextQuestion(page, 0);
  while (update.view.phase !== 'over') {
    await onAsked?.(update);
    await answerTo(update, fingers);
    update = await nextQuestion(page, update.seq);
  }
  return update;
}

/** Decides what the table asks, whatever it is: the very first question may be that of a bot's triplet. */
export function answerTo({ view, seq }: Update, fingers: Fingers): Promise<void> {
  return view.asked === 'nobody' ? fingers.goOn() : fingers.act(view, decide(view, { seed: seq }));
}
