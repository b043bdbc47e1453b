import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { keepGames } from './device/store.ts';
import { expect, test } from './quando-test.ts';
import { deed } from './table/fingers.ts';
import type { KeptGame } from './table/kept-game.ts';
import { lastTurnScene, penaltyScene, TIE, tieScene, tripletScene, zeroScene } from './table/scenes.ts';
import { personAndBots } from './table/sitters.ts';
import { english } from './table/words.ts';

const { app } = english;

type Sight = { readonly name: string; readonly path: string; readonly sign: string };

const against = { sitters: personAndBots(['Mila']) };

const GAMES: readonly KeptGame[] = [
  zeroScene(0, { game: 'turn' }),
  zeroScene(1, { game: 'draw' }),
  zeroScene(4, { game: 'zero' }),
  penaltyScene({ game: 'penalty' }),
  lastTurnScene({ game: 'last-turn' }),
  tripletScene({ game: 'hand-over' }),
  tieScene(TIE.mayKnock, { game: 'knock', ...against }),
  tieScene(TIE.isScored, { game: 'reveal', ...against }),
  tieScene(TIE.isScored, { game: 'end', ...against, target: 9 }),
];

/** Every screen, and what tells that it is there. */
const SIGHTS: readonly Sight[] = [
  { name: 'start', path: '/', sign: `text=${app.start.playNow}` },
  { name: 'opponents', path: '/setup', sign: `text=${app.setup.who}` },
  { name: 'pass and play', path: '/setup/pass', sign: `text=${app.setup.passWho}` },
  { name: 'games', path: '/games', sign: `text=${app.games.underWay}` },
  { name: 'settings', path: '/settings', sign: `text=${app.settings.theme}` },
  { name: 'help', path: '/help', sign: `text=${app.help.keys}` },
  { name: 'lost', path: '/nowhere', sign: `text=${app.lost.title}` },
  { name: 'a turn', path: '/play/turn', sign: deed('knock') },
  { name: 'a draw', path: '/play/draw', sign: deed('draw-up') },
  { name: 'a zero to turn', path: '/play/zero', sign: deed('choose') },
  { name: 'a draw for a triplet', path: '/play/penalty', sign: deed('draw-up') },
  { name: 'a knock that is allowed', path: '/play/knock', sign: deed('knock') },
  { name: 'a last turn', path: '/play/last-turn', sign: deed('pass') },
  { name: 'a hand-over', path: '/play/hand-over', sign: `text=${app.handover.iAm('Ana')}` },
  { name: 'a reveal', path: '/play/reveal', sign: `text=${app.reveal.deal(2)}` },
  { name: 'the end', path: '/play/end', sign: `text=${app.end.again}` },
];

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function violationsOn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
}

for (const theme of ['day', 'night'] as const) {
  test.describe(`by ${theme}`, () => {
    test.use({ settings: { speed: 'instant', motion: 'reduced', sounds: false, memoryHelp: true, theme } });
    test.setTimeout(240_000);

    test(`every screen is open to everybody by ${theme} @both`, async ({ page }) => {
      await keepGames(page, ...GAMES);
      for (const { name, path, sign } of SIGHTS) {
        await test.step(name, async () => {
          await page.goto(path);
          await expect(page.locator(sign).first()).toBeVisible();
          await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
          expect.soft(await violationsOn(page), name).toEqual([]);
        });
      }
      await test.step('the menu', async () => {
        await page.goto('/play/turn');
        await page.getByRole('button', { name: app.menu, exact: true }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        expect.soft(await violationsOn(page), 'the menu').toEqual([]);
      });
    });
  });
}
