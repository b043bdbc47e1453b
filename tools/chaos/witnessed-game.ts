import type { TestClient, TestClientOptions } from '../e2e/test-client.ts';
import type { TestGame } from '../e2e/test-game.ts';
import { Witness } from './witness.ts';

/** A game and what its clients were told. */
export type WitnessedGame = TestGame & { readonly witnesses: readonly Witness[] };

/** Plays a game to its end with so many clients, and listens to what they are told. */
export async function witnessed(
  people: number,
  begin: (client: (seat: number) => Pick<TestClientOptions, 'onUpdate'>) => Promise<TestGame>,
): Promise<WitnessedGame> {
  const witnesses = Array.from({ length: people }, () => new Witness());
  const game = await begin((seat) => ({ onUpdate: witnesses[seat]!.see }));
  await Promise.all(game.clients.map((client) => client.until(isOver)));
  for (const client of game.clients) client.leave();
  return { ...game, witnesses };
}

const isOver = ({ update, status }: TestClient): boolean =>
  status?.stage === 'over' && update !== undefined && update.view.result !== 'none';
