import { loadReplayWords } from '@quando/text';
import { linkOf, withoutMeta } from '@quando/rules/authority';
import { storeGames } from './device/game-database.ts';
import { expect, test } from './quando-test.ts';
import { personAndBots } from './table/sitters.ts';
import { simulatedGame } from './table/simulated-game.ts';
import { gameLogFrom } from './table/stored-game.ts';
import { english } from './table/words.ts';
import { violationsOn } from '../violations.ts';

const words = await loadReplayWords('en');
const sitters = personAndBots(['Mila', 'Jonas']);
const finished = simulatedGame({ game: 'evening', sitters, seed: 'an evening', until: () => false });
const underWay = simulatedGame({
  game: 'half',
  sitters,
  seed: 'half',
  until: ({ state }) => state.round === 1,
});
const record = gameLogFrom(finished.entries).record!;
const code = linkOf(withoutMeta(record));
const place = (round: number, step: number): RegExp => new RegExp(`^${words.place(round, step)}`);

test.use({ reducedMotion: 'reduce' });

test('a game is replayed from its link: slider, buttons, keys, eyes, sharing @both', async ({ page }) => {
  await page.goto(`/replay#${code}&seat=0&at=1.3`);
  const slider = page.getByRole('slider', { name: words.track });
  await expect(slider).toHaveAttribute('aria-valuetext', place(1, 3));
  await page.getByRole('button', { name: words.controls.on, exact: true }).click();
  await expect(slider).toHaveAttribute('aria-valuetext', place(1, 4));
  await page.locator('body').press('ArrowLeft');
  await expect(slider).toHaveAttribute('aria-valuetext', place(1, 3));
  await page.locator('body').press('ArrowDown');
  await expect(slider).toHaveAttribute('aria-valuetext', place(2, 0));
  await page.locator('body').press('ArrowUp');
  await expect(slider).toHaveAttribute('aria-valuetext', place(1, 0));
  await page.locator('body').press('Shift+ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', place(1, 1));
  const room = page.locator('main');
  for (const [from, to, step] of [
    [300, 100, 2],
    [100, 300, 1],
  ] as const) {
    await room.dispatchEvent('pointerdown', { pointerType: 'touch', clientX: from, clientY: 200 });
    await room.dispatchEvent('pointerup', { pointerType: 'touch', clientX: to, clientY: 210 });
    await expect(slider).toHaveAttribute('aria-valuetext', place(1, step));
  }
  await slider.fill('2');
  await expect(slider).toHaveAttribute('aria-valuetext', place(1, 2));
  // Through one's own eyes nothing tells how long the game was.
  const last = record.rounds.reduce((sum, { actions }) => sum + actions.length + 1, -1);
  expect(Number(await slider.getAttribute('max'))).toBeLessThan(last);
  await page.getByRole('radio', { name: words.eyes.open }).check({ force: true });
  await expect(slider).toHaveAttribute('max', String(last));
  await page.getByRole('radio', { name: words.eyes.mine }).check({ force: true });
  await page.getByRole('button', { name: words.controls.play }).click();
  await expect(slider).toHaveAttribute('aria-valuetext', place(1, 4), { timeout: 15_000 });
  await page.getByRole('button', { name: words.controls.pause }).click();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('button', { name: words.share.open }).click();
  await expect(page.getByRole('img', { name: words.share.code })).toBeVisible();
  const shared = await page.getByRole('textbox').inputValue();
  expect(shared).toBe(`${new URL(page.url()).origin}/replay#${code}&seat=0`);
});

test('a file is replayed, a bad one or a damaged link is refused with its reason', async ({ page }) => {
  await page.goto(`/replay#${code.slice(0, -2)}`);
  await expect(page.getByRole('alert')).toHaveText(english.text.fault({ code: 'damaged-link' }));
  await page.goto('/replay');
  const choose = (text: string): Promise<void> =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: 'games.jsonl', mimeType: 'application/json', buffer: Buffer.from(text) });
  await choose('{"format":1}');
  await expect(page.getByRole('alert')).not.toBeEmpty();
  const line = JSON.stringify(record);
  await choose(`${line}\n${line}\n`);
  await expect(page.getByRole('listitem').nth(1)).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('listitem').nth(1).getByRole('button').click();
  await expect(page.getByRole('slider', { name: words.track })).toBeVisible();
});

test('what if: another way with bots and back, also with other cards; a game under way only with own eyes', async ({
  page,
}) => {
  await storeGames(page, finished, underWay);
  await page.goto('/games');
  await page.getByRole('link', { name: english.app.replay }).last().click();
  const slider = page.getByRole('slider', { name: words.track });
  // Seat 0 plays first.
  await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(english.board.yourTurn));
  const before = await slider.getAttribute('aria-valuetext');
  for (const cards of [words.whatIf.trueCards, words.whatIf.otherCards]) {
    await page.getByRole('button', { name: words.whatIf.open }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: new RegExp(`^${cards} `) })
      .click();
    await expect(page.getByRole('button', { name: words.whatIf.back })).toBeVisible();
    await page.locator('.hand [data-card]').first().click();
    await page.locator('[data-action="play"]').click();
    await expect(page.locator('[data-action="draw-up"]')).toBeVisible();
    if (cards === words.whatIf.trueCards) expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('button', { name: words.whatIf.back }).click();
    await expect(slider).toHaveAttribute('aria-valuetext', before!);
  }
  await page.getByRole('button', { name: words.whatIf.open }).click();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(2);
  await page.goto('/games');
  await page.goto('/replay#game=half');
  await expect(slider).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
});
