import type { ReplayPlayer } from '../../replay/replay-player.svelte.ts';

export type ReplayKeys = {
  readonly player: ReplayPlayer;
  readonly onbranch: (() => void) | undefined;
  readonly oneyes: () => void;
};

/** Runs the command of a key; returns whether it had one. Fields, dialogs and radio buttons keep their keys. */
export function pressReplayKey(event: KeyboardEvent, keys: ReplayKeys): boolean {
  const target = event.target instanceof Element ? event.target : document.body;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (target.closest('input, select, textarea, dialog')) return false;
  if (event.key === ' ' && target.closest('button, a, summary')) return false;
  const command = commandOf(event, keys);
  command?.();
  return command !== undefined;
}

function commandOf({ key, shiftKey }: KeyboardEvent, keys: ReplayKeys): (() => void) | undefined {
  const { player, onbranch, oneyes } = keys;
  switch (key) {
    case 'ArrowLeft':
      return () => (shiftKey ? player.toDecision(-1) : player.step(-1));
    case 'ArrowRight':
      return () => (shiftKey ? player.toDecision(1) : player.step(1));
    case 'ArrowUp':
      return () => player.toRound(-1);
    case 'ArrowDown':
      return () => player.toRound(1);
    case ' ':
      return () => (player.isPlaying = !player.isPlaying && player.at < player.last);
    case 'm':
      return player.mistakes.length > 0 ? () => player.toMistake() : undefined;
    case 'w':
      return onbranch;
    case 'e':
      return oneyes;
    default:
      return undefined;
  }
}
