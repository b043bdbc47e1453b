import { isPlayerCount } from '@quando/rules';
import * as v from 'valibot';
import { sitter, type Sitter } from './sitter.ts';

/** What a table agrees on before the first deal. */
export type Setup = {
  /** By seat: two to six, at least one of them a person. */
  readonly sitters: readonly Sitter[];
  /** The total that ends the game. */
  readonly target: number;
};

export const GREATEST_TARGET = 999;

export const setup: v.GenericSchema<unknown, Setup> = v.strictObject({
  sitters: v.pipe(
    v.array(sitter),
    v.check((sitters) => isPlayerCount(sitters.length)),
    v.check((sitters) => sitters.some(({ kind }) => kind === 'person')),
  ),
  target: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(GREATEST_TARGET)),
});

/** The door for a setup that came from outside; undefined if it is none. */
export function parseSetup(value: unknown): Setup | undefined {
  const result = v.safeParse(setup, value);
  return result.success ? result.output : undefined;
}
