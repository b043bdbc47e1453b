import type { CardNumber } from '@quando/rules';

/** Numerals five dots high, each dot one column wide. */
const DOTS: Readonly<Record<CardNumber, readonly string[]>> = {
  0: ['###', '# #', '# #', '# #', '###'],
  1: [' # ', '## ', ' # ', ' # ', '###'],
  2: ['###', '  #', '###', '#  ', '###'],
  3: ['###', '  #', ' ##', '  #', '###'],
  4: ['# #', '# #', '###', '  #', '  #'],
  5: ['###', '#  ', '###', '  #', '###'],
  6: ['#  ', '#  ', '###', '# #', '###'],
  7: ['###', '  #', '  #', ' # ', ' # '],
  8: ['###', '# #', '###', '# #', '###'],
  9: ['###', '# #', '###', '  #', '###'],
  10: ['# ###', '# # #', '# # #', '# # #', '# ###'],
};

/** A numeral in three rows of half blocks. */
export function numeralRows(number: CardNumber): string[] {
  const dots = DOTS[number];
  return [0, 2, 4].map((row) => blocks(dots[row]!, dots[row + 1] ?? ''));
}

function blocks(upper: string, lower: string): string {
  return Array.from(upper, (dot, i) => block(dot === '#', lower[i] === '#')).join('');
}

function block(isUpper: boolean, isLower: boolean): string {
  if (isUpper) return isLower ? '█' : '▀';
  return isLower ? '▄' : ' ';
}
