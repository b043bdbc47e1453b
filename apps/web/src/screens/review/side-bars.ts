/** A bar of a small chart: `share` is its height, 1 for the highest. */
export type SideBar = {
  readonly number: number;
  readonly x: number;
  readonly width: number;
  readonly share: number;
};

/** What is less likely is left out. */
const LEAST = 0.02;
const WIDEST = 19;
const GAP = 3;

/** The bars of the numbers that a side may have, in the middle of the width. */
export function sideBars(chances: readonly number[], width: number): SideBar[] {
  const shown = chances.map((chance, number) => ({ chance, number })).filter(({ chance }) => chance >= LEAST);
  const most = Math.max(...chances);
  const pitch = Math.min(WIDEST, width / Math.max(1, shown.length));
  const left = (width - pitch * shown.length) / 2;
  return shown.map(({ chance, number }, i) => ({
    number,
    x: left + i * pitch + GAP / 2,
    width: pitch - GAP,
    share: chance / most,
  }));
}

/** The most likely number and its chance. */
export function likeliest(chances: readonly number[]): { readonly number: number; readonly chance: number } {
  const chance = Math.max(...chances);
  return { number: chances.indexOf(chance), chance };
}

/** Whether a side was seen, and so is certain. */
export const isSure = (chances: readonly number[]): boolean => chances.some((chance) => chance > 0.999);

/** How often a sum is at most this one. */
export const atMost = (sums: readonly number[], sum: number): number =>
  sums.slice(0, sum + 1).reduce((a, b) => a + b, 0);
