import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FEATURES, readNet, type Net } from '@quando/bots';

const weights = readFileSync(new URL('../weights/master.qnet', import.meta.url));
const vectors = readFileSync(new URL('../../../conformance/net/vectors.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Vector);

type Vector = { features: [number, number][]; logits: [number, number][]; value: number };

const net = readNet(weights) as Net;

describe('the net', () => {
  test('there are vectors to compare with', () => expect(vectors.length).toBeGreaterThanOrEqual(20));

  test.each(vectors.map((vector, i) => [i, vector] as const))(
    'agrees with PyTorch on vector %i',
    (_, vector) => {
      const features = new Float32Array(FEATURES);
      for (const [place, value] of vector.features) features[place] = value;
      expect(net.run(features)).toBeCloseTo(vector.value, 2);
      for (const [action, logit] of vector.logits)
        expect(Math.abs(net.logits[action]! - logit)).toBeLessThan(0.01);
    },
  );

  test('refuses what are no weights, weights of another layout, and a torn file', () => {
    expect(readNet(new Uint8Array(3))).toBe('not-weights');
    expect(readNet(new Uint8Array(200))).toBe('not-weights');
    expect(readNet(weights.subarray(0, weights.length - 2))).toBe('wrong-size');
    expect(readNet(weights.subarray(0, 20))).toBe('wrong-size');
    const other = Uint8Array.from(weights);
    other[20] = other[20]! ^ 1;
    expect(readNet(other)).toBe('other-layout');
  });
});
