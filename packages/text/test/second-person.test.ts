import { loadAppWords, loadText, translations, type Language } from '@quando/text';
import { describe, expect, it } from 'vitest';
import { sentencesIn } from './catalogues.ts';
import { events } from './samples.ts';

const NAMES = ['Mila', 'Jonas', 'Ruth'];

/** A pronoun of the reader with a verb in the third person; some forms are the same in both and are left out. */
const MISMATCH: Readonly<Record<(typeof translations)[number], RegExp>> = {
  de: /\b[Dd]u (hat|ist|wird|war|muss|darf|kann|spielt|nimmt|zieht|klopft|dreht|legt|gewinnt|erreicht|gibt)(?!\p{L})/u,
  en: /\bYou (has|is|was|does|plays|draws|takes|turns|knocks|passes|wins|reaches|deals|leaves)\b/u,
  fr: /\b([Tt]oi (a|est|joue|prend|frappe|passe|gagne)|[Tt]u (a|est|va|prend|joue|frappe|passe|gagne))(?!\p{L})/u,
  it: /\b[Tt]u (ha|è|va|gioca|pesca|prende|bussa|passa|vince|raggiunge)(?!\p{L})/u,
  nl: /\b(Je|Jij) (heeft|is|was er|spelen|nemen|kloppen|passen|winnen)(?!\p{L})/u,
  es: /\b[Tt]ú (ha|es|está|va|juega|roba|toma|golpea|pasa|gana|alcanza)(?!\p{L})/u,
};

/** What Mila reads of everything that anybody does, and she herself. */
async function eventsFor(language: Language): Promise<string[]> {
  const { say } = await loadText(language);
  const own = events.map((event) => ('seat' in event ? { ...event, seat: 0 } : event));
  return own.map((event) => say(event, { viewer: 0, names: NAMES }));
}

describe.each(translations)('whoever reads %s', (language) => {
  it('is addressed in the second person', async () => {
    const all = [...(await sentencesIn(language)).values(), ...(await eventsFor(language))];
    expect(all.length).toBeGreaterThan(500);
    expect(all.filter((sentence) => MISMATCH[language].test(sentence))).toEqual([]);
  });
});

it('is found out otherwise', () => {
  const wrong = {
    de: 'Du hat geklopft.',
    en: 'You has knocked.',
    fr: 'Toi a frappé.',
    it: 'Tu ha raggiunto 30.',
    nl: 'Je heeft geklopt.',
    es: 'Tú ha llegado a 30.',
  };
  for (const language of translations) expect(wrong[language]).toMatch(MISMATCH[language]);
});

it('reads marks beside “you” that agree with it, in every language', async () => {
  const words = await Promise.all(translations.map(loadAppWords));
  expect(words.map(({ reveal, end }) => [reveal.knocked('you'), end.reached('you', 30)])).toEqual([
    ['hast geklopft', 'hast die 30 erreicht'],
    ['knocked', 'reached 30'],
    ['tu as frappé', 'tu as atteint 30'],
    ['hai bussato', 'hai raggiunto 30'],
    ['hebt geklopt', 'hebt 30 bereikt'],
    ['has golpeado', 'has llegado a 30'],
  ]);
});
