import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const textOf = (file: string): string => readFileSync(join(import.meta.dirname, '../../..', file), 'utf8');

test('every image has an exact version, and that of Node is the one that developers use', () => {
  const { optionalDependencies } = JSON.parse(textOf('package.json'));
  const versions = new Set(Object.values<string>(optionalDependencies));
  expect(versions.size).toBe(1);
  const images = [...textOf('Dockerfile').matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
  expect(images).toHaveLength(2);
  expect(new Set(images)).toEqual(new Set([`node:${[...versions][0]}-bookworm-slim`]));
  const services = [...textOf('compose.yaml').matchAll(/^ +image: (\S+)/gm)].map(([, image]) => image);
  expect(services).toHaveLength(2);
  for (const image of services) expect(image).toMatch(/:\d+\.\d+(\.\d+)?$/);
});
