import type { GameRecord, Seat, SeenEvent, View } from '@quando/rules';
import {
  moveOfEntry,
  parseEntry,
  replay,
  seenBy,
  viewOf,
  type Move,
  type State,
} from '@quando/rules/authority';
import type { SeenRound } from '../belief/seen-round.ts';

/** A decision of a seat, with everything that it had seen then. */
export type OwnDecision = {
  readonly round: number;
  /** Its place among the round's actions. */
  readonly index: number;
  readonly state: State;
  readonly view: View;
  readonly seen: SeenRound;
  readonly move: Move;
};

/** The decisions of a seat in a checked record, one after the other. */
export function* ownDecisions(record: GameRecord, seat: Seat): Generator<OwnDecision, void, undefined> {
  let dealt: View | undefined;
  let seen: readonly SeenEvent[] = [];
  let before: State | undefined;
  for (const { state, events, round, action } of replay(record)) {
    if (action === 'deal') {
      dealt = viewOf(state, seat);
      seen = [];
    } else {
      if (before?.asked === seat)
        yield {
          round,
          index: action,
          state: before,
          view: viewOf(before, seat),
          seen: { dealt: dealt!, events: seen },
          move: moveOfEntry(parseEntry(record.rounds[round]!.actions[action]!)!),
        };
      seen = [...seen, ...events.map((event) => seenBy(event, seat))];
    }
    before = state;
  }
}

/** How many decisions a seat has in a record: all of its lines. */
export const ownDecisionCount = ({ rounds }: GameRecord, seat: Seat): number =>
  rounds.flatMap(({ actions }) => actions).filter((line) => parseEntry(line)!.seat === seat).length;
