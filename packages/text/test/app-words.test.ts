import {
  languageLabel,
  languageName,
  languages,
  loadAppWords,
  translations,
  type AppWords,
  type Person,
} from '@quando/text';
import { describe, expect, it } from 'vitest';
import { leavesOf, saidOf } from './leaves.ts';

const MILA: Person = { name: 'Mila' };

/** What a function of words may be given, told apart by how its sentence comes out. */
const FACTS: readonly unknown[] = [
  3,
  'Mila',
  'you',
  MILA,
  ['you'],
  [MILA],
  ['you', MILA],
  [MILA, { name: 'Jo' }],
];

const told = saidOf(FACTS.map((fact) => [fact, '7', '12']));

const loaded = new Map<string, AppWords>();
for (const language of translations) loaded.set(language, await loadAppWords(language));

const won = (language: string, who: readonly Person[]): string => loaded.get(language)!.end.won(who);

/** The mark of a player who has reached the target, where languages tell persons apart. */
const reached = (who: Person): string[] =>
  ['de', 'fr', 'it'].map((language) => loaded.get(language)!.end.reached(who, 50));

describe('the words of the app', () => {
  it.each(translations)('are complete in %s', (language) => {
    const leaves = leavesOf(loaded.get(language), told);
    expect(leaves.filter(([, leaf]) => !/^\S(?!.*[{}$]).*\S$|^\S$/su.test(leaf))).toEqual([]);
    const paths = new Set(leaves.map(([path]) => path.split('#')[0]));
    const english = new Set(leavesOf(loaded.get('en'), told).map(([path]) => path.split('#')[0]));
    expect(paths).toEqual(english);
    expect(paths.size).toBeGreaterThan(150);
  });

  it('are different sentences in each language', () => {
    const [first, ...others] = translations.map((language) => new Map(leavesOf(loaded.get(language), told)));
    const sentences = [...first!].filter(([, leaf]) => leaf.split(' ').length > 2);
    expect(sentences.length).toBeGreaterThan(60);
    const borrowed = sentences.filter(([path, said]) => others.some((other) => other.get(path) === said));
    expect(borrowed).toEqual([]);
  });

  it('have no exclamation mark outside the reveal and the end, and no "please"', () => {
    const leaves = [...loaded.values()].flatMap((words) => leavesOf(words, told));
    const others = leaves.filter(([path]) => !/^\/(reveal|end)\//.test(path));
    expect(others.filter(([, leaf]) => leaf.includes('!'))).toEqual([]);
    expect(
      leaves.filter(([, leaf]) => /please|bitte|s’il te plaît|per favore|alsjeblieft|por favor/iu.test(leaf)),
    ).toEqual([]);
  });

  it('agree in person and number', () => {
    expect(translations.map((language) => won(language, ['you']))).toEqual([
      'Du gewinnst!',
      'You win!',
      'Tu gagnes\u202f!',
      'Vinci!',
      'Je wint!',
      '¡Ganas!',
    ]);
    expect(translations.map((language) => won(language, [MILA]))).toEqual([
      'Mila gewinnt!',
      'Mila wins!',
      'Mila gagne\u202f!',
      'Mila vince!',
      'Mila wint!',
      '¡Mila gana!',
    ]);
    expect(translations.map((language) => won(language, ['you', MILA]))).toEqual([
      'Du und Mila, ihr gewinnt!',
      'You and Mila win!',
      'Mila et toi, vous gagnez\u202f!',
      'Tu e Mila vincete!',
      'Mila en jij, jullie winnen!',
      '¡Mila y tú ganáis!',
    ]);
  });

  it('address the reader and others in the right person in a list of results', () => {
    expect(reached('you')).toEqual(['hast die 50 erreicht', 'tu as atteint 50', 'hai raggiunto 50']);
    expect(reached(MILA)).toEqual(['hat die 50 erreicht', 'a atteint 50', 'ha raggiunto 50']);
  });

  it('have no line break before French double punctuation', () => {
    expect(leavesOf(loaded.get('fr'), told).filter(([, leaf]) => / [:;!?»]/.test(leaf))).toEqual([]);
  });

  it('name every language in itself', () => {
    for (const language of languages) {
      const names = new Intl.DisplayNames([language], { type: 'language', languageDisplay: 'standard' });
      const own = names.of(language)!;
      expect(languageName(language).toLocaleLowerCase()).toBe(own.toLocaleLowerCase());
    }
  });

  it('mark new translations where a language is chosen', () => {
    expect(languages.filter((language) => languageLabel(language) !== languageName(language))).toEqual([
      'nl',
      'es',
    ]);
    expect(languageLabel('nl')).toBe('Nederlands (nieuwe vertaling)');
  });
});
