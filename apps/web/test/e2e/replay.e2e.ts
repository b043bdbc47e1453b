import { languages, loadReplayWords, loadReviewPageWords, loadText } from '@quando/text';
import { linkOf, replay, seenBy, withoutMeta } from '@quando/rules/authority';
import type { Page } from '@playwright/test';
import { storeGames } from './device/game-database.ts';
import { switchLanguage } from './device/language-switch.ts';
import { expect, test } from './quando-test.ts';
import { people, personAndBots } from './table/sitters.ts';
import { simulatedGame } from './table/simulated-game.ts';
import { gameLogFrom } from './table/stored-game.ts';
import { english } from './table/words.ts';
import { violationsOn } from '../violations.ts';

const words = await loadReplayWords('en');
const reviewWords = await loadReviewPageWords('en');
const sitters = personAndBots(['Mila', 'Jonas']);
const finished = simulatedGame({ game: 'evening', sitters, seed: 'an evening', until: () => false });
const underWay = simulatedGame({
  game: 'half',
  sitters,
  seed: 'half',
  until: ({ state }) => state.round === 1,
});
const shared = simulatedGame({
  game: 'shared',
  sitters: people('Mila', 'Jonas', 'Ruth'),
  seed: 'one device',
  until: ({ state }) => state.round === 1 && state.asked === 0,
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
  expect(await page.getByRole('textbox').inputValue()).toBe(
    `${new URL(page.url()).origin}/replay#${code}&seat=0`,
  );
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

test('what if: another way with bots and back, also with other cards', async ({ page }) => {
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
});

test('a game under way is seen with own eyes and tried out only in other cards', async ({ page }) => {
  await storeGames(page, underWay);
  await page.goto('/replay#game=half&at=2.0');
  const slider = page.getByRole('slider', { name: words.track });
  await expect(slider).toHaveAttribute('aria-valuetext', place(2, 0));
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expect(page.getByRole('button', { name: words.share.open })).toHaveCount(0);
  await page.getByRole('button', { name: words.whatIf.open }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(words.whatIf.underWay)).toBeVisible();
  await expect(dialog.getByRole('button', { name: words.whatIf.trueCards })).toHaveCount(0);
  expect(await violationsOn(page)).toEqual([]);
  await dialog.getByRole('button', { name: new RegExp(`^${words.whatIf.otherCards} `) }).click();
  await expect(page.getByRole('button', { name: words.whatIf.back })).toBeVisible();
  await expect(page.locator('.hand [data-card]').first()).toBeVisible();
});

test('of a game under way on a shared device nobody’s cards are seen, whatever the address says', async ({
  page,
}) => {
  await storeGames(page, shared);
  for (const options of ['', '&seat=1', '&seat=1&at=1.5']) {
    await page.goto('/games');
    await page.goto(`/replay#game=shared${options}`);
    await expect(page.getByRole('slider', { name: words.track })).toBeVisible();
    await expect(page.getByText(words.whatIf.later)).toBeVisible();
    await expect(page.getByRole('button', { name: words.whatIf.open })).toHaveCount(0);
    await page.locator('body').press('w');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('.hand [data-card]')).toHaveCount(0);
    await expect(page.getByRole('radio')).toHaveCount(0);
  }
  expect(await violationsOn(page)).toEqual([]);
  await page.goto('/review#game=shared');
  await expect(page.getByText(reviewWords.refusals.notOver)).toBeVisible();
});

test('a record file that is dropped on the page is replayed, one that is none is refused', async ({
  page,
}) => {
  await page.goto('/replay');
  await drop(page, 'no record');
  await expect(page.getByRole('alert')).not.toBeEmpty();
  await drop(page, JSON.stringify(record));
  await expect(page.getByRole('slider', { name: words.track })).toHaveAttribute(
    'aria-valuetext',
    place(1, 0),
  );
});

test('loud moments stand on the slider as far as the game has been shown', async ({ page }) => {
  const steps = [...replay(record)];
  const loud = {
    knock: steps.filter(({ events }) => events.some(({ type }) => type === 'knocked')),
    triplet: steps.filter(({ events }) =>
      events.some((event) => event.type === 'played' && event.group === 'triplet'),
    ),
  };
  await page.goto(`/replay#${code}&seat=0`);
  const slider = page.getByRole('slider', { name: words.track });
  await expect(slider).toBeVisible();
  await expect(page.getByTitle(words.loud.knock)).toHaveCount(0);
  // One knock has been seen, all others are still ahead.
  const first = steps.indexOf(loud.knock[0]!);
  await slider.fill(String(Math.min(first, 12)));
  for (let at = 12; at < first; at += 12) await slider.fill(String(Math.min(first, at + 12)));
  await expect(page.getByTitle(words.loud.knock)).toHaveCount(1);
  await page.locator('body').press('ArrowLeft');
  await expect(page.getByTitle(words.loud.knock)).toHaveCount(1);
  await page.getByRole('radio', { name: words.eyes.open }).check({ force: true });
  for (const kind of ['knock', 'triplet'] as const)
    await expect(page.getByTitle(words.loud[kind])).toHaveCount(loud[kind].length);
  const left = Number.parseFloat(
    await page
      .getByTitle(words.loud.knock)
      .first()
      .evaluate((sign: HTMLElement) => sign.style.left),
  );
  expect(left).toBeCloseTo((100 * first) / (steps.length - 1), 3);
});

test('the speed decides how long a step stays', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.goto(`/replay#${code}&seat=0`);
  const slider = page.getByRole('slider', { name: words.track });
  await expect(slider).toHaveAttribute('aria-valuetext', place(1, 0));
  await page.clock.pauseAt(3_600_000);
  for (const [speed, time] of [
    ['1×', 900],
    ['2×', 450],
    ['4×', 225],
    ['0.5×', 1800],
  ] as const) {
    await page.getByRole('button', { name: words.controls.speed(speed) }).waitFor();
    await page.getByRole('button', { name: words.controls.play }).click();
    const before = Number(await slider.inputValue());
    await page.clock.runFor(time - 1);
    await expect(slider, speed).toHaveValue(String(before));
    await page.clock.runFor(2);
    await expect(slider, speed).toHaveValue(String(before + 1));
    await page.getByRole('button', { name: words.controls.pause }).click();
    await page.getByRole('button', { name: words.controls.speed(speed) }).click();
  }
});

test('on a wide screen the log stands beside the board, in the reader’s language @desktop', async ({
  page,
}) => {
  const steps = [...replay(record)];
  const played = steps.find(({ events }) => events[0]?.type === 'played')!;
  await page.goto(`/replay#${code}&seat=0&at=1.${steps.indexOf(played)}`);
  const beside = page.getByRole('complementary');
  for (const language of languages) {
    await switchLanguage(page, language);
    const text = await loadText(language);
    const sentence = text.say(seenBy(played.events[0]!, 0), { viewer: 0, names: ['1', '2', '3'] });
    await expect(beside.getByText(sentence)).toBeVisible();
  }
});

/** Drops a file on the page. */
async function drop(page: Page, text: string): Promise<void> {
  const dataTransfer = await page.evaluateHandle((content) => {
    const carried = new DataTransfer();
    carried.items.add(new File([content], 'game.json', { type: 'application/json' }));
    return carried;
  }, text);
  await page.locator('main').dispatchEvent('drop', { dataTransfer });
}
