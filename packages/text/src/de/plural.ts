import type { CardNumber } from '@quando/rules';

/** Several cards of one number, as the printed rules call them: "8er", but "Nullen". */
export const several = (number: CardNumber): string => (number === 0 ? 'Nullen' : `${number}er`);
