import type { BoardModel } from './board-model.svelte.ts';
import { turnableOf } from './hand/selection.ts';
import { keyCommand, type KeyCommand } from './keys.ts';

export type KeyTarget = {
  readonly board: BoardModel;
  /** Moves the focus to a card of the viewer's hand. */
  readonly focusCard: (index: number) => void;
};

/** Runs the command of a key; ignores keys pressed in input fields and dialogs. */
export function handleKey(event: KeyboardEvent, to: KeyTarget): void {
  const target = event.target instanceof Element ? event.target : document.body;
  const command = keyCommand(event);
  if (!command || event.repeat || target.closest('input, select, textarea, dialog, [role="dialog"]')) return;
  if (command.kind === 'play' && isWorkedByEnter(target) && !isForOnlyZero(target, to.board)) return;
  if (run(command, to)) event.preventDefault();
}

/** Enter activates a focused button as usual; on a chosen card it plays the selection. */
const isWorkedByEnter = (target: Element): boolean =>
  target.closest('button, a, summary') !== null && !target.matches('[data-card][aria-pressed="true"]');

/** A single zero to turn over is chosen automatically, so Enter on any card turns it over. */
const isForOnlyZero = (target: Element, { input, view }: BoardModel): boolean =>
  input.offer.kind === 'flip' && turnableOf(view).length === 1 && target.matches('[data-card]');

function run(command: KeyCommand, to: KeyTarget): boolean {
  const { input, commands } = to.board;
  switch (command.kind) {
    case 'play':
      return input.actFirst();
    case 'select':
      return tapAt(command.place - 1, to);
    case 'zero':
      return tapNextZero(to);
    case 'take-up':
    case 'turn-over':
      if (input.offer.kind !== 'draw') return false;
      input.act({ type: 'draw', side: command.kind === 'take-up' ? 'up' : 'down' });
      return true;
    case 'knock':
    case 'pass':
      if (input.offer.kind !== 'turn') return false;
      input.act({ type: command.kind });
      return true;
    case 'clear':
      input.clear();
      return true;
    case 'log':
    case 'help':
      return open(command.kind === 'log' ? commands.onlog : commands.onhelp);
    default:
      return command satisfies never;
  }
}

function open(onopen: (() => void) | undefined): boolean {
  onopen?.();
  return onopen !== undefined;
}

function tapAt(index: number, { board, focusCard }: KeyTarget): boolean {
  if (!board.input.tapAt(index)) return false;
  focusCard(index);
  return true;
}

function tapNextZero(to: KeyTarget): boolean {
  const { input, view } = to.board;
  const zeros = turnableOf(view);
  const next = zeros[(zeros.indexOf(input.selected[0] ?? -1) + 1) % zeros.length];
  const index = input.cards.findIndex(({ slot }) => slot === next);
  return next !== undefined && tapAt(index, to);
}
