import type { RecordedStep } from '@quando/rules/authority';
import type { LoudMoment, Road, RoadRound } from '../../replay/replay-message.ts';

/** The course of a game, without a card. */
export function roadOf(steps: readonly RecordedStep[]): Road {
  const rounds: RoadRound[] = [];
  for (const step of steps) {
    const round = step.action === 'deal' ? { deciders: [], loud: [] } : rounds[step.round]!;
    rounds[step.round] = withStep(round, step);
  }
  return { rounds, isOver: steps.at(-1)?.state.phase === 'over' };
}

function withStep(round: RoadRound, { action, events }: RecordedStep): RoadRound {
  if (action === 'deal') return round;
  const [event] = events;
  const deciders = event && 'seat' in event ? [...round.deciders, event.seat] : round.deciders;
  return { deciders, loud: [...round.loud, ...loudIn(events, action + 1)] };
}

const loudIn = (events: RecordedStep['events'], step: number): LoudMoment[] =>
  events.flatMap((event): LoudMoment[] => {
    if (event.type === 'knocked') return [{ step, kind: 'knock' }];
    if (event.type === 'played' && event.group === 'triplet') return [{ step, kind: 'triplet' }];
    return event.type === 'scored' && event.end === 'zeros' ? [{ step, kind: 'zeros' }] : [];
  });
