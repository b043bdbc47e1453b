import type { Action } from './action.ts';
import type { TurnContext } from './turn-context.ts';
import { NUMBERS, type CardNumber } from './card.ts';
import { refuse, verbsOf, type Refusal } from './refusal.ts';
import { turnContextOfView, type View } from './view.ts';

/** Why the viewer may not do this now; undefined if it is legal. */
export function refusalOf(view: View, action: Action): Refusal | undefined {
  const context = turnContextOfView(view);
  return context ? refuse(context, action) : { code: 'watchers-only-watch', may: [] };
}

/** All legal actions of the viewer, each choice of cards once, with ascending slots. */
export function legalActions(view: View): Action[] {
  const context = turnContextOfView(view);
  return context ? actionsOf(context) : [];
}

/** All legal actions of a seat; links to games rely on their order (docs/game-link.md). */
export const actionsOf = (context: TurnContext): Action[] =>
  verbsOf(context).flatMap((verb): Action[] => {
    switch (verb) {
      case 'play':
        return playsOf(context).map((slots) => ({ type: 'play', slots }));
      case 'draw':
        return [
          { type: 'draw', side: 'up' },
          { type: 'draw', side: 'down' },
        ];
      case 'flip':
        return slotsOf(context, 0).map((slot) => ({ type: 'flip', slot }));
      case 'knock':
      case 'pass':
        return [{ type: verb }];
    }
  });

/** The slots of every group that the hand can play: equal numbers first, then straights. */
function playsOf(context: TurnContext): number[][] {
  const slots = NUMBERS.map((number) => slotsOf(context, number));
  const equal = slots.flatMap((same) => subsetsOf(same));
  const straights = slots.flatMap((low, number) =>
    low.flatMap((a) =>
      (slots[number + 1] ?? []).flatMap((b) =>
        (slots[number + 2] ?? []).map((c) => [a, b, c].toSorted((x, y) => x - y)),
      ),
    ),
  );
  return [...equal, ...straights];
}

const slotsOf = (context: TurnContext, number: CardNumber): number[] =>
  context.hand.filter((card) => card.front === number).map((card) => card.slot);

/** The non-empty subsets, each in the given order. */
const subsetsOf = (items: readonly number[]): number[][] =>
  items.flatMap((item, i) => [[item], ...subsetsOf(items.slice(i + 1)).map((rest) => [item, ...rest])]);
