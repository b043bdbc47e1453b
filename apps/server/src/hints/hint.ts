import type { Said } from '@quando/table';

/** What a process tells the others: it may get lost without harm. */
export type Hint =
  | { readonly kind: 'changed'; readonly table: string }
  | { readonly kind: 'said'; readonly table: string; readonly said: Said };

/** How processes tell each other of what they have done. */
export type Hints = { tell(hint: Hint): void; close(): Promise<void> };

/** Where there are no others. */
export const NO_HINTS: Hints = { tell: () => {}, close: () => Promise.resolve() };
