import { openStore, type StorePlace } from '@quando/server';
import { below, seededRandom, type Random } from '@quando/rules';
import { setTimeout as wait } from 'node:timers/promises';
import { gather, type TestGame } from '../e2e/test-game.ts';
import type { TestClient } from '../e2e/test-client.ts';
import { audit, sum, type Tally } from './audit.ts';
import { Fleet } from './fleet.ts';

export type ChaosOptions = {
  readonly place: StorePlace;
  readonly processes: number;
  /** The number of tables at the same time. */
  readonly tables: number;
  readonly kills: number;
  /** The total that ends a game. */
  readonly target: number;
  /** Disrupts the database, after every so many kills. */
  readonly disaster?: { readonly every: number; readonly strike: () => Promise<void> };
  readonly seed: string;
};

export type ChaosResult = Tally & {
  readonly kills: number;
  /** Processes that did not shut down cleanly. */
  readonly stubborn: number;
};

/** Lets clients play while processes are killed; audits the logs when all games are over. */
export async function runChaos(options: ChaosOptions): Promise<ChaosResult> {
  const { place, processes, tables, kills, target, seed } = options;
  const random = seededRandom(seed);
  const fleet = await Fleet.start(processes, settingsOf(place), random);
  const chaos = { isOver: false };
  const playing = Array.from({ length: tables }, () => playOn(() => gathered(fleet, target, random), chaos));
  await killServers(fleet, options, random);
  chaos.isOver = true;
  const games = (await Promise.all(playing)).flat();
  const codes = await fleet.stop();
  const tally = sum(await audits(place, games));
  return { ...tally, kills, stubborn: codes.filter((code) => code !== 0).length };
}

const settingsOf = (place: StorePlace): Record<string, string> =>
  'url' in place ? { DATABASE_URL: place.url } : { DATA_DIR: place.folder };

async function killServers(fleet: Fleet, { kills, disaster }: ChaosOptions, random: Random): Promise<void> {
  while (fleet.kills < kills) {
    await wait(200 + below(random, 1000));
    await fleet.killOne();
    if (disaster && fleet.kills % disaster.every === 0) await disaster.strike();
  }
}

/** Plays one game after another at its own table until the killing ends, and finishes the last one. */
async function playOn(meet: () => Promise<TestGame>, chaos: { isOver: boolean }): Promise<TestGame[]> {
  const games: TestGame[] = [];
  do {
    const testGame = await meet();
    await Promise.all(testGame.clients.map((client) => client.until(isOver)));
    for (const client of testGame.clients) client.leave();
    games.push(testGame);
  } while (!chaos.isOver);
  return games;
}

const gathered = (fleet: Fleet, target: number, random: Random): Promise<TestGame> =>
  gather({
    address: fleet.address,
    terms: { players: 3 + below(random, 2), target, tempo: 'relaxed', isOpen: false },
    bots: ['sharp'],
    client: () => ({ pause: () => below(random, 120) }),
  });

const isOver = ({ update, status }: TestClient): boolean =>
  update?.view.phase === 'over' && status?.stage === 'over';

async function audits(place: StorePlace, games: readonly TestGame[]): Promise<Tally[]> {
  const store = await openStore(place);
  if ('error' in store) throw new Error(store.error);
  const tallies: Tally[] = [];
  for (const testGame of games)
    tallies.push(audit(testGame.clients, await store.storage.load(testGame.table)));
  await store.close();
  return tallies;
}
