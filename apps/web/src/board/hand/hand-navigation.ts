export type HandShape = { readonly cards: number; readonly perRow: number };

/** The card that a key moves the focus to; undefined if it does not move it. */
export function cardAfterKey(key: string, index: number, { cards, perRow }: HandShape): number | undefined {
  const within = (next: number): number => Math.max(0, Math.min(next, cards - 1));
  switch (key) {
    case 'ArrowLeft':
      return within(index - 1);
    case 'ArrowRight':
      return within(index + 1);
    case 'ArrowUp':
      return index >= perRow ? index - perRow : undefined;
    case 'ArrowDown':
      return index + perRow < cards ? index + perRow : undefined;
    case 'Home':
      return 0;
    case 'End':
      return cards - 1;
    default:
      return undefined;
  }
}
