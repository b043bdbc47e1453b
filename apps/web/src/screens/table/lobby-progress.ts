import type { TableStatus } from '@quando/protocol';
import type { OnlineWords } from '@quando/text';

type Options = {
  readonly words: OnlineWords['lobby']['progress'];
  /** Whoever has no seat is a visitor themselves, and is not told of others. */
  readonly isSeated: boolean;
  readonly list: (names: readonly string[]) => string;
};

/** How far a table is from its first deal, and who looks in: a short line, such as "Nearly ready · 1 seat free". */
export function lobbyProgress(status: TableStatus, { words, list, isSeated }: Options): string {
  const taken = status.seats.flatMap((seat) => (seat.kind === 'taken' ? [seat] : []));
  const free = status.seats.length - taken.length;
  const unanswered = taken.filter(({ invitation }) => invitation !== undefined);
  const absent = taken.filter(({ isHere, invitation }) => !isHere && invitation === undefined);
  const missing = free + unanswered.length + absent.length;
  const visitors = isSeated ? (status.visitors ?? 0) : 0;
  return [
    missing === 0 ? words.ready : missing === 1 ? words.nearly : '',
    free > 0 ? words.free(free) : '',
    absent.length > 0 ? words.absent(list(absent.map(({ sitter }) => sitter.name))) : '',
    visitors > 0 ? words.visitors(visitors) : '',
  ]
    .filter(Boolean)
    .join('\u00a0· ');
}
