import type { GameRecord, RoundRecord, Viewer } from '@quando/rules';
import type { Command, Setup, Sitter, ToldEvent } from '@quando/protocol';
import {
  formatCard,
  gameRecordOf,
  isScored,
  roundRecordOf,
  seenBy,
  totalsOf,
  type Deck,
  type State,
} from '@quando/rules/authority';
import type { Damage } from './damage.ts';
import { parseTableEntry, type ActedEntry, type DealtEntry, type OpenedEntry } from './entry.ts';
import { beforeFirstDeal, readAct, readDeal, type DealtChange, type GameChange } from './game-change.ts';
import { RoundLog } from './round-log.ts';
import { readAll, type ReadEntry, type TableLog } from './table-log.ts';

/** A finished round, with its lines in one string to keep tables in memory small. */
type PastRound = { readonly deck: Deck; readonly text: string; readonly outcome: RoundRecord };

/** The log of a game, and the resulting game. */
export class GameLog implements TableLog<GameChange> {
  #opened: OpenedEntry;
  readonly #pastRounds: PastRound[] = [];
  readonly #standings: (readonly number[])[] = [];
  #lastRound: RoundLog | undefined;
  #round: RoundLog;
  #state: State;
  #seq: number;

  constructor(opened: OpenedEntry, dealt: DealtChange) {
    this.#opened = opened;
    this.#seq = dealt.entry.seq;
    this.#state = dealt.step.state;
    this.#round = new RoundLog(beforeFirstDeal(opened.setup), dealt);
  }

  get opened(): OpenedEntry {
    return this.#opened;
  }
  get setup(): Setup {
    return this.#opened.setup;
  }
  get state(): State {
    return this.#state;
  }
  /** The seq of the last entry. */
  get seq(): number {
    return this.#seq;
  }
  get gameSeq(): number {
    return this.#seq;
  }
  /** The seq of the entry that ended the last round; of the deal in the first round. */
  get lastScoredSeq(): number {
    return this.#lastRound?.seq ?? this.#round.dealtSeq;
  }
  /** By scored round: everybody's total after it. */
  get standings(): readonly (readonly number[])[] {
    return this.#standings;
  }
  /** The record of the game; undefined until it is over, because it reveals everything. */
  get record(): GameRecord | undefined {
    return this.#state.phase === 'over' ? this.scoredRecord : undefined;
  }

  /** The record of all scored rounds, for a game that ends with one of them; it reveals everything. */
  get scoredRecord(): GameRecord | undefined {
    if (!isScored(this.#state)) return undefined;
    const rounds = this.#pastRounds.map(({ deck, text, outcome }) => ({
      ...outcome,
      deck: Array.from(deck, formatCard),
      actions: text.split('\n'),
    }));
    const { sitters, handicaps } = this.setup;
    return { ...gameRecordOf(this.#state, rounds), meta: { sitters, ...(handicaps && { handicaps }) } };
  }

  /** Replaces the players, one of whom has deleted their name. */
  replaceSitters(sitters: readonly Sitter[]): void {
    this.#opened = { ...this.#opened, setup: { ...this.setup, sitters } };
  }

  /** The seq with which a sender's command was accepted, if it was. */
  answerTo(by: Viewer, { type, id }: Command): number | undefined {
    const sender = type === 'act' ? by : 'deal';
    return this.#round.answerTo(sender, id) ?? this.#lastRound?.answerTo(sender, id);
  }

  /** The events that a viewer has seen after some seq, back to the previous round. */
  told(viewer: Viewer, since: number): ToldEvent[] {
    const told: ToldEvent[] = [];
    for (const round of [this.#lastRound, this.#round])
      for (const { seq, events } of round?.after(since) ?? [])
        for (const event of events) told.push({ seq, event: seenBy(event, viewer) });
    return told;
  }

  /** The step of a stored entry; undefined if it cannot come next. */
  changeOf(entry: DealtEntry | ActedEntry): GameChange | undefined {
    return entry.type === 'dealt' ? readDeal(entry, this.#state) : readAct(entry, this.#state);
  }

  read(value: unknown): ReadEntry<GameChange> {
    const place = this.#seq + 1;
    const entry = parseTableEntry(value);
    if (!entry || entry.type === 'opened') return { damage: { code: 'not-an-entry', place } };
    if (entry.seq !== place) return { damage: { code: 'out-of-order', place } };
    const change = this.changeOf(entry);
    return change ? { change } : { damage: { code: entry.type === 'dealt' ? 'bad-deal' : 'illegal', place } };
  }

  add(change: GameChange): void {
    if ('deck' in change) this.#begin(change);
    else this.#round.add(change);
    const { state } = change.step;
    this.#seq = change.entry.seq;
    this.#state = state;
    if (isScored(state)) this.#close(state);
  }

  #begin(dealt: DealtChange): void {
    this.#lastRound = this.#round;
    this.#round = new RoundLog(this.#state, dealt);
  }

  #close(state: State): void {
    const { deck, lines } = this.#round;
    const outcome = { ...roundRecordOf(state, deck, []), deck: [], actions: [] };
    this.#pastRounds.push({ deck, text: lines.join('\n'), outcome });
    this.#standings.push(totalsOf(state));
  }
}

/** Parses and replays a log, or reports the first invalid entry. */
export function gameLogOf(values: readonly unknown[]): GameLog | Damage {
  const [opened, dealt] = values.slice(0, 2).map(parseTableEntry);
  if (opened?.type !== 'opened' || opened.seq !== 0) return { code: 'not-an-entry', place: 0 };
  if (dealt?.type !== 'dealt' || dealt.seq !== 1) return { code: 'not-an-entry', place: 1 };
  const first = readDeal(dealt, opened.setup);
  if (!first) return { code: 'bad-deal', place: 1 };
  const log = new GameLog(opened, first);
  return readAll(log, values.slice(2)) ?? log;
}
