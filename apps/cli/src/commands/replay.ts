import { languages, loadTerminalWords, loadText, type Language } from '@quando/text';
import { seatsOf, type GameRecord, type Viewer } from '@quando/rules';
import { replay as stepsOf } from '@quando/rules/authority';
import { UsageError, type Command, type ExitCode, type Io } from '../command.ts';
import { LineWriter } from '../line-writer.ts';
import { onlyFile, parseOptions, viewerFrom, wholeNumber } from '../options.ts';
import { gameFrom } from '../recorded-game.ts';
import { LANGUAGE_LIST, languageFrom } from '../screen/language.ts';
import { screenOn } from '../screen/screen.ts';
import { ReplayLines } from './replay-lines.ts';

export const replay: Command = {
  name: 'replay',
  summary: 'print a recorded game, step by step',
  help: `Usage: quando replay FILE [--game N] [--viewer 0..5|watcher] [--language ${languages.join('|')}]

Prints a recorded game as text: every deal, every event, the hands that each turn changed, and the scores of each round.
A card in a hand is written front[back], with ? for a side that the viewer has not seen.

  FILE          a file of records (quando-record/1), one per line or a single one over several lines; - for standard
                input
  --game N      which game of the file, counted from 0 (default: 0)
  --viewer V    print only what this seat, or watcher, saw (default: both sides of every card)
  --language L  ${LANGUAGE_LIST} (default: from LC_ALL, LC_MESSAGES or LANG, otherwise en)

The exit code is 1 if the record is bad.

Example: quando simulate --seed 7 | quando replay -
`,
  async run(args, io) {
    const { values, positionals } = parseOptions(args, {
      game: { type: 'string', default: '0' },
      viewer: { type: 'string' },
      language: { type: 'string' },
    });
    const number = wholeNumber('game', values.game, { from: 0 });
    const viewer = values.viewer === undefined ? 'omniscient' : viewerFrom(values.viewer);
    const language = languageFrom(values.language, io.env);
    const record = await gameFrom(onlyFile(positionals), number, io.input);
    if (typeof viewer === 'number' && viewer >= record.players)
      throw new UsageError(`this game has no seat ${viewer}: it has ${record.players} players`);
    return printGame(record, viewer, language, io);
  },
};

async function printGame(
  record: GameRecord,
  viewer: Viewer | 'omniscient',
  language: Language,
  io: Io,
): Promise<ExitCode> {
  const [text, words] = await Promise.all([loadText(language), loadTerminalWords(language)]);
  const names = seatsOf(record.players).map((seat) => (seat === viewer ? words.you : words.seat(seat)));
  const lines = new ReplayLines(viewer, screenOn(io.output, io.env, { text, words, names }));
  const writer = new LineWriter(io.output);
  for (const step of stepsOf(record)) for (const line of lines.linesFor(step)) await writer.write(line);
  if (!record.winners) await writer.write(words.unfinished);
  await writer.flush();
  return 0;
}
