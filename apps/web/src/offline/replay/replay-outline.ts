import type { RecordedStep } from '@quando/rules/authority';
import type { LoudMoment, ReplayOutline, OutlineRound } from '../../replay/replay-message.ts';

/** The course of a game, without a card. */
export function outlineOf(steps: readonly RecordedStep[]): ReplayOutline {
  const rounds: OutlineRound[] = [];
  for (const step of steps) {
    const round = step.action === 'deal' ? { deciders: [], loud: [] } : rounds[step.round]!;
    rounds[step.round] = withStep(round, step);
  }
  return { rounds, isOver: steps.at(-1)?.state.phase === 'over' };
}

function withStep(round: OutlineRound, { action, events }: RecordedStep): OutlineRound {
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
