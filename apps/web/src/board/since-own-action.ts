import type { ToldEvent } from '@quando/protocol';
import type { SeenEvent, Viewer } from '@quando/rules';

/** The events of a round since its viewer acted last, or since its deal; none for a watcher. */
export function sinceOwnAction(log: readonly ToldEvent[], viewer: Viewer): readonly ToldEvent[] {
  if (viewer === 'watcher') return [];
  return log.slice(log.findLastIndex(({ event }) => seatOf(event) === viewer) + 1);
}

const seatOf = (event: SeenEvent): number | undefined => ('seat' in event ? event.seat : undefined);
