import { readJson, type LocalStore } from '../local-store.ts';
import { freshId } from '../game/fresh-id.ts';
import { parseJudgements, type Judgement } from './judgement.ts';
import { ownMomentOf, seedOfStream } from './position-seed.ts';

/** Where the judgements are stored. */
export const JUDGEMENTS = 'quando-judgements';
const NEXT = 'quando-next-position';

/** How many judgements are stored. */
const MOST = 1000;

/** The judgements made on this device, and the current position of the stream. */
export class TrainerHistory {
  judgements: readonly Judgement[] = $state.raw([]);
  /** The seed of the stream's current position; it stays until the next one is requested. */
  seed: string = $state('');
  readonly #localStore: LocalStore;

  constructor(localStore: LocalStore) {
    this.#localStore = localStore;
    this.judgements = parseJudgements(readJson(localStore, JUDGEMENTS));
    const kept = localStore.getItem(NEXT);
    if (kept) this.seed = kept;
    else this.next();
  }

  /** The judgement of a position, if it has been answered. */
  answerTo(seed: string): Judgement | undefined {
    return this.judgements.findLast(({ position }) => position === seed);
  }

  /** Only the first answer to a position counts. */
  add(judgement: Judgement): void {
    if (this.answerTo(judgement.position)) return;
    this.#keep([...this.judgements, judgement].slice(-MOST));
  }

  /** The next question: every other one is from an own game, as long as there are any that were not answered. */
  next(own: readonly string[] = []): void {
    const open = own.find((seed) => !this.answerTo(seed));
    this.seed = open === undefined || this.#wasOwn ? seedOfStream(freshId()) : open;
    this.#localStore.setItem(NEXT, this.seed);
  }

  forget(): void {
    this.#keep([]);
  }

  get #wasOwn(): boolean {
    return ownMomentOf(this.seed) !== undefined;
  }

  #keep(judgements: readonly Judgement[]): void {
    this.judgements = judgements;
    this.#localStore.setItem(JUDGEMENTS, JSON.stringify(judgements));
  }
}
