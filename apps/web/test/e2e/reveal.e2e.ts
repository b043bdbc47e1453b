import type { Page } from '@playwright/test';
import { seatsOf, type Seat } from '@quando/rules';
import { outcomeOf } from '@quando/rules/authority';
import type { GameLog } from '@quando/table';
import { translations, loadAppWords } from '@quando/text';
import { storeGames } from './device/game-database.ts';
import { switchLanguage } from './device/language-switch.ts';
import { expect, test } from './quando-test.ts';
import { atBothSizes } from './table/both-sizes.ts';
import { gameLogFrom, type StoredGame } from './table/stored-game.ts';
import { simulatedGame } from './table/simulated-game.ts';
import { personAndBots } from './table/sitters.ts';
import { english } from './table/words.ts';

/** Names as long as people have them: one of them has knocked too soon, which makes the longest sentence. */
const NAMES = ['Bartholomäus', 'Maximiliane', 'Oma Ruth', 'Jean-Philippe', 'Konstantin'];

const KNOCKER: Seat = 1;

function isBeatenKnock({ state }: GameLog): boolean {
  if (state.phase !== 'scored' || state.knocker !== KNOCKER) return false;
  const { end, sums } = outcomeOf(state);
  return end === 'knock' && seatsOf(state.players).some((seat) => sums[seat]! < sums[KNOCKER]!);
}

/** A round that the same player has lost by knocking, found among games that bots play. */
function beatenKnock(players: number): StoredGame {
  const sitters = personAndBots(NAMES.slice(0, players - 1));
  for (let seed = 0; seed < 200; seed += 1) {
    const simulation = { game: `reveal-${players}`, sitters, target: 100, seed: `reveal ${seed}` };
    const game = simulatedGame({
      ...simulation,
      until: (gameLog) => isBeatenKnock(gameLog) || gameLog.state.round > 3,
    });
    if (isBeatenKnock(gameLogFrom(game.entries))) return game;
  }
  throw new Error('nobody has knocked too soon');
}

/** The round that such a game has come to. */
function roundOf({ entries }: StoredGame) {
  const { setup, state } = gameLogFrom(entries);
  return { sitters: setup.sitters, ...outcomeOf(state) };
}

/** How far the rows reach under the buttons, in pixels; less than nothing is a gap. */
const coveredOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const bottoms = [...document.querySelectorAll('ol > li')].map(
      (row) => row.getBoundingClientRect().bottom,
    );
    const button = document.querySelector('.screen-actions .btn')!.getBoundingClientRect();
    return Math.max(...bottoms) - button.top;
  });

/** Texts that are drawn over others in their row, or reach out of it. */
const clashesOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('ol > li')].flatMap((row) => {
      const parts = [...row.querySelectorAll('.name, .tag, small, .fan, .num')];
      const boxes = parts.map((part) => ({ part, box: part.getBoundingClientRect() }));
      const edge = row.getBoundingClientRect();
      const outside = boxes.filter(({ box }) => box.right > edge.right || box.bottom > edge.bottom + 1);
      const clashing = boxes.filter(({ part, box }, i) =>
        boxes.some(
          ({ part: other, box: otherBox }, j) =>
            j > i &&
            !part.contains(other) &&
            Math.min(box.right, otherBox.right) - Math.max(box.left, otherBox.left) > 2 &&
            Math.min(box.bottom, otherBox.bottom) - Math.max(box.top, otherBox.top) > 4,
        ),
      );
      return [...outside, ...clashing].map(({ part }) => `${part.className}: ${part.textContent}`);
    }),
  );

/** Reasons of which letters are cut; what is missing may be less than a pixel. */
const cutReasonsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('ol > li .words small')].flatMap((reason) => {
      const text = document.createRange();
      text.selectNodeContents(reason);
      const missing = text.getBoundingClientRect().width - reason.getBoundingClientRect().width;
      return missing > 0.01 ? [reason.textContent] : [];
    }),
  );

const CROWDS = [2, 3, 4, 5, 6];

let games: readonly StoredGame[] | undefined;

/** Found once for all tests. */
const gamesOfCrowds = (): readonly StoredGame[] => (games ??= CROWDS.map(beatenKnock));

test.describe('with reduced motion', () => {
  test.use({ settings: { speed: 'instant', motion: 'reduced', sounds: false } });
  test.setTimeout(240_000);

  test('all rows of a reveal are seen at once in every language, however long its headline is', async ({
    page,
  }) => {
    await storeGames(page, ...gamesOfCrowds());
    for (const players of CROWDS) {
      await page.goto(`/play/reveal-${players}`);
      for (const language of translations) {
        const { reveal } = await loadAppWords(language);
        await switchLanguage(page, language);
        await expect(page.getByText(reveal.knockBeaten({ name: NAMES[0]! })).first()).toBeVisible();
        await atBothSizes(page, async (size) => {
          const when = `${players} players, ${size}, ${language}`;
          expect.soft(await coveredOf(page), when).toBeLessThanOrEqual(0);
          expect.soft(await clashesOf(page), when).toEqual([]);
          expect.soft(await cutReasonsOf(page), when).toEqual([]);
        });
      }
    }
  });
});

/** The names in the rows from top to bottom, and how many cards are still turned away. */
type Sight = { readonly names: readonly string[]; readonly closed: number };

declare global {
  /** Every new sight of a reveal since `noteSights` was called. */
  const sights: Sight[];
}

/** Notes in each frame how the rows stand. */
const noteSights = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const noted: Sight[] = [];
    Object.assign(globalThis, { sights: noted });
    const note = (): void => {
      requestAnimationFrame(note);
      const rows = [...document.querySelectorAll('ol > li')].toSorted(
        (a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top,
      );
      const names = rows.map((row) => row.querySelector('.name')!.textContent);
      const closed = document.querySelectorAll('ol .fan > .card:not(.open)').length;
      const last = noted.at(-1);
      if (closed !== last?.closed || names.join() !== last.names.join()) noted.push({ names, closed });
    };
    note();
  });

test.describe('with motion', () => {
  test.use({ settings: { speed: 'fast', motion: 'full', sounds: false } });

  test('rows keep the order of the seats until every card is open; "Why?" then explains this very round', async ({
    page,
  }) => {
    const { reveal } = await loadAppWords('en');
    const [, , game] = gamesOfCrowds();
    const { sitters, sums, points } = roundOf(game!);
    const names = sitters.map(({ name }, seat) => (seat === 0 ? 'You' : name));
    const bySeat = [2, 3, 0, KNOCKER].map((seat) => names[seat]!);
    const byRank = seatsOf(4)
      .toSorted((a, b) => points[a]! - points[b]! || sums[a]! - sums[b]! || a - b)
      .map((seat) => names[seat]!);
    expect(byRank).not.toEqual(bySeat);
    await storeGames(page, game!);
    await page.goto('/play/reveal-4');
    await expect(page.getByRole('button', { name: reveal.again })).toBeEnabled();
    await noteSights(page);
    await page.getByRole('button', { name: reveal.again }).tap();
    await expect(page.getByRole('button', { name: reveal.again })).toBeDisabled();
    await expect(page.getByRole('button', { name: reveal.again })).toBeEnabled();
    const seen = await page.evaluate(() => sights);
    // At first they slide back from where they ended before.
    const most = Math.max(...seen.map(({ closed }) => closed));
    const turning = seen.filter(({ closed }) => closed > 0 && closed <= most / 2);
    expect(turning.length).toBeGreaterThan(3);
    for (const sight of turning) expect(sight.names).toEqual(bySeat);
    expect(seen.at(-1)).toEqual({ names: byRank, closed: 0 });

    await page.getByRole('button', { name: english.board.why, exact: true }).tap();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(
      reveal.why.beaten({ name: NAMES[0]! }, sums[KNOCKER]!, points[KNOCKER]!),
    );
    for (const seat of seatsOf(4))
      await expect(dialog.getByRole('listitem').filter({ hasText: names[seat]! })).toContainText(
        `= ${sums[seat]}`,
      );
  });
});

test.describe('in forced colours', () => {
  test.use({ settings: { speed: 'instant', motion: 'reduced', sounds: false }, forcedColors: 'active' });

  test('the rows of a reveal keep their edges, and the lowest sum a stronger one', async ({ page }) => {
    await storeGames(page, ...gamesOfCrowds());
    await page.goto('/play/reveal-6');
    const rows = page.locator('ol > li .row');
    const edges = () =>
      rows.evaluateAll((all) =>
        all.map((row) => [
          row.classList.contains('win'),
          Number.parseFloat(getComputedStyle(row).borderTopWidth),
        ]),
      );
    await expect.poll(async () => (await edges()).filter(([isLowest]) => isLowest).length).toBeGreaterThan(0);
    for (const [isLowest, width] of await edges())
      if (isLowest) expect(width).toBe(4);
      else expect([1, 1.5]).toContain(width);
  });
});
