import { legalActions, mayKnock, seededRandom, below, type Seat, type View } from '@quando/rules';
import type { OnlineReply } from '@quando/protocol';
import { thinkHere, type BotTurn } from '@quando/table';
import { beforeAll, expect, test } from 'vitest';
import { OnlineTableFixture, termsOf } from './online-table-fixture.ts';
import { grouped, verdictOn, type Example } from './naive-bayes.ts';

const GAMES = 20;

/** Games in which bots think longer than they wait. */
const SLOW_GAMES = 6;

/** The total that ends a game: long games take less time per decision. */
const TARGET = 400;

/** One decision of a bot: what a watcher noticed, what everybody could see, and what was hidden. */
type Decision = {
  /** From the message that made it the bot's turn to the one that told its action, in milliseconds. */
  readonly time: number;
  /** The types of the messages in between and after it, in order. */
  readonly order: string;
  /** The bytes of these messages, without the view and the progress of the game, which the watcher may see. */
  readonly size: number;
  readonly group: string;
  readonly actions: number;
  readonly sum: number;
  readonly lastFront: number;
  /** Whether the bot will knock in this round, or does so now. */
  willKnock: boolean;
};

type Message = { readonly at: number; readonly reply: OnlineReply };

const decisions: Decision[] = [];
const slowDecisions: Decision[] = [];
beforeAll(async () => {
  for (let seed = 0; seed < GAMES; seed += 1) decisions.push(...(await decisionsIn(seed)));
  for (let seed = 0; seed < SLOW_GAMES; seed += 1)
    slowDecisions.push(...(await decisionsIn(seed, slowThinking)));
}, 300_000);

/** How long thinking takes where it is slow: longer than any bot seems to think, and how much longer follows from its hand. */
const slowThinking = (sum: number): number => 2700 + sum;

/** All decisions of the bots in a game of one person and three bots, as a watcher sees them. */
async function decisionsIn(
  seed: number,
  millisecondsFor: (sum: number) => number = () => 0,
): Promise<Decision[]> {
  const [fixture, devices] = await OnlineTableFixture.playing({ ...termsOf(4), target: TARGET }, 1, seed);
  const { table, clock, ports } = fixture;
  const think = thinkHere({ clock });
  Object.assign(ports, {
    think: async (turn: BotTurn) => {
      const milliseconds = millisecondsFor(sumOf(turn.view, turn.seat));
      if (milliseconds > 0) await new Promise<void>((resolve) => void clock.after(milliseconds, resolve));
      return think(turn);
    },
  });
  const messages: Message[] = [];
  const watcher = table.connect({ send: (reply) => messages.push({ at: clock.now(), reply }) });
  await watcher.receive({ type: 'join', as: 'watcher' });
  const found: (Decision & { readonly seat: Seat; readonly round: number })[] = [];
  while (!table.isOver) {
    const { view, seq } = table.updateFor('watcher')!;
    const { asked } = view;
    if (asked === 'nobody' || asked === 0) {
      await fixture.step(devices);
      continue;
    }
    const own = table.updateFor(asked)!.view;
    const since = clock.now();
    messages.length = 0;
    while (table.updateFor('watcher')!.seq === seq) await clock.runNext();
    found.push({
      seat: asked,
      round: view.round,
      ...noticed(messages, since),
      ...factsOf(own, asked),
      willKnock: false,
    });
    const { knocker } = table.updateFor('watcher')!.view;
    if (knocker === asked && view.knocker === 'nobody')
      for (const decision of found)
        if (decision.seat === asked && decision.round === view.round) decision.willKnock = true;
  }
  return found;
}

const noticed = (messages: readonly Message[], since: number): Pick<Decision, 'time' | 'order' | 'size'> => ({
  time: messages.find(({ reply }) => isNews(reply))!.at - since,
  order: messages.map(({ reply }) => reply.type).join(' '),
  size: messages.reduce((total, { reply }) => total + bytesOf(reply), 0),
});

const isNews = ({ type }: OnlineReply): boolean => type === 'update' || type === 'events';

const bytesOf = (reply: OnlineReply): number =>
  JSON.stringify(
    isNews(reply) ? { ...reply, view: 0, events: 0, seq: 0, since: 0, standings: 0, now: 0 } : reply,
  ).length;

const sumOf = (own: View, seat: Seat): number =>
  own.hands[seat]!.reduce((total, { front }) => total + Number(front), 0);

function factsOf(own: View, seat: Seat): Pick<Decision, 'group' | 'actions' | 'sum' | 'lastFront'> {
  const fronts = own.hands[seat]!.map(({ front }) => Number(front));
  return {
    group: [own.phase, Math.min(fronts.length, 10), mayKnock(own), Math.min(own.plays[seat]!, 5)].join(' '),
    actions: legalActions(own).length,
    sum: sumOf(own, seat),
    lastFront: fronts.at(-1) ?? 0,
  };
}

/** Whether a value is above the middle of those in its group, since everybody sees the group. */
function aboveMiddle(
  valueOf: (decision: Decision) => number,
  among: readonly Decision[] = decisions,
): (decision: Decision) => boolean {
  const middles = new Map(
    [...grouped(among)].map(([group, members]) => [
      group,
      members.map(valueOf).toSorted((a, b) => a - b)[members.length >> 1]!,
    ]),
  );
  return (decision) => valueOf(decision) > middles.get(decision.group)!;
}

const HIDDEN: Readonly<Record<string, () => (decision: Decision) => boolean>> = {
  'how many actions it could choose from': () => aboveMiddle(({ actions }) => actions),
  'the sum of its hand': () => aboveMiddle(({ sum }) => sum),
  'whether the card that it drew last is low': () => (decision) => decision.lastFront < 3,
  'whether it is about to knock': () => (decision) => decision.willKnock,
};

const examplesOf = (
  isSo: (decision: Decision) => boolean,
  timeOf: (decision: Decision) => number = ({ time }) => time,
  among: readonly Decision[] = decisions,
): Example[] => {
  const orders = [...new Set(among.map(({ order }) => order))];
  return among.map((decision) => ({
    group: decision.group,
    features: [timeOf(decision), decision.size, orders.indexOf(decision.order)],
    isSo: isSo(decision),
  }));
};

test('there are thousands of decisions to learn from', () => {
  expect(decisions.length).toBeGreaterThan(4000);
});

test.each(Object.keys(HIDDEN))('times, sizes and order of messages do not tell %s', (what) => {
  const { accuracy, chance } = verdictOn(examplesOf(HIDDEN[what]!()), what);
  expect(accuracy).toBeLessThanOrEqual(chance);
});

/** Whoever knows the seed can take its part out of the time, so that this is left. */
const timeByActions = ({ actions }: Decision): number => 600 + 90 * actions;

test('the classifier notices times that depend on the number of actions and on a seed that everybody knows', () => {
  const what = 'how many actions it could choose from';
  const { accuracy, chance } = verdictOn(examplesOf(HIDDEN[what]!(), timeByActions), what);
  expect(accuracy).toBeGreaterThan(chance + 0.1);
});

test('the classifier notices times that depend on the sum of the hand, even with much noise', () => {
  const what = 'the sum of its hand';
  const noise = seededRandom('noise');
  const leaking = ({ sum }: Decision): number => ((600 + 100 * sum) * (75 + below(noise, 51))) / 100;
  const { accuracy, chance } = verdictOn(examplesOf(HIDDEN[what]!(), leaking), what);
  expect(accuracy).toBeGreaterThan(chance + 0.03);
});

const slowExamples = (timeOf?: (decision: Decision) => number): Example[] =>
  examplesOf(
    aboveMiddle(({ sum }) => sum, slowDecisions),
    timeOf,
    slowDecisions,
  );

test('thinking that is late, and the later the higher the hand, does not tell the sum of the hand', () => {
  expect(slowDecisions.length).toBeGreaterThan(1000);
  const inTime = slowDecisions.filter(({ time, sum }) => time <= slowThinking(sum));
  // The first turn of a game may have begun before thinking was slow.
  expect(inTime.length).toBeLessThanOrEqual(SLOW_GAMES);
  const { accuracy, chance } = verdictOn(slowExamples(), 'slow');
  expect(accuracy).toBeLessThanOrEqual(chance);
});

test('the classifier notices bots that act as soon as they are ready', () => {
  const { accuracy, chance } = verdictOn(
    slowExamples(({ sum }) => slowThinking(sum)),
    'slow',
  );
  expect(accuracy).toBeGreaterThan(chance + 0.1);
});
