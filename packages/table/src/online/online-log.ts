import type { Seat } from '@quando/rules';
import { isScored, type State } from '@quando/rules/authority';
import type { SeatingCommand, Setup, Terms } from '@quando/protocol';
import type { Damage } from '../damage.ts';
import type { DealtEntry } from '../entry.ts';
import type { DealSource } from '../deal-promise.ts';
import { fairDeal } from '../fair-deal.ts';
import { readDeal, type DealtChange, type GameChange } from '../game-change.ts';
import { GameLog } from '../game-log.ts';
import { readAll, readInParts, type ReadEntry, type TableLog } from '../table-log.ts';
import { AcceptedCommands } from './accepted-commands.ts';
import type { TableState } from './due-action.ts';
import { isGameOver } from './game-end.ts';
import { withMovedHandicaps } from './moved-handicaps.ts';
import { NextDeal } from './next-deal.ts';
import {
  parseOnlineEntry,
  type DealEntry,
  type ErasedEntry,
  type FoundedEntry,
  type OnlineEntry,
  type SeatingEntry,
} from './online-entry.ts';
import type { SeatState } from './seat-state.ts';
import { isSeatChange, regroups, renewsInvitation, takesOver } from './seat-effects.ts';
import { Seating } from './seating.ts';
import { SeatingHistory, type SeatingMoment } from './seating-history.ts';

/** A validated decision at an online table: its entry and the result. */
export type OnlineChange = {
  readonly entry: OnlineEntry;
  readonly after: TableState;
  /** The resulting step of the game. */
  readonly game?: GameChange;
};

/** The log of an online table and the resulting state: who sits where, the game, and the next deal. */
export class OnlineLog implements TableLog<OnlineChange> {
  #founded: FoundedEntry;
  #erasures = 0;
  readonly #accepted: AcceptedCommands = new AcceptedCommands();
  #seq = 0;
  #changedAt: number;
  #state: TableState;
  readonly #deals: DealSource[] = [];
  #game: GameLog | undefined;
  #rematch: string | undefined;
  #seatChanges = 0;
  readonly #botDecided: Set<Seat> = new Set();
  #firstDealSeq = Infinity;
  readonly #history: SeatingHistory = new SeatingHistory();

  constructor(founded: FoundedEntry) {
    this.#founded = founded;
    this.#changedAt = founded.at;
    const { at, secret, terms, rematch, solo } = founded;
    this.#state = {
      terms,
      seating: Seating.at(founded),
      state: undefined,
      deal: NextDeal.first({ secret, at, ...rematch, shared: terms.sharedDeals }),
      isRematch: rematch !== undefined,
      isSolo: solo !== undefined,
      askedAt: at,
      askedSeq: 0,
      turnSeq: 0,
      isReported: false,
    };
  }

  get founded(): FoundedEntry {
    return this.#founded;
  }
  /** The terms as they are now; they do not change after the start. */
  get terms(): Terms {
    return this.#state.terms;
  }
  /** The seq of the last entry. */
  get seq(): number {
    return this.#seq;
  }
  /** When the last entry was made. */
  get changedAt(): number {
    return this.#changedAt;
  }
  get gameSeq(): number | undefined {
    return this.#game?.seq;
  }
  get state(): TableState {
    return this.#state;
  }
  get seating(): Seating {
    return this.#state.seating;
  }
  /** Who sat where in this round. */
  get history(): readonly SeatingMoment[] {
    return this.#history.moments;
  }
  /** The next deal. */
  get deal(): NextDeal {
    return this.#state.deal;
  }
  /** The sources of all deals so far, which only the record of a finished game may reveal. */
  get deals(): readonly DealSource[] {
    return this.#deals;
  }
  /** Undefined until the first deal. */
  get game(): GameLog | undefined {
    return this.#game;
  }
  /** The table where these people play again. */
  get rematch(): string | undefined {
    return this.#rematch;
  }

  /** The seats for which a bot has decided at least once, whoever sits there. */
  get botDecided(): ReadonlySet<Seat> {
    return this.#botDecided;
  }

  /** The seats on which somebody else sits than at the first deal; a new device of the same person is nobody else. */
  get takenOver(): ReadonlySet<Seat> {
    const isLater = (state: SeatState): boolean => state.kind === 'taken' && state.since > this.#firstDealSeq;
    const { seats } = this.seating;
    return new Set([...seats.keys()].filter((seat) => isLater(seats[seat]!)));
  }

  /** Whether the first round is dealt or about to be. */
  get isStarted(): boolean {
    return this.#game !== undefined || this.deal.isUnderWay;
  }
  /** Whether cards are on the table of which a seat sees more than a watcher: nobody new takes a seat now. */
  get isInRound(): boolean {
    return this.#game !== undefined && !isScored(this.#game.state);
  }
  /** Whether the game is over. */
  get isOver(): boolean {
    return isGameOver(this.#state);
  }
  /** How many people have deleted their names. */
  get erasures(): number {
    return this.#erasures;
  }
  /** How often people have sat down, got up and put bots on seats. */
  get seatChanges(): number {
    return this.#seatChanges;
  }

  /** The seq with which a sender's command was accepted, if it was. */
  answerTo(by: string, { type, id }: SeatingCommand): number | undefined {
    return type === 'start' ? this.answerToDeal(id) : this.#accepted.seqOf(`${by} ${id}`);
  }

  /** The seq with which a request for a deal was accepted, if it was. */
  answerToDeal(id: string): number | undefined {
    return (
      this.#accepted.seqOf(`deal ${id}`) ??
      this.#game?.answerTo('watcher', { type: 'continue', id, after: 0 })
    );
  }

  /** The setup of the first deal; undefined while a seat is free. */
  get setup(): Setup | undefined {
    const { sitters } = this.seating;
    const { target, handicaps } = this.terms;
    return sitters && { sitters, target, ...(handicaps && { handicaps }) };
  }

  read(value: unknown): ReadEntry<OnlineChange> {
    const place = this.#seq + 1;
    const entry = parseOnlineEntry(value);
    if (!entry) return { damage: { code: 'not-an-entry', place } };
    if (entry.seq !== place) return { damage: { code: 'out-of-order', place } };
    const change = this.#changeOf(entry);
    return change ? { change } : { damage: { code: entry.type === 'dealt' ? 'bad-deal' : 'illegal', place } };
  }

  /** The change of the table that a change of the game makes. */
  withGame(game: GameChange): OnlineChange {
    const { entry, step } = game;
    const { state } = step;
    const deal = entry.type === 'dealt' ? this.deal.after(entry.next!, entry.at) : this.deal;
    const turned = this.#seatingAfter(state);
    const isOver = isGameOver({ terms: this.terms, state, deal });
    const seating = isScored(state) ? turned.afterRound({ isOver, since: entry.seq }) : turned;
    const { seq, at: askedAt } = entry;
    const turnSeq = state.asked === this.#state.state?.asked ? this.#state.turnSeq : seq;
    const after = { ...this.#state, seating, state, deal, askedAt, askedSeq: seq, turnSeq };
    return { entry, game, after };
  }

  /** The seating when the game has come to this state. */
  #seatingAfter({ asked }: State): Seating {
    const decided = this.#state.state?.asked ?? 'nobody';
    if (decided === 'nobody') return this.seating;
    const seating = this.seating.afterDecision(decided);
    return decided === asked ? seating : seating.afterTurn(decided);
  }

  /** The result of a step towards the next deal; undefined if it cannot come next. */
  withDeal(entry: DealEntry): OnlineChange | undefined {
    const deal = this.deal.with(entry);
    if (!deal) return undefined;
    // Whoever takes part in the deal plays.
    const seating = entry.type === 'part-promised' ? this.seating.cameWith(entry.by) : this.seating;
    const askedAt = seating === this.seating ? this.#state.askedAt : entry.at;
    return { entry, after: { ...this.#state, deal, seating, askedAt } };
  }

  /** The result of an entry outside the game; undefined if it cannot come next. */
  withSeating(entry: SeatingEntry): OnlineChange | undefined {
    if (entry.type === 'rematched') return { entry, after: this.#state };
    if (entry.type === 'reported')
      return this.isOver ? { entry, after: { ...this.#state, isReported: true } } : undefined;
    if (entry.type === 'erased') return this.withErased(entry);
    const seating = this.seating.after(entry);
    if (!seating) return undefined;
    const { state, askedAt, isRematch } = this.#state;
    if (entry.type === 'terms-set' && this.isStarted) return undefined;
    // The clock restarts for a person who takes over a pending decision.
    const isTakenOver = takesOver(entry) && 'seat' in entry && state?.asked === entry.seat;
    const isFresh = isTakenOver || renewsInvitation(entry);
    const after = {
      ...this.#state,
      seating,
      askedAt: isFresh ? entry.at : askedAt,
      isRematch: isRematch && !regroups(entry),
    };
    if (this.isStarted) return { entry, after };
    const given = entry.type === 'terms-set' ? entry.terms : this.terms;
    const terms = withMovedHandicaps(given, this.terms, this.seating.seats, seating.seats);
    return { entry, after: { ...after, terms } };
  }

  /** The result of deleting a name; if they had to decide, the bot that does so now has not kept anybody waiting. */
  withErased(entry: ErasedEntry): OnlineChange {
    const { state, askedAt } = this.#state;
    const isAsked = state !== undefined && state.asked === this.seating.seatOf(entry.key);
    const seating = this.seating.without(entry);
    return { entry, after: { ...this.#state, seating, askedAt: isAsked ? entry.at : askedAt } };
  }

  add(change: OnlineChange): void {
    const { entry, after, game } = change;
    this.#seq = entry.seq;
    this.#changedAt = entry.at;
    if (entry.type === 'dealt') {
      this.#deals.push(this.#sourceOf(entry)!);
      this.#firstDealSeq = Math.min(this.#firstDealSeq, entry.seq);
    }
    if (entry.type === 'acted') this.#noteDecision();
    if (game) this.#play(game);
    else this.#note(entry);
    this.#state = after;
    this.#history.note(change);
    if (entry.type === 'erased') this.#forgetName(entry);
    if ('by' in entry && entry.by !== undefined) this.#accepted.add(`${entry.by} ${entry.id}`, entry.seq);
  }

  #changeOf(entry: OnlineEntry): OnlineChange | undefined {
    switch (entry.type) {
      case 'founded':
        return undefined;
      case 'dealt':
      case 'acted': {
        const game = entry.type === 'dealt' ? this.#readDeal(entry) : this.#game?.changeOf(entry);
        return game && this.withGame(game);
      }
      case 'contributed':
      case 'part-promised':
      case 'parts-closed':
      case 'part-opened':
      case 'attempt-voided':
        return this.withDeal(entry);
      default:
        return this.withSeating(entry);
    }
  }

  #readDeal(entry: DealtEntry): GameChange | undefined {
    if (!this.#isFair(entry)) return undefined;
    if (this.#game) return this.#game.changeOf(entry);
    const { setup } = this;
    return setup && readDeal(entry, setup);
  }

  #isFair(entry: DealtEntry): boolean {
    const source = this.#sourceOf(entry);
    if (!source || entry.next === undefined || this.isOver) return false;
    if (source.version === 3 && entry.next !== source.secret) return false;
    const { deck, firstDealer } = fairDeal(source, this.terms.players);
    // In older logs the deal passed on to the next seat in a rematch.
    const dealsFirst = this.founded.rematch?.dealer ?? firstDealer;
    if (!this.#game && entry.dealer !== dealsFirst) return false;
    return deck.length === entry.deck.length && deck.every((card, i) => card === entry.deck[i]);
  }

  #sourceOf({ version }: DealtEntry): DealSource | undefined {
    return this.deal.source(version ?? 1);
  }

  #play(change: GameChange): void {
    if (this.#game) this.#game.add(change);
    else if ('deck' in change) this.#game = this.#firstGame(change);
  }

  #firstGame(dealt: DealtChange): GameLog {
    const setup = this.setup!;
    return new GameLog({ seq: 0, at: this.founded.at, type: 'opened', setup }, dealt);
  }

  /** Whose bot has decided; the state is still the one before. */
  #noteDecision(): void {
    const seat = this.#state.state?.asked ?? 'nobody';
    if (seat !== 'nobody' && !this.seating.isManned(seat)) this.#botDecided.add(seat);
  }

  #note(entry: OnlineEntry): void {
    if (isSeatChange(entry)) this.#seatChanges += 1;
    if (entry.type === 'rematched') this.#rematch ??= entry.table;
    if (entry.type === 'parts-closed' && entry.id !== undefined)
      this.#accepted.add(`deal ${entry.id}`, entry.seq);
  }

  /** Their name is not kept in memory either. */
  #forgetName({ key, name }: ErasedEntry): void {
    this.#erasures += 1;
    const { rematch } = this.#founded;
    if (rematch) {
      const company = rematch.company.map((seated) =>
        seated.key === key ? { ...seated, sitter: { ...seated.sitter, name } } : seated,
      );
      this.#founded = { ...this.#founded, rematch: { ...rematch, company } };
    }
    if (this.seating.sitters) this.#game?.replaceSitters(this.seating.sitters);
  }
}

/** Parses and replays a log, or reports the first invalid entry. */
export function onlineLogOf(values: readonly unknown[]): OnlineLog | Damage {
  const log = emptyLogOf(values[0]);
  return log instanceof OnlineLog ? (readAll(log, values.slice(1)) ?? log) : log;
}

/** The same in small parts, between which other work has its turn. */
export async function onlineLogInParts(
  values: readonly unknown[],
  giveWay: () => Promise<void>,
): Promise<OnlineLog | Damage> {
  const log = emptyLogOf(values[0]);
  return log instanceof OnlineLog ? ((await readInParts(log, values.slice(1), giveWay)) ?? log) : log;
}

function emptyLogOf(value: unknown): OnlineLog | Damage {
  const founded = parseOnlineEntry(value);
  const isFirst = founded?.type === 'founded' && founded.seq === 0;
  return isFirst ? new OnlineLog(founded) : { code: 'not-an-entry', place: 0 };
}
