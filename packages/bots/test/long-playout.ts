import { fittedPolicy, ownSeat, WorldSource } from '@quando/bots';
import { pointsOf, seatsOf, seededRandom, type Action, type View } from '@quando/rules';
import { advance, draftOf, isScored, Move, moveOf, type State } from '@quando/rules/authority';

/** Means over many worlds, with the standard error of each. */
export type LongPlayout = Readonly<Record<'alone' | 'knock' | 'wait' | 'edge', Mean>>;

export type Mean = { readonly mean: number; readonly standardError: number };

/** Plays a position out in many worlds, with an independent count of the results. */
export function longPlayout(view: View, play: Action, worlds: number): LongPlayout {
  const random = seededRandom('at length');
  const source = new WorldSource(view, random);
  const seat = ownSeat(view);
  const outcomes = Array.from({ length: worlds }, () => {
    const world = source.nextLikelyInto(source.any());
    const knocked = sumsAfter(world, { type: 'knock' });
    const waited = endAfter(world, play);
    const alone = knocked.every((sum, other) => other === seat || sum > knocked[seat]!);
    const knock = pointsOf(knocked, seat)[seat]!;
    const wait = pointsOf(sumsOf(waited), waited.knocker)[seat]!;
    return { alone: Number(alone), knock, wait, edge: wait - knock };
  });
  const meanBy = (name: keyof LongPlayout): Mean => meanOf(outcomes.map((outcome) => outcome[name]));
  return { alone: meanBy('alone'), knock: meanBy('knock'), wait: meanBy('wait'), edge: meanBy('edge') };

  function sumsAfter(world: State, action: Action): number[] {
    return sumsOf(endAfter(world, action));
  }

  function endAfter(world: State, action: Action): State {
    const draft = draftOf(world);
    advance(draft, moveOf(world, seat, action));
    const move = new Move();
    while (!isScored(draft)) {
      fittedPolicy(draft, random, move);
      advance(draft, move);
    }
    return draft;
  }
}

const sumsOf = (state: State): number[] => seatsOf(state.players).map((seat) => state.sum(seat));

function meanOf(values: readonly number[]): Mean {
  const mean = values.reduce((a, b) => a + b, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
  return { mean, standardError: Math.sqrt(variance / values.length) };
}
