import type { Cue } from '../../sound/cue.ts';
import type { Sounds } from '../../sound/sounds.ts';
import { vibrate, type Vibration } from '../../sound/vibration.ts';
import { isPunished, openSum, type RevealRowFacts } from './reveal-row.ts';
import type { RevealStage } from './reveal-timeline.ts';

export type RevealSoundsOptions = {
  readonly sounds: Sounds;
  readonly settings: () => { readonly sounds: boolean; readonly vibration: boolean };
};

/** What is heard and felt of a reveal: a tick for each card, and what the round comes to. */
export class RevealSounds {
  readonly #options: RevealSoundsOptions;
  #before: RevealStage | undefined;

  constructor(options: RevealSoundsOptions) {
    this.#options = options;
  }

  /** Follows the stages; the first one is only remembered, and so is one that begins again. */
  follow(stage: RevealStage, rows: readonly RevealRowFacts[]): void {
    const before = this.#before;
    this.#before = stage;
    if (!before || opened(stage) < opened(before)) return;
    this.#turning(stage, before, rows);
    if (stage.isScored && !before.isScored) this.#scored(rows);
    if (stage.isRanked && !before.isRanked) this.#play({ kind: 'rank' });
  }

  #turning({ open, turning }: RevealStage, before: RevealStage, rows: readonly RevealRowFacts[]): void {
    if (turning === 'none') {
      const isNextLast = rows.length > 2 && before.turning === rows.length - 2;
      if (isNextLast) this.#play({ kind: 'suspense' });
      return;
    }
    if (turning !== before.turning) this.#feel('hand');
    if (open[turning]! > before.open[turning]!)
      this.#play({ kind: 'count', sum: openSum(rows[turning]!.cards, open[turning]!), hand: turning });
  }

  #scored(rows: readonly RevealRowFacts[]): void {
    const isPenalty = rows.some(isPunished);
    this.#play({ kind: isPenalty ? 'penalty' : 'lowest' });
    if (rows.some(({ isOwn, points }) => isOwn && points === 0)) this.#feel('ownZero');
    else if (isPenalty) this.#feel('penalty');
  }

  #play(cue: Cue): void {
    const { sounds, settings } = this.#options;
    if (settings().sounds) sounds.play(cue);
  }

  #feel(vibration: Vibration): void {
    if (this.#options.settings().vibration) vibrate(vibration);
  }
}

const opened = ({ open }: RevealStage): number => open.reduce((sum, count) => sum + count, 0);
