import type { CardNumber, SeenEvent, Viewer } from '@quando/rules';
import type { Language } from '@quando/text';
import { cuesOf } from './event-cue.ts';
import { touch, touchOf } from './haptics.ts';
import type { Sounds } from './sounds.ts';
import { hush, isSpoken, speak } from './speech.ts';

export type EffectNeeds = {
  readonly sounds: Sounds;
  readonly settings: () => {
    readonly sounds: boolean;
    readonly speech: boolean;
    readonly vibration: boolean;
  };
  readonly language: () => Language;
  readonly say: (event: SeenEvent) => string;
  readonly viewer: () => Viewer;
};

/** What is heard and felt, as far as the settings want it. */
export class Effects {
  readonly #needs: EffectNeeds;

  constructor(needs: EffectNeeds) {
    this.#needs = needs;
  }

  wake(): void {
    if (this.#needs.settings().sounds) this.#needs.sounds.wake();
  }

  select(number: CardNumber): void {
    const { sounds, settings } = this.#needs;
    if (settings().sounds) sounds.play({ kind: 'select', number });
    if (settings().vibration) touch('select');
  }

  /** Calls out something that is not an event, such as whose turn it is. */
  call(sentence: string): void {
    const { settings, language } = this.#needs;
    if (settings().speech) speak(sentence, language());
  }

  /** Ends what is being said. */
  stop(): void {
    hush();
  }

  happen(event: SeenEvent): void {
    const { sounds, settings, language, say, viewer } = this.#needs;
    if (settings().sounds) for (const cue of cuesOf(event, viewer())) sounds.play(cue);
    const felt = touchOf(event);
    if (settings().vibration && felt) touch(felt);
    if (settings().speech && isSpoken(event)) speak(say(event), language());
  }
}
