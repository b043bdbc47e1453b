import type { SeenEvent, View } from '@quando/rules';

/** The last play as text: who played which cards. */
export function lastPlayOf(
  view: View,
  events: readonly SeenEvent[],
  names: readonly string[],
  you: string,
): string | undefined {
  const play = events.findLast((event) => event.type === 'played');
  if (!play || view.discard.length === 0) return undefined;
  const who = play.seat === view.viewer ? you : names[play.seat];
  return `${who}: ${play.cards.map(({ front }) => front).join(' ')}`;
}
