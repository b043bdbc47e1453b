import type { GameRecord, RoundRecord, Seat, Viewer } from '@quando/rules';
import type { Command, Setup, ToldEvent } from '@quando/protocol';
import {
  formatCard,
  gameRecordOf,
  isScored,
  parseEntry,
  roundRecordOf,
  seenBy,
  totalsOf,
  type Deck,
  type GameEvent,
  type State,
  type Step,
} from '@quando/rules/authority';
import { parseTableEntry, type ActedEntry, type DealtEntry, type OpenedEntry } from './entry.ts';
import { dealStep, deckIn, playStep } from './game-change.ts';

/** What is wrong with a log: the first entry that makes no sense, by its place. */
export type Damage = {
  readonly code: 'not-an-entry' | 'out-of-order' | 'bad-deal' | 'illegal';
  readonly place: number;
};

type Happening = { readonly seq: number; readonly events: readonly GameEvent[] };

/** A round that is over, with its lines in one text: a table in memory should be small. */
type PastRound = { readonly deck: Deck; readonly text: string; readonly outcome: RoundRecord };

/** What is told again and answered again: that of the present round and of the one before it. */
type Recent = { readonly happenings: Happening[]; readonly answers: Map<string, number> };

const nothing = (): Recent => ({ happenings: [], answers: new Map() });

/** A log as far as it goes, and the game that it tells: all that a table knows. */
export class GameLog {
  readonly opened: OpenedEntry;
  readonly #pastRounds: PastRound[] = [];
  readonly #standings: (readonly number[])[] = [];
  #before: Recent = nothing();
  #recent: Recent = nothing();
  #round: { readonly seq: number; readonly deck: Deck; readonly lines: string[] };
  #state: State;
  #seq: number;

  constructor(opened: OpenedEntry, dealt: DealtEntry, step: Step) {
    this.opened = opened;
    this.#seq = dealt.seq;
    this.#state = step.state;
    this.#round = { seq: dealt.seq, deck: deckIn(dealt)!, lines: [] };
    this.#tell(dealt, step.events);
  }

  get setup(): Setup {
    return this.opened.setup;
  }
  get state(): State {
    return this.#state;
  }
  /** Of the last entry. */
  get seq(): number {
    return this.#seq;
  }
  /** Of the present round's deal. */
  get roundSeq(): number {
    return this.#round.seq;
  }
  /** By scored round: everyone's total after it. */
  get standings(): readonly (readonly number[])[] {
    return this.#standings;
  }
  /** The record of the game; undefined until it is over, as it tells everything. */
  get record(): GameRecord | undefined {
    if (this.#state.phase !== 'over') return undefined;
    const rounds = this.#pastRounds.map(({ deck, text, outcome }) => ({
      ...outcome,
      deck: Array.from(deck, formatCard),
      actions: text.split('\n'),
    }));
    return { ...gameRecordOf(this.#state, rounds), meta: { sitters: this.setup.sitters } };
  }

  /** The seq with which a sender's command was accepted, if it was. */
  answerTo(by: Viewer, { type, id }: Command): number | undefined {
    const key = answerKey(type === 'act' ? by : 'deal', id);
    return this.#recent.answers.get(key) ?? this.#before.answers.get(key);
  }

  /** What a viewer was told by the entries after some seq, as far as the round before this one. */
  told(viewer: Viewer, since: number): ToldEvent[] {
    return [...this.#before.happenings, ...this.#recent.happenings]
      .filter(({ seq }) => seq > since)
      .flatMap(({ seq, events }) => events.map((event) => ({ seq, event: seenBy(event, viewer) })));
  }

  /** The step that an entry leads to; undefined if it cannot come next. */
  stepOf(entry: DealtEntry | ActedEntry): Step | undefined {
    if (entry.seq <= this.#seq) return undefined;
    return entry.type === 'dealt' ? dealStep(entry, this.#state) : playStep(entry, this.#state);
  }

  /** Adds an entry and the step that it leads to. */
  add(entry: DealtEntry | ActedEntry, { state, events }: Step): void {
    this.#seq = entry.seq;
    this.#state = state;
    if (entry.type === 'dealt') this.#begin(entry);
    else this.#round.lines.push(entry.line);
    this.#tell(entry, events);
    if (isScored(state)) this.#close(state);
  }

  #tell(entry: DealtEntry | ActedEntry, events: readonly GameEvent[]): void {
    const { seq, id } = entry;
    this.#recent.happenings.push({ seq, events });
    if (id !== undefined) this.#recent.answers.set(answerKey(senderOf(entry), id), seq);
  }

  #begin(entry: DealtEntry): void {
    this.#round = { seq: entry.seq, deck: deckIn(entry)!, lines: [] };
    this.#before = this.#recent;
    this.#recent = nothing();
  }

  #close(state: State): void {
    const { deck, lines } = this.#round;
    const outcome = { ...roundRecordOf(state, deck, []), deck: [], actions: [] };
    this.#pastRounds.push({ deck, text: lines.join('\n'), outcome });
    this.#standings.push(totalsOf(state));
  }
}

/** Reads a log and plays it, as far as it makes sense: to its end, or it is damaged. */
export function gameLogOf(values: readonly unknown[]): GameLog | Damage {
  const [opened, dealt, ...rest] = values.map(parseTableEntry);
  if (opened?.type !== 'opened' || opened.seq !== 0) return { code: 'not-an-entry', place: 0 };
  if (dealt?.type !== 'dealt' || dealt.seq !== 1) return { code: 'not-an-entry', place: 1 };
  const first = dealStep(dealt, opened.setup);
  if (!first) return { code: 'bad-deal', place: 1 };
  const gameLog = new GameLog(opened, dealt, first);
  for (const [i, entry] of rest.entries()) {
    const code = addedTo(gameLog, entry);
    if (code) return { code, place: i + 2 };
  }
  return gameLog;
}

function addedTo(gameLog: GameLog, entry: ReturnType<typeof parseTableEntry>): Damage['code'] | undefined {
  if (!entry || entry.type === 'opened') return 'not-an-entry';
  if (entry.seq !== gameLog.seq + 1) return 'out-of-order';
  const step = gameLog.stepOf(entry);
  if (!step) return entry.type === 'dealt' ? 'bad-deal' : 'illegal';
  gameLog.add(entry, step);
  return undefined;
}

/** Ids are the senders' own, so they count only for those. */
const answerKey = (sender: Viewer | 'deal', id: string): string => `${sender} ${id}`;

const senderOf = (entry: DealtEntry | ActedEntry): Seat | 'deal' =>
  entry.type === 'dealt' ? 'deal' : parseEntry(entry.line)!.seat;
