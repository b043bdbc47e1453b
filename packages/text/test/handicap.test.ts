import { ASSISTS } from '@quando/protocol';
import { languages, loadHandicapWords } from '@quando/text';
import { describe, expect, it } from 'vitest';

describe.each(languages)('handicaps in %s', (language) => {
  it('name the facts that they are told', async () => {
    const words = await loadHandicapWords(language);
    expect(words.wins('Mila', 25)).toMatch(/Mila.*25|25.*Mila/);
    expect(words.free(14)).toContain('14');
    expect(words.free(1)).not.toBe(words.free(2).replace('2', '1'));
    expect(words.reckoning(50, 14)).toMatch(/50.*14/);
    for (const say of [words.less, words.more]) expect(say('Emil')).toContain('Emil');
    expect(words.help('Emil', 'x1')).toMatch(/Emil.*x1/);
    expect(words.hintsLeft(3)).toContain('3');
    expect(words.board.likely([3, 6])).toMatch(/3.*6/);
    expect(words.board.behind(5)).toContain('5');
    expect(words.board.look(5)).toContain('5');
    expect(words.board.bar(5, 4)).toMatch(/5.*4/);
    expect(words.board.pileFor(4, 'x1')).toMatch(/4.*x1/);
  });

  it('have a name for every level of help', async () => {
    const { assists } = await loadHandicapWords(language);
    expect(new Set(Object.values(assists)).size).toBe(ASSISTS.length);
  });
});

it('has the article that a number needs', async () => {
  const words = await Promise.all((['en', 'it'] as const).map(loadHandicapWords));
  expect(words.map(({ board }) => board.likely([8, 0]))).toEqual([
    'is most likely an 8 or a 0.',
    'c’è probabilmente un 8 o uno 0.',
  ]);
  expect(words[1]!.board.look(8)).toBe('Che cosa c’è dietro l’8?');
});
