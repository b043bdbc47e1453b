import type { Sitter, ToldEvent } from '@quando/protocol';
import type { SeenEvent } from '@quando/rules';
import { describe, expect, it } from 'vitest';
import { BotTalk } from '../../src/screens/game/bot-talk.svelte.ts';
import { remarksIn } from '../../src/screens/game/round-remarks.ts';
import { personAndBots } from '../e2e/table/sitters.ts';
import { FakeClock } from '../online/fake-clock.ts';

const SITTERS: readonly Sitter[] = personAndBots(['Mila', 'Pip']);

const card = { slot: 0, front: 'hidden', back: 'hidden' } as const;
const dealt = (round: number): SeenEvent => ({
  type: 'dealt',
  round,
  dealer: 0,
  cards: 8,
  hands: [],
  top: 4,
});
const played = (seat: number): SeenEvent => ({ type: 'played', seat, group: 'single', cards: [card] });
const flipped: SeenEvent = { type: 'flipped', seat: 1, card };
const scored: SeenEvent = {
  type: 'scored',
  end: 'knock',
  knocker: 1,
  fronts: [[8], [2], [9]],
  sums: [8, 2, 9],
  points: [8, 0, 9],
  totals: [8, 0, 9],
};

/** A game in which things happen one after the other, each shown at once. */
class Talking {
  readonly clock = new FakeClock();
  readonly talk: BotTalk;
  log: ToldEvent[] = [];
  #seq = 0;

  constructor(seed = 'a game') {
    this.talk = new BotTalk({ seed, clock: this.clock });
    this.talk.arrive(-1);
  }

  /** Tells of events, and gives what is said then. */
  tell(...events: readonly SeenEvent[]): string | undefined {
    for (const event of events) {
      this.#seq += 1;
      if (event.type === 'dealt') this.log = [];
      this.log.push({ seq: this.#seq, event });
    }
    this.show();
    return this.talk.said?.remark;
  }

  show(before = Infinity, sitters = SITTERS): void {
    this.talk.hear([...this.log], before, sitters);
  }
}

/** What a bot says over many games to its zero being turned so many turns after the greeting. */
const saidAfter = (turns: number): Set<string | undefined> =>
  new Set(
    Array.from({ length: 60 }, (_, i) => {
      const game = new Talking(`game ${i}`);
      game.tell(dealt(0));
      game.clock.pass(10_000);
      for (let turn = 0; turn < turns; turn += 1) game.tell(played(turn));
      return game.tell(flipped);
    }),
  );

describe('bots at the table', () => {
  it('greet, long enough to be read, and then are quiet again', () => {
    const game = new Talking();
    const { talk, clock } = game;
    expect(game.tell(dealt(0))).toBe('hello');
    clock.pass(4_000);
    expect(talk.said?.remark).toBe('hello');
    clock.pass(1_000);
    expect(talk.said).toBeUndefined();
  });

  it('say the same in the same game', () => {
    const first = new Talking('one');
    const second = new Talking('one');
    first.tell(dealt(0));
    second.tell(dealt(0));
    expect(first.talk.said).toEqual(second.talk.said);
  });

  it('wait until something has been shown', () => {
    const game = new Talking();
    game.log = [{ seq: 1, event: dealt(0) }];
    game.show(1);
    expect(game.talk.said).toBeUndefined();
    game.show();
    expect(game.talk.said?.remark).toBe('hello');
  });

  it('do not comment on events from before they joined', () => {
    const game = new Talking();
    game.log = [{ seq: 1, event: dealt(0) }];
    game.talk.arrive(1);
    game.show();
    expect(game.talk.said).toBeUndefined();
  });

  it('leave a few turns without a word after each remark', () => {
    expect(saidAfter(2)).toEqual(new Set([undefined]));
    expect(saidAfter(3)).toEqual(new Set(['zero-turned', undefined]));
  });

  it('do not interrupt each other', () => {
    const game = new Talking();
    game.tell(dealt(0));
    const { said } = game.talk;
    for (let i = 0; i < 10; i += 1) game.tell(flipped);
    expect(game.talk.said).toBe(said);
  });

  it('end with the turn, but not before a glance, and never outlive the round', () => {
    const early = new Talking();
    early.tell(dealt(0));
    early.tell(played(0));
    expect(early.talk.said).toBeDefined();
    early.clock.pass(2_000);
    expect(early.talk.said).toBeUndefined();
    const late = new Talking();
    late.tell(dealt(0));
    late.clock.pass(2_500);
    expect(late.talk.said).toBeDefined();
    late.tell(played(0));
    expect(late.talk.said).toBeUndefined();
    const last = new Talking();
    last.tell(dealt(0));
    last.tell(scored);
    expect(last.talk.said).toBeUndefined();
  });

  it('come back to the last round after the next deal', () => {
    const after = Array.from({ length: 60 }, (_, i) => {
      const game = new Talking(`game ${i}`);
      game.tell(played(0), scored);
      expect(game.talk.said).toBeUndefined();
      return game.tell(dealt(1));
    });
    expect(new Set(after)).toEqual(new Set(['knock-right', undefined]));
  });

  it('are silent if only people play', () => {
    const game = new Talking();
    game.log = [{ seq: 1, event: dealt(0) }];
    game.show(Infinity, SITTERS.slice(0, 1));
    expect(game.talk.said).toBeUndefined();
  });

  it('fall silent when the game is left', () => {
    const game = new Talking();
    game.tell(dealt(0));
    game.talk.close();
    expect(game.talk.said).toBeUndefined();
    game.clock.pass(10_000);
    expect(game.talk.said).toBeUndefined();
  });
});

describe('the remarks of a round', () => {
  const events = [dealt(1), ...Array.from({ length: 40 }, (_, i) => (i % 4 === 3 ? flipped : played(i % 3)))];
  const log = events.map((event, seq): ToldEvent => ({ seq, event }));

  it('are the same for a device that comes later and for one that gets everything at once', () => {
    const round = { log, sitters: SITTERS, before: 'unknown', seed: 'a table' } as const;
    const all = remarksIn(round);
    expect(all.size).toBeGreaterThan(2);
    for (const length of log.keys()) {
      const known = remarksIn({ ...round, log: log.slice(0, length) });
      expect([...known]).toEqual([...all].filter(([seq]) => seq < length));
    }
    if (scored.type !== 'scored') throw new Error('not scored');
    const there = remarksIn({ ...round, before: scored });
    expect([...there].filter(([seq]) => seq > 0)).toEqual([...all].filter(([seq]) => seq > 0));
  });

  it('are shown alike on a device that was there and on one that has just come', () => {
    const [first, second] = [new Talking('one'), new Talking('one')];
    const heard: unknown[][] = [[], []];
    for (const length of log.keys()) {
      first.talk.hear(log.slice(0, length), Infinity, SITTERS);
      if (length === 20) second.talk.arrive(19);
      if (length >= 20) second.talk.hear(log.slice(0, length), Infinity, SITTERS);
      if (length > 20) for (const [i, { talk }] of [first, second].entries()) heard[i]!.push(talk.said);
      for (const { clock } of [first, second]) clock.pass(5_000);
    }
    expect(heard[0]!.some((said) => said !== undefined)).toBe(true);
    expect(heard[0]).toEqual(heard[1]);
  });
});
