import { tonesOf, type Cue } from './cue.ts';
import { noiseBuffer, playTone } from './play-tone.ts';

/** Plays cues with Web Audio. Browsers allow no sound before the first user action. */
export class Sounds {
  #context: AudioContext | undefined;
  #noise: AudioBuffer | undefined;

  /**
   * Enables sound, also after a phone has interrupted it; call it from the handlers of a tap or a key. On a touch screen
   * only the end of a tap counts for browsers.
   */
  unlock(): void {
    if (typeof AudioContext === 'undefined') return;
    this.#context ??= new AudioContext();
    // It may still be refused; the next tap asks again.
    if (this.#context.state !== 'running') this.#context.resume().catch(() => {});
  }

  play(cue: Cue): void {
    const context = this.#context;
    if (context?.state !== 'running') return;
    this.#noise ??= noiseBuffer(context);
    const output = { context, noise: this.#noise };
    for (const tone of tonesOf(cue)) playTone(output, tone, context.currentTime);
  }

  close(): void {
    void this.#context?.close();
    this.#context = undefined;
  }
}
