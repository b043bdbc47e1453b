import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FEATURES, readNet, startKernel, type Net, type WeightsFault } from '@quando/bots';

const read = (path: string): Buffer<ArrayBuffer> => readFileSync(new URL(path, import.meta.url));

const weights = read('../weights/master.qnet');
const kernelBytes = read('../kernel/net-kernel.wasm');
const vectors = read('../../../conformance/net/vectors.jsonl')
  .toString()
  .trim()
  .split('\n')
  .map((line): Vector => JSON.parse(line));

type Vector = { features: [number, number][]; logits: [number, number][]; value: number };

const plain = soundNet(readNet(weights));
const kernel = startKernel(kernelBytes, globalThis);
const fast = soundNet(readNet(weights, kernel));

function soundNet(net: Net | WeightsFault): Net {
  if (typeof net === 'string') throw new Error(net);
  return net;
}

function featuresOf(vector: Vector): Float32Array {
  const features = new Float32Array(FEATURES);
  for (const [place, value] of vector.features) features[place] = value;
  return features;
}

test('there are vectors to compare with', () => expect(vectors.length).toBeGreaterThanOrEqual(20));

describe.each([
  ['plain JavaScript', plain],
  ['the kernel', fast],
])('a net by %s', (_, net) => {
  test.each(vectors.map((vector, i) => [i, vector] as const))(
    'agrees with PyTorch on vector %i',
    (__, vector) => {
      expect(net.run(featuresOf(vector))).toBeCloseTo(vector.value, 2);
      for (const [action, logit] of vector.logits)
        expect(Math.abs(net.logits[action]! - logit)).toBeLessThan(0.01);
    },
  );
});

describe('the kernel', () => {
  test('starts on this platform', () => expect(kernel).toBeDefined());

  test('gives the same results as plain JavaScript, to the last bit', () => {
    for (const vector of vectors) {
      const features = featuresOf(vector);
      expect(fast.run(features)).toBe(plain.run(features));
      expect(fast.logits).toEqual(plain.logits);
    }
  });

  test('is not started without support for its vector instructions or for WebAssembly', () => {
    expect(startKernel(kernelBytes, { WebAssembly: { validate: () => false } })).toBeUndefined();
    expect(startKernel(kernelBytes, {})).toBeUndefined();
  });

  test('is not started from other code', () => {
    const nothing = Uint8Array.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);
    expect(startKernel(nothing, globalThis)).toBeUndefined();
  });
});

test('a net refuses files that are not weights, weights of another layout, and a truncated file', () => {
  expect(readNet(new Uint8Array(3))).toBe('not-weights');
  expect(readNet(new Uint8Array(200))).toBe('not-weights');
  expect(readNet(weights.subarray(0, weights.length - 2))).toBe('wrong-size');
  expect(readNet(weights.subarray(0, 20))).toBe('wrong-size');
  const other = Uint8Array.from(weights);
  other[20] = other[20]! ^ 1;
  expect(readNet(other)).toBe('other-layout');
});
