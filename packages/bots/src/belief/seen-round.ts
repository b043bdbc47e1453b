import { viewAfter, type Action, type Seat, type SeenEvent, type View } from '@quando/rules';

/** What one seat has seen of a round: its view after the deal, and every event since as it was told. */
export type SeenRound = { readonly dealt: View; readonly events: readonly SeenEvent[] };

/** A decision of a seat, which everybody at the table sees. */
export type Decision = { readonly seat: Seat; readonly action: Action };

/** The view after all events. */
export const currentViewOf = ({ dealt, events }: SeenRound): View => events.reduce(viewAfter, dealt);

/** The decisions of all seats so far. */
export const decisionsIn = ({ events }: SeenRound): Decision[] => events.flatMap(decisionIn);

function decisionIn(event: SeenEvent): Decision[] {
  switch (event.type) {
    case 'played':
      return [{ seat: event.seat, action: { type: 'play', slots: event.cards.map(({ slot }) => slot) } }];
    case 'drew':
      return [{ seat: event.seat, action: { type: 'draw', side: event.side } }];
    case 'flipped':
      return [{ seat: event.seat, action: { type: 'flip', slot: event.card.slot } }];
    case 'knocked':
      return [{ seat: event.seat, action: { type: 'knock' } }];
    case 'passed':
      return [{ seat: event.seat, action: { type: 'pass' } }];
    default:
      return [];
  }
}
