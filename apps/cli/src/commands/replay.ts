import { languages, loadTerminalWords, loadText, type Language } from '@quando/text';
import { seatsOf, type GameRecord, type Viewer } from '@quando/rules';
import { replay as stepsOf } from '@quando/rules/authority';
import { UsageError, type Command, type ExitCode, type Io } from '../command.ts';
import { LineWriter } from '../line-writer.ts';
import { onlyFile, oneOf, parseOptions, viewerFrom, wholeNumber } from '../options.ts';
import { gameFrom } from '../recorded-game.ts';
import { LANGUAGE_LIST, languageOfEnvironment } from '../screen/language.ts';
import { screenOn } from '../screen/screen.ts';
import { ReplayLines } from './replay-lines.ts';

export const replay: Command = {
  name: 'replay',
  summary: 'tell a recorded game, step by step',
  help: `Usage: quando replay FILE [--game N] [--viewer 0..5|watcher] [--language ${languages.join('|')}]

Tells a recorded game as text: every deal, every event, the hands that a turn has changed, and how each round was
scored. A card of a hand is written front[back], with ? for a side that the viewer has not seen.

  FILE          a file of records (quando-record/1), one a line, or one alone over several; - is the standard input
  --game N      which of the file's games, counted from 0; the first one if nothing is said
  --viewer V    tell only what a seat, or a watcher, saw; without it both sides of every card are message
  --language L  ${LANGUAGE_LIST} (that of LC_ALL, LC_MESSAGES or LANG, else en)

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
    const language = languageFrom(values.language, io);
    const record = await gameFrom(onlyFile(positionals), number, io.input);
    if (typeof viewer === 'number' && viewer >= record.players)
      throw new UsageError(`there is no seat ${viewer} in this game: it has ${record.players} players`);
    return tell(record, viewer, language, io);
  },
};

const languageFrom = (text: string | undefined, io: Io): Language =>
  text === undefined ? languageOfEnvironment(io.env) : oneOf('language', text, languages);

async function tell(
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
