import type { CardNumber } from '@quando/rules';
import { mark } from '../../../ui/card/mark.ts';
import { isUnderlined, numeral } from '../../../ui/card/numeral.ts';

/** A key of the number pad: landscape, with the number's mark cut off at the corner. */
export function keyDrawing(number: CardNumber): string {
  const place = isUnderlined(number) ? { x: 11, y: 8, scale: 0.3 } : { x: 11, y: 10, scale: 0.34 };
  return [
    '<svg class="drawing" viewBox="0 0 86 68" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">',
    '<rect class="fill" x="-40" y="-20" width="180" height="110"/>',
    mark(number, { x: 42, y: 18, scale: 0.95 }, 'tint'),
    numeral(number, place),
    '</svg>',
  ].join('');
}
