/** "l’8", "il 7", "lo 0". */
export const the = (card: number): string => {
  if (card === 0) return 'lo 0';
  return card === 1 || card === 8 ? `l’${card}` : `il ${card}`;
};

/** "un 8", "uno 0". */
export const one = (card: number): string => (card === 0 ? 'uno 0' : `un ${card}`);
