import { translations, loadTalkWords, type TalkWords } from '@quando/text';
import { describe, expect, it } from 'vitest';

/** What fits in two lines of a bubble on a small phone. */
const LONGEST = 34;

const loaded: TalkWords[] = await Promise.all(translations.map(loadTalkWords));

/** Every sentence with what it is about and who says it. */
const sentencesOf = ({ lines }: TalkWords): [string, string][] =>
  Object.entries(lines).flatMap(([remark, personalities]) =>
    Object.entries(personalities).flatMap(([personality, said]) =>
      said.map((line, i): [string, string] => [`${remark} ${personality} ${i}`, line]),
    ),
  );

describe('what bots say', () => {
  const sentences = loaded.map(sentencesOf);

  it.each([...translations.entries()])('is complete in language %i, %s, and fits a bubble', (i) => {
    const said = sentences[i]!;
    expect(said.map(([path]) => path)).toEqual(sentences[0]!.map(([path]) => path));
    expect(said.length).toBeGreaterThan(60);
    expect(said.filter(([, line]) => !/^\S.*[.!?…]$/u.test(line))).toEqual([]);
    expect(said.filter(([, line]) => line.length > LONGEST)).toEqual([]);
  });

  it('belongs to one personality only', () => {
    for (const said of sentences) expect(new Set(said.map(([, line]) => line)).size).toBe(said.length);
  });

  it('is different in each language', () => {
    const [first, ...others] = sentences.map((said) => new Map(said));
    expect([...first!].filter(([path, line]) => others.some((other) => other.get(path) === line))).toEqual(
      [],
    );
  });

  it('names no number of a card', () => {
    expect(sentences.flat().filter(([, line]) => /\d/.test(line))).toEqual([]);
  });

  it('is read out with a name', () => {
    for (const [i, { says }] of loaded.entries())
      expect(says('Mila', 'Oh!')).toBe(translations[i] === 'fr' ? 'Mila\u00a0: Oh!' : 'Mila: Oh!');
  });

  it('has no line break before French double punctuation', () => {
    const french = sentences[translations.indexOf('fr')]!;
    expect(french.filter(([, line]) => / [:;!?»]/.test(line))).toEqual([]);
  });
});
