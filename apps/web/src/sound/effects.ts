import type { CardNumber, SeenEvent, Viewer } from '@quando/rules';
import type { Language } from '@quando/text';
import { cuesOf } from './event-cue.ts';
import { vibrate, vibrationOf } from './vibration.ts';
import type { Sounds } from './sounds.ts';
import { stopSpeaking, isSpoken, speak } from './speech.ts';

export type EffectOptions = {
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

/** Sounds, vibration and speech, each only if the settings allow it. */
export class Effects {
  readonly #options: EffectOptions;

  constructor(options: EffectOptions) {
    this.#options = options;
  }

  unlock(): void {
    if (this.#options.settings().sounds) this.#options.sounds.unlock();
  }

  select(number: CardNumber): void {
    const { sounds, settings } = this.#options;
    if (settings().sounds) sounds.play({ kind: 'select', number });
    if (settings().vibration) vibrate('select');
  }

  /** Calls the viewer, whose turn it is. */
  call(): void {
    const { sounds, settings } = this.#options;
    if (settings().sounds) sounds.play({ kind: 'call' });
    if (settings().vibration) vibrate('turn');
  }

  /** Speaks something that is not an event, such as whose turn it is. */
  speak(sentence: string): void {
    const { settings, language } = this.#options;
    if (settings().speech) speak(sentence, language());
  }

  /** Stops speech. */
  stop(): void {
    stopSpeaking();
  }

  onEvent(event: SeenEvent): void {
    const { sounds, settings, language, say, viewer } = this.#options;
    if (settings().sounds) for (const cue of cuesOf(event, viewer())) sounds.play(cue);
    const vibration = vibrationOf(event);
    if (settings().vibration && vibration) vibrate(vibration);
    if (settings().speech && isSpoken(event)) speak(say(event), language());
  }
}
