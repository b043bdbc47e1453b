import { ownSeat } from '@quando/bots';
import { languages, loadTerminalWords } from '@quando/text';
import { legalActions, seededRandom } from '@quando/rules';
import { checkDeck, formatCard, parseCard, shuffledDeck, type Deck } from '@quando/rules/authority';
import { describe, expect, it } from 'vitest';
import { shownAt, type Opponent } from './play-table.ts';

const LARGE_TERMINAL = { columns: 80, rows: 40, env: { TERM: 'xterm-256color', COLORTERM: 'truecolor' } };

/** Everything after the last prompt but one: the answer to what was typed last, before the input ended. */
const lastAnswer = (shown: string): string => shown.split('\n> ').at(-2)!;

describe('what is typed', () => {
  it.each([
    ['99', 'There is no place 99: the hand has places 1 to 8.'],
    ['0', 'There is no place 0'],
    ['1 1', 'Each card can be chosen only once.'],
    ['u', 'Cards are played first, then one is drawn.'],
    ['knock', 'Too early to knock: first everyone plays twice. Still to come: Mila, Jonas and you.'],
    ['p', 'Passing is only for the last round'],
    ['abracadabra', 'Unknown key'],
    ['constructor', 'Unknown key'],
    ['\u001b[2J', 'Unknown key'],
    ['9'.repeat(400), 'There is no place'],
    ['?', 'plays the cards at places 2, 4 and 5'],
    ['r', 'Exactly three cards of the same number are a number triplet'],
    ['l', 'Round 1. Jonas deals 8 cards each.'],
    ['s', 'You                 0 points'],
    ['', 'Your turn.'],
  ])('is answered, and asked again: %j', async (typed, answer) => {
    const shown = await shownAt({ typed: `${typed}\n` });
    expect(shown.replaceAll(/\s+/g, ' ')).toContain(answer.replaceAll(/\s+/g, ' '));
    expect(shown.split('\n> ').length).toBe(3);
  });

  it('explains why cards cannot be played together', async () => {
    const shown = await shownAt({ typed: '1 2 3 4 5 6 7 8\n' });
    expect(lastAnswer(shown).replaceAll(/\s+/g, ' ')).toContain(
      'do not go together. Play a straight, or cards with the same number.',
    );
  });

  it('asks for the drawn side after a play, and does not take a second play', async () => {
    const shown = await shownAt({ typed: '1\n1\n' });
    expect(shown).toMatch(
      /> 1\n[^]*You play an? \d+\.[^]*Now you draw\.[^]*> 1\n {2}The cards are played; now one is drawn\./,
    );
  });

  it('shows only the player the front of a card drawn face down', async () => {
    const shown = await shownAt({ typed: '1\nd\n', opponent: turning });
    expect(shown).toMatch(/You turn the card over: it is an? \d+\./);
    expect(shown).toMatch(/Mila turns the \d+ on the pile over\./);
  });

  it.each(languages)('may be a key or a word in %s', async (language) => {
    const { words } = await loadTerminalWords(language);
    for (const [before, key, spellings] of [
      ['1\n', 'u', words.up],
      ['1\n', 'd', words.down],
      ['', 'k', words.knock],
      ['', 'p', words.pass],
      ['', '?', words.help],
      ['', 'r', words.rules],
      ['', 'l', words.log],
      ['', 's', words.scores],
      ['', 'q', words.quit],
    ] as const) {
      const byKey = await shownAt({ typed: `${before}${key}\n`, language });
      for (const word of spellings) {
        const byWord = await shownAt({ typed: `${before}${word.toUpperCase()}\n`, language });
        expect(byWord.replace(`> ${word.toUpperCase()}\n`, `> ${key}\n`)).toBe(byKey);
      }
    }
  });
});

describe('between two rounds', () => {
  it('questions are answered, and anything else deals the next round', async () => {
    const words = await loadTerminalWords('en');
    const lines = Array.from({ length: 400 }, (_, i) => (i % 2 === 0 ? '1' : 'u'));
    const first = await shownAt({ typed: lines.join('\n'), target: 999 });
    const used = first.slice(0, first.indexOf(words.keys.next)).split('\n> ').length - 1;
    const asking = [...lines.slice(0, used), '?', 's', '', ''].join('\n');
    const [, pause] = (await shownAt({ typed: asking, target: 999 })).split(words.keys.next);
    expect(pause!.split('\n> ').map((answer) => answer.slice(0, answer.indexOf('\n')))).toEqual(
      expect.arrayContaining(['?', 's', '']),
    );
    expect(pause).toMatch(/> \?\n[^]*plays the cards at places[^]*> s\n[^]*> \n[^]*Round 2\./);
  });
});

/** Plays the card it drew first, and draws the up side: the end of its hand is never shown. */
const plain: Opponent = (view) =>
  legalActions(view)[0]!.type === 'play'
    ? { type: 'play', slots: [view.hands[ownSeat(view)]![0]!.slot] }
    : legalActions(view)[0]!;

/** The same, but draws the down side. */
const turning: Opponent = (view) =>
  legalActions(view)[0]!.type === 'draw' ? { type: 'draw', side: 'down' } : plain(view);

/** Indices of the deck that these games never reach. */
const UNSEEN = 40;

/** The deck with a card exchanged for an unseen one that has the same number on one side, if there is one. */
function withOtherFarSide(deck: Deck, place: number, near: 'up' | 'down'): Deck[] {
  const cards = Array.from(deck, formatCard);
  const kept = cards[place]!.split('/')[near === 'up' ? 0 : 1]!;
  const hidden = cards.findLastIndex((card, i) => i >= UNSEEN && card.split('/').includes(kept));
  const other = cards[hidden]?.split('/').find((side) => side !== kept);
  if (other === undefined) return [];
  const exchanged = near === 'up' ? `${kept}/${other}` : `${other}/${kept}`;
  const checked = checkDeck(cards.with(place, exchanged).with(hidden, cards[place]!).map(parseCard));
  if ('code' in checked) throw new Error(checked.code);
  return [checked];
}

describe('secrecy', () => {
  const typed = '8\nd\n7\nu\n6\nd\n?\nl\ns\n';
  const decks = Array.from({ length: 8 }, (_, seed) => shuffledDeck(seededRandom(`secret ${seed}`)));
  /** Seat 0 is dealt the indices 0, 3, 6 … of the deck, Mila 1, 4, 7 … */
  const own = [0, 3, 6, 9, 12, 15, 18, 21];
  const lastOfMila = 22;
  const shown = (deck: Deck): Promise<string> => shownAt({ typed, deck, opponent: plain });

  /** The output for the same input with each deck and with its variants. */
  async function compared(place: number, near: 'up' | 'down'): Promise<(readonly [string, string])[]> {
    const pairs = decks.flatMap((deck) =>
      withOtherFarSide(deck, place, near).map((other) => [deck, other] as const),
    );
    return Promise.all(pairs.map(async ([deck, other]) => [await shown(deck), await shown(other)] as const));
  }

  it('the backs of the player’s own cards change nothing on the screen', async () => {
    const scenes = (await Promise.all(own.map((place) => compared(place, 'down')))).flat();
    expect(scenes.length).toBeGreaterThan(30);
    for (const [scene, other] of scenes) expect(other).toBe(scene);
  });

  it('the fronts of the others’ cards change nothing on the screen', async () => {
    const scenes = await compared(lastOfMila, 'up');
    expect(scenes.length).toBeGreaterThan(4);
    for (const [scene, other] of scenes) expect(other).toBe(scene);
  });

  it('what the player sees does change the screen', async () => {
    const scenes = [...(await compared(0, 'up')), ...(await compared(lastOfMila, 'down'))];
    for (const [scene, other] of scenes) expect(other).not.toBe(scene);
  });

  it('the lines are played, so that there is something to see', async () => {
    expect((await shown(decks[0]!)).match(/^ {2}You (take|turn)/gm)?.length).toBeGreaterThan(2);
  });
});

describe('a terminal', () => {
  it('gets 24-bit or 256 colours, or none with NO_COLOR', async () => {
    const typed = '\u0004';
    const full = await shownAt({ typed, terminal: LARGE_TERMINAL });
    expect(full).toContain('\u001b[1;38;2;');
    const some = await shownAt({ typed, terminal: { ...LARGE_TERMINAL, env: { TERM: 'xterm-256color' } } });
    expect(some).toContain('\u001b[1;38;5;');
    expect(some).not.toContain('38;2;');
    const none = await shownAt({
      typed,
      terminal: { ...LARGE_TERMINAL, env: { ...LARGE_TERMINAL.env, NO_COLOR: '1' } },
    });
    expect(none).not.toMatch(/38;[25];/);
    expect(none).toContain('╭');
  });

  it('is restored after Ctrl-C', async () => {
    const shown = await shownAt({ typed: '1\n\u0003', terminal: LARGE_TERMINAL });
    expect(shown.trimEnd().endsWith((await loadTerminalWords('en')).goodbye)).toBe(true);
  });
});
