import { languages, loadAppWords, loadBoardWords, loadText } from '@quando/text';
import { viewOf } from '@quando/rules/authority';
import { storeGames } from './device/game-database.ts';
import { expect, test } from './quando-test.ts';
import { actionButton } from './table/player-input.ts';
import { gameLogFrom } from './table/stored-game.ts';
import { zeroScene } from './table/scenes.ts';

test('the language can be changed in the middle of a game, at once, to all of them @both', async ({
  page,
}) => {
  const scene = zeroScene(1);
  const view = viewOf(gameLogFrom(scene.entries).state, 0);
  await storeGames(page, scene);
  await page.goto('/play/stored');
  let said = await loadAppWords('en');
  for (const language of [...languages, 'en'] as const) {
    await page.getByRole('button', { name: said.menu, exact: true }).click();
    await page.getByRole('dialog').getByRole('combobox', { name: said.language }).selectOption(language);
    said = await loadAppWords(language);
    await test.step(`the menu, the table and the log speak ${language}`, async () => {
      const board = await loadBoardWords(language);
      const text = await loadText(language);
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('heading', { name: said.game.log })).toBeVisible();
      const dealt = text.say(
        { type: 'dealt', round: 0, dealer: 1, cards: 8, hands: [], top: 4 },
        { viewer: 0, names: ['', 'Mila'] },
      );
      await expect(dialog).toContainText(dealt);
      await dialog.getByRole('button', { name: said.close }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator(actionButton('draw-down'))).toContainText(board.actions.turnOver);
      await expect(page.locator('.hand')).toHaveAccessibleName(
        board.screenReader.yourHand(view.hands[0]!.length, 0),
      );
      await expect(page.getByRole('heading', { level: 1 })).toContainText(said.game.round(1));
    });
  }
});

// The language of every locale: languages.test.ts of the texts.
for (const { locale, language } of [
  { locale: 'de-CH', language: 'de-CH' },
  { locale: 'pt-BR', language: 'en' },
] as const) {
  test.describe(`in a browser that speaks ${locale}`, () => {
    test.use({ locale });

    test(`the app begins in ${language}`, async ({ page }) => {
      await page.goto('/');
      const { start } = await loadAppWords(language);
      await expect(page.getByRole('button', { name: start.playNow })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
    });
  });
}
