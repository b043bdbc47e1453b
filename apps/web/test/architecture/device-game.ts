import { GameClient } from '../../src/game/game-client.svelte.ts';
import { Device, SETUP, until } from '../offline/device.ts';
import { tapping, type TracedGame } from './traced-game.ts';

/** A game of this device, in a worker, at which its person is asked. */
export async function deviceGame(): Promise<TracedGame> {
  const { offlineGames } = new Device().openTab();
  const created = await offlineGames.create(SETUP);
  if ('refused' in created) throw new Error(created.refused);
  const opened = await offlineGames.open(created.game);
  if ('refused' in opened) throw new Error(opened.refused);
  const { connection, seats } = opened;
  const game = new GameClient({ connection, seats, freshId: () => 'tap-1' });
  return tapping(game, until);
}
