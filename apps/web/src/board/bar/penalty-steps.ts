import type { Seat, SeenEvent, View } from '@quando/rules';
import type { BoardWords } from '@quando/text';
import { noteOf } from '../seats/seat-note.ts';

export type PenaltyStep = { readonly seat: Seat; readonly note: string | undefined };

/** The players whom a triplet affects, in turn order, with a note on what each has done; no note if still to act. */
export function penaltySteps(
  view: View,
  words: Pick<BoardWords, 'seats'>,
  events: readonly SeenEvent[],
): readonly PenaltyStep[] {
  return Array.from({ length: view.players - 1 }, (_, i) => {
    const seat = (view.turn + 1 + i) % view.players;
    return { seat, note: noteOf(view, seat, words, events) };
  });
}
