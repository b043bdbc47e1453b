import { BOT_LEVELS } from '@quando/bots';
import { GREATEST_TARGET } from '@quando/protocol';
import { MOST_PLAYERS, randomFrom, seededRandom, type Random } from '@quando/rules';
import { createTable } from '@quando/table';
import { languages, loadTerminalWords, loadText } from '@quando/text';
import { UsageError, type Command, type ExitCode, type Io } from '../command.ts';
import { noFiles, oneOf, parseOptions, wholeNumber } from '../options.ts';
import { LineReader } from '../play/line-reader.ts';
import { namesAround, shownName } from '../play/names.ts';
import { PlayLoop } from '../play/play-loop.ts';
import { Display } from '../play/display.ts';
import { TableGame } from '../play/table-game.ts';
import { setupOf, terminalPorts } from '../play/terminal-table.ts';
import { LANGUAGE_LIST, languageFrom } from '../screen/language.ts';

const OPTIONS = {
  players: { type: 'string', default: '3' },
  seat: { type: 'string', default: '0' },
  language: { type: 'string' },
  target: { type: 'string', default: '50' },
  level: { type: 'string', default: 'casual' },
  seed: { type: 'string' },
  name: { type: 'string' },
} as const;

export const play: Command = {
  name: 'play',
  summary: 'play a game in the terminal',
  help: `Usage: quando play [--players 2-6] [--seat N] [--language ${languages.join('|')}] [--target T] [--level L] [--seed S] [--name NAME]

Plays a whole game against bots. Enter moves on the keyboard or from a pipe, one per line: the places of the
cards to play (2 4 5), u or d for the side of the card you draw, k to knock, p to pass; ? lists all keys.

  --players N      number of players: 2 to ${MOST_PLAYERS} (default: 3)
  --seat N         your seat, counted from 0 (default: 0)
  --language L     ${LANGUAGE_LIST} (default: from LC_ALL, LC_MESSAGES or LANG, otherwise en)
  --target T       the total that ends the game (default: 50; 40 suits two players)
  --level L        how well the bots play: beginner, casual, sharp, strong or master (default: casual)
  --seed S         any text; the same seed deals the same cards (default: random)
  --name NAME      your name on the screen

Colours follow COLORTERM and TERM; there are none if NO_COLOR is set or the output is not a terminal.
The exit code is 0, even if you leave early with q, Ctrl-C or the end of the input.
`,
  run: async (args, io) => {
    const { values, positionals } = parseOptions(args, OPTIONS);
    noFiles(positionals);
    return playGame(gameChoices(values, io), io);
  },
};

type Choices = ReturnType<typeof gameChoices>;

function gameChoices(values: Values, io: Io) {
  const players = wholeNumber('players', values.players, { from: 2, to: MOST_PLAYERS });
  return {
    players,
    seat: wholeNumber('seat', values.seat, { from: 0, to: players - 1 }),
    target: wholeNumber('target', values.target, { from: 1, to: GREATEST_TARGET }),
    level: oneOf('level', values.level, BOT_LEVELS),
    language: languageFrom(values.language, io.env),
    random: values.seed === undefined ? cryptoRandom() : seededRandom(values.seed),
    name: values.name === undefined ? undefined : nameFrom(values.name),
  };
}

type Values = {
  readonly players: string;
  readonly seat: string;
  readonly target: string;
  readonly level: string;
  readonly language?: string | undefined;
  readonly seed?: string | undefined;
  readonly name?: string | undefined;
};

const cryptoRandom = (): Random => randomFrom((words) => crypto.getRandomValues(words));

function nameFrom(text: string): string {
  const name = shownName(text);
  if (name === undefined) throw new UsageError('--name must contain a printable character');
  return name;
}

async function playGame(
  { players, seat, target, level, language, random, name }: Choices,
  io: Io,
): Promise<ExitCode> {
  const [text, words] = await Promise.all([loadText(language), loadTerminalWords(language)]);
  const names = namesAround(name ?? words.you, seat, players);
  const display = new Display(io.output, io.env, { text, words, names });
  const isTerminal = display.isTerminal && 'isTTY' in io.input && io.input.isTTY === true;
  const reader = new LineReader(io.input, io.output, isTerminal);
  const setup = setupOf({ names, seat, level, target });
  const game = await TableGame.open({
    seat,
    open: (onFailure) => createTable('terminal', setup, terminalPorts(level, random, onFailure)),
  });
  try {
    await new PlayLoop({ game, seat, reader, display }).run();
  } finally {
    reader.close();
    await game.close();
  }
  return 0;
}
