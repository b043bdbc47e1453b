import { PassThrough } from 'node:stream';
import { loadTerminalWords, loadText, type Language } from '@quando/text';
import { seededRandom, type Action, type Seat, type View } from '@quando/rules';
import { formatCard, shuffledDeck, type Deck } from '@quando/rules/authority';
import type { Setup } from '@quando/protocol';
import { openTable, Table, type Ports, type TableEntry } from '@quando/table';
import { LineReader } from '../src/play/line-reader.ts';
import { namesAround } from '../src/play/names.ts';
import { PlayLoop } from '../src/play/play-loop.ts';
import { Display } from '../src/play/display.ts';
import { TableGame } from '../src/play/table-game.ts';
import { setupOf, terminalPorts } from '../src/play/terminal-table.ts';

/** Decides for the bots. */
export type Opponent = (view: View) => Action;

/** The input, and the properties of the game; by default the person at seat 0 starts. */
export type PlayedTable = {
  readonly typed: string;
  readonly players?: number;
  readonly dealer?: Seat;
  readonly target?: number;
  readonly language?: Language;
  readonly deck?: Deck;
  readonly seed?: string;
  readonly opponent?: Opponent;
  /** The properties of a terminal; by default a plain stream. */
  readonly terminal?: {
    readonly columns: number;
    readonly rows: number;
    readonly env: Record<string, string>;
  };
  readonly env?: Record<string, string>;
};

/** Plays in this process, and returns the whole output. */
export async function shownAt(table: PlayedTable): Promise<string> {
  const { players = 3, language = 'en', target = 50, terminal } = table;
  const output = Object.assign(new PassThrough(), terminal && { isTTY: true, ...terminal });
  const input = new PassThrough();
  const chunks: string[] = [];
  output.on('data', (chunk: Buffer) => chunks.push(chunk.toString()));
  const [text, words] = await Promise.all([loadText(language), loadTerminalWords(language)]);
  const names = namesAround(words.you, 0, players);
  const random = seededRandom(table.seed ?? 'table');
  const setup = setupOf({ names, seat: 0, level: 'casual', target });
  const { dealer = players - 1, deck = shuffledDeck(random), opponent } = table;
  const game = await TableGame.open({
    seat: 0,
    open: (onFailure) => {
      const ports = terminalPorts('casual', random, onFailure);
      const think: Ports['think'] = opponent ? async ({ view }) => opponent(view) : ports.think;
      return preparedTable({ ...ports, think }, setup, { dealer, deck });
    },
  });
  const reader = new LineReader(input, output, terminal !== undefined);
  const display = new Display(output, terminal?.env ?? table.env ?? {}, { text, words, names });
  input.end(table.typed);
  await new PlayLoop({ game, seat: 0, reader, display }).run();
  await game.close();
  return chunks.join('');
}

/** A table whose first deal is known. */
async function preparedTable(
  ports: Ports,
  setup: Setup,
  { dealer, deck }: { readonly dealer: Seat; readonly deck: Deck },
): Promise<Table> {
  const game = 'terminal';
  const entries: TableEntry[] = [
    { seq: 0, at: 0, type: 'opened', setup },
    { seq: 1, at: 0, type: 'dealt', dealer, deck: Array.from(deck, formatCard) },
  ];
  const totals = setup.sitters.map(() => 0);
  const dates = { startedAt: 0, changedAt: 0 };
  await ports.storage.create(
    { game, setup, ...dates, round: 0, totals, phase: 'turn', whoseTurn: 'nobody' },
    entries,
  );
  const table = await openTable(game, ports);
  if (!(table instanceof Table)) throw new Error('the prepared table does not open');
  return table;
}
