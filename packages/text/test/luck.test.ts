import { describe, expect, it } from 'vitest';
import { languages, loadLuckWords, verdictSentence, type LuckKind } from '@quando/text';

const RESULTS = ['won', 'lost', 'open'] as const;
const KINDS: readonly LuckKind[] = ['good', 'bad', 'even', 'unclear'];

describe.each(languages)('a verdict on luck in %s', (language) => {
  it('is another sentence for every result, luck and number of mistakes', async () => {
    const words = await loadLuckWords(language);
    const said = RESULTS.flatMap((result) =>
      KINDS.flatMap((luck) =>
        [0, 1, 2, 3].map((mistakes) => verdictSentence(words, { result, luck, mistakes })),
      ),
    );
    expect(new Set(said).size).toBe(said.length);
    for (const sentence of said) expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
  });

  it('names the number of mistakes', async () => {
    const words = await loadLuckWords(language);
    for (const result of RESULTS)
      for (const luck of KINDS) expect(verdictSentence(words, { result, luck, mistakes: 7 })).toContain('7');
  });
});
