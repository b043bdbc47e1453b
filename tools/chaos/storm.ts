import { openStore, type StorePlace } from '@quando/server';
import { below, seededRandom, type Random } from '@quando/rules';
import { setTimeout as wait } from 'node:timers/promises';
import { gather, type Company } from '../e2e/company.ts';
import type { Guest } from '../e2e/guest.ts';
import { audit, sum, type Tally } from './audit.ts';
import { Fleet } from './fleet.ts';

export type StormOptions = {
  readonly place: StorePlace;
  readonly processes: number;
  /** At a time. */
  readonly tables: number;
  readonly kills: number;
  /** The total that ends a game. */
  readonly target: number;
  /** Does something terrible to the database, after every so many kills. */
  readonly disaster?: { readonly every: number; readonly strike: () => Promise<void> };
  readonly seed: string;
};

export type StormResult = Tally & {
  readonly kills: number;
  /** Processes that did not stop as they should when they were asked to. */
  readonly stubborn: number;
};

/** Lets clients play while processes are killed; when all games are over, looks at what is left. */
export async function storm(options: StormOptions): Promise<StormResult> {
  const { place, processes, tables, kills, target, seed } = options;
  const random = seededRandom(seed);
  const fleet = await Fleet.start(processes, settingsOf(place), random);
  const weather = { isOver: false };
  const playing = Array.from({ length: tables }, () =>
    playOn(() => gathered(fleet, target, random), weather),
  );
  await strikeAll(fleet, options, random);
  weather.isOver = true;
  const companies = (await Promise.all(playing)).flat();
  const codes = await fleet.stop();
  const tally = sum(await audits(place, companies));
  return { ...tally, kills, stubborn: codes.filter((code) => code !== 0).length };
}

const settingsOf = (place: StorePlace): Record<string, string> =>
  'url' in place ? { DATABASE_URL: place.url } : { DATA_DIR: place.folder };

async function strikeAll(fleet: Fleet, { kills, disaster }: StormOptions, random: Random): Promise<void> {
  while (fleet.kills < kills) {
    await wait(200 + below(random, 1000));
    await fleet.strike();
    if (disaster && fleet.kills % disaster.every === 0) await disaster.strike();
  }
}

/** Plays one game after the other at a table of its own until the storm is over, and the last one to its end. */
async function playOn(meet: () => Promise<Company>, weather: { isOver: boolean }): Promise<Company[]> {
  const companies: Company[] = [];
  do {
    const company = await meet();
    await Promise.all(company.guests.map((guest) => guest.until(isOver)));
    for (const guest of company.guests) guest.leave();
    companies.push(company);
  } while (!weather.isOver);
  return companies;
}

const gathered = (fleet: Fleet, target: number, random: Random): Promise<Company> =>
  gather({
    address: fleet.address,
    terms: { players: 3 + below(random, 2), target, tempo: 'relaxed', isOpen: false },
    bots: ['sharp'],
    guest: () => ({ pause: () => below(random, 120) }),
  });

const isOver = ({ update, status }: Guest): boolean =>
  update?.view.phase === 'over' && status?.stage === 'over';

async function audits(place: StorePlace, companies: readonly Company[]): Promise<Tally[]> {
  const store = await openStore(place);
  if ('fault' in store) throw new Error(store.fault);
  const tallies: Tally[] = [];
  for (const company of companies) tallies.push(audit(company, await store.storage.load(company.table)));
  await store.close();
  return tallies;
}
