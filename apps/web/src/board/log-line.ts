import type { SeenEvent } from '@quando/rules';
import type { ToldEvent } from '@quando/protocol';
import type { Context, Text } from '@quando/text';
import { turnOf, type LastTurn } from './seats/last-turn.ts';

type Played = Extract<SeenEvent, { readonly type: 'played' }>;
type Drew = Extract<SeenEvent, { readonly type: 'drew' }>;

/** A line of the log: an event, and with a play the draw that ends the turn. */
export type LogLine = { readonly event: SeenEvent; readonly draw?: Drew };

/** The lines of a log, one a turn. */
export function linesOf(log: readonly ToldEvent[]): readonly LogLine[] {
  const lines: LogLine[] = [];
  for (const { event } of log) {
    const turn = event.type === 'drew' && event.why === 'turn' ? playOf(lines, event) : -1;
    if (turn >= 0 && event.type === 'drew') lines[turn] = { ...lines[turn]!, draw: event };
    else lines.push({ event });
  }
  return lines;
}

/** Something besides the cards that happened at the table, after the entry with this seq. */
export type LogNote = { readonly seq: number; readonly text: string };

/** The lines of a log with the notes in between, both in their order. */
export function itemsOf(
  log: readonly ToldEvent[],
  notes: readonly LogNote[],
): readonly (LogLine | LogNote)[] {
  const items: (LogLine | LogNote)[] = [];
  let from = 0;
  for (const note of notes) {
    const upTo = log.findLastIndex(({ seq }) => seq <= note.seq) + 1;
    items.push(...linesOf(log.slice(from, upTo)), note);
    from = Math.max(from, upTo);
  }
  return [...items, ...linesOf(log.slice(from))];
}

/** The line of the play that a draw belongs to. */
const playOf = (lines: readonly LogLine[], { seat }: Drew): number =>
  lines.findLastIndex(({ event, draw }) => event.type === 'played' && event.seat === seat && !draw);

/** A line as one sentence. */
export const sentenceOf = ({ event, draw }: LogLine, text: Text, context: Context): string =>
  event.type === 'played' && draw ? text.sayTurn(event, draw, context) : text.say(event, context);

/** The cards of a line. */
export const cardsOf = ({ event, draw }: LogLine): LastTurn | undefined =>
  event.type === 'played' ? turnOf(event satisfies Played, draw) : undefined;
