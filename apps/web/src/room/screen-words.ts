import type { TableStatus } from '@quando/protocol';
import type { OnlineWords } from '@quando/text';
import type { Bubble } from '../online/bubbles.svelte.ts';
import { isPaused } from '../online/is-paused.ts';
import type { Seat, SeenEvent } from '@quando/rules';
import { isCardNumber } from '@quando/rules';
import type { ScreenScene } from './screen-scene.ts';

/** The sentence that a big screen says to the player who has to decide; empty if nobody has to. */
export function callOf(
  { asked, phase, knocker }: ScreenScene,
  names: readonly string[],
  words: OnlineWords['room']['screen'],
): string {
  if (asked === 'nobody') return '';
  const name = names[asked]!;
  if (phase === 'draw') return words.draw(name);
  if (phase === 'penalty') return words.penalty(name);
  return knocker === 'nobody' ? words.turn(name) : words.lastTurn(name);
}

/** Who played which cards last, for the label of the discard pile. */
export function lastPlayIn(events: readonly SeenEvent[], names: readonly string[]): string {
  const play = events.findLast((event) => event.type === 'played');
  if (play?.type !== 'played') return '';
  const numbers = play.cards.map(({ front }) => front).filter(isCardNumber);
  return `${names[play.seat]}: ${numbers.join(' ')}`;
}

/** A remark on a person that is not about the cards: a bot decides for them, or they are not there. */
export function remarkOn(
  status: TableStatus,
  seat: Seat,
  { room, play }: Pick<OnlineWords, 'room' | 'play'>,
): string | undefined {
  const place = status.seats[seat];
  if (place?.kind !== 'taken' || place.sitter.kind === 'bot') return undefined;
  if (place.isAway) return isPaused(status) ? room.screen.backSoon : play.away;
  return place.isHere ? undefined : room.screen.backSoon;
}

/** What a player has just said. */
export const saidBy = (
  bubbles: readonly Bubble[],
  seat: Seat,
  phrases: OnlineWords['phrases'],
): string | undefined => {
  const bubble = bubbles.findLast((other) => other.seat === seat);
  return bubble && phrases[bubble.phrase];
};
