import type { GameSummary, Setup } from '@quando/protocol';
import type { DeviceStorage, LogHead, Storage, TableEntry } from '@quando/table';
import { entriesIn } from './expected.ts';

/** A requirement on a storage: `run` on an empty one resolves to `expected`. */
export type StorageCase<Tested> = {
  readonly name: string;
  readonly run: (storage: Tested) => Promise<unknown>;
  readonly expected: unknown;
};

const SETUP: Setup = {
  sitters: [
    { kind: 'person', name: 'Ada', avatar: 'round' },
    { kind: 'bot', level: 'sharp', name: 'Ben', avatar: 'bean' },
  ],
  target: 50,
};

const gameSummaryOf = (game: string, changedAt: number): GameSummary => ({
  game,
  setup: SETUP,
  startedAt: 1,
  changedAt,
  round: 0,
  totals: [0, 0],
  phase: 'turn',
  whoseTurn: 0,
});

const OPENED: TableEntry = { seq: 0, at: 1, type: 'opened', setup: SETUP };
const DEALT: TableEntry = { seq: 1, at: 1, type: 'dealt', dealer: 0, deck: ['0/1'] };
const acted = (seq: number, id = `id-${seq}`): TableEntry => ({
  seq,
  at: 1,
  type: 'acted',
  line: '0 knock',
  id,
});

/** An entry without the properties that a storage may have added. */
/** Longer than what a database reads at once. */
const LONG_LOG: readonly TableEntry[] = Array.from({ length: 248 }, (_, i) => acted(i + 2));

const bare = ({ seq, at, ...rest }: TableEntry): TableEntry => {
  switch (rest.type) {
    case 'opened':
      return { seq, at, type: rest.type, setup: rest.setup };
    case 'dealt':
      return { seq, at, type: rest.type, dealer: rest.dealer, deck: rest.deck };
    case 'acted':
      return { seq, at, type: rest.type, line: rest.line, id: rest.id };
  }
};

async function logOf<Kept extends LogHead>(
  storage: Storage<Kept>,
  game: string,
  after?: number,
): Promise<TableEntry[]> {
  return entriesIn(await storage.load(game, after)).map(bare);
}

const changedAtIn = (head: unknown): string =>
  typeof head === 'object' && head !== null && 'changedAt' in head ? String(head.changedAt) : 'never';

/** The listed games, each with the time of its last change. */
async function listed<Kept extends LogHead>(storage: Storage<Kept>): Promise<string[]> {
  const kept = await storage.list();
  return kept.map(({ game, summary }) => `${game} ${changedAtIn(summary)}`).toSorted();
}

/** What every storage must do, whatever it stores next to a log. */
export function storageContract<Kept extends LogHead>(
  briefOf: (game: string, changedAt: number) => Kept,
): readonly StorageCase<Storage<Kept>>[] {
  const summaryOf = (game: string, changedAt = 1): Kept => briefOf(game, changedAt);
  const withGame = async (storage: Storage<Kept>, game: string): Promise<void> =>
    storage.create(summaryOf(game), [OPENED, DEALT]);
  return [
    {
      name: 'stores a new game with its summary and entries',
      run: async (storage) => {
        await withGame(storage, 'a');
        return [await storage.list(), await logOf(storage, 'a')];
      },
      expected: [[{ game: 'a', summary: summaryOf('a') }], [OPENED, DEALT]],
    },
    {
      name: 'rejects a game whose id is taken',
      run: async (storage) => {
        await withGame(storage, 'a');
        const again = storage.create(summaryOf('a', 2), [acted(0)]);
        const outcome = await again.then(
          () => 'created',
          () => 'rejected',
        );
        return [outcome, await listed(storage), await logOf(storage, 'a')];
      },
      expected: ['rejected', ['a 1'], [OPENED, DEALT]],
    },
    {
      name: 'appends in order, with the summary',
      run: async (storage) => {
        await withGame(storage, 'a');
        const answers = new Set<string>();
        for (let seq = 2; seq < 12; seq += 1)
          answers.add(await storage.append(summaryOf('a', seq), acted(seq)));
        return [[...answers], await listed(storage), await logOf(storage, 'a')];
      },
      expected: [
        ['stored'],
        ['a 11'],
        [OPENED, DEALT, ...[2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((seq) => acted(seq))],
      ],
    },
    {
      name: 'reports a conflict for a seq that is taken',
      run: async (storage) => {
        await withGame(storage, 'a');
        const answer = await storage.append(summaryOf('a', 5), acted(1));
        return [answer, await listed(storage), await logOf(storage, 'a')];
      },
      expected: ['conflict', ['a 1'], [OPENED, DEALT]],
    },
    {
      name: 'reports a conflict for a seq after a gap',
      run: async (storage) => {
        await withGame(storage, 'a');
        const answer = await storage.append(summaryOf('a', 5), acted(3));
        return [answer, await listed(storage), await logOf(storage, 'a')];
      },
      expected: ['conflict', ['a 1'], [OPENED, DEALT]],
    },
    {
      name: 'loads the entries after a seq',
      run: async (storage) => {
        await withGame(storage, 'a');
        await storage.append(summaryOf('a', 2), acted(2));
        return [await logOf(storage, 'a', 0), await logOf(storage, 'a', 2), await logOf(storage, 'b', 0)];
      },
      expected: [[DEALT, acted(2)], [], []],
    },
    {
      name: 'loads a long log whole and in order',
      run: async (storage) => {
        await storage.create(summaryOf('a', 249), [OPENED, DEALT, ...LONG_LOG]);
        return [await logOf(storage, 'a'), await logOf(storage, 'a', 120), await logOf(storage, 'a', 49)];
      },
      expected: [[OPENED, DEALT, ...LONG_LOG], LONG_LOG.slice(119), LONG_LOG.slice(48)],
    },
    {
      name: 'accepts one of two concurrent appends',
      run: async (storage) => {
        await withGame(storage, 'a');
        const both = ['first', 'second'].map((id) => storage.append(summaryOf('a', 2), acted(2, id)));
        return [await Promise.all(both), await logOf(storage, 'a')];
      },
      expected: [
        ['stored', 'conflict'],
        [OPENED, DEALT, acted(2, 'first')],
      ],
    },
    {
      name: 'reports a conflict for an unknown game',
      run: async (storage) => {
        const answer = await storage.append(summaryOf('a'), acted(0));
        return [answer, await listed(storage), await logOf(storage, 'a')];
      },
      expected: ['conflict', [], []],
    },
    {
      name: 'separates games whose ids start alike, and removes one without the other',
      run: async (storage) => {
        await withGame(storage, 'a');
        await withGame(storage, 'a-2');
        await storage.append(summaryOf('a-2', 9), acted(2));
        const before = await logOf(storage, 'a');
        await storage.remove('a');
        return [before, await listed(storage), await logOf(storage, 'a'), await logOf(storage, 'a-2')];
      },
      expected: [[OPENED, DEALT], ['a-2 9'], [], [OPENED, DEALT, acted(2)]],
    },
    {
      name: 'ignores the removal of an unknown game',
      run: async (storage) => {
        await storage.remove('a');
        return listed(storage);
      },
      expected: [],
    },
  ];
}

/** What the storage of a device must do. */
export const DEVICE_STORAGE_CONTRACT: readonly StorageCase<DeviceStorage>[] = [
  ...storageContract(gameSummaryOf),
  {
    name: 'sets a game aside: it is neither listed nor loaded, and its id is free',
    run: async (storage) => {
      await storage.create(gameSummaryOf('a', 1), [OPENED, DEALT]);
      await storage.setAside('a');
      const after = [await listed(storage), await logOf(storage, 'a')];
      await storage.create(gameSummaryOf('a', 7), [OPENED]);
      return [after, await listed(storage), await logOf(storage, 'a')];
    },
    expected: [[[], []], ['a 7'], [OPENED]],
  },
  {
    name: 'ignores an unknown game that is to be set aside',
    run: async (storage) => {
      await storage.setAside('a');
      return listed(storage);
    },
    expected: [],
  },
];
