import { tonesOf, type Cue } from '../../src/sound/cue.ts';
import { noiseBuffer, playTone } from '../../src/sound/play-tone.ts';

const RATE = 44_100;
const WINDOW = 0.1 * RATE;
/** A pair of filters that lets everything above their frequency pass unchanged, in decibels. */
const FLAT = -3;

/** How a cue sounds; levels are in decibels of full scale. */
export type Measured = {
  readonly peak: number;
  /** The loudest tenth of a second of what a phone's loudspeaker plays: everything above 400 Hz. */
  readonly phone: number;
  /** The same without that limit. */
  readonly full: number;
};

const soundPage = {
  async measure(cue: Cue): Promise<Measured> {
    const full = await rendered(cue, 20);
    const phone = await rendered(cue, 400);
    return { peak: Math.max(...full.map(Math.abs)), phone: loudest(phone), full: loudest(full) };
  },
};

export type SoundPage = typeof soundPage;

Object.assign(globalThis, { soundPage });

/** The samples of a cue, without what is below some frequency. */
async function rendered(cue: Cue, lowest: number): Promise<number[]> {
  const tones = tonesOf(cue);
  const length = Math.max(...tones.map((tone) => tone.at + tone.length)) + 0.1;
  const context = new OfflineAudioContext(1, Math.ceil(length * RATE), RATE);
  const output = { context, noise: noiseBuffer(context) };
  for (const tone of tones) playTone(output, tone, 0);
  return [...(await filtered(await context.startRendering(), lowest)).getChannelData(0)];
}

function filtered(sound: AudioBuffer, lowest: number): Promise<AudioBuffer> {
  const context = new OfflineAudioContext(1, sound.length, RATE);
  const source = new AudioBufferSourceNode(context, { buffer: sound });
  const first = new BiquadFilterNode(context, { type: 'highpass', frequency: lowest, Q: FLAT });
  const second = new BiquadFilterNode(context, { type: 'highpass', frequency: lowest, Q: FLAT });
  source.connect(first).connect(second).connect(context.destination);
  source.start();
  return context.startRendering();
}

function loudest(samples: readonly number[]): number {
  let most = 0;
  for (let start = 0; start < samples.length; start += WINDOW / 4) {
    const part = samples.slice(start, start + WINDOW);
    most = Math.max(most, part.reduce((sum, sample) => sum + sample * sample, 0) / WINDOW);
  }
  return 10 * Math.log10(most);
}
