import { turnableOf } from './hand/selection.ts';
import type { View } from '@quando/rules';
import type { MoveInput } from './move-input.svelte.ts';
import { keyCommand, type KeyCommand } from './keys.ts';

export type Desk = {
  readonly input: MoveInput;
  readonly view: () => View;
  readonly focusCard: (index: number) => void;
  readonly onHelp: (() => void) | undefined;
  readonly onLog: (() => void) | undefined;
};

/** Does what a pressed key says; keys for fields and dialogs are left to them. */
export function press(event: KeyboardEvent, desk: Desk): void {
  const target = event.target instanceof Element ? event.target : document.body;
  const command = keyCommand(event);
  if (!command || event.repeat || target.closest('input, select, textarea, dialog, [role="dialog"]')) return;
  if (command.kind === 'play' && isWorkedByEnter(target) && !isForOnlyZero(target, desk)) return;
  if (obey(command, desk)) event.preventDefault();
}

/** Enter works a button as always; on a chosen card it plays what is chosen. */
const isWorkedByEnter = (target: Element): boolean =>
  target.closest('button, a, summary') !== null && !target.matches('[data-card][aria-pressed="true"]');

/** Where there is only one zero to turn over, it is chosen already, and Enter on any card turns it over. */
const isForOnlyZero = (target: Element, { input, view }: Desk): boolean =>
  input.offer.kind === 'flip' && turnableOf(view()).length === 1 && target.matches('[data-card]');

function obey(command: KeyCommand, desk: Desk): boolean {
  const { input } = desk;
  switch (command.kind) {
    case 'play':
      return input.actFirst();
    case 'select':
      return tapAt(command.place - 1, desk);
    case 'zero':
      return tapNextZero(desk);
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
      desk.onLog?.();
      return desk.onLog !== undefined;
    case 'help':
      desk.onHelp?.();
      return desk.onHelp !== undefined;
  }
}

function tapAt(index: number, { input, focusCard }: Desk): boolean {
  if (!input.tapAt(index)) return false;
  focusCard(index);
  return true;
}

function tapNextZero(desk: Desk): boolean {
  const { cards, selected } = desk.input;
  const zeros = turnableOf(desk.view());
  const next = zeros[(zeros.indexOf(selected[0] ?? -1) + 1) % zeros.length];
  return (
    next !== undefined &&
    tapAt(
      cards.findIndex(({ slot }) => slot === next),
      desk,
    )
  );
}
