import type { TableReply, Update } from '@quando/protocol';
import { seededRandom, type Seat } from '@quando/rules';
import {
  Connection,
  MemoryStorage,
  openTable,
  Table,
  thinkHere,
  type Clock,
  type TableEntry,
} from '@quando/table';
import type { Lesson, ScriptedAct } from './lesson.ts';
import { deckOf } from './prepared-deal.ts';

export type LessonOptions = {
  readonly clock: Clock;
  /** How long the other players think, in milliseconds. */
  readonly wait: number;
  readonly send: (reply: TableReply) => void;
};

const LEARNER: Seat = 0;
const GAME = 'lesson';

/** Sets up a lesson's table, an ordinary `Table`, and returns the learner's connection to it. */
export async function openLesson(lesson: Lesson, options: LessonOptions): Promise<Connection> {
  const table = await tableOf(lesson, options.clock);
  for (const act of lesson.before) await perform(table, act);
  follow(table, lesson.script, options);
  return new Connection({
    table,
    send: options.send,
    mayBe: (viewer) => viewer === LEARNER,
    mayContinue: () => false,
  });
}

async function tableOf({ sitters, deal }: Lesson, clock: Clock): Promise<Table> {
  const setup = { sitters, target: 50 };
  const at = clock.now();
  const entries: readonly TableEntry[] = [
    { seq: 0, at, type: 'opened', setup },
    { seq: 1, at, type: 'dealt', dealer: deal.dealer, deck: deckOf(deal) },
  ];
  const storage = new MemoryStorage();
  const totals = sitters.map(() => 0);
  const dates = { startedAt: at, changedAt: at };
  await storage.create(
    { game: GAME, setup, ...dates, round: 0, totals, phase: 'turn', whoseTurn: LEARNER },
    entries,
  );
  const random = seededRandom(GAME);
  const table = await openTable(GAME, {
    storage,
    clock,
    random,
    think: thinkHere({ clock }),
    pace: () => 0,
    onFailure: ({ during, error }) => console.error(`lesson: ${during} failed`, error),
  });
  if (table instanceof Table) return table;
  throw new Error('the deal of a lesson makes no sense');
}

/** Makes the other players act as scripted, each when the table asks them. */
function follow(table: Table, script: readonly ScriptedAct[], { clock, wait }: LessonOptions): void {
  const rest = [...script];
  const goOn = ({ view }: Update): void => {
    if (view.asked !== rest[0]?.seat) return;
    const act = rest.shift()!;
    clock.after(wait, () => void perform(table, act));
  };
  table.subscribe({ viewer: 'watcher', tell: goOn });
  goOn(table.updateFor('watcher'));
}

async function perform(table: Table, { seat, action }: ScriptedAct): Promise<void> {
  const after = table.updateFor('watcher').seq;
  await table.submit(seat, { type: 'act', id: `lesson-${after}`, after, action }, (answer) => {
    if (answer.type === 'refused') throw new Error(`a lesson was refused: ${answer.refusal.code}`);
  });
}
