import type { SeenEvent, Viewer } from '@quando/rules';
import { wrapped } from './measure.ts';
import type { Screen } from './screen.ts';

/** A sentence of a game; loud ones stand out. */
export type Told = { readonly sentence: string; readonly isLoud: boolean };

export const toldOf = (event: SeenEvent, viewer: Viewer, { text, names }: Screen): Told => ({
  sentence: text.say(event, { viewer, names }),
  isLoud: isLoud(event),
});

export const toldLines = ({ sentence, isLoud: stands }: Told, { brush, width }: Screen): string[] =>
  wrapped(sentence, width - 5, 2).map((line) => `  ${stands ? brush.loud(` ${line} `) : line}`);

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
