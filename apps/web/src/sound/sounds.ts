import { tonesOf, type Cue } from './cue.ts';
import type { Tone } from './tone.ts';

/** Plays cues with Web Audio. Browsers allow no sound before the first user action. */
export class Sounds {
  #context: AudioContext | undefined;
  #noise: AudioBuffer | undefined;

  /** Enables sound; call it from the handler of a tap or a key. */
  unlock(): void {
    if (typeof AudioContext === 'undefined') return;
    this.#context ??= new AudioContext();
    if (this.#context.state === 'suspended') void this.#context.resume();
  }

  play(cue: Cue): void {
    const context = this.#context;
    if (context?.state !== 'running') return;
    for (const tone of tonesOf(cue)) this.#playTone(context, tone);
  }

  close(): void {
    void this.#context?.close();
    this.#context = undefined;
  }

  #playTone(context: AudioContext, tone: Tone): void {
    const start = context.currentTime + tone.at;
    const volume = context.createGain();
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(tone.loudness, start + 0.004);
    volume.gain.exponentialRampToValueAtTime(0.001, start + tone.length);
    volume.connect(context.destination);
    const source =
      tone.wave === 'noise' ? this.#noiseSource(context, tone, volume) : toneSource(context, tone, volume);
    source.start(start);
    source.stop(start + tone.length);
  }

  #noiseSource(context: AudioContext, tone: Tone, volume: GainNode): AudioBufferSourceNode {
    const source = context.createBufferSource();
    this.#noise ??= noiseBuffer(context);
    source.buffer = this.#noise;
    source.loop = true;
    const band = context.createBiquadFilter();
    band.type = 'bandpass';
    band.frequency.value = tone.pitch;
    source.connect(band).connect(volume);
    return source;
  }
}

function toneSource(context: AudioContext, tone: Tone, volume: GainNode): OscillatorNode {
  const source = context.createOscillator();
  source.type = tone.wave === 'triangle' ? 'triangle' : 'sine';
  const start = context.currentTime + tone.at;
  source.frequency.setValueAtTime(tone.pitch, start);
  if (tone.bend !== undefined)
    source.frequency.exponentialRampToValueAtTime(tone.pitch * tone.bend, start + tone.length);
  source.connect(volume);
  return source;
}

function noiseBuffer(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 4, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
