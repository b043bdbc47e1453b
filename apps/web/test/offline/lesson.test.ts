import type { TableReply, Update } from '@quando/protocol';
import { isCardNumber, legalActions, type Action, type Seat, type View } from '@quando/rules';
import type { Clock } from '@quando/table';
import {
  TABLE_CHAPTERS,
  translations,
  loadTutorialWords,
  type TableChapter,
  type WalkWords,
} from '@quando/text';
import { describe, expect, it } from 'vitest';
import { LESSONS } from '../../src/offline/lesson/lesson.ts';
import { openLesson } from '../../src/offline/lesson/lesson-table.ts';
import { PLANS } from '../../src/screens/tutorial/chapter-plan.ts';
import { reachesGoal, highlightsOf, type StepGoal } from '../../src/screens/tutorial/step-goal.ts';

/** A clock that never waits. */
const clock: Clock = {
  now: () => 0,
  after: (_, run) => {
    queueMicrotask(run);
    return () => {};
  },
};

/** How fast a child of eight reads aloud, and acts. */
const WORDS_A_SECOND = 2;
const SECONDS_AN_ACTION = 2;

/** The steps of the first chapter, each left with a tap. */
const WALK_STEPS = 3;

/** What the first chapter tells; the labels in its picture, like those of a table, are only looked at. */
const saidOnTheWalk = ({ you, mila, few, milasBacks, nobodyWalks }: WalkWords): string[] => [
  ...[you, mila, few].flatMap(({ title, text }) => [title, text]),
  milasBacks,
  nobodyWalks,
];

/** The learner's side of a lesson. */
class Learner {
  readonly #replies: TableReply[] = [];
  readonly #connection: ReturnType<typeof openLesson>;

  constructor(chapter: TableChapter) {
    this.#connection = openLesson(LESSONS[chapter], {
      clock,
      wait: 0,
      send: (reply) => this.#replies.push(reply),
    });
  }

  async join(as: Seat = 0): Promise<void> {
    await (await this.#connection).receive({ type: 'join', as });
  }

  get update(): Update {
    return this.#replies.findLast((reply) => reply.type === 'update')!;
  }

  get view(): View {
    return this.update.view;
  }

  get refusals(): readonly TableReply[] {
    return this.#replies.filter((reply) => reply.type === 'refused');
  }

  async act(action: Action): Promise<void> {
    const { seq } = this.update;
    await (await this.#connection).receive({ type: 'act', id: `learner-${seq}`, after: seq, action });
  }
}

/** Waits until the table asks the learner, or the round is counted. */
async function settled(learner: Learner): Promise<void> {
  const isSettled = (): boolean => learner.view.asked === 0 || learner.view.result !== 'none';
  await expect.poll(isSettled, { interval: 1 }).toBe(true);
}

const rightActionsIn = (view: View, goal: StepGoal): Action[] =>
  legalActions(view).filter((action) => reachesGoal(view, action, goal));

async function learn(chapter: TableChapter): Promise<Learner> {
  const learner = new Learner(chapter);
  await learner.join();
  for (const goal of PLANS[chapter].goals) {
    await settled(learner);
    const [action] = rightActionsIn(learner.view, goal);
    expect(action, `${chapter}: ${JSON.stringify(goal)} is possible`).toBeDefined();
    await learner.act(action!);
  }
  return learner;
}

const sumOf = ({ hands }: View): number =>
  hands[0]!
    .map(({ front }) => front)
    .filter(isCardNumber)
    .reduce<number>((sum, front) => sum + front, 0);

describe('the lessons of the tutorial', () => {
  it.each(TABLE_CHAPTERS)('%s can be learnt step by step', async (chapter) => {
    const learner = await learn(chapter);
    if (PLANS[chapter].isCounted) await settled(learner);
    expect(learner.view.result !== 'none').toBe(PLANS[chapter].isCounted);
    expect(learner.refusals).toEqual([]);
  });

  it.each(TABLE_CHAPTERS)('%s says as much as there is to do, in every language', async (chapter) => {
    for (const language of translations) {
      const { steps } = (await loadTutorialWords(language)).chapters[chapter];
      expect(steps.length).toBe(PLANS[chapter].goals.length);
    }
  });

  it.each(translations)('takes a child about three minutes in %s', async (language) => {
    const { intro, chapters } = await loadTutorialWords(language);
    const said = TABLE_CHAPTERS.flatMap((chapter) =>
      chapters[chapter].steps.flatMap(({ ask, meanwhile = '', why = '' }) => [ask, meanwhile, why]),
    );
    const words = [intro, ...saidOnTheWalk(chapters.sides), ...said].flatMap(
      (sentence) => sentence.match(/[\p{L}\p{N}][^\s]*/gu) ?? [],
    );
    const actions = WALK_STEPS + Object.values(PLANS).flatMap(({ goals }) => goals).length;
    const seconds = words.length / WORDS_A_SECOND + actions * SECONDS_AN_ACTION;
    expect(seconds).toBeGreaterThan(160);
    expect(seconds).toBeLessThan(200);
  });

  it('refuses a learner who joins as another player', async () => {
    const learner = new Learner('triplet');
    await learner.join(1);
    expect(learner.refusals).toMatchObject([{ refusal: { code: 'not-your-seat' } }]);
  });

  it('counts as its words say', async () => {
    const knock = await learn('knock');
    await settled(knock);
    expect(knock.view.result).toMatchObject({ points: [0, expect.any(Number)] });
    expect(sumOf(knock.view)).toBe(2);
    const tie = await learn('tie');
    await settled(tie);
    expect(tie.view.result).toMatchObject({ sums: [4, 4], points: [9, 0] });
    expect((await learn('zeros')).view.result).toMatchObject({
      end: 'zeros',
      points: [0, expect.any(Number)],
    });
  });

  it('brings a 0 to take, a 1 under the 8, a triplet given and a triplet received', async () => {
    const straight = await learn('straight');
    expect(straight.view.hands[0]!.filter(({ front }) => front === 0)).toHaveLength(2);

    const draw = new Learner('draw');
    await draw.join();
    await draw.act(rightActionsIn(draw.view, { type: 'play', numbers: [9] })[0]!);
    expect(draw.view.pile[0]).toMatchObject({ up: 8, down: 'hidden' });
    await draw.act({ type: 'draw', side: 'down' });
    expect(draw.view.hands[0]!.at(-1)).toMatchObject({ front: 1 });

    const { update } = await learn('triplet');
    const happened = update.view.hands.map((hand) => hand.length);
    expect(happened).toEqual([6, 8, 7]);
    expect(update.view.hands[0]!.filter(({ front }) => front === 0)).toHaveLength(1);
  });

  it('points at the cards and buttons that a step is about', async () => {
    const learner = new Learner('same');
    await learner.join();
    expect(highlightsOf(learner.view, { type: 'play', numbers: [9, 9] })).toEqual({
      slots: [0, 1],
      actions: ['play'],
    });
    expect(highlightsOf(learner.view, { type: 'draw', side: 'either' })).toEqual({
      slots: [],
      actions: ['draw-up', 'draw-down'],
    });
    expect(reachesGoal(learner.view, { type: 'play', slots: [0] }, { type: 'play', numbers: [9, 9] })).toBe(
      false,
    );
  });
});
