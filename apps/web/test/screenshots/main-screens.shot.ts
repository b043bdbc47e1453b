import type { Page } from '@playwright/test';
import { legalActions, type Action, type View } from '@quando/rules';
import type { Sitter } from '@quando/protocol';
import type { GameLog } from '@quando/table';
import { join } from 'node:path';
import { storeGames } from '../e2e/device/game-database.ts';
import { nextDecision } from '../e2e/device/worker-messages.ts';
import { expect, test } from '../e2e/quando-test.ts';
import { chooseByKeyboard, actionButton } from '../e2e/table/player-input.ts';
import { tripletScene } from '../e2e/table/scenes.ts';
import { simulatedGame } from '../e2e/table/simulated-game.ts';
import { english } from '../e2e/table/words.ts';

const IMAGES = join(import.meta.dirname, '../../../../docs/images');
const { app } = english;

const SITTERS: readonly Sitter[] = [
  { kind: 'person', name: 'Player 1', avatar: 'round' },
  { kind: 'bot', level: 'casual', name: 'Jonas', avatar: 'bean' },
  { kind: 'bot', level: 'sharp', name: 'Mila', avatar: 'tall' },
  { kind: 'bot', level: 'casual', name: 'Oma Ruth', avatar: 'cloud' },
];

const simulated = (game: string, until: (gameLog: GameLog) => boolean) =>
  simulatedGame({ game, sitters: SITTERS, seed: 'a rainy afternoon', until });

const isAsked = ({ state }: GameLog, phase: View['phase']): boolean =>
  state.asked === 0 && state.phase === phase && state.round === 1 && state.plays(0) > 1;

const GAMES = [
  simulated('turn', (gameLog) => isAsked(gameLog, 'turn')),
  simulated('draw', (gameLog) => isAsked(gameLog, 'draw')),
  simulated('reveal', ({ standings }) => standings.length === 2),
  simulated('end', () => false),
  tripletScene({ game: 'hand-over' }),
];

/** The play of the most cards. */
const grandPlay = (view: View): Action & { type: 'play' } =>
  legalActions(view)
    .filter((action) => action.type === 'play')
    .reduce((most, action) => (action.slots.length > most.slots.length ? action : most));

type Scene = {
  readonly name: string;
  readonly path: string;
  readonly sign: string;
  readonly prepare?: (page: Page) => Promise<void>;
};

const SCENES: readonly Scene[] = [
  { name: 'start', path: '/', sign: `text=${app.start.playNow}` },
  { name: 'setup', path: '/setup', sign: `text=${app.setup.who}` },
  {
    name: 'turn',
    path: '/play/turn',
    sign: actionButton('knock'),
    prepare: async (page) => {
      const { view } = await nextDecision(page, 0);
      for (const slot of grandPlay(view).slots) await chooseByKeyboard(page, `[data-card="0:${slot}"]`);
    },
  },
  { name: 'draw', path: '/play/draw', sign: actionButton('draw-up') },
  { name: 'hand-over', path: '/play/hand-over', sign: `text=${app.handover.iAm('Ana')}` },
  { name: 'reveal', path: '/play/reveal', sign: '.screen-actions .main[aria-disabled="false"]' },
  { name: 'end', path: '/play/end', sign: 'section[aria-busy="false"] ol li' },
];

for (const theme of ['day', 'night'] as const) {
  test.describe(`by ${theme}`, () => {
    test.use({ settings: { speed: 'instant', motion: 'reduced', sounds: false, theme } });

    test(`the main screens by ${theme}`, async ({ page }, { project }) => {
      await storeGames(page, ...GAMES);
      for (const { name, path, sign, prepare } of SCENES) {
        await page.goto(path);
        await expect(page.locator(sign).first()).toBeVisible();
        await prepare?.(page);
        await page.evaluate(() => document.fonts.ready);
        await page.waitForTimeout(400);
        const file = join(IMAGES, `${name}-${project.name}-${theme}.jpg`);
        await page.screenshot({ path: file, type: 'jpeg', quality: 88 });
      }
    });
  });
}
