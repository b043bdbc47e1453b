import { legalActions } from '@quando/rules';
import { freshId } from '../../src/game/fresh-id.ts';
import { GameClient } from '../../src/game/game-client.svelte.ts';
import type { Answer } from '../../src/game/offline-games.ts';
import type { GameConnection } from '../../src/game/game-connection.ts';
import { SETUP, until, type Tab } from './device.ts';

/** The answer; a refusal is a failure here. */
export function got<Value extends object>(answer: Answer<Value>): Value {
  if (isGiven(answer)) return answer;
  throw new Error(`refused: ${answer.refused}`);
}

const isGiven = <Value extends object>(answer: Answer<Value>): answer is Value => !('refused' in answer);

export const created = async ({ offlineGames }: Tab): Promise<string> =>
  got(await offlineGames.create(SETUP)).game;

export async function connectTo({ offlineGames }: Tab, game: string, take = false): Promise<GameConnection> {
  return got(await offlineGames.open(game, { take })).connection;
}

export const clientOn = (connection: GameConnection): GameClient =>
  new GameClient({ connection, seats: [0], freshId });

/** Plays one's own moves until something holds. */
export async function playUntil(client: GameClient, isEnough: () => boolean): Promise<void> {
  await until(() => {
    const { update, pending } = client.state;
    if (!update || pending || isEnough()) return isEnough();
    const actions = legalActions(update.view);
    const action = actions.find(({ type }) => type === 'knock') ?? actions[0];
    if (action) client.act(action);
    else if (update.view.phase === 'scored') client.continue();
    return isEnough();
  });
}

export const isOver = (client: GameClient) => (): boolean => client.state.update?.view.phase === 'over';
