import { legalActions, type Refusal } from '@quando/rules';
import { apply, setUp, viewOf, type Position, type State, type Step } from '@quando/rules/authority';
import { actOn } from './action-line.ts';

/** census.json: the number of legal action sequences from named positions. */
export type Census = { readonly note: string; readonly positions: readonly CensusPosition[] };

type CensusPosition = {
  readonly name: string;
  readonly shows: string;
  readonly position: Position;
  /** Actions executed before the counting starts. */
  readonly after: readonly string[];
  /** By length: sequences of one action, of two, … that stay within the round. */
  readonly sequences: readonly number[];
};

/** The census with its numbers counted by the engine. */
export const counted = (census: Census): Census => ({
  ...census,
  positions: census.positions.map((entry) => ({
    ...entry,
    sequences: entry.sequences.map((_, i) => sequencesFrom(stateOf(entry), i + 1)),
  })),
});

/** The state from which the sequences of a position are counted. */
export const stateOf = ({ position, after }: CensusPosition): State =>
  after.reduce((state, line) => stateAfter(actOn(state, line)), setUp(position));

function sequencesFrom(state: State, length: number): number {
  const { asked } = state;
  if (asked === 'nobody') return 0;
  const actions = legalActions(viewOf(state, asked));
  if (length === 1) return actions.length;
  return actions
    .map((action) => sequencesFrom(stateAfter(apply(state, asked, action)), length - 1))
    .reduce((sum, count) => sum + count, 0);
}

function stateAfter(step: Step | { readonly refusal: Refusal }): State {
  if ('refusal' in step) throw new Error(`refused: ${step.refusal.code}`);
  return step.state;
}
