import { setUp, type Position, type State } from '@quando/rules/authority';

/**
 * A position in which a card may be written by its front alone: `9 9 9 0/4` means three nines with any free backs.
 */
export function at(position: Position): State {
  return setUp(complete(position));
}

/** The same position with every card written `front/back`. */
function complete(position: Position): Position {
  const { hands, pile = '', discard = '' } = position;
  const free = new Set(PAIRS);
  for (const word of words([...hands, pile, discard].join(' ')))
    if (word.includes('/')) free.delete(pair(word));
  return { ...position, hands: hands.map((text) => hand(text, free)), pile: hand(pile, free) };
}

const NUMBERS = [10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0];

const PAIRS = NUMBERS.flatMap((a) => NUMBERS.filter((b) => b < a).map((b) => `${b}/${a}`));

const words = (text: string): string[] => text.split(' ').filter(Boolean);

const pair = (word: string): string =>
  word
    .split('/')
    .map(Number)
    .toSorted((a, b) => a - b)
    .join('/');

/** Gives each front without a back the highest free back. */
function hand(text: string, free: Set<string>): string {
  const cards = words(text).map((word) => {
    if (word.includes('/')) return word;
    const back = NUMBERS.find((number) => free.has(pair(`${word}/${number}`)));
    if (back === undefined) throw new Error(`no card with front ${word} is left`);
    free.delete(pair(`${word}/${back}`));
    return `${word}/${back}`;
  });
  return cards.join(' ');
}
