import { translations, loadPrivacyWords, type PrivacyWords } from '@quando/text';
import { describe, expect, it } from 'vitest';
import { leavesOf, saidOf } from './leaves.ts';

const loaded: PrivacyWords[] = await Promise.all(translations.map(loadPrivacyWords));
const leaves = loaded.map((words) => new Map(leavesOf(words, saidOf([[1], [30]]))));

describe('the words of the privacy page', () => {
  it.each([...translations.entries()])('are complete in language %i, %s', (i) => {
    expect([...leaves[i]!].filter(([, said]) => !/^\S(?!.*[{}$]).*\S$/su.test(said))).toEqual([]);
    expect([...leaves[i]!.keys()]).toEqual([...leaves[0]!.keys()]);
    expect(leaves[i]!.size).toBeGreaterThan(25);
  });

  it('are different sentences in each language', () => {
    const [first, ...others] = leaves;
    const sentences = [...first!].filter(([, said]) => said.split(' ').length > 2);
    expect(sentences.length).toBeGreaterThan(20);
    expect(sentences.filter(([path, said]) => others.some((other) => other.get(path) === said))).toEqual([]);
  });

  it('count', () => {
    expect(loaded.map(({ server }) => [server.finished(1), server.unfinished(90)])).toEqual([
      [
        '1 Tag nach dem Ende eines Spiels wird sein Tisch gelöscht.',
        'Jeder andere Tisch wird 90 Tage nach dem letzten Zug gelöscht.',
      ],
      [
        'A table is deleted 1 day after its game has ended.',
        'Any other table is deleted 90 days after the last move.',
      ],
      [
        'Une table est effacée 1 jour après la fin de sa partie.',
        'Toute autre table est effacée 90 jours après le dernier coup.',
      ],
      [
        'Un tavolo viene cancellato 1 giorno dopo la fine della partita.',
        'Ogni altro tavolo viene cancellato 90 giorni dopo l’ultima mano.',
      ],
      [
        'Een tafel wordt 1 dag na het einde van het spel gewist.',
        'Elke andere tafel wordt 90 dagen na de laatste zet gewist.',
      ],
      [
        'Una mesa se borra 1 día después del final de su partida.',
        'Cualquier otra mesa se borra 90 días después de la última jugada.',
      ],
    ]);
  });

  it('have no line break before French double punctuation', () => {
    expect([...leaves[translations.indexOf('fr')]!].filter(([, said]) => / [:;!?»]/.test(said))).toEqual([]);
  });
});
