import { isCardNumber, type View } from '@quando/rules';
import { SCENES } from '../fixtures/scenes.ts';
import { expect, openScene, test } from './gallery-page.ts';

/** The numbers that each card of the page names in any class, by the card's key. */
const drawn = (cards: Element[]): Record<string, number[]> =>
  Object.fromEntries(
    cards.map((card) => [
      card.getAttribute('data-card')!,
      [...card.querySelectorAll('*')]
        .flatMap((part) => [...part.classList])
        .flatMap((name) => /^n(\d+)$/.exec(name)?.[1] ?? [])
        .map(Number),
    ]),
  );

/** What a viewer at the table sees of each card now. */
function seen(view: View): Record<string, number[]> {
  return Object.fromEntries(
    view.hands.flatMap((hand, seat) =>
      hand.map(({ slot, front, back }) => {
        const side = seat === view.viewer ? front : back;
        return [`${seat}:${slot}`, [side].filter(isCardNumber)];
      }),
    ),
  );
}

test('every scene shows the sides that its viewer sees, no others, and reports no error', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  for (const [name, { view }] of Object.entries(SCENES)) {
    await openScene(page, name);
    const cards = await page.locator('.hand [data-card], .fan [data-card]').evaluateAll(drawn);
    expect.soft(cards, name).toEqual(seen(view));
  }
  expect(errors.filter((error) => !error.includes('404'))).toEqual([]);
});

test('with the helper, a card also names its remembered side', async ({ page }) => {
  await openScene(page, 'turn', { memoryHelp: 'true' });
  const cards = await page.locator('.hand [data-card], .fan [data-card]').evaluateAll(drawn);
  expect(cards['0:3']!.toSorted((a, b) => a - b)).toEqual([5, 9]);
  expect(cards['1:4']!.toSorted((a, b) => a - b)).toEqual([0, 4]);
  expect(cards['0:0']).toEqual([0]);
});

test('cards are keyed by seat and slot alone', async ({ page }) => {
  await openScene(page, 'six', { memoryHelp: 'true' });
  const keys = await page
    .locator('[data-card]')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card')!));
  for (const key of keys) expect(key).toMatch(/^(\d:\d+|heap:\d+)$/);
  expect(new Set(keys).size).toBe(keys.length);
});
