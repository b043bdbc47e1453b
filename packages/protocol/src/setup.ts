import { isPlayerCount } from '@quando/rules';
import * as v from 'valibot';
import type { DeepReadonly } from './deep-readonly.ts';
import { handicaps } from './handicap.ts';
import { sitter } from './sitter.ts';

export const GREATEST_TARGET = 999;

/** The total that ends the game. */
export const target = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(GREATEST_TARGET));

export const setup = v.pipe(
  v.strictObject({
    /** By seat: two to six, at least one of them a person. */
    sitters: v.pipe(
      v.array(sitter),
      v.check((sitters) => isPlayerCount(sitters.length)),
      v.check((sitters) => sitters.some(({ kind }) => kind === 'person')),
    ),
    target,
    handicaps: v.exactOptional(handicaps),
  }),
  v.check(({ sitters, handicaps: given }) => !given || given.length === sitters.length),
);

/** What a table agrees on before the first deal. */
export type Setup = DeepReadonly<v.InferOutput<typeof setup>>;

/** Parses a setup; undefined if it is malformed. */
export function parseSetup(value: unknown): Setup | undefined {
  const result = v.safeParse(setup, value);
  return result.success ? result.output : undefined;
}
