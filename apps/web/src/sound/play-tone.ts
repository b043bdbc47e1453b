import type { Tone } from './tone.ts';

/** Where a tone is played: live, or rendered to be measured. */
export type ToneOutput = {
  readonly context: BaseAudioContext;
  readonly noise: AudioBuffer;
};

/** Plays one tone of a cue that begins at some time of the context. */
export function playTone({ context, noise }: ToneOutput, tone: Tone, begin: number): void {
  const start = begin + tone.at;
  const volume = context.createGain();
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(tone.loudness, start + 0.004);
  volume.gain.exponentialRampToValueAtTime(0.001, start + tone.length);
  volume.connect(context.destination);
  const source =
    tone.wave === 'noise'
      ? noiseSource(context, noise, tone.pitch, volume)
      : toneSource(context, tone, start, volume);
  source.start(start);
  source.stop(start + tone.length);
}

function noiseSource(
  context: BaseAudioContext,
  buffer: AudioBuffer,
  pitch: number,
  volume: GainNode,
): AudioBufferSourceNode {
  const source = context.createBufferSource();
  source.buffer = buffer;
  source.loop = true;
  const band = context.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = pitch;
  source.connect(band).connect(volume);
  return source;
}

function toneSource(context: BaseAudioContext, tone: Tone, start: number, volume: GainNode): OscillatorNode {
  const source = context.createOscillator();
  source.type = tone.wave === 'triangle' ? 'triangle' : 'sine';
  source.frequency.setValueAtTime(tone.pitch, start);
  if (tone.bend !== undefined)
    source.frequency.exponentialRampToValueAtTime(tone.pitch * tone.bend, start + tone.length);
  source.connect(volume);
  return source;
}

/** A quarter of a second of white noise, the same each time, so that no chance makes a cue distorted. */
export function noiseBuffer(context: BaseAudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 4, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 1;
  for (let i = 0; i < samples.length; i += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    samples[i] = state / 2 ** 31 - 1;
  }
  return buffer;
}
