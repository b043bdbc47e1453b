import { loadLeagueWords } from '@quando/text';
import { expect, test } from 'vitest';

test.each(['de', 'en', 'es', 'fr', 'it', 'nl'] as const)(
  'a share of wins has one decimal at most in %s',
  async (language) => {
    const { page } = await loadLeagueWords(language);
    const told = page.fairShare(71 + 1 / 3, 28.84);
    expect(told).toMatch(/71[.,]3(?!\d)/);
    expect(told).toMatch(/28[.,]8(?!\d)/);
  },
);
