import type { GameSummary, Sitter } from '@quando/protocol';
import { GameLog, gameLogOf, type TableEntry } from '@quando/table';
import { deckOf, type PreparedDeal } from '../../../src/offline/lesson/prepared-deal.ts';

/** A game as a device stores it. */
export type StoredGame = { readonly summary: GameSummary; readonly entries: readonly TableEntry[] };

export type GamePlan = {
  readonly game?: string;
  readonly sitters: readonly Sitter[];
  readonly target?: number;
  readonly deal: PreparedDeal;
  /** The actions since the deal, in the notation of records. */
  readonly lines?: readonly string[];
};

const STARTED = Date.UTC(2026, 0, 10, 19, 30);

/** A stored game with a prepared deal and some actions. */
export function storedGame({
  game = 'stored',
  sitters,
  target = 50,
  deal,
  lines = [],
}: GamePlan): StoredGame {
  const entries: TableEntry[] = [
    { seq: 0, at: STARTED, type: 'opened', setup: { sitters, target } },
    { seq: 1, at: STARTED, type: 'dealt', dealer: deal.dealer, deck: deckOf(deal) },
    ...lines.map((line, i) => ({ ...acted(i + 2), line })),
  ];
  return storedGameFrom(game, entries);
}

/** A stored game made from a log. */
export const storedGameFrom = (game: string, entries: readonly TableEntry[]): StoredGame => ({
  summary: summaryOf(game, entries),
  entries,
});

const acted = (seq: number) => ({ seq, at: STARTED + seq * 1000, type: 'acted', id: `kept-${seq}` }) as const;

/** Reads a log; throws if it is invalid, which is a mistake in the test. */
export function gameLogFrom(entries: readonly unknown[]): GameLog {
  const gameLog = gameLogOf(entries);
  if (gameLog instanceof GameLog) return gameLog;
  throw new Error(`entry ${gameLog.place} of the log is wrong: ${gameLog.code}`);
}

function summaryOf(game: string, entries: readonly TableEntry[]): GameSummary {
  const { setup, state, standings } = gameLogFrom(entries);
  return {
    game,
    setup,
    startedAt: STARTED,
    changedAt: entries.at(-1)!.at,
    round: state.round,
    totals: standings.at(-1) ?? setup.sitters.map(() => 0),
    phase: state.phase,
    whoseTurn: state.asked,
  };
}
