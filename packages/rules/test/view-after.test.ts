import { readdirSync, readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { belowLarge, legalActions, seededRandom, viewAfter } from '@quando/rules';
import {
  apply,
  Draft,
  readRecord,
  replay,
  seenBy,
  viewOf,
  type State,
  type Step,
} from '@quando/rules/authority';
import { stateOf, type Census } from '../../../conformance/census.ts';
import { stepsIn } from '../../../conformance/playthrough/playthrough.ts';
import { games, positionOf, positions } from './arbitrary.ts';
import { step, told } from './line.ts';
import { at } from './position-text.ts';
import { runs } from './runs.ts';
import { linesFrom, scriptOf } from './script.ts';
import { viewersOf, walk, walkFrom } from './walk.ts';

const conformance = new URL('../../../conformance/', import.meta.url);
const textOf = (path: string): string => readFileSync(new URL(path, conformance), 'utf8');

describe('the view after what a viewer is told equals the view of the state', () => {
  test('in whole games, from before the first deal', () => {
    fc.assert(
      fc.property(games, (seed) => {
        const steps = [...walk(scriptOf(seed))];
        expect(followed(steps)).toEqual(viewed(steps));
      }),
      runs(20),
    );
  });

  test('[R3] [R4] [7] with empty piles, small hands and many zeros', () => {
    fc.assert(
      fc.property(positions, (seed) => {
        const position = positionOf(seed);
        const steps = [...walkFrom(position, linesFrom(position, seed.seed, seed.style))];
        expect(followed(steps)).toEqual(viewed(steps));
      }),
      runs(80),
    );
  });

  test.each([
    ['in a turn', { hands: ['5 0', '2', '1'], pile: '0/8' }, '0'],
    ['after a knock', { hands: ['5 0', '2', '1'], pile: '0/8', knocker: 2 }, '0'],
    ['in the last turn', { hands: ['5 0', '2', '1'], pile: '0/8', knocker: 1 }, '0'],
    ['after a triplet', { hands: ['5 5 5 0', '2', '1'], pile: '0/8' }, '0 1 2'],
  ])('[7] when only zeros end a round: %s', (_, position, cards) => {
    const state = at(position);
    const played = step(state, `0 play ${cards}`);
    const drawn = step(played.state, '0 draw up');
    expect(drawn.state).toMatchObject({ phase: 'scored', end: 'zeros', turn: 0 });
    const steps = [joined(state), played, drawn];
    expect(followed(steps)).toEqual(viewed(steps));
  });

  test('for a viewer who joins late', () => {
    fc.assert(
      fc.property(games, (seed) => {
        const moments = [...walk(scriptOf(seed))];
        const place = belowLarge(seededRandom(`join ${seed.seed}`), moments.length);
        const steps = [joined(moments[place]!.state), ...moments.slice(place + 1)];
        expect(followed(steps)).toEqual(viewed(steps));
      }),
      runs(20),
    );
  });

  test.each(readdirSync(new URL('playthroughs/', conformance)))('in playthrough %s', (name) => {
    const steps = stepsIn(textOf(`playthroughs/${name}`));
    expect(steps.length).toBeGreaterThan(0);
    expect(followed(steps)).toEqual(viewed(steps));
  });

  test.each(['good', 'independent', 'online'])('in records/%s.jsonl', (name) => {
    for (const line of textOf(`records/${name}.jsonl`).split('\n').filter(Boolean)) {
      const read = readRecord(line);
      if ('fault' in read) throw new Error(`refused: ${read.fault.code}`);
      const steps = [...replay(read.record)];
      expect(followed(steps)).toEqual(viewed(steps));
    }
  });

  const census: Census = JSON.parse(textOf('census.json'));
  test.each(census.positions)('after every sequence of actions from $name', (entry) => {
    const state = stateOf(entry);
    for (const actions of sequencesFrom(state, 2)) {
      const steps = [joined(state), ...actions];
      expect(followed(steps)).toEqual(viewed(steps));
    }
  });
});

describe('an event that does not follow the view throws', () => {
  const view = viewOf(at({ hands: ['5 8', '3'], rest: 0 }), 1);
  const [played, turned] = told(1, at({ hands: ['5 8', '3'], rest: 0 }), '0 play 0');

  test('a draw without a pile', () => {
    const [drew] = told(1, at({ hands: ['5 8', '3'] }), '0 play 0', '0 draw up');
    expect(() => viewAfter(view, drew!)).toThrow('a card was drawn, but the view has none to draw');
  });

  test('a card that nobody holds', () => {
    const after = viewAfter(viewAfter(view, played!), turned!);
    expect(() => viewAfter(after, played!)).toThrow('in the view, seat 0 holds no card with slot 0');
  });

  test('a win without a result', () => {
    expect(() => viewAfter(view, { type: 'won', winners: [0] })).toThrow(
      'a game was won before its last round was scored',
    );
  });
});

/** Where a viewer joins. */
const joined = (state: State): Step => ({ state, events: [] });

/**
 * Every viewer's views after each step, from what it was told, as texts, so that the order of keys counts. Events and
 * views go through JSON, as to a client. Before a first deal a viewer has seen nothing.
 */
function followed(steps: readonly Step[]): string[] {
  const { players, target } = steps[0]!.state;
  return viewersOf(players).flatMap((viewer) => {
    let view = sent(viewOf(new Draft(players, target), viewer));
    return steps.map(({ state, events }) => {
      if (events.length === 0) view = sent(viewOf(state, viewer));
      view = events.map((event) => sent(seenBy(event, viewer))).reduce(viewAfter, view);
      return JSON.stringify(view);
    });
  });
}

const viewed = (steps: readonly Step[]): string[] =>
  viewersOf(steps[0]!.state.players).flatMap((viewer) =>
    steps.map(({ state }) => JSON.stringify(viewOf(state, viewer))),
  );

const sent = <Message>(message: Message): Message => JSON.parse(JSON.stringify(message));

function* sequencesFrom(state: State, length: number): Generator<Step[], void, undefined> {
  const { asked } = state;
  if (length === 0 || asked === 'nobody') return yield [];
  for (const action of legalActions(viewOf(state, asked))) {
    const first = apply(state, asked, action);
    if ('refusal' in first) throw new Error(`refused: ${first.refusal.code}`);
    for (const rest of sequencesFrom(first.state, length - 1)) yield [first, ...rest];
  }
}
