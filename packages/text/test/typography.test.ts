import { languages, loadText, type Language } from '@quando/text';
import { describe, expect, it } from 'vitest';
import { factsOf, sentencesIn } from './catalogues.ts';
import { events, refusals } from './samples.ts';

const NAMES = ['Ana', 'Jonas', 'Ruth'];

/** What no language writes: straight quotes, three dots, a hyphen for a dash, two spaces, a space before a stop. */
const NOWHERE = /["']|\.\.|--| - | {2}| [.,]|^\s|\s$/u;

/** What else a language does not write: the quotation marks of others, and an ellipsis set as elsewhere. */
const FOREIGN: Readonly<Record<Language, RegExp>> = {
  de: /[«»”]|\S…/u,
  en: /[«»„]|\S …/u,
  fr: /[“”„]|\S …|[^\u202f][;!?»]|[^\u00a0]:|«[^\u202f]/u,
  it: /[“”„]|\S …/u,
  nl: /[«»„]|\S …/u,
  es: /[“”„]|\S …|^[^¿]*\?|^[^¡]*!/u,
  'de-CH': /[ß„“”]|\S…/u,
};

/** A terminal sets its help in columns and has a key named "?". */
const isSetInColumns = (path: string): boolean => path.startsWith('terminal/');

async function spokenIn(language: Language): Promise<ReadonlyMap<string, string>> {
  const text = await loadText(language);
  const context = { viewer: 0, names: NAMES };
  const said = [
    ...events.map((event) => text.say(event, context)),
    ...refusals.map((refusal) => text.refuse(refusal, context)),
  ];
  return new Map([
    ...(await sentencesIn(language)),
    ...said.map((sentence, i) => [`said/${i}`, sentence] as const),
  ]);
}

const spoken = await Promise.all(languages.map(spokenIn));

/** Where there is a sentence; words to type differ in number. */
const placesIn = (said: ReadonlyMap<string, string>): ReadonlySet<string> =>
  new Set([...said.keys()].map(placeOf).filter((place) => !place.startsWith('terminal/words')));

const placeOf = (path: string): string => path.split('#')[0]!;

/** Which of its facts a sentence names. */
const named = (path: string, said: string): string =>
  factsOf(path)
    .filter((fact) => said.includes(fact))
    .join(' ');

describe('every sentence', () => {
  it.each([...languages.entries()])(
    'of language %i, %s, follows that language’s typography',
    (i, language) => {
      const wrong = [...spoken[i]!].filter(
        ([path, said]) => !isSetInColumns(path) && (NOWHERE.test(said) || FOREIGN[language].test(said)),
      );
      expect(spoken[i]!.size).toBeGreaterThan(1500);
      expect(wrong).toEqual([]);
    },
  );

  it.each([...languages.entries()])('of language %i, %s, exists in all of them', (i) => {
    expect(placesIn(spoken[i]!)).toEqual(placesIn(spoken[0]!));
  });

  it('names the same facts in every language', () => {
    const shared = [...spoken[0]!.keys()].filter((path) => spoken.every((said) => said.has(path)));
    const differing = shared.filter(
      (path) => new Set(spoken.map((said) => named(path, said.get(path)!))).size > 1,
    );
    // "Zu viert" in German; and 5,300% with every kind of comma.
    expect([...new Set(differing.map(placeOf))].toSorted()).toEqual([
      'eight/weekIntro',
      'eight/weeks/players',
      'terminal/welcome',
      'trainer/percent',
    ]);
  });
});
