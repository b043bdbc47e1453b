import {
  linkOf,
  openViewOf,
  replay,
  seenBy,
  viewOf,
  withoutMeta,
  type RecordedStep,
} from '@quando/rules/authority';
import type { DeviceStorage } from '@quando/table';
import type {
  Eyes,
  RecordedGame,
  ReplayAnswer,
  ReplayQuestion,
  SeenStep,
} from '../../replay/replay-message.ts';
import { isShown, ownEyes } from './game-access.ts';
import { readSource, type ReadGame } from './read-source.ts';
import { outlineOf } from './replay-outline.ts';
import { sittersIn } from './recorded-sitters.ts';

const NO_SUCH_GAME: ReplayAnswer = { type: 'refused', refusal: { code: 'no-such-game' } };
const UNREADABLE: ReplayAnswer = { type: 'refused', refusal: { code: 'unreadable' } };
const NOT_YOURS: ReplayAnswer = { type: 'refused', refusal: { code: 'not-yours' } };

/** Reads games and tells a page what the chosen eyes saw of them. Of a game under way, only its own person's eyes see. */
export class ReplayHost {
  readonly #openStorage: () => Promise<DeviceStorage>;
  #games: readonly ReadGame[] = [];
  /** The steps of the game that was asked about last. */
  #steps: { readonly game: number; readonly steps: readonly RecordedStep[] } | undefined;

  constructor(openStorage: () => Promise<DeviceStorage>) {
    this.#openStorage = openStorage;
  }

  /** A game that this device has kept may be damaged. */
  async answer(question: ReplayQuestion): Promise<ReplayAnswer> {
    try {
      return await this.#answer(question);
    } catch (error) {
      console.error(`replay: ${question.type} failed`, error);
      return UNREADABLE;
    }
  }

  async #answer(question: ReplayQuestion): Promise<ReplayAnswer> {
    if (question.type === 'read') return this.#read(question.source);
    const game = this.#games[question.game];
    if (!game) return NO_SUCH_GAME;
    const steps = this.#stepsOf(question.game, game);
    const isOver = isShown(game, steps.at(-1)?.state.phase);
    switch (question.type) {
      case 'outline':
        return { type: 'outline', outline: { ...outlineOf(steps), isOver } };
      case 'round':
        return isOver || question.eyes === ownEyes(game)
          ? { type: 'round', steps: seenSteps(steps, question.round, question.eyes) }
          : NOT_YOURS;
      case 'link':
        return isOver ? { type: 'link', code: codeOf(game, question.names) } : NOT_YOURS;
    }
  }

  async #read(source: (ReplayQuestion & { type: 'read' })['source']): Promise<ReplayAnswer> {
    const read = await readSource(source, this.#openStorage);
    if ('refusal' in read) return { type: 'refused', refusal: read.refusal };
    this.#games = read.games;
    this.#steps = undefined;
    return { type: 'games', games: read.games.map(listed) };
  }

  #stepsOf(game: number, { record }: ReadGame): readonly RecordedStep[] {
    if (this.#steps?.game !== game) this.#steps = { game, steps: [...replay(record)] };
    return this.#steps.steps;
  }
}

const listed = ({ record, sitters }: ReadGame): RecordedGame => ({
  players: record.players,
  target: record.target,
  isOver: record.winners !== undefined,
  sitters: sitters ?? sittersIn(record),
});

function seenSteps(steps: readonly RecordedStep[], round: number, eyes: Eyes): SeenStep[] {
  const viewer = typeof eyes === 'object' ? eyes.open : eyes;
  return steps
    .filter((step) => step.round === round)
    .map(({ state, events }) => ({
      view: typeof eyes === 'object' ? openViewOf(state, eyes.open) : viewOf(state, viewer),
      events: events.map((event) => seenBy(event, viewer)),
    }));
}

function codeOf({ record }: ReadGame, names: readonly string[] | 'none'): string {
  const bare = withoutMeta(record);
  return linkOf(names === 'none' ? bare : { ...bare, meta: { names } });
}
