/** The state of a card in the viewer's hand. */
export type CardState = 'plain' | 'selected' | 'goes' | 'turnable' | 'dimmed';

/** The sign on a card's corner: a tick, a plus, two arrows. */
export const BADGES: Readonly<Record<CardState, string | undefined>> = {
  plain: undefined,
  selected: 'm6 12.5 4 4 8-9',
  goes: 'M12 6v12M6 12h12',
  turnable: 'M6 10a6.5 6.5 0 0 1 12-1M18 5v4h-4M18 14a6.5 6.5 0 0 1-12 1M6 19v-4h4',
  dimmed: undefined,
};
