import { FEWEST_PLAYERS, MOST_PLAYERS } from '@quando/rules';
import * as v from 'valibot';
import type { DeepReadonly } from './deep-readonly.ts';
import { count, name } from './primitive.ts';
import { handicaps, isSameHandicaps } from './handicap.ts';
import { target } from './setup.ts';

/** The time limit per decision at an online table: none, a number of seconds, or a day. */
export const TEMPOS = ['relaxed', 'normal', 'quick', 'daily'] as const;

export type Tempo = (typeof TEMPOS)[number];

const shape = v.strictObject({
  players: v.pipe(v.number(), v.integer(), v.minValue(FEWEST_PLAYERS), v.maxValue(MOST_PLAYERS)),
  target,
  tempo: v.picklist(TEMPOS),
  /** Whether people without a seat may watch. */
  isOpen: v.boolean(),
  /** The league in which the result counts. */
  league: v.exactOptional(name),
  handicaps: v.exactOptional(handicaps),
});

export const terms = v.pipe(
  shape,
  v.check(({ players, handicaps: given }) => !given || given.length === players),
);

/** The most rounds of a table with shared deals. */
const MOST_SHARED = 64;

/**
 * Deals that follow from a secret of the server for a name, so that they are the same at every table of that name
 * (docs/fair-deal.md). The game is over after so many rounds.
 */
const sharedDeals = v.strictObject({
  name,
  /** The number of the table's first deal among those of the name; 0 without it. */
  first: v.exactOptional(v.pipe(count, v.maxValue(MOST_SHARED - 1))),
  rounds: v.pipe(count, v.minValue(1), v.maxValue(MOST_SHARED)),
  /** The number of a table that has the deals in an order of its own, which follows from the secret as well. */
  lot: v.exactOptional(v.pipe(count, v.maxValue(MOST_SHARED - 1))),
});

const fullShape = v.strictObject({
  ...shape.entries,
  /** Only a server itself opens tables with shared deals: the terms that a client may ask for have none. */
  sharedDeals: v.exactOptional(sharedDeals),
});

/** The terms in the log of a table. */
export const fullTerms = v.pipe(
  fullShape,
  v.check(({ players, handicaps: given }) => !given || given.length === players),
);

/** Terms in a reply, where fields of a newer server are ignored. */
export const toldTerms = v.object(fullShape.entries);

/** What an online table is created with. */
export type Terms = DeepReadonly<v.InferOutput<typeof fullTerms>>;

export type SharedDeals = DeepReadonly<v.InferOutput<typeof sharedDeals>>;

/** Parses the terms that a client asks for; undefined if they are malformed. */
export function parseTerms(value: unknown): Terms | undefined {
  const result = v.safeParse(terms, value);
  return result.success ? result.output : undefined;
}

export const isSameTerms = (one: Terms, other: Terms): boolean =>
  one.players === other.players &&
  one.target === other.target &&
  one.tempo === other.tempo &&
  one.isOpen === other.isOpen &&
  one.league === other.league &&
  isSameSharedDeals(one.sharedDeals, other.sharedDeals) &&
  isSameHandicaps(one.handicaps, other.handicaps);

const isSameSharedDeals = (one: SharedDeals | undefined, other: SharedDeals | undefined): boolean =>
  one?.name === other?.name &&
  one?.first === other?.first &&
  one?.rounds === other?.rounds &&
  one?.lot === other?.lot;
