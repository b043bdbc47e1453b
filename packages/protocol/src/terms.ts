import { isPlayerCount } from '@quando/rules';
import * as v from 'valibot';
import { GREATEST_TARGET } from './setup.ts';

/** How long a person may take at an online table: no clock, or so many seconds, or a day. */
export const TEMPOS = ['relaxed', 'normal', 'quick', 'daily'] as const;

export type Tempo = (typeof TEMPOS)[number];

/** What an online table is made with. */
export type Terms = {
  readonly players: number;
  readonly target: number;
  readonly tempo: Tempo;
  /** Whether people without a seat may look on. */
  readonly isOpen: boolean;
};

const terms: v.GenericSchema<unknown, Terms> = v.strictObject({
  players: v.pipe(
    v.number(),
    v.check((players) => isPlayerCount(players)),
  ),
  target: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(GREATEST_TARGET)),
  tempo: v.picklist(TEMPOS),
  isOpen: v.boolean(),
});

/** The door for terms that came from outside; undefined if they are none. */
export function parseTerms(value: unknown): Terms | undefined {
  const result = v.safeParse(terms, value);
  return result.success ? result.output : undefined;
}
