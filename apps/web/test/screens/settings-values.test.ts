import { assert, property, anything } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldsOf } from '../../src/local-store.ts';
import { CHOICES, DEFAULT_SETTINGS, parseSettings } from '../../src/settings-values.ts';

describe('settings that were kept', () => {
  it('come back as they were', () => {
    const changed = {
      ...DEFAULT_SETTINGS,
      language: 'it',
      theme: 'night',
      speed: 'instant',
      speech: true,
      leftHanded: true,
    } as const;
    expect(parseSettings(JSON.parse(JSON.stringify(changed)))).toEqual(changed);
  });

  it('have their defaults where something is missing, strange or unknown', () => {
    const kept = { language: 'pt', theme: 'dusk', sounds: 'yes', speed: 3, cardSize: 'large', colour: 'red' };
    expect(parseSettings(kept)).toEqual({ ...DEFAULT_SETTINGS, cardSize: 'large' });
  });

  it('are always complete, whatever was kept', () => {
    assert(
      property(anything(), (kept) => {
        const values = parseSettings(kept);
        expect(Object.keys(values)).toEqual(Object.keys(DEFAULT_SETTINGS));
        expect(parseSettings(values)).toEqual(values);
      }),
    );
  });

  it.each(Object.entries(CHOICES))('offer the default of %s', (name, choices) => {
    expect(choices).toContain(fieldsOf(DEFAULT_SETTINGS)[name]);
  });
});
