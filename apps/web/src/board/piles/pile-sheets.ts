/** How many sheets show under the top card of a pile: its thickness, up to a limit. */
export const sheetsOf = (cards: number): number => Math.min(3, Math.ceil((cards - 1) / 6));
