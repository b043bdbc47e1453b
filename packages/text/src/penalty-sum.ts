/** What a knock too early comes to, as a sum that no line break parts. */
export const penaltySum = (sum: number, points: number): string =>
  `${sum} + 5 = ${points}`.replaceAll(' ', '\u00a0');
