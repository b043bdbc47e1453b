import type { Sitter, ToldEvent } from '@quando/protocol';
import type { SeenEvent, View } from '@quando/rules';
import type { BoardWords, Context, Text } from '@quando/text';
import { createContext } from 'svelte';
import { prefersReducedMotion } from 'svelte/motion';
import type { SettingsValues } from '../settings-values.ts';
import { Effects } from '../sound/effects.ts';
import { Sounds } from '../sound/sounds.ts';
import { namesOf } from './board-names.ts';
import type { BoardProps } from './board-props.ts';
import { NO_HIGHLIGHTS, type Highlights } from './highlights.ts';
import { boardLayout, type BoardLayout } from './layout/board-layout.ts';
import { layoutInputOf, type Screen } from './layout/layout-input.ts';
import { Animator } from './motion/animator.svelte.ts';
import { paceOf, type Pace } from './motion/pace.ts';
import { MoveInput } from './move-input.svelte.ts';
import type { Notice } from './rule-link.ts';
import { withoutResult } from './seats/hide-result.ts';

const OUTCOMES: ReadonlySet<SeenEvent['type']> = new Set(['scored', 'won']);

/**
 * What the parts of a board share: what it shows, how it is laid out, what moves, and what its viewer is about to do.
 * While a moment is shown, the board shows the table right after it and nothing newer.
 */
export class BoardModel {
  readonly props: BoardProps;
  readonly effects: Effects;
  readonly animator: Animator;
  readonly input: MoveInput;
  screen: Screen = $state.raw({ width: 0, height: 0, rem: 16 });

  readonly view: View = $derived.by(() => this.props.moments.first?.view ?? this.props.view);
  /** The view without the result of a scored round, which the reveal shows. */
  readonly shownView: View = $derived.by(() => withoutResult(this.view, this.props.moments.first?.before));
  /** The events of this round that have been shown, without its result, which the reveal shows. */
  readonly log: readonly ToldEvent[] = $derived.by(() => {
    const last = this.props.moments.first?.seq ?? Infinity;
    return this.props.log.filter(({ seq, event }) => seq <= last && !OUTCOMES.has(event.type));
  });
  readonly events: readonly SeenEvent[] = $derived.by(() => this.log.map(({ event }) => event));
  readonly names: readonly string[] = $derived.by(() => namesOf(this.props.sitters));
  readonly context: Context = $derived.by(() => ({ viewer: this.view.viewer, names: this.names }));
  readonly isMyTurn: boolean = $derived.by(
    () => this.view.phase === 'turn' && this.view.asked === this.view.viewer,
  );
  readonly pace: Pace = $derived.by(() =>
    paceOf(this.settings.speed, this.settings.motion, prefersReducedMotion.current),
  );
  readonly layout: BoardLayout = $derived.by(() =>
    boardLayout(this.screen, layoutInputOf(this.view, this.settings.cardSize)),
  );

  constructor(props: BoardProps) {
    this.props = props;
    this.effects = effectsFor(this);
    this.animator = new Animator({
      onEvent: (event) => this.effects.onEvent(event),
      onDone: () => props.moments.next(),
    });
    this.input = inputFor(this);
  }

  get settings(): SettingsValues {
    return this.props.settings;
  }

  get text(): Text {
    return this.props.text;
  }

  get words(): BoardWords {
    return this.props.words;
  }

  get sitters(): readonly Sitter[] {
    return this.props.sitters;
  }

  /** What a lesson points at. */
  get highlights(): Highlights {
    return this.props.highlights ?? NO_HIGHLIGHTS;
  }

  /** Whether a lesson points at an action; at playing only once all its cards are chosen. */
  isHighlighted(action: string): boolean {
    const { slots, actions } = this.highlights;
    if (action === 'play' && !slots.every((slot) => this.input.selected.includes(slot))) return false;
    return actions.some((highlighted) => highlighted === action);
  }

  /** Why the last tap or request was refused. */
  get notice(): Notice | undefined {
    return this.input.notice ?? this.props.refusal;
  }

  /** Whether a drawn card is still flying. */
  get isLifted(): boolean {
    const { pending } = this.props;
    return typeof pending === 'object' && pending.type === 'draw';
  }

  /** Whether everything that happened has been shown. */
  get isQuiet(): boolean {
    return !this.props.moments.first;
  }

  /** Skips the animation. */
  skip(): void {
    this.effects.unlock();
    if (!this.animator.isBusy) return;
    this.props.moments.skip();
    this.animator.finish();
  }

  stop(): void {
    this.animator.stop();
    this.effects.stop();
  }
}

export const [boardModel, setBoardModel] = createContext<BoardModel>();

const effectsFor = (board: BoardModel): Effects =>
  new Effects({
    sounds: board.props.sounds ?? new Sounds(),
    settings: () => board.settings,
    language: () => board.text.language,
    say: (event) => board.text.say(event, board.context),
    viewer: () => board.props.view.viewer,
  });

const inputFor = (board: BoardModel): MoveInput =>
  new MoveInput({
    view: () => board.view,
    order: () => board.settings.sortHand,
    confirms: () => board.settings.confirmations,
    isPending: () => board.props.pending !== undefined,
    say: (refusal) => board.text.refuse(refusal, board.context),
    onAct: (action) => board.props.onact(action),
    onTap: (number) => board.effects.select(number),
  });
