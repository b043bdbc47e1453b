import type { Action, HeldCard, View } from '@quando/rules';
import type { TerminalCommand, TerminalWords } from '@quando/text';

/** The meaning of a typed line. */
export type Input =
  | { readonly type: 'places'; readonly places: readonly string[] }
  | { readonly type: TerminalCommand | 'nothing' | 'unknown' };

/** Every command has a key. */
const KEYS: Readonly<Record<string, TerminalCommand>> = {
  u: 'up',
  d: 'down',
  k: 'knock',
  p: 'pass',
  '?': 'help',
  h: 'help',
  r: 'rules',
  l: 'log',
  s: 'scores',
  q: 'quit',
};

/** Parses a line: positions of cards, a key, or a word of the player's language. */
export function parseInput(line: string, words: TerminalWords): Input {
  const typed = line.trim().toLowerCase();
  if (typed === '') return { type: 'nothing' };
  if (/^[\d ,;+-]+$/.test(typed)) return { type: 'places', places: typed.match(/\d+/g) ?? [] };
  return { type: commandOf(typed, words) ?? 'unknown' };
}

function commandOf(typed: string, words: TerminalWords): TerminalCommand | undefined {
  if (Object.hasOwn(KEYS, typed)) return KEYS[typed];
  return Object.values(KEYS).find((command) => words.words[command].includes(typed));
}

/** Whether the input asks for information, which is allowed at any time. */
export const isQuestion = ({ type }: Input): boolean =>
  type === 'help' || type === 'rules' || type === 'log' || type === 'scores';

/** The action of an input; undefined if it is not an action, `noPlace` if there is no card at a position. */
export function actionOf(
  input: Input,
  view: View,
  shown: readonly HeldCard[],
): Action | { readonly noPlace: string } | undefined {
  switch (input.type) {
    case 'up':
    case 'down':
      return { type: 'draw', side: input.type };
    case 'knock':
    case 'pass':
      return { type: input.type };
    case 'places':
      return actionAt(input.places, view, shown);
    default:
      return undefined;
  }
}

function actionAt(
  places: readonly string[],
  view: View,
  shown: readonly HeldCard[],
): Action | { readonly noPlace: string } {
  const noPlace = places.find((place) => !shown[Number(place) - 1]);
  if (noPlace !== undefined) return { noPlace };
  const slots = places.map((place) => shown[Number(place) - 1]!.slot);
  const [slot] = slots;
  if (view.phase === 'penalty' && slots.length === 1) return { type: 'flip', slot: slot! };
  return { type: 'play', slots };
}
