/** "an 8", "a 7". */
export const a = (card: number): string => (card === 8 ? `an ${card}` : `a ${card}`);
