import type { Page } from '@playwright/test';
import type { StepGoal } from '../../../src/screens/tutorial/step-goal.ts';
import { actionButton, chooseByKeyboard, visibleSpotOf } from './player-input.ts';

/** A way to do what a lesson asks for, using what it highlights. */
export type LessonInput = (page: Page, goal: StepGoal) => Promise<void>;

const POINTED_CARD = '[data-card][data-highlighted]:not([aria-pressed="true"])';

const actionButtonOf = (goal: StepGoal): string =>
  goal.type === 'draw'
    ? actionButton(goal.side === 'down' ? 'draw-down' : 'draw-up')
    : actionButton(goal.type);

/** How many cards a goal needs. */
const cardsFor = (goal: StepGoal): number =>
  goal.type === 'play' ? goal.numbers.length : goal.type === 'flip' ? 1 : 0;

/** The selector of the next highlighted card. */
async function pointedCard(page: Page): Promise<string> {
  const key = await page.locator(POINTED_CARD).first().getAttribute('data-card');
  return `[data-card="${key}"]`;
}

async function tapCard(page: Page, card: string): Promise<void> {
  const { x, y } = await visibleSpotOf(page, card);
  await page.touchscreen.tap(x, y);
  await page.locator(`${card}[aria-pressed="true"]`).waitFor();
}

export const byTouch: LessonInput = async (page, goal) => {
  for (let i = 0; i < cardsFor(goal); i += 1) await tapCard(page, await pointedCard(page));
  await page.locator(`${actionButtonOf(goal)}[data-highlighted]`).tap();
};

export const byKeyboard: LessonInput = async (page, goal) => {
  for (let i = 0; i < cardsFor(goal); i += 1) {
    const card = await pointedCard(page);
    await chooseByKeyboard(page, card);
    await page.locator(`${card}[aria-pressed="true"]`).waitFor();
  }
  await page.locator(`${actionButtonOf(goal)}[data-highlighted]`).waitFor();
  if (goal.type === 'draw') await page.keyboard.press(goal.side === 'down' ? 'd' : 'u');
  else await page.keyboard.press(goal.type === 'knock' ? 'k' : 'Enter');
};
