import type { Sitter, ToldEvent } from '@quando/protocol';
import type { Seat, SeenEvent, Side, View } from '@quando/rules';
import { personAt, type BoardWords, type Context, type Text } from '@quando/text';
import { createContext } from 'svelte';
import { prefersReducedMotion } from 'svelte/motion';
import type { Moments } from '../game/moments.svelte.ts';
import { helpsMemory, type SettingsValues } from '../settings-values.ts';
import { Effects } from '../sound/effects.ts';
import { Sounds } from '../sound/sounds.ts';
import { namesOf } from './board-names.ts';
import type {
  BoardBar,
  BoardCommands,
  BoardHandMode,
  BoardHelp,
  BoardParts,
  BoardProps,
} from './board-props.ts';
import { NO_HIGHLIGHTS, type Highlights } from './highlights.ts';
import type { LogNote } from './log-line.ts';
import { boardLayout, type BoardLayout } from './layout/board-layout.ts';
import { layoutInputOf, type Screen } from './layout/layout-input.ts';
import { Animator } from './motion/animator.svelte.ts';
import { paceOf, type Pace } from './motion/pace.ts';
import { MoveInput } from './move-input.svelte.ts';
import type { Notice, RuleLink } from './rule-link.ts';
import { withoutResult } from './seats/hide-result.ts';
import type { SeatRemark } from './seats/seat-note.ts';

const NO_PARTS: BoardParts = {};

const OUTCOMES: ReadonlySet<SeenEvent['type']> = new Set(['scored', 'won']);

/**
 * What the parts of a board share: what it shows, how it is laid out, what moves, and what its viewer is about to do.
 * While a moment is shown, the board shows the table right after it and nothing newer.
 */
export class BoardModel {
  readonly #props: BoardProps;
  readonly effects: Effects;
  readonly animator: Animator;
  readonly input: MoveInput;
  screen: Screen = $state.raw({ width: 0, height: 0, rem: 16 });

  readonly moments: Moments = $derived.by(() => this.#props.table.moments);
  readonly sitters: readonly Sitter[] = $derived.by(() => this.#props.table.sitters);
  /** The newest view and log, whether they have been shown or not. */
  readonly newestView: View = $derived.by(() => this.#props.table.view);
  readonly newestLog: readonly ToldEvent[] = $derived.by(() => this.#props.table.log);

  readonly view: View = $derived.by(() => this.moments.first?.view ?? this.newestView);
  /** The view without the result of a scored round, which the reveal shows. */
  readonly shownView: View = $derived.by(() => withoutResult(this.view, this.moments.first?.before));
  /** The events of this round that have been shown, without its result, which the reveal shows. */
  readonly log: readonly ToldEvent[] = $derived.by(() => {
    const last = this.moments.first?.seq ?? Infinity;
    return this.newestLog.filter(({ seq, event }) => seq <= last && !OUTCOMES.has(event.type));
  });
  readonly notes: readonly LogNote[] = $derived.by(() => this.#props.table.notes ?? []);
  readonly events: readonly SeenEvent[] = $derived.by(() => this.log.map(({ event }) => event));
  readonly names: readonly string[] = $derived.by(() => namesOf(this.sitters));
  readonly context: Context = $derived.by(() => ({ viewer: this.view.viewer, names: this.names }));
  readonly isMyTurn: boolean = $derived.by(
    () => this.view.phase === 'turn' && this.view.asked === this.view.viewer,
  );
  /** Whether the viewer, who may be looking at a big screen or elsewhere, has to look here. */
  readonly isCalled: boolean = $derived.by(() => {
    const mayBeAway = this.handMode !== undefined || this.#props.isCalling === true;
    return mayBeAway && this.view.asked === this.view.viewer && this.view.phase !== 'draw';
  });
  readonly pace: Pace = $derived.by(() =>
    paceOf(this.settings.speed, this.settings.motion, prefersReducedMotion.current),
  );
  readonly layout: BoardLayout = $derived.by(() =>
    boardLayout(
      this.screen,
      layoutInputOf(this.view, this.settings, {
        isHandOnly: this.handMode !== undefined,
        hasBar: this.bar !== undefined,
        actionsHeight: this.parts.actionsHeight,
      }),
    ),
  );

  constructor(props: BoardProps) {
    this.#props = props;
    this.effects = effectsFor(this, props.sounds ?? new Sounds());
    this.animator = new Animator({
      onEvent: (event) => this.effects.onEvent(event),
      onDone: () => this.moments.next(),
    });
    this.input = inputFor(this);
  }

  get settings(): SettingsValues {
    return this.#props.settings;
  }

  /** Whether cards also show the sides that the viewer could remember. */
  get helpsMemory(): boolean {
    return helpsMemory(this.settings);
  }

  /** The other side of the draw pile's top card, if it is to be shown. */
  get rememberedDown(): Side {
    return this.helpsMemory ? (this.view.pile[0]?.down ?? 'hidden') : 'hidden';
  }

  get text(): Text {
    return this.#props.wording.text;
  }

  get words(): BoardWords {
    return this.#props.wording.board;
  }

  get rule(): RuleLink | undefined {
    return this.#props.rule;
  }

  /** Undefined where the board is part of another screen. */
  get bar(): BoardBar | undefined {
    return this.#props.bar;
  }

  get parts(): BoardParts {
    return this.#props.parts ?? NO_PARTS;
  }

  /** Set if the table is on a big screen. */
  get handMode(): BoardHandMode | undefined {
    return this.#props.handMode;
  }

  get commands(): BoardCommands {
    return this.#props.commands;
  }

  /** The sentence for an event, without what the reveal is to show. */
  tell(event: SeenEvent): string {
    if (!OUTCOMES.has(event.type)) return this.text.say(event, this.context);
    if (event.type !== 'scored' || event.end !== 'zeros') return '';
    const { onlyZeros, holdsZeros, endsAtOnce } = this.words.banner;
    return `${onlyZeros} ${holdsZeros(personAt(this.newestView.turn, this.context))} ${endsAtOnce}`;
  }

  /** What help the table gives the viewer; nothing while something moves. */
  get help(): BoardHelp | undefined {
    return this.isQuiet ? this.#props.table.help : undefined;
  }

  /** The points that a seat has free. */
  headStartOf(seat: Seat): number {
    return this.#props.table.headStarts?.points[seat] ?? 0;
  }

  /** The same in words; undefined if there are none. */
  freePoints(seat: Seat): string | undefined {
    const points = this.headStartOf(seat);
    return points > 0 ? this.#props.table.headStarts?.say(points) : undefined;
  }

  remarkOn(seat: Seat): SeatRemark | undefined {
    return this.#props.table.remarks?.[seat];
  }

  /** What a lesson points at. */
  get highlights(): Highlights {
    return this.#props.highlights ?? NO_HIGHLIGHTS;
  }

  /** Whether a lesson points at an action; at playing only once all its cards are chosen. */
  isHighlighted(action: string): boolean {
    const { slots, actions } = this.highlights;
    if (action === 'play' && !slots.every((slot) => this.input.selected.includes(slot))) return false;
    return actions.some((highlighted) => highlighted === action);
  }

  /** Why the last tap or request was refused. */
  get notice(): Notice | undefined {
    return this.input.notice ?? this.commands.refusal;
  }

  /** Whether a drawn card is still flying. */
  get isLifted(): boolean {
    const { pending } = this.commands;
    return typeof pending === 'object' && pending.type === 'draw';
  }

  /** Whether everything that happened has been shown. */
  get isQuiet(): boolean {
    return !this.moments.first;
  }

  /** Skips the animation. */
  skip(): void {
    this.effects.unlock();
    if (!this.animator.isBusy) return;
    this.moments.skip();
    this.animator.finish();
  }

  stop(): void {
    this.animator.stop();
    this.effects.stop();
  }
}

export const [boardModel, setBoardModel] = createContext<BoardModel>();

const effectsFor = (board: BoardModel, sounds: Sounds): Effects =>
  new Effects({
    sounds,
    settings: () => board.settings,
    language: () => board.text.language,
    say: (event) => board.tell(event),
    viewer: () => board.newestView.viewer,
  });

const inputFor = (board: BoardModel): MoveInput =>
  new MoveInput({
    view: () => board.view,
    order: () => board.settings.sortHand,
    confirms: () => board.settings.confirmations,
    isPending: () => board.commands.pending !== undefined,
    say: (refusal) => board.text.refuse(refusal, board.context),
    onAct: (action) => board.commands.onact(action),
    onTap: (number) => board.effects.select(number),
  });
