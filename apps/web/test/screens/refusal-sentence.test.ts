import { languages, loadAppWords, loadText } from '@quando/text';
import { describe, expect, it } from 'vitest';
import { refusalSentence } from '../../src/screens/game/refusal-sentence.ts';

const context = { viewer: 0, names: ['Anna', 'Ruth'] } as const;

describe.each(languages)('why a wish was not granted, in %s', (language) => {
  it('is said for the refusals of the rules and of the table', async () => {
    const spoken = { words: await loadAppWords(language), text: await loadText(language) };
    const rules = refusalSentence({ code: 'knock-too-early', seats: [1], may: ['play'] }, spoken, context);
    expect(rules).toContain('Ruth');
    const late = refusalSentence({ code: 'out-of-date' }, spoken, context);
    const lost = refusalSentence({ code: 'not-stored' }, spoken, context);
    expect(new Set([rules, late, lost]).size).toBe(3);
    expect(refusalSentence({ code: 'not-your-seat' }, spoken, context)).toBe(late);
  });
});
