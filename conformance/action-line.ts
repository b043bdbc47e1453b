import type { Refusal } from '@quando/rules';
import { actionOf, apply, parseEntry, type State, type Step } from '@quando/rules/authority';

/** The step of a line such as `0 play 1 2`; throws if it is not an action. */
export function actOn(state: State, line: string): Step | { readonly refusal: Refusal } {
  const entry = parseEntry(line);
  const action = entry && actionOf(state, entry);
  if (!entry || !action) throw new Error(`"${line}" is no action here`);
  return apply(state, entry.seat, action);
}
