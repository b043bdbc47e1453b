import { translations } from '@quando/text';
import { describe, expect, it } from 'vitest';
import { sentencesIn } from './catalogues.ts';

/** Words beside the terms of the printed rules and of the glossary, faults of grammar, and what sounds translated. */
const NOT_OUR_WORDS: Readonly<Record<(typeof translations)[number], RegExp>> = {
  de: /büß|Gastgeber|(Vier|Acht|Neun|Sieben|Zehn)en\b|\bBitte\b|Durchgang \d+ geben|\b(die|letzten) Hände\b|\bBots?\b|\bim Mittel\b|\b(Spieler|Zuschauer|Sieger)\b/u,
  en: /equal numbers|\b[Ww]atchers?\b|\b[Pp]lease\b|\balone on\b|points a round|\ba 8\b|\b[Bb]ots?\b/u,
  fr: /(?<!plus |donne )que des zéros|que des zéros, cela fait|\bles mains\b|la première carte de la pile|\brobots?\b/iu,
  it: /\bmoss[ae]\b|\buna giocata\b|\bil [018]\b|\bun 0\b|\ble mani\b|la prima carta del mazzo|\bbots?\b/iu,
  nl: /\b(pakken|pakt|gepakt)\b|\bde handen\b|\bbots?\b|\bgastheer\b/iu,
  es: /\bcaras? (visible|oculta|recordada)s?\b|\blas manos\b|\bbots?(?!\p{L})|puntos de castigo/iu,
};

describe.each(translations)('every sentence in %s', (language) => {
  it('keeps to the terms', async () => {
    const said = [...(await sentencesIn(language))];
    expect(said.filter(([, sentence]) => NOT_OUR_WORDS[language].test(sentence))).toEqual([]);
  });
});

it('notices other words', () => {
  const wrong = {
    de: 'Durchgang 3 geben',
    en: 'Add a 8',
    fr: 'avec que des zéros',
    it: 'dietro il 8',
    nl: 'moet pakken',
    es: 'toma la cara visible',
  };
  for (const language of translations) expect(wrong[language]).toMatch(NOT_OUR_WORDS[language]);
});
