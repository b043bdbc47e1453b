import type { Action, Phase, Refusal, SeenEvent, View } from '@quando/rules';
import type * as v from 'valibot';
import type { DeepReadonly } from './deep-readonly.ts';
import type { GameSummary } from './game-summary.ts';
import type { refusal } from './refusal.ts';
import type { seenEvent } from './seen-event.ts';
import type { action } from './table-request.ts';
import type { view } from './view.ts';

type Output<Schema extends v.GenericSchema> = DeepReadonly<v.InferOutput<Schema>>;

/** Compiles only if the first type is assignable to the second. */
type Assignable<From extends To, To> = From;

/** Proves that the schemas agree with the types of the rules package, which has no dependencies and so no schemas. */
export type RulesTypes = [
  Assignable<Output<typeof view>, View>,
  Assignable<View, Output<typeof view>>,
  Assignable<Output<typeof seenEvent>, SeenEvent>,
  Assignable<SeenEvent, Output<typeof seenEvent>>,
  Assignable<Output<typeof action>, Action>,
  Assignable<Action, Output<typeof action>>,
  Assignable<Output<typeof refusal>, Refusal>,
  Assignable<Refusal, Output<typeof refusal>>,
  Assignable<GameSummary['phase'], Phase>,
  Assignable<Phase, GameSummary['phase']>,
];
