import { translations, loadText, type Context } from '@quando/text';
import { describe, expect, it } from 'vitest';
import { faults, refusals } from './samples.ts';

const context: Context = { viewer: 0, names: ['Mila', 'Jonas', 'Ruth'] };

const WELL_FORMED = /^[\p{Lu}\p{N}](?!.*(undefined|NaN|\[object|[{}$])).*\.$/u;

describe.each(translations)('objections in %s', (language) => {
  it('has a different sentence for every refusal', async () => {
    const text = await loadText(language);
    const sentences = refusals.map((refusal) => text.refuse(refusal, context));
    for (const sentence of sentences) expect(sentence).toMatch(WELL_FORMED);
    expect(new Set(sentences).size).toBe(refusals.length);
  });

  it('ends a refusal with what the player may do instead', async () => {
    const text = await loadText(language);
    const asked = (['play', 'draw', 'flip'] as const).map((verb) =>
      text.refuse({ code: 'no-cards', may: [verb] }, context),
    );
    const more = (['knock', 'pass'] as const).map((verb) =>
      text.refuse({ code: 'no-cards', may: ['play', verb] }, context),
    );
    const alone = text.refuse({ code: 'no-cards', may: [] }, context);
    for (const sentence of [...asked, ...more]) expect(sentence.startsWith(`${alone} `)).toBe(true);
    expect(new Set([...asked, ...more]).size).toBe(5);
  });

  it('has a different sentence for every fault of a record', async () => {
    const text = await loadText(language);
    const sentences = faults.map((fault) => text.fault(fault));
    for (const sentence of sentences) expect(sentence).toMatch(WELL_FORMED);
    expect(new Set(sentences).size).toBe(faults.length);
  });

  it('never says a slot, which means nothing to people', async () => {
    const text = await loadText(language);
    for (const refusal of refusals) expect(text.refuse(refusal, context)).not.toMatch(/9(?!,| )/);
  });
});

it('says each objection differently in each language', async () => {
  const texts = await Promise.all(translations.map(loadText));
  for (const refusal of refusals)
    expect(new Set(texts.map((text) => text.refuse(refusal, context))).size).toBe(translations.length);
  for (const fault of faults)
    expect(new Set(texts.map((text) => text.fault(fault))).size).toBe(translations.length);
});

it('names who is still to play, the reader as "you"', async () => {
  const text = await loadText('en');
  expect(text.refuse({ code: 'knock-too-early', seats: [0, 2], may: ['play'] }, context)).toBe(
    'Too early to knock: first everyone plays twice. Still to come: Ruth and you. ' +
      'Play a straight, or cards with the same number.',
  );
});

it('describes an illegal action by seat numbers, without a request', async () => {
  const text = await loadText('en');
  const refusal = { code: 'not-your-turn', asked: 1, may: ['play'] } as const;
  expect(text.fault({ code: 'illegal-action', refusal, round: 0, action: 3 })).toBe(
    'The rules refuse this action: It is Seat 1’s turn.',
  );
});

it('removes control characters from unknown keys', async () => {
  const text = await loadText('en');
  const key = `\u001b[2J\u009b\u202e${'x'.repeat(1000)}`;
  const sentence = text.fault({ code: 'unknown-key', key });
  expect(sentence).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  expect(sentence.length).toBeLessThan(150);
});
