import type { TableReply, TableRequest, ToldEvent, Update } from '@quando/protocol';
import type { RoundResult, Seat } from '@quando/rules';
import { GameClient } from '../../src/game/game-client.svelte.ts';
import type { GameConnection } from '../../src/game/game-connection.ts';
import { GameFlow } from '../../src/game/game-flow.svelte.ts';
import { FakeClock } from '../online/fake-clock.ts';
import { literalView, type LiteralView } from '../fixtures/literal-view.ts';

export const result: RoundResult = { end: 'knock', sums: [3, 5], points: [0, 5], winners: 'none' };
export const dealt = (round: number): ToldEvent['event'] => ({
  type: 'dealt',
  round,
  dealer: 0,
  cards: 8,
  hands: [],
  top: 4,
});
export const knocked: ToldEvent['event'] = { type: 'knocked', seat: 1 };

/** A game whose table says what a test tells it to, and the flow of its screen. */
export class FlowScene {
  readonly sent: TableRequest[] = [];
  readonly game: GameClient;
  readonly flow: GameFlow;
  readonly clock: FakeClock = new FakeClock();
  #deliver: (reply: TableReply) => void = () => {};
  #seq = 0;
  #ids = 0;

  constructor(...seats: readonly Seat[]) {
    const connection: GameConnection = {
      send: (message) => this.sent.push(message),
      onMessage: (handler) => (this.#deliver = handler),
      onState: (handler) => handler('open'),
      close: () => {},
    };
    this.game = new GameClient({ connection, seats, freshId: () => `id-${(this.#ids += 1)}` });
    this.flow = new GameFlow(this.game, this.clock);
  }

  /** The table tells the present viewer how things are, and what led there. */
  hear(view: Partial<LiteralView>, ...events: readonly ToldEvent['event'][]): void {
    const { viewer } = this.game;
    const since = this.#seq;
    this.#seq += 1;
    const update: Update = {
      type: 'update',
      seq: this.#seq,
      since,
      viewer,
      view: literalView({ hands: ['3', '5'], round: 0, ...view, viewer }),
      events: events.map((event) => ({ seq: this.#seq, event })),
      sitters: [
        { kind: 'person', name: 'Ada', avatar: 'round' },
        { kind: 'bot', level: 'casual', name: 'Ben', avatar: 'bean' },
      ],
      standings: [],
    };
    this.#deliver(update);
  }

  /** As `hear`, with everything on the board already shown. */
  see(view: Partial<LiteralView>, ...events: readonly ToldEvent['event'][]): void {
    this.hear(view, ...events);
    this.game.moments.skip();
  }

  get shows(): string {
    return this.flow.stage.shows;
  }

  /** Looks at the reveal to its end, and leaves it. */
  readReveal(): void {
    this.flow.endShow();
    this.flow.leaveReveal();
  }
}

/** Seat 0 alone at its device, in the first round. */
export function onePerson(): FlowScene {
  const scene = new FlowScene(0);
  scene.see({}, dealt(0));
  return scene;
}

/** Seats 0 and 1 share a device; seat 0 has taken it. */
export function sharedDevice(): FlowScene {
  const scene = new FlowScene(0, 1);
  scene.see({ asked: 0 }, dealt(0));
  scene.flow.takeOver();
  scene.see({ asked: 0 }, dealt(0));
  return scene;
}

/** Resolves after pending effects have run. */
export const effectsRun = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
