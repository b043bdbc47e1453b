import type { Action, Refusal, SeenEvent, Viewer } from '@quando/rules';
import {
  actionOf,
  apply,
  formatCard,
  parseEntry,
  seenBy,
  type State,
  type Step,
} from '@quando/rules/authority';

/** The step of a line such as `0 play 1 2`; throws if it is refused. */
export function step(state: State, line: string): Step {
  const { seat, action } = read(state, line);
  const result = apply(state, seat, action);
  if ('refusal' in result) throw new Error(`${line}: ${result.refusal.code}`);
  return result;
}

/** The state after these lines, none of which may be refused. */
export const after = (state: State, ...lines: readonly string[]): State =>
  lines.reduce((before, line) => step(before, line).state, state);

/** The events of the last of these lines, as a viewer sees them. */
export function told(viewer: Viewer, state: State, ...lines: readonly string[]): SeenEvent[] {
  const last = step(after(state, ...lines.slice(0, -1)), lines.at(-1)!);
  return last.events.map((event) => seenBy(event, viewer));
}

/** Why a line is refused, or `accepted`. */
export function refusal(state: State, line: string): Refusal | 'accepted' {
  const { seat, action } = read(state, line);
  const result = apply(state, seat, action);
  return 'refusal' in result ? result.refusal : 'accepted';
}

/** A hand as text, each card `front/back`. */
export const hand = (state: State, seat: number): string =>
  Array.from({ length: state.handSize(seat) }, (_, i) => formatCard(state.card(seat, i))).join(' ');

/** The draw pile as text from its top, each card `up/down`. */
export const pile = (state: State): string =>
  Array.from({ length: state.pileSize }, (_, i) => formatCard(state.queued(i))).join(' ');

/** The discard pile as text from the card played first, each card `back/front`. */
export const discard = (state: State): string =>
  Array.from({ length: state.discardSize }, (_, i) => formatCard(state.queued(state.pileSize + i))).join(' ');

function read(state: State, line: string): { seat: number; action: Action } {
  const entry = parseEntry(line);
  const action = entry && actionOf(state, entry);
  if (!entry || !action) throw new Error(`${line} names no action`);
  return { seat: entry.seat, action };
}
