import { loadAppWords, loadBoardWords, loadSheetWords, loadTrainerWords } from '@quando/text';
import { describe, expect, it } from 'vitest';

describe('names and numbers in sentences', () => {
  it('French elides before a vowel, a mute h and a y that is a vowel', async () => {
    const { roundForm } = await loadSheetWords('fr');
    expect(['Mila', 'Anna', 'Élise', 'Hugo', 'Yves', 'Yann'].map(roundForm.handOf)).toEqual([
      'Les cartes de Mila',
      'Les cartes d’Anna',
      'Les cartes d’Élise',
      'Les cartes d’Hugo',
      'Les cartes d’Yves',
      'Les cartes de Yann',
    ]);
    const { reveal } = await loadAppWords('fr');
    const asked = ['Mila', 'Anna'].map((name) => reveal.question({ name }));
    expect(asked.map((question) => question.slice(0, -2))).toEqual([
      'Qui a aussi peu que Mila',
      'Qui a aussi peu qu’Anna',
    ]);
  });

  it('Italian keeps two equal vowels apart', async () => {
    const { games, handover } = await loadAppWords('it');
    expect([games.turn({ name: 'Anna' }), games.turn({ name: 'Emil' })]).toEqual([
      'tocca ad Anna',
      'tocca a Emil',
    ]);
    expect(handover.passOn('Àlex')).toBe('Passa ad Àlex');
  });

  it('one and several agree with their nouns', async () => {
    const french = await loadBoardWords('fr');
    const italian = await loadBoardWords('it');
    const { history } = await loadTrainerWords('it');
    expect([french.knockReady(1, 4), french.knockReady(2, 4)]).toEqual([
      '1 sur 4 a joué deux fois',
      '2 sur 4 ont joué deux fois',
    ]);
    expect([italian.knockReady(1, 4), italian.knockReady(2, 4)]).toEqual([
      '1 su 4 ha giocato 2 volte',
      '2 su 4 hanno giocato 2 volte',
    ]);
    expect(history.bar('0%', '20%', 1, 5)).toContain('1 volta su 5');
  });
});
