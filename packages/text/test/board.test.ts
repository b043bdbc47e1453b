import { translations, loadBoardWords, type BoardWords } from '@quando/text';
import { NUMBERS } from '@quando/rules';
import { describe, expect, it } from 'vitest';

/** Everything that the table on the screen can say, by what it is for. */
function sentencesOf(words: BoardWords): Map<string, string> {
  const { actions, seats, lastRound, banner, screenReader } = words;
  const jonas = { name: 'Jonas' };
  const card = { number: 7, place: 3, of: 8, other: 2 } as const;
  const played: Record<keyof BoardWords['actions']['play'], string> = {
    single: actions.play.single([3]),
    equal: actions.play.equal([9, 9]),
    triplet: actions.play.triplet([8, 8, 8]),
    straight: actions.play.straight([4, 5, 6]),
  };
  return new Map([
    ...Object.entries({
      yourTurn: words.yourTurn,
      yourLastTurn: words.yourLastTurn,
      whichSide: words.whichSide,
    }),
    ['holding', words.holding(35)],
    ['toDraw', words.toDraw(16)],
    ['chooseZero', words.chooseZero],
    ['backCounts', words.backCounts],
    ['knockReady', words.knockReady(2, 4)],
    ...NUMBERS.map((number): [string, string] => [`mayBeUnder ${number}`, words.mayBeUnder(number)]),
    ...NUMBERS.map((number): [string, string] => [`isUnder ${number}`, words.isUnder(number)]),
    ...NUMBERS.map((number): [string, string] => [`take ${number}`, actions.take(number)]),
    ['take hidden', actions.take('hidden')],
    ['add', actions.add([3, 6])],
    ['makes', actions.makes(16)],
    ...Object.entries(actions.sure).map(([action, said]): [string, string] => [`sure ${action}`, said]),
    ...Object.entries(played).map(([kind, sentence]): [string, string] => [`play ${kind}`, sentence]),
    ...Object.entries(actions).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    ...Object.entries(seats),
    ['left', lastRound.left(3)],
    ['left one', lastRound.left(1)],
    ['believes', banner.believes(jonas)],
    ['believes you', banner.believes('you')],
    ['holdsZeros', banner.holdsZeros(jonas)],
    ['holdsZeros you', banner.holdsZeros('you')],
    ...Object.entries(banner)
      .filter((entry): entry is [string, string] => typeof entry[1] === 'string')
      .map(([name, sentence]): [string, string] => [`banner ${name}`, sentence]),
    ['yourHand', screenReader.yourHand(1, 21)],
    ['yourCard', screenReader.yourCard(card)],
    ['card', screenReader.card(card)],
    ['card hidden', screenReader.card({ ...card, number: 'hidden', other: 'hidden' })],
    ['hand', screenReader.hand('Jonas', 21, 6)],
    ['drawPile', screenReader.drawPile(16, 6, 'hidden')],
    ['drawPile remembered', screenReader.drawPile(16, 6, 3)],
    ['drawPile hidden', screenReader.drawPile(16, 'hidden', 'hidden')],
    ['discardPile', screenReader.discardPile(3, [9, 9, 7])],
    ['discardPile empty', screenReader.discardPile(0, [])],
  ]);
}

describe('the words of the board', () => {
  it.each(translations)('are complete in %s', async (language) => {
    const sentences = sentencesOf(await loadBoardWords(language));
    for (const [, sentence] of sentences)
      expect(sentence).toMatch(/^\S(?!.*(undefined|NaN|hidden|\[object|[{}$])).*\S$/su);
  });

  it('differ from language to language', async () => {
    const all = await Promise.all(
      translations.map(async (language) => sentencesOf(await loadBoardWords(language))),
    );
    const sentences = [...all[0]!.keys()].filter((name) => all[0]!.get(name)!.includes(' '));
    const alike = sentences.filter(
      (name) => new Set(all.map((said) => said.get(name))).size < translations.length,
    );
    expect(sentences.length).toBeGreaterThan(50);
    expect(alike).toEqual([]);
  });

  it.each(translations)('name a card, its place and its remembered side in %s', async (language) => {
    const { screenReader } = await loadBoardWords(language);
    const known = screenReader.yourCard({ number: 7, place: 3, of: 8, other: 2 });
    for (const part of ['7', '3', '8', '2']) expect(known).toContain(part);
    const unknown = screenReader.yourCard({ number: 7, place: 3, of: 8, other: 'hidden' });
    expect(known.startsWith(unknown)).toBe(true);
    expect(unknown).not.toContain('2');
  });

  it('say of another player’s card that its number is a back, and which card it is', async () => {
    const said = await Promise.all(
      (['de', 'en', 'fr', 'it'] as const).map(async (language) => {
        const { screenReader } = await loadBoardWords(language);
        return screenReader.card({ number: 8, place: 3, of: 5, other: 0 });
      }),
    );
    expect(said).toEqual([
      'Rückseite 8, Karte 3 von 5; vorne ist eine 0',
      'back 8, card 3 of 5; its front is a 0',
      'dos\u00a0: 8, carte 3 sur 5\u202f; devant, un 0',
      'retro 8, carta 3 di 5; davanti c’è uno 0',
    ]);
  });

  it.each(translations)('name the number of a group on its button in %s', async (language) => {
    const { actions } = await loadBoardWords(language);
    expect(actions.play.equal([9, 9])).toContain('9');
    expect(actions.play.triplet([8, 8, 8])).toContain('8');
  });

  it('call several cards of one number as the German book does', async () => {
    const { actions } = await loadBoardWords('de');
    expect([actions.play.equal([7, 7]), actions.play.equal([0, 0])]).toEqual([
      'Zwei 7er spielen',
      'Zwei Nullen spielen',
    ]);
  });

  it('have non-breaking spaces before French double punctuation', async () => {
    const sentences = sentencesOf(await loadBoardWords('fr'));
    for (const [, sentence] of sentences) expect(sentence).not.toMatch(/ [!?;:]/u);
  });
});
