import { NUMBERS, type CardNumber, type Seat } from '@quando/rules';
import type { AssistWords } from '@quando/text';
import type { BoardHelp, Hill } from '../board/board-props.ts';
import { cardKey } from '../board/board-names.ts';

/** The chance of each number from 0 to 10. */
type Chances = readonly number[];

/** What the coach has counted from a view; structurally that of the bots. */
export type Counted = {
  readonly own: readonly { readonly slot: number; readonly front: CardNumber; readonly chances: Chances }[];
  readonly top?: { readonly up: CardNumber; readonly chances: Chances };
  readonly zeros: readonly { readonly seat: Seat; readonly slot: number }[];
};

/** A card whose other side is looked at: its numbers, most likely first to be named. */
export type LookedCard = {
  readonly front: CardNumber;
  readonly bars: readonly { readonly number: CardNumber; readonly height: number; readonly inTen: number }[];
  readonly likely: readonly CardNumber[];
};

/** The highest bar fills its place. */
const hillOf = (chances: Chances): Hill => {
  const most = Math.max(...chances);
  return chances.map((chance) => (most > 0 ? chance / most : 0));
};

/** Which numbers are still possible, all of them alike. */
const flatHill = (chances: Chances): Hill => chances.map((chance) => (chance > 0 ? 0.6 : 0));

/** What the board shows of a level of help. */
export function boardHelp(
  counted: Counted,
  shown: 'numbers' | 'chances',
  words: AssistWords,
  onlook: (slot: number) => void,
): BoardHelp {
  const draw = shown === 'chances' ? hillOf : flatHill;
  const own = counted.own.map(
    ({ slot, front, chances }) => [slot, { hill: draw(chances), look: words.look(front) }] as const,
  );
  const pile = shown === 'chances' && counted.top ? pileHelp(counted.top, words) : undefined;
  const zeros = shown === 'chances' ? counted.zeros.map(({ seat, slot }) => cardKey(seat, slot)) : [];
  return {
    own: new Map(own),
    zeros: new Set(zeros),
    maybeZero: words.maybeZero,
    onlook,
    ...(pile && { pile }),
  };
}

function pileHelp({ up, chances }: NonNullable<Counted['top']>, words: AssistWords): BoardHelp['pile'] {
  const lower = chances.slice(0, up).reduce((sum, chance) => sum + chance, 0);
  const phrase = words.pile[lower > 0.6 ? 'lower' : lower < 0.4 ? 'higher' : 'half'];
  return { up, hill: hillOf(chances), phrase, spoken: words.pileFor(up, phrase) };
}

/** The bars of an own card; with equal bars, no number is named. */
export function lookedCard(
  counted: Counted,
  slot: number,
  shown: 'numbers' | 'chances',
): LookedCard | undefined {
  const card = counted.own.find((one) => one.slot === slot);
  if (!card) return undefined;
  const hill = shown === 'chances' ? hillOf(card.chances) : flatHill(card.chances);
  const possible = NUMBERS.filter((number) => card.chances[number]! > 0);
  return {
    front: card.front,
    bars: possible.map((number) => ({
      number,
      height: hill[number]!,
      inTen: Math.round(card.chances[number]! * 10),
    })),
    likely: shown === 'chances' ? mostLikely(possible, card.chances) : [],
  };
}

/** At most two, and only if they are well ahead of the rest. */
function mostLikely(possible: readonly CardNumber[], chances: Chances): readonly CardNumber[] {
  const ranked = possible.toSorted((a, b) => chances[b]! - chances[a]!);
  const two = ranked.slice(0, 2);
  const together = two.reduce<number>((sum, number) => sum + chances[number]!, 0);
  return together >= 0.5 ? two.toSorted((a, b) => a - b) : [];
}
