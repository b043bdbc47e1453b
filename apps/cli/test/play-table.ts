import { PassThrough } from 'node:stream';
import { loadTerminalWords, loadText, type Language } from '@quando/text';
import { seededRandom, type Seat } from '@quando/rules';
import { shuffledDeck, type Deck } from '@quando/rules/authority';
import { LineReader } from '../src/play/line-reader.ts';
import { LocalGame } from '../src/play/local-game.ts';
import { namesAround } from '../src/play/names.ts';
import { simpleOpponent, type Opponent } from '../src/play/opponent.ts';
import { PlayLoop } from '../src/play/play-loop.ts';
import { Display } from '../src/play/display.ts';

/** What is typed, and what the game is like; the person at seat 0 begins unless something else is said. */
export type Table = {
  readonly typed: string;
  readonly players?: number;
  readonly dealer?: Seat;
  readonly target?: number;
  readonly language?: Language;
  readonly deck?: Deck;
  readonly seed?: string;
  readonly opponent?: Opponent;
  /** Of a terminal; a plain stream if nothing is said. */
  readonly terminal?: {
    readonly columns: number;
    readonly rows: number;
    readonly env: Record<string, string>;
  };
  readonly env?: Record<string, string>;
};

/** Plays in this process, and gives all that was shown. */
export async function shownAt(table: Table): Promise<string> {
  const { players = 3, language = 'en', target = 50, terminal } = table;
  const output = Object.assign(new PassThrough(), terminal && { isTTY: true, ...terminal });
  const input = new PassThrough();
  const chunks: string[] = [];
  output.on('data', (chunk: Buffer) => chunks.push(chunk.toString()));
  const [text, words] = await Promise.all([loadText(language), loadTerminalWords(language)]);
  const names = namesAround(words.you, 0, players);
  const random = seededRandom(table.seed ?? 'table');
  const shuffle = (): Deck => table.deck ?? shuffledDeck(random);
  const game = new LocalGame({ players, target, dealer: table.dealer ?? players - 1, eyes: 0 }, shuffle);
  const reader = new LineReader(input, output, terminal !== undefined);
  const display = new Display(output, terminal?.env ?? table.env ?? {}, { text, words, names });
  input.end(table.typed);
  await new PlayLoop({ game, seat: 0, opponent: table.opponent ?? simpleOpponent, reader, display }).run();
  return chunks.join('');
}
