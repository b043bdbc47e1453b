/** The sum plus penalty points of a failed knock, without line breaks. */
export const penaltySum = (sum: number, points: number): string =>
  `${sum} + 5 = ${points}`.replaceAll(' ', '\u00a0');
