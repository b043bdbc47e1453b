/** The numbers of a straight: "4-5-6". */
export const straightNumbers = (lowest: number): string => `${lowest}-${lowest + 1}-${lowest + 2}`;
