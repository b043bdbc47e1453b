import type { SeenEvent, Viewer } from '@quando/rules';
import { wrapped } from './text-layout.ts';
import type { Screen } from './screen.ts';

/** A sentence of a game; loud ones are highlighted. */
export type Message = { readonly sentence: string; readonly isLoud: boolean };

export const messageOf = (event: SeenEvent, viewer: Viewer, { text, names }: Screen): Message => ({
  sentence: text.say(event, { viewer, names }),
  isLoud: isLoud(event),
});

export function messageLines({ sentence, isLoud: standsOut }: Message, { style, width }: Screen): string[] {
  const loud = (line: string): string => (style.hasColour ? style.loud(` ${line} `) : `* ${line} *`);
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
