import { judgeGame, luckReport, reviewGame, type LuckReport, type ReviewedDecision } from '@quando/bots';
import type { GameRecord, Seat } from '@quando/rules';
import {
  languages,
  loadLuckWords,
  loadReviewReasonWords,
  loadTerminalWords,
  loadText,
  type Language,
} from '@quando/text';
import { BadRecord, UsageError, type Command, type ExitCode, type Io } from '../command.ts';
import { loadFaultFormatter } from '../fault-message.ts';
import { LineWriter } from '../line-writer.ts';
import { onlyFile, parseOptions, wholeNumber } from '../options.ts';
import { recordsIn } from '../record-source.ts';
import { loadReviewTools } from '../review-tools.ts';
import { LANGUAGE_LIST, languageFrom } from '../screen/language.ts';
import { lineOf } from './action-line.ts';
import { reviewLines } from './review-lines.ts';

export const review: Command = {
  name: 'review',
  summary: 'judge the decisions and the luck of a seat in recorded games',
  help: `Usage: quando review FILE [--seat N] [--json [--candidates]] [--language ${languages.join('|')}]

Judges every decision of a seat in finished games by what that seat had seen then: how much of the chance to win it cost
compared with the best choice, with its standard error. A decision gets a mark if that is more than 2 % (inaccuracy),
5 % (mistake) or 10 % (blunder) after subtracting two standard errors; it is unclear if too little is known of what the
others hold. Then it accounts for the result: luck of the deals, luck of the draws, own decisions, decisions of the
others.

  FILE          a file of records (quando-record/1), one per line or a single one over several lines; - for standard
                input
  --seat N      whose decisions, counted from 0 (default: 0)
  --json        one object per game and line, with every decision of the seat: "game", "seat",
                "decisions" ("round", "index", "action", "best", "loss", "error", "mark"), and
                "luck" ("start", "deals", "draws", "own", "others", "result")
  --candidates  with --json, for every decision also its "reasons" and all "candidates" ("action", "chance",
                "behind", "error", "points", "pointsError")
  --language L  ${LANGUAGE_LIST} (default: from LC_ALL, LC_MESSAGES or LANG, otherwise en)

The exit code is 1 if a record is bad or its game is not over; the reviews of those before it are printed.

Example: quando simulate --games 3 | quando review - --seat 2
`,
  async run(args, io) {
    const { values, positionals } = parseOptions(args, {
      seat: { type: 'string', default: '0' },
      json: { type: 'boolean', default: false },
      candidates: { type: 'boolean', default: false },
      language: { type: 'string' },
    });
    const seat = wholeNumber('seat', values.seat, { from: 0, to: 5 });
    const linesOf = values.json
      ? jsonLines(values.candidates)
      : await textLines(languageFrom(values.language, io.env));
    return new Reviews(onlyFile(positionals), seat, io).print(linesOf);
  },
};

/** A review of one game for one seat. */
export type Review = {
  readonly game: number;
  readonly seat: Seat;
  readonly decisions: readonly ReviewedDecision[];
  readonly luck: LuckReport;
};

type LinesOf = (review: Review) => string[];

class Reviews {
  readonly #file: string;
  readonly #seat: Seat;
  readonly #io: Io;

  constructor(file: string, seat: Seat, io: Io) {
    this.#file = file;
    this.#seat = seat;
    this.#io = io;
  }

  async print(linesOf: LinesOf): Promise<ExitCode> {
    const writer = new LineWriter(this.#io.output);
    try {
      for await (const each of this.#all()) for (const line of linesOf(each)) await writer.write(line);
    } finally {
      await writer.flush();
    }
    return 0;
  }

  async *#all(): AsyncGenerator<Review, void, undefined> {
    const tools = loadReviewTools();
    let game = 0;
    for await (const { line, read } of recordsIn(this.#file, this.#io.input)) {
      if ('fault' in read) throw new BadRecord((await loadFaultFormatter())(this.#file, line, read.fault));
      this.#checkReviewable(read.record, line);
      const decisions = [...reviewGame(read.record, this.#seat, tools)];
      const luck = luckReport(judgeGame(read.record, tools), this.#seat, decisions);
      yield { game, seat: this.#seat, decisions, luck };
      game += 1;
    }
  }

  #checkReviewable(record: GameRecord, line: number): void {
    const place = `${this.#file}: line ${line}`;
    if (this.#seat >= record.players)
      throw new UsageError(`${place}: this game has no seat ${this.#seat}: it has ${record.players} players`);
    if (!record.winners)
      throw new BadRecord(`${place}: this game is not over; only finished games are reviewed`);
  }
}

const jsonLines =
  (withCandidates: boolean): LinesOf =>
  ({ game, seat, decisions, luck }) => [
    JSON.stringify({
      game,
      seat,
      decisions: decisions.map((each) => ({
        ...decisionJson(each),
        ...(withCandidates ? candidatesJson(each) : {}),
      })),
      luck: luck.account,
    }),
  ];

const decisionJson = ({ view, ...each }: ReviewedDecision): object => ({
  round: each.round,
  index: each.index,
  action: lineOf(view, each.action),
  best: lineOf(view, each.candidates[0]!.action),
  loss: each.loss.mean,
  error: each.loss.error,
  mark: each.mark,
});

const candidatesJson = ({ view, ...each }: ReviewedDecision): object => ({
  candidates: each.candidates.map(({ action, chance, behind, points }) => ({
    action: lineOf(view, action),
    chance,
    behind: behind.mean,
    error: behind.error,
    points: points.mean,
    pointsError: points.error,
  })),
  reasons: each.reasons,
});

async function textLines(language: Language): Promise<LinesOf> {
  const [text, words, reasons, luckWords] = await Promise.all([
    loadText(language),
    loadTerminalWords(language),
    loadReviewReasonWords(language),
    loadLuckWords(language),
  ]);
  return (each) => reviewLines(each, { text, words, reasons, luckWords });
}
