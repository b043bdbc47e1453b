import {
  mayKnock,
  turnContextOfView,
  type Action,
  type GameRecord,
  type Side,
  type View,
} from '@quando/rules';
import { actionOf, parseEntry, replay, viewOf, type State } from '@quando/rules/authority';
import { chooseTurn, takesUp, type HeardTurn } from './listening-player.ts';

const shown = (side: Side | undefined): number | undefined =>
  side === undefined || side === 'hidden' ? undefined : side;

const handOf = ({ hands, viewer }: View): View['hands'][number] => hands[Number(viewer)]!;

/** What a listener should have been told of a view. */
function turnIn(view: View): HeardTurn {
  const [top] = view.pile;
  return {
    hand: handOf(view).map(({ front }) => Number(front)),
    up: shown(top?.up) ?? 10,
    down: shown(top?.down) ?? 'unknown',
    others: view.hands.flatMap((hand, seat) => (seat === view.viewer ? [] : [hand.length])),
    mayKnock: mayKnock(turnContextOfView(view)!),
    isLastRound: view.knocker !== 'nobody',
  };
}

/** What the listening player would do if they were told exactly what they may know. */
export function actionFor(view: View): Action {
  const hand = handOf(view);
  const turn = turnIn(view);
  if (view.phase === 'turn') {
    const choice = chooseTurn(turn);
    return choice.does === 'play' ? playOf(choice.numbers, hand) : { type: choice.does };
  }
  const zero = hand.find(({ front }) => front === 0);
  if (view.phase === 'penalty' && zero) return { type: 'flip', slot: zero.slot };
  return { type: 'draw', side: takesUp(turn) ? 'up' : 'down' };
}

function playOf(numbers: readonly number[], hand: View['hands'][number]): Action {
  const free = [...hand];
  const takeOut = (number: number): number =>
    free.splice(
      free.findIndex(({ front }) => front === number),
      1,
    )[0]!.slot;
  return { type: 'play', slots: numbers.map(takeOut).toSorted((a, b) => a - b) };
}

/** What the first seat did in a game, decision by decision, beside what `actionFor` chooses. */
export function choicesIn(record: GameRecord): { readonly did: string[]; readonly would: string[] } {
  const choices = [...replay(record)].flatMap(({ state, round, action }) => {
    if (state.asked !== 0) return [];
    const line = record.rounds[round]!.actions[action === 'deal' ? 0 : action + 1]!;
    const view = viewOf(state, 0);
    return [{ did: choiceOf(view, actionIn(state, line)), would: choiceOf(view, actionFor(view)) }];
  });
  return { did: choices.map(({ did }) => did), would: choices.map(({ would }) => would) };
}

const actionIn = (state: State, line: string): Action => actionOf(state, parseEntry(line)!)!;

/** An action as a listener chooses it: cards by their numbers. */
function choiceOf(view: View, action: Action): string {
  if (action.type === 'draw') return action.side;
  if (action.type !== 'play') return action.type;
  const played = handOf(view).filter(({ slot }) => action.slots.includes(slot));
  return played
    .map(({ front }) => Number(front))
    .toSorted((a, b) => a - b)
    .join(' ');
}
