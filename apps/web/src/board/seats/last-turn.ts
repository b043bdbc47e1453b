import { isCardNumber, type CardNumber, type Seat, type SeenEvent, type Side } from '@quando/rules';

/** What a player did in a turn: the cards they played, and the side that they drew as far as it was seen. */
export type LastTurn = { readonly played: readonly CardNumber[]; readonly drew: Side | 'nothing' };

type Played = Extract<SeenEvent, { readonly type: 'played' }>;
type Drew = Extract<SeenEvent, { readonly type: 'drew' }>;

/** The turn of a play and the draw after it. */
export const turnOf = (play: Played, draw: Drew | undefined): LastTurn => ({
  played: play.cards.map(({ front }) => front).filter(isCardNumber),
  drew: draw ? draw.card.front : 'nothing',
});

/** The last turn of a seat in this round; it stands until the seat's next turn. */
export function lastTurnOf(seat: Seat, events: readonly SeenEvent[]): LastTurn | undefined {
  const start = events.findLastIndex((event) => event.type === 'played' && event.seat === seat);
  const play = events[start];
  if (play?.type !== 'played') return undefined;
  const isDraw = (event: SeenEvent): event is Drew =>
    event.type === 'drew' && event.seat === seat && event.why === 'turn';
  return turnOf(play, events.slice(start).find(isDraw));
}
