import type { Page } from '@playwright/test';
import { seatsOf, type Seat } from '@quando/rules';
import { outcomeOf } from '@quando/rules/authority';
import type { GameLog } from '@quando/table';
import { languages, loadAppWords } from '@quando/text';
import { storeGames } from './device/game-database.ts';
import { expect, test } from './quando-test.ts';
import { gameLogFrom, type StoredGame } from './table/stored-game.ts';
import { simulatedGame } from './table/simulated-game.ts';
import { personAndBots } from './table/sitters.ts';

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

/** How far the totals reach under the buttons, in pixels; less than nothing is a gap. */
const coveredOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const totals = document.querySelector('.totals')!.getBoundingClientRect();
    const button = document.querySelector('.screen-actions .btn')!.getBoundingClientRect();
    return totals.bottom - button.top;
  });

const CROWDS = [2, 3, 4, 5, 6];

let games: readonly StoredGame[] | undefined;

/** Found once for all languages. */
const gamesOfCrowds = (): readonly StoredGame[] => (games ??= CROWDS.map(beatenKnock));

for (const language of languages) {
  test.describe(`in ${language}`, () => {
    test.use({ settings: { speed: 'instant', motion: 'reduced', sounds: false, language } });

    test('the totals of a reveal are seen at once, however long its headline is', async ({ page }) => {
      const { reveal } = await loadAppWords(language);
      await storeGames(page, ...gamesOfCrowds());
      for (const players of CROWDS) {
        await page.goto(`/play/reveal-${players}`);
        const headline = page.getByRole('heading', { level: 2 });
        await expect(headline).toHaveText(reveal.knockBeaten({ name: NAMES[0]! }));
        expect.soft(await coveredOf(page), `${players} players`).toBeLessThanOrEqual(0);
      }
    });
  });
}
