import { openStore, type StorePlace } from '@quando/server';
import { below, seededRandom, type Random } from '@quando/rules';
import { startTestGame, type TestGame } from '../e2e/test-game.ts';
import { audit, sum, type Tally } from './audit.ts';
import { auditEight, playEights, type WitnessedEight } from './eight-run.ts';
import { countsOf, injectFaults, type FaultCounts, type Faults } from './faults.ts';
import { Fleet } from './fleet.ts';
import { auditLeague, fillLeague, playEvenings, type WitnessedLeague } from './league-run.ts';
import { sumOfSeasons, type SeasonTally } from './season-tally.ts';
import { witnessed, type WitnessedGame } from './witnessed-game.ts';

export type ChaosOptions = {
  readonly place: StorePlace;
  readonly processes: number;
  /** The number of tables at the same time. */
  readonly tables: number;
  /** The total that ends a game. */
  readonly target: number;
  /** What strikes: lists of faults that strike independently of each other. */
  readonly faults: (fleet: Fleet) => readonly (readonly Faults[])[];
  /** The mean time between two faults of a list, in milliseconds. */
  readonly pause: number;
  /** At least this many commands are acknowledged, however soon the faults are over. */
  readonly commands?: number;
  readonly seed: string;
};

export type ChaosResult = Tally &
  SeasonTally & {
    readonly faults: FaultCounts;
    /** Processes that did not shut down cleanly. */
    readonly stubborn: number;
  };

/** The leagues in which results are entered meanwhile. */
const LEAGUES = 4;

/** Lets clients play while faults strike; audits the logs when all games are over. */
export async function runChaos(options: ChaosOptions): Promise<ChaosResult> {
  const { place, processes, tables, pause, commands = 0, seed } = options;
  const random = seededRandom(seed);
  const fleet = await Fleet.start(processes, settingsOf(place), random);
  const lists = options.faults(fleet);
  const games: WitnessedGame[] = [];
  const chaos = { isOver: false };
  const isEnough = (): boolean => chaos.isOver && acknowledgedIn(games) >= commands;
  const playing = Array.from({ length: tables }, async () => {
    do games.push(await playedGame(fleet, options, random));
    while (!isEnough());
  });
  const isOver = (): boolean => chaos.isOver;
  const filling = [
    ...Array.from({ length: LEAGUES }, () => fillLeague(fleet.address, isOver)),
    playEvenings(fleet.address, isOver),
  ];
  const ranked = playEights(fleet.address, isOver);
  await Promise.all(lists.map((list) => injectFaults(list, pause, random)));
  chaos.isOver = true;
  await Promise.all(playing);
  const leagues = await Promise.all(filling);
  const eights = await ranked;
  const codes = await fleet.stop();
  const attempts = eights.flatMap((eight) => eight.attempts);
  const seasonGames = [...leagues, ...attempts].flatMap((each) => each.games);
  const tally = {
    ...sum(await audits(place, [...games, ...seasonGames])),
    ...(await auditSeasons(place, leagues, eights)),
  };
  const faults = countsOf(lists.flat());
  return { ...tally, faults, stubborn: codes.filter((code) => code !== 0).length };
}

const settingsOf = (place: StorePlace): Record<string, string> =>
  'url' in place ? { DATABASE_URL: place.url } : { DATA_DIR: place.folder };

const acknowledgedIn = (games: readonly TestGame[]): number =>
  games.reduce(
    (total, { clients }) => total + clients.reduce((sent, { accepted }) => sent + accepted.size, 0),
    0,
  );

/** A game at a new table, played to its end. */
async function playedGame(fleet: Fleet, { target }: ChaosOptions, random: Random): Promise<WitnessedGame> {
  const bots = below(random, 4) === 0 ? (['sharp'] as const) : [];
  const players = 2 + bots.length + (below(random, 4) === 0 ? 1 : 0);
  return witnessed(players - bots.length, (client) =>
    startTestGame({
      address: fleet.address,
      terms: { players, target, tempo: 'relaxed', isOpen: false },
      bots,
      client: (seat) => ({ pause: () => below(random, 120), ...client(seat) }),
    }),
  );
}

async function audits(place: StorePlace, games: readonly WitnessedGame[]): Promise<Tally[]> {
  const store = await openStore(place, () => {});
  if ('error' in store) throw new Error(store.error);
  const tallies: Tally[] = [];
  for (const { table, clients, witnesses } of games) {
    const audited = clients.map(({ accepted, update }, i) => ({ accepted, update, witness: witnesses[i]! }));
    tallies.push(audit(audited, await store.storage.load(table)));
  }
  await store.close();
  return tallies;
}

async function auditSeasons(
  place: StorePlace,
  leagues: readonly WitnessedLeague[],
  eights: readonly WitnessedEight[],
): Promise<SeasonTally> {
  const store = await openStore(place, () => {});
  if ('error' in store) throw new Error(store.error);
  const tallies: SeasonTally[] = [];
  for (const league of leagues) tallies.push(auditLeague(league, await store.storage.load(league.league)));
  for (const eight of eights)
    tallies.push(auditEight(eight, await store.storage.load(`eight:${eight.eight}`)));
  await store.close();
  return sumOfSeasons(tallies);
}
