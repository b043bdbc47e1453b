import { Effects } from '../sound/effects.ts';
import { Sounds } from '../sound/sounds.ts';
import type { BoardProps } from './board-props.ts';
import { MoveInput } from './move-input.svelte.ts';
import { Director } from './motion/director.svelte.ts';
import type { Showing } from './showing.svelte.ts';

/** What a board is played with: what is heard and felt, what moves, and what its viewer is about to do. */
export type Instruments = {
  readonly effects: Effects;
  readonly director: Director;
  readonly input: MoveInput;
};

export function instrumentsFor(props: BoardProps, showing: Showing): Instruments {
  const effects = effectsFor(props, showing);
  const director = new Director({
    onEvent: (event) => effects.happen(event),
    onDone: () => props.moments.next(),
  });
  return { effects, director, input: moveInputFor(props, showing, effects) };
}

const effectsFor = (props: BoardProps, showing: Showing): Effects =>
  new Effects({
    sounds: props.sounds ?? new Sounds(),
    settings: () => props.settings,
    language: () => props.text.language,
    say: (event) => props.text.say(event, showing.context),
    viewer: () => props.view.viewer,
  });

const moveInputFor = (props: BoardProps, showing: Showing, effects: Effects): MoveInput =>
  new MoveInput({
    view: () => showing.view,
    order: () => props.settings.sortHand,
    confirms: () => props.settings.confirmations,
    isPending: () => props.pending !== undefined,
    say: (no) => props.text.refuse(no, showing.context),
    onAct: (action) => props.onact(action),
    onTap: (number) => effects.select(number),
  });
