import type { GameRecord, Viewer } from '@quando/rules';
import { replay, seenBy, viewOf, type RecordedStep } from '@quando/rules/authority';
import { UsageError, type Command, type ExitCode, type Io } from '../command.ts';
import { LineWriter } from '../line-writer.ts';
import { onlyFile, parseOptions, viewerFrom, wholeNumber } from '../options.ts';
import { gameFrom } from '../recorded-game.ts';

export const views: Command = {
  name: 'views',
  summary: 'print what one viewer saw of a recorded game, as JSON',
  help: `Usage: quando views FILE --viewer 0..5|watcher [--game N]

Prints what a viewer saw of a recorded game: one line of JSON for each deal and each action:
{"round":R,"action":A,"view":…,"events":[…]}. Rounds and actions count from 0; "action" is null for a deal. "view" is
everything the viewer has seen and can still follow; "events" is what the viewer saw of that step. Equal knowledge
gives equal bytes: nothing in a line depends on what the viewer has not seen.

  FILE        a file of records (quando-record/1), one per line or a single one over several lines; - for standard input
  --viewer V  a seat of the game, or watcher, who has no seat and sees only the table
  --game N    which game of the file, counted from 0 (default: 0)

The exit code is 1 if the record is bad.

Example: quando simulate --seed 7 | quando views - --viewer 0
`,
  async run(args, io) {
    const { values, positionals } = parseOptions(args, {
      viewer: { type: 'string' },
      game: { type: 'string', default: '0' },
    });
    if (values.viewer === undefined) throw new UsageError('--viewer is required: a seat or watcher');
    const viewer = viewerFrom(values.viewer);
    const number = wholeNumber('game', values.game, { from: 0 });
    const record = await gameFrom(onlyFile(positionals), number, io.input);
    if (viewer !== 'watcher' && viewer >= record.players)
      throw new UsageError(`this game has no seat ${viewer}: it has ${record.players} players`);
    return writeViews(record, viewer, io);
  },
};

async function writeViews(record: GameRecord, viewer: Viewer, io: Io): Promise<ExitCode> {
  const writer = new LineWriter(io.output);
  for (const step of replay(record)) await writer.write(lineOf(step, viewer));
  await writer.flush();
  return 0;
}

const lineOf = ({ round, action, state, events }: RecordedStep, viewer: Viewer): string =>
  JSON.stringify({
    round,
    action: action === 'deal' ? null : action,
    view: viewOf(state, viewer),
    events: events.map((event) => seenBy(event, viewer)),
  });
