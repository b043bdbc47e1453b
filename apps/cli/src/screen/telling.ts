import type { SeenEvent, Viewer } from '@quando/rules';
import { wrapped } from './measure.ts';
import type { Screen } from './screen.ts';

/** A sentence of a game; loud ones stand out. */
export type Told = { readonly sentence: string; readonly isLoud: boolean };

export const toldOf = (event: SeenEvent, viewer: Viewer, { text, names }: Screen): Told => ({
  sentence: text.say(event, { viewer, names }),
  isLoud: isLoud(event),
});

export function toldLines({ sentence, isLoud: standsOut }: Told, { brush, width }: Screen): string[] {
  const loud = (line: string): string => (brush.hasColour ? brush.loud(` ${line} `) : `* ${line} *`);
  return wrapped(sentence, width - 7, 2).map((line) => `  ${standsOut ? loud(line) : line}`);
}

/** Triplets, knocks, only zeros and the end of a game. */
function isLoud(event: SeenEvent): boolean {
  switch (event.type) {
    case 'played':
      return event.group === 'triplet';
    case 'scored':
      return event.end === 'zeros';
    default:
      return event.type === 'knocked' || event.type === 'won';
  }
}
