import { legalActions } from '@quando/rules';
import {
  actionOf,
  apply,
  parseEntry,
  setUp,
  viewOf,
  type Position,
  type State,
} from '@quando/rules/authority';

/** census.json: how many legal action sequences there are from named positions. */
export type Census = { readonly note: string; readonly positions: readonly CensusPosition[] };

type CensusPosition = {
  readonly name: string;
  readonly shows: string;
  readonly position: Position;
  /** Actions made from the position before the counting begins. */
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

function stateOf({ position, after }: CensusPosition): State {
  return after.reduce((state, line) => {
    const entry = parseEntry(line);
    const action = entry && actionOf(state, entry);
    if (!entry || !action) throw new Error(`"${line}" is no action`);
    return stepped(state, entry.seat, action);
  }, setUp(position));
}

function sequencesFrom(state: State, length: number): number {
  const { asked } = state;
  if (length === 0) return 1;
  if (asked === 'nobody') return 0;
  return legalActions(viewOf(state, asked))
    .map((action) => (length === 1 ? 1 : sequencesFrom(stepped(state, asked, action), length - 1)))
    .reduce((sum, count) => sum + count, 0);
}

function stepped(state: State, seat: number, action: Parameters<typeof apply>[2]): State {
  const step = apply(state, seat, action);
  if ('refusal' in step) throw new Error(`refused: ${step.refusal.code}`);
  return step.state;
}
