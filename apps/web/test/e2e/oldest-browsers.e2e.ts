import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadAppWords, loadLeagueWords, loadReplayWords, loadStoryWords } from '@quando/text';
import { storeGames } from './device/game-database.ts';
import { nextDecision } from './device/worker-messages.ts';
import type { Proxy } from '../../../../tools/e2e/proxy.ts';
import { LOOKBEHIND, openOldBrowserProxy } from './oldest/old-browser-proxy.ts';
import { expect, test as base } from './quando-test.ts';
import { answerTo } from './table/play-game.ts';
import { mouse } from './table/player-input.ts';
import { simulatedGame } from './table/simulated-game.ts';
import { personAndBots } from './table/sitters.ts';

const [app, league, replay, story] = await Promise.all([
  loadAppWords('en'),
  loadLeagueWords('en'),
  loadReplayWords('en'),
  loadStoryWords('en'),
]);

/** Every script and style sheet of the site, as it is served. */
const BUILT = join(import.meta.dirname, '../../dist');
const builtFiles = (ending: string): readonly { readonly file: string; readonly content: string }[] =>
  globSync(`**/*.${ending}`, { cwd: BUILT }).map((file) => ({
    file,
    content: readFileSync(join(BUILT, file), 'utf8'),
  }));

/** What the build does not rewrite for older browsers, and what the app brings along or does without. */
const UNREADABLE: readonly { readonly what: string; readonly pattern: RegExp; readonly allowed?: RegExp }[] =
  [
    { what: 'a lookbehind', pattern: LOOKBEHIND },
    { what: 'flags for a part of an expression', pattern: /\(\?-?[ims]+[-:]/ },
    { what: 'a static block', pattern: /[{;}]static\s*\{/ },
    {
      what: 'Array.fromAsync, Object.groupBy and the like',
      pattern: /\b(?:Array\.fromAsync|(?:Object|Map)\.groupBy)\b/,
    },
    { what: 'helpers of Promise', pattern: /\bPromise\.(?:try|withResolvers)\b/ },
    { what: 'helpers of AbortSignal', pattern: /\bAbortSignal\.any\b/ },
    {
      what: 'helpers of Response and URL',
      pattern: /\b(?:Response\.json|URL\.(?:canParse|parse)|RegExp\.escape)\b/,
    },
    {
      what: 'methods that are too new',
      pattern:
        /\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference|toSpliced|isWellFormed|toWellFormed|getOrInsert|roundRect|checkVisibility|showPopover|startViewTransition|formatRange|selectRange|withResolvers|getWeekInfo|requestIdleCallback)\b/,
    },
    {
      what: 'Intl.Segmenter',
      pattern: /\bIntl\.Segmenter\b/,
      allowed: /"Segmenter"in Intl|`Segmenter`in Intl/,
    },
    {
      what: 'navigator.userActivation',
      pattern: /\bnavigator\.userActivation\b/,
      allowed: /["'`]userActivation["'`]\s*in navigator/,
    },
  ];

const test = base.extend<object, { oldSite: Proxy }>({
  oldSite: [
    async ({ browserName: _browser }, use, { project }) => {
      const oldSite = await openOldBrowserProxy(project.use.baseURL!);
      await use(oldSite);
      oldSite.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ oldSite }, use) => use(oldSite.address),
});

test.use({ settings: { speed: 'instant', sounds: false, theme: 'night' } });

for (const { what, pattern, allowed } of UNREADABLE)
  test(`no script of the site has ${what}`, () => {
    const scripts = builtFiles('js');
    expect(scripts.length).toBeGreaterThan(50);
    const found = scripts.filter(({ content }) => pattern.test(content) && !allowed?.test(content));
    expect(found.map(({ file }) => file)).toEqual([]);
  });

test('in the oldest browsers a game begins and turns are played', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: app.start.playNow }).click();
  let update = await nextDecision(page, 0);
  for (let turn = 0; turn < 3 && update.view.asked !== 'nobody'; turn += 1) {
    await answerTo(update, mouse(page));
    update = await nextDecision(page, update.seq);
  }
  expect(await page.evaluate(() => ['withResolvers' in Promise, 'roundRect' in Path2D.prototype])).toEqual([
    false,
    false,
  ]);
  const [games] = page.workers();
  expect(await games!.evaluate(() => 'withResolvers' in Promise)).toBe(false);
});

const sitters = personAndBots(['Mila', 'A name that is too long']);
const FINISHED = simulatedGame({ game: 'last', sitters, seed: 'last', until: () => false });

test('in the oldest browsers a finished game is shared as a picture and replayed', async ({ page }) => {
  await storeGames(page, FINISHED);
  await page.goto('/play/last');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: story.share }).click();
  const picture = readFileSync(await (await downloading).path());
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  await page.getByRole('link', { name: app.replay, exact: true }).click();
  // Whose eyes are chosen is seen without `:has`.
  const eyes = page.getByRole('radio', { name: replay.eyes.watcher });
  const ring = page.locator('label.option', { has: eyes });
  await expect(ring).toHaveCSS('box-shadow', 'none');
  await eyes.check({ force: true });
  await expect(ring).not.toHaveCSS('box-shadow', 'none');
});

test('in the oldest browsers a league is made, and a game added to it', async ({ page }) => {
  await storeGames(page, FINISHED);
  await page.goto('/league');
  await page.getByLabel(league.list.name).fill('Sunday league');
  await page.getByRole('button', { name: league.list.make }).click();
  await expect(page.getByText(league.join.who)).toBeVisible();
  await page.getByLabel(app.setup.name).fill('Ana');
  await page.getByRole('button', { name: league.join.join }).click();
  await page.getByRole('button', { name: league.page.add }).click();
  await page.getByRole('dialog').getByRole('button', { name: /Mila/ }).click();
  await page.getByRole('button', { name: league.add.add }).click();
  await expect(page.locator('.games details')).toHaveCount(1);
  await expect(page.locator('.games details')).not.toContainText(league.results.unsent);
});

test('in the oldest browsers a chosen card and the cards of others have their edges', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: app.start.playNow }).click();
  const { view } = await nextDecision(page, 0);
  const card = page.locator(`[data-card="${view.viewer}:${view.hands[0]![0]!.slot}"]`);
  const face = card.locator('.face').first();
  const before = await face.evaluate((element) => getComputedStyle(element).boxShadow);
  await card.press('Space');
  await expect(card).toHaveAttribute('aria-pressed', 'true');
  // As long as nothing could be drawn, there was no shadow at all.
  await expect(face).not.toHaveCSS('box-shadow', before);
  await expect(face).not.toHaveCSS('box-shadow', 'none');
});
