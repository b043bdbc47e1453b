import { FEWEST_PLAYERS, MOST_PLAYERS } from '@quando/rules';
import * as v from 'valibot';
import type { DeepReadonly } from './deep-readonly.ts';
import { target } from './setup.ts';

/** The time limit per decision at an online table: none, a number of seconds, or a day. */
export const TEMPOS = ['relaxed', 'normal', 'quick', 'daily'] as const;

export type Tempo = (typeof TEMPOS)[number];

export const terms = v.strictObject({
  players: v.pipe(v.number(), v.integer(), v.minValue(FEWEST_PLAYERS), v.maxValue(MOST_PLAYERS)),
  target,
  tempo: v.picklist(TEMPOS),
  /** Whether people without a seat may watch. */
  isOpen: v.boolean(),
});

/** What an online table is created with. */
export type Terms = DeepReadonly<v.InferOutput<typeof terms>>;

/** Parses terms; undefined if they are malformed. */
export function parseTerms(value: unknown): Terms | undefined {
  const result = v.safeParse(terms, value);
  return result.success ? result.output : undefined;
}
