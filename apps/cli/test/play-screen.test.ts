import { languages, loadTerminalWords, loadText, type Language } from '@quando/text';
import { below, legalActions, NUMBERS, seededRandom } from '@quando/rules';
import {
  apply,
  formatCard,
  ORDERED_DECK,
  setUp,
  shuffledDeck,
  startGame,
  viewOf,
  type State,
} from '@quando/rules/authority';
import { describe, expect, it } from 'vitest';
import { handLines } from '../src/screen/hand-line.ts';
import { boardLines } from '../src/screen/board.ts';
import { textStyleOf } from '../src/screen/text-style.ts';
import { backChip, drawnCard } from '../src/screen/card-drawing.ts';
import { colourDepth, type ColourDepth } from '../src/screen/colour.ts';
import { languageFrom } from '../src/screen/language.ts';
import { cut, widthOf, wrapped } from '../src/screen/text-layout.ts';
import { revealLines } from '../src/screen/reveal.ts';
import type { Screen } from '../src/screen/screen.ts';
import { standingLines } from '../src/screen/standings.ts';

const CARDS = Array.from(ORDERED_DECK, formatCard);

/** A position with hands of these sizes, seat 0 on turn, and totals of two figures. */
function positionOf(sizes: readonly number[]): State {
  let dealt = 0;
  const hands = sizes.map((size) => CARDS.slice(dealt, (dealt += size)).join(' '));
  return setUp({ hands, totals: sizes.map((size) => size + 10), knocker: sizes.length - 1 });
}

async function screenOf(language: Language, width: number, depth: ColourDepth = 'none'): Promise<Screen> {
  const [text, words] = await Promise.all([loadText(language), loadTerminalWords(language)]);
  const names = ['Ich', 'Maximiliane-Josepha von', 'Jo', '日本語の名前です', 'Ruth', 'Ada'];
  return { text, words, names, width, style: textStyleOf(depth) };
}

describe.each([40, 60, 80])('a screen of %i columns', (width) => {
  it.each(languages)('holds six players and a hand of 15 cards in %s', async (language) => {
    const view = viewOf(positionOf([15, 12, 8, 7, 6, 5]), 0);
    for (const depth of ['none', '256', '24-bit'] as const) {
      const screen = await screenOf(language, width, depth);
      const lines = [
        ...boardLines(view, 0, screen),
        ...standingLines(view, screen.words.finalResult, screen),
        ...view.hands.flatMap((hand, seat) => handLines(hand, seat, screen)),
      ];
      expect(lines.filter((line) => widthOf(line) > width)).toEqual([]);
    }
  });

  it('holds every moment of a random round, and its reveal', async () => {
    const screen = await screenOf('de', width);
    const random = seededRandom(width);
    let { state } = startGame({ players: 6, target: 50, dealer: 0 }, shuffledDeck(random));
    for (let { asked } = state; asked !== 'nobody'; { asked } = state) {
      const actions = legalActions(viewOf(state, asked));
      const step = apply(state, asked, actions[below(random, Math.min(127, actions.length))]!);
      if ('refusal' in step) throw new Error(step.refusal.code);
      ({ state } = step);
      const view = viewOf(state, 0);
      const lines = [...boardLines(view, 0, screen), ...revealLines(view, screen)];
      expect(lines.filter((line) => widthOf(line) > width)).toEqual([]);
    }
    expect(revealLines(viewOf(state, 0), screen).length).toBeGreaterThan(12);
  });
});

describe('the board', () => {
  it('shows the others’ backs in the order of their hands, the next player first', async () => {
    const state = positionOf([3, 4, 5]);
    const lines = boardLines(viewOf(state, 1), 1, await screenOf('en', 80));
    const backs = lines
      .filter((line) => line.includes('['))
      .map((line) => line.match(/\d+(?=\])/g)!.map(Number));
    const expected = [2, 0].map((seat) =>
      Array.from({ length: state.handSize(seat) }, (_, i) => state.back(seat, i)),
    );
    expect(backs).toEqual(expected);
  });

  it('numbers every card of the player’s own hand, lowest front first', async () => {
    const state = positionOf([15, 7]);
    const lines = boardLines(viewOf(state, 0), 0, await screenOf('en', 80)).join('\n');
    for (let place = 1; place <= 15; place += 1) expect(lines).toMatch(new RegExp(`^ .* ${place}( |$)`, 'm'));
    const fronts = [...lines.matchAll(/│ ?(\d+) *(?=│)/g)].map(([, digits]) => Number(digits));
    const own = Array.from({ length: 15 }, (_, i) => state.front(0, i));
    expect(fronts.slice(-15)).toEqual(own.toSorted((a, b) => a - b));
  });

  it('shows what the player remembers: fronts that were drawn up side first, and the other sides of a turned pile', async () => {
    // Seat 1 draws the last card up side first; the discard pile is turned over, with its first card on top (rules 8).
    const state = setUp({ hands: ['9/2 8/7', '6/5 10/3'], pile: '4/1', rest: 0, turn: 1, discard: '9/8' });
    const played = apply(state, 1, { type: 'play', slots: [0] });
    if ('refusal' in played) throw new Error(played.refusal.code);
    const drawn = apply(played.state, 1, { type: 'draw', side: 'up' });
    if ('refusal' in drawn) throw new Error(drawn.refusal.code);
    const lines = boardLines(viewOf(drawn.state, 0), 0, await screenOf('en', 80)).join('\n');
    expect(lines).toMatch(/\[ 3\]\[ 1\]\n.* {4}\( 4\)\n/);
    expect(lines).toMatch(/│ 8 │ \( 9\)/);
  });

  it('shows who knocked, the sizes of the piles, and the totals', async () => {
    const lines = boardLines(viewOf(positionOf([3, 4, 5]), 0), 0, await screenOf('en', 80)).join('\n');
    expect(lines).toMatch(/Jo knocked/);
    expect(lines).toMatch(/Draw pile, 43 cards +Discard pile, 0 cards/);
    expect(lines).toMatch(/14 points, 4 cards/);
    expect(lines).toMatch(/▸ Your hand {2}13 points, sum 0/);
  });
});

describe('a drawn card', () => {
  const plain = textStyleOf('none');

  it('shows every number in digits too, so that it can be read without its colour', () => {
    for (const number of NUMBERS)
      for (const size of ['large', 'small'] as const)
        for (const style of [plain, textStyleOf('24-bit'), textStyleOf('256')]) {
          const card = drawnCard(number, size, style);
          expect(new Set(card.map(widthOf)).size).toBe(1);
          expect(card.join('\n')).toMatch(new RegExp(`(^|[^\\d;])${number}([^\\d;]|$)`, 'm'));
        }
  });

  it('looks different for every number', () => {
    const faces = NUMBERS.map((number) => drawnCard(number, 'large', plain).slice(1).join('\n'));
    expect(new Set(faces).size).toBe(11);
  });

  it('distinguishes a back from a front', () => {
    expect(backChip(7, plain)).toBe('[ 7]');
    expect(backChip('hidden', plain)).toBe('[ ?]');
  });
});

describe('the environment', () => {
  it.each([
    [true, { TERM: 'xterm-256color', COLORTERM: 'truecolor' }, '24-bit'],
    [true, { TERM: 'xterm-256color' }, '256'],
    [true, { TERM: 'xterm', COLORTERM: '24bit' }, '24-bit'],
    [true, { TERM: 'dumb', COLORTERM: 'truecolor' }, 'none'],
    [true, { TERM: 'vt100' }, 'none'],
    [true, {}, 'none'],
    [true, { TERM: 'xterm-256color', NO_COLOR: '1' }, 'none'],
    [true, { TERM: 'xterm-256color', NO_COLOR: '' }, '256'],
    [false, { TERM: 'xterm-256color', COLORTERM: 'truecolor' }, 'none'],
  ] as const)('terminal %s with %j has the colours %s', (isTerminal, env, depth) => {
    expect(colourDepth(isTerminal, env)).toBe(depth);
  });

  it.each([
    [{ LANG: 'de_DE.UTF-8' }, 'de'],
    [{ LANG: 'de_DE.UTF-8', LC_ALL: 'it_IT' }, 'it'],
    [{ LANG: 'de_DE.UTF-8', LC_MESSAGES: 'fr_FR' }, 'fr'],
    [{ LANG: 'de_DE.UTF-8', LC_ALL: '' }, 'de'],
    [{ LANG: 'pt_BR' }, 'en'],
    [{}, 'en'],
  ])('%j asks for %s', (env, language) => {
    expect(languageFrom(undefined, env)).toBe(language);
  });
});

describe('measuring', () => {
  it('wraps between words, keeps unbroken spaces and indents', () => {
    expect(wrapped('one two three four', 9, 2)).toEqual(['one two', '  three', '  four']);
    expect(wrapped('dernier tour\u202f!', 12)).toEqual(['dernier', 'tour\u202f!']);
    expect(wrapped('', 10)).toEqual(['']);
  });

  it('counts columns, not colours, and wide characters twice', () => {
    expect(widthOf('\u001b[1;38;5;3mab\u001b[0m')).toBe(2);
    expect(widthOf('日本🎴e\u0301')).toBe(7);
    expect(cut('日本語の名前', 6)).toBe('日本…');
  });
});
