import { refusalOf } from '@quando/rules';
import { outcomeOf, viewOf } from '@quando/rules/authority';
import { storeGames, rowsIn } from './device/game-database.ts';
import { expect, test } from './quando-test.ts';
import { actionButton, mouse } from './table/player-input.ts';
import { passOn, takeDevice } from './table/hand-over.ts';
import { gameLogFrom } from './table/stored-game.ts';
import { TIE, tieScene } from './table/scenes.ts';
import { people, personAndBots } from './table/sitters.ts';
import { english, refusalFor } from './table/words.ts';

for (const since of ['nobodyHasPlayed', 'bothHavePlayedOnce'] as const) {
  test(`a knock that comes too early says why (${since}) @both`, async ({ page }) => {
    const scene = tieScene(TIE[since], { sitters: personAndBots(['Mila']) });
    await storeGames(page, scene);
    await page.goto('/play/stored');
    const view = viewOf(gameLogFrom(scene.entries).state, 0);
    const reason = refusalFor(refusalOf(view, { type: 'knock' })!, view, ['Player 1', 'Mila']);

    const knock = page.locator(actionButton('knock'));
    await expect(knock).toHaveAttribute('aria-disabled', 'true');
    await expect(knock).toContainText(reason);
    await knock.click({ force: true });
    await expect(page.getByRole('status').filter({ hasText: reason })).toBeVisible();
    expect(await rowsIn(page, 'entries')).toHaveLength(scene.entries.length);
  });
}

test('once everyone has played twice, a knock begins the last round', async ({ page }) => {
  const names = ['Ana', 'Ben'];
  await storeGames(page, tieScene(TIE.mayKnock, { sitters: people(...names) }));
  await page.goto('/play/stored');
  const ana = await takeDevice(page, 'Ana', 0, { plays: [/Ben.*2-3-4/] });
  await mouse(page).act(ana, { type: 'knock' });
  await passOn(page, 'Ben');
  const knocked = english.text.say({ type: 'knocked', seat: 0 }, { viewer: 1, names });
  const ben = await takeDevice(page, 'Ben', 1, { news: [knocked] });
  await mouse(page).act(ben, { type: 'pass' });

  await test.step('the reveal says how a knocker fares who is tied for the lowest', async () => {
    const { state } = gameLogFrom(await rowsIn(page, 'entries'));
    const { sums, points } = outcomeOf(state);
    expect({ sums, points }).toEqual({ sums: [4, 4], points: [9, 0] });
    const { reveal } = english.app;
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(reveal.knockTied({ name: 'Ana' }));
    const row = page.locator('ol > li').filter({ hasText: 'Ana' });
    await expect(row).toContainText(reveal.penalty['knocker-tied']);
    await expect(row).toContainText(/4\s*\+ 5\s*=\s*9/);
    await expect(page.getByRole('button', { name: reveal.deal(2) })).toBeEnabled();
  });
});
