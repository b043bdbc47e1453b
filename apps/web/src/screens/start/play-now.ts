import type { AppContext } from '../../app-context.ts';
import { lastSetup, saveSetup } from '../../last-setup.ts';
import { firstTable } from '../setup/table-draft.ts';

/** Starts a game with the same players as last time and goes there. */
export async function playNow({ localStore, wording, offlineGames, router }: AppContext): Promise<void> {
  const setup = lastSetup(localStore, 'bots') ?? firstTable('bots', wording.words.setup.nameless);
  saveSetup(localStore, 'bots', setup);
  const answer = await offlineGames.create(setup);
  if ('game' in answer) router.go({ screen: 'play', game: answer.game });
}
