import { hint, knockPosition, viewAt, estimateKnock, type KnockReason, type Reason } from '@quando/bots';
import {
  reasonSentence,
  translations,
  loadHintWords,
  loadTrainerWords,
  type HintWords,
  type Language,
  type TrainerWords,
} from '@quando/text';
import { describe, expect, it } from 'vitest';

/** One of each kind that the bots may give. */
const HINTS: { readonly [Each in Reason as Each['code']]: Each } = {
  'only-choice': { code: 'only-choice' },
  'only-zeros': { code: 'only-zeros' },
  'knock-now': { code: 'knock-now', aloneLowest: 0.816, sum: 1 },
  wait: { code: 'wait', aloneLowest: 0.25, sum: 9 },
  triplet: { code: 'triplet', number: 8 },
  'hold-for-triplet': { code: 'hold-for-triplet', number: 0 },
  'sheds-most': { code: 'sheds-most', sum: 18, cards: 2 },
  'keeps-shape': { code: 'keeps-shape', number: 8 },
  completes: { code: 'completes', number: 8, held: 1 },
  'makes-straight': { code: 'makes-straight', number: 1 },
  remembered: { code: 'remembered', number: 0, other: 10 },
  'low-side': { code: 'low-side', number: 1, other: 5.3 },
  'better-unseen': { code: 'better-unseen', number: 10, other: 4.2 },
  'stand-pat': { code: 'stand-pat', sum: 3 },
  'least-harm': { code: 'least-harm', lead: -1 },
};

const KNOCKS: { readonly [Each in KnockReason as Each['code']]: Each } = {
  even: { code: 'even', sum: 5 },
  'surely-lowest': { code: 'surely-lowest', sum: 1 },
  'they-catch-up': { code: 'they-catch-up', seat: 1, cards: 1 },
  'small-risk': { code: 'small-risk', cost: 6 },
  'zeros-near': { code: 'zeros-near', zeros: 2, others: 1 },
  rival: { code: 'rival', seat: 1, cards: 3 },
  'one-of-many': { code: 'one-of-many', others: 5 },
  'gets-better': { code: 'gets-better', sum: 8, later: 3 },
  risky: { code: 'risky', cost: 11 },
};

const NAMES = ['Ana', 'Mila'];

const hints = new Map<Language, HintWords>();
const trainers = new Map<Language, TrainerWords>();
for (const language of translations) {
  hints.set(language, await loadHintWords(language));
  trainers.set(language, await loadTrainerWords(language));
}

const saidIn = (language: Language): string[] => [
  ...Object.values(HINTS).map((reason) => reasonSentence(hints.get(language)!.reasons, reason)),
  ...Object.values(KNOCKS).map((reason) => reasonSentence(trainers.get(language)!.reasons, reason, NAMES)),
];

const oneCardIn = (language: Language): string =>
  reasonSentence(trainers.get(language)!.reasons, KNOCKS['they-catch-up'], NAMES);

describe('reasons', () => {
  it.each(translations)('are complete sentences in %s', (language) => {
    expect(saidIn(language)).toHaveLength(24);
    for (const sentence of saidIn(language))
      expect(sentence).toMatch(/^\p{Lu}(?!.*(undefined|NaN|[{}$!])).*\.$/su);
  });

  it('are different sentences in each language', () => {
    const [first, ...others] = translations.map(saidIn);
    expect(first!.filter((sentence, i) => others.some((said) => said[i] === sentence))).toEqual([]);
  });

  it.each(translations)('name their facts in %s', (language) => {
    const { reasons } = trainers.get(language)!;
    expect(reasonSentence(reasons, KNOCKS.rival, NAMES)).toMatch(/Mila.*3/);
    expect(reasonSentence(reasons, KNOCKS['gets-better'], NAMES)).toMatch(/8.*3/);
    expect(reasonSentence(reasons, KNOCKS.risky, NAMES)).toContain('11');
    expect(reasonSentence(hints.get(language)!.reasons, HINTS['knock-now'])).toMatch(/1.*82.*100/);
  });

  it('agree in number', () => {
    expect(translations.map(oneCardIn)).toEqual([
      expect.stringContaining('1 Karte.'),
      expect.stringContaining('1 card.'),
      expect.stringContaining('1 carte.'),
      expect.stringContaining('1 carta.'),
      expect.stringContaining('1 kaart.'),
      expect.stringContaining('1 carta.'),
    ]);
    expect(reasonSentence(hints.get('de')!.reasons, HINTS.wait)).toContain('Mit 9 Punkten');
    expect(reasonSentence(hints.get('de')!.reasons, HINTS['knock-now'])).toContain('Mit 1 Punkt ');
  });

  it('have the right article in Italian and English', () => {
    const said = (language: Language): string[] =>
      (['hold-for-triplet', 'keeps-shape', 'remembered'] as const).map((code) =>
        reasonSentence(hints.get(language)!.reasons, HINTS[code]),
      );
    expect(said('it').join(' ')).toMatch(/uno 0.*L’8.*il 10 c’è uno 0/);
    expect(reasonSentence(hints.get('en')!.reasons, HINTS.completes)).toContain('an 8');
  });

  it('have no line break before French double punctuation', () => {
    expect(saidIn('fr').filter((sentence) => / [:;!?»]/.test(sentence))).toEqual([]);
  });

  it('exist for every reason that the bots give', { timeout: 240_000 }, () => {
    for (let i = 0; i < 6; i += 1) {
      const view = viewAt(knockPosition(`said ${i}`));
      const names = view.hands.map((_, seat) => `P${seat}`);
      const { reason } = estimateKnock(view, { seed: i, worlds: 60 });
      expect(reasonSentence(trainers.get('en')!.reasons, reason, names)).not.toBe('');
      expect(reasonSentence(hints.get('en')!.reasons, hint(view, { seed: i, playouts: 60 }).reason)).not.toBe(
        '',
      );
    }
  });
});
