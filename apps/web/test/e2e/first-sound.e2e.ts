import { storeGames } from './device/game-database.ts';
import { expect, test } from './quando-test.ts';
import { zeroScene } from './table/scenes.ts';

declare global {
  /** The events in whose handlers the page has asked for sound. */
  const soundAskedIn: string[];
}

test.use({ settings: { speed: 'instant', sounds: true } });

test('a game asks for sound at the end of a tap, too: its beginning does not count on a touch screen', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const noted: string[] = [];
    class Silence {
      readonly state = 'suspended';
      resume(): Promise<void> {
        noted.push(String(event?.type));
        return Promise.resolve();
      }
      close(): void {}
    }
    Object.assign(globalThis, { soundAskedIn: noted, AudioContext: Silence });
  });
  await storeGames(page, zeroScene(0));
  await page.goto('/play/stored');
  await page.locator('.hand [data-card]').first().tap();
  expect(await page.evaluate(() => soundAskedIn)).toContain('pointerup');
});
