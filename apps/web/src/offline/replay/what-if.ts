import type { Sitter, TableReply } from '@quando/protocol';
import { LONGEST_NAME } from '@quando/protocol';
import type { GameRecord, Random, RoundRecord, Seat } from '@quando/rules';
import { checkDeck, checkRecord, parseCard, replay } from '@quando/rules/authority';
import { Connection, MemoryStorage, openTable, Table, type Ports, type TableEntry } from '@quando/table';
import { isShown, mayBranch } from './game-access.ts';
import { otherDeck } from './other-cards.ts';
import type { ReadGame } from './read-source.ts';

/** From where a game is played on in another way: after this step of a round, by this seat, with which cards. */
export type Branch = {
  readonly game: ReadGame;
  /** How those who played are shown, and how strong bots are. */
  readonly sitters: readonly Sitter[];
  readonly round: number;
  readonly step: number;
  readonly seat: Seat;
  readonly cards: 'true' | 'other';
};

export type OpenedBranch = {
  readonly table: Table;
  readonly connection: Connection;
  /** The record once it is over; of a game under way none, because it has the true cards of earlier rounds. */
  readonly record: () => GameRecord | undefined;
};

const NAME = 'what-if';

/** How many worlds are tried: in some the others could not have decided as they did. */
const TRIES = 400;

/** Sets up a table at that moment, with bots on all other seats; undefined if it may not be, or if no other cards fit. */
export async function openBranch(
  branch: Branch,
  ports: Omit<Ports, 'storage'>,
  send: (reply: TableReply) => void,
): Promise<OpenedBranch | undefined> {
  const { game } = branch;
  const phase = [...replay(game.record)].at(-1)?.state.phase;
  if (!mayBranch(game, phase, branch)) return undefined;
  const rounds = roundsOf(branch, ports.random);
  if (!rounds) return undefined;
  const storage = new MemoryStorage();
  const at = ports.clock.now();
  const setup = { sitters: playersOf(branch), target: game.record.target };
  const head = {
    game: NAME,
    setup,
    startedAt: at,
    changedAt: at,
    round: branch.round,
    phase: 'turn',
    whoseTurn: branch.seat,
  } as const;
  await storage.create({ ...head, totals: setup.sitters.map(() => 0) }, entriesOf(setup, rounds, at));
  const table = await openTable(NAME, { ...ports, storage });
  if (!(table instanceof Table)) throw new Error('the moment of a replay makes no table');
  table.start();
  const mayBe = (viewer: Seat | 'watcher'): boolean => viewer === branch.seat;
  const connection = new Connection({ table, send, mayBe, mayContinue: () => true });
  return { table, connection, record: () => (isShown(game, phase) ? table.record : undefined) };
}

/** The rounds up to the moment, with the chosen cards in the last one. */
function roundsOf(branch: Branch, random: Random): readonly RoundRecord[] | undefined {
  const { round, step } = branch;
  const { record } = branch.game;
  const past = record.rounds.slice(0, round);
  const { dealer, deck, actions } = record.rounds[round]!;
  const last: RoundRecord = { dealer, deck, actions: actions.slice(0, step) };
  if (branch.cards === 'true') return [...past, last];
  const { format, players, target } = record;
  const base = { format, players, target };
  const { state } = [...replay({ ...base, rounds: [...past, last] })].at(-1)!;
  const trueDeck = checkDeck(deck.map(parseCard));
  if ('code' in trueDeck) return undefined;
  for (let i = 0; i < TRIES; i += 1) {
    const rounds = [...past, { ...last, deck: otherDeck(state, branch.seat, [...trueDeck], random) }];
    if ('record' in checkRecord({ ...base, rounds })) return rounds;
  }
  return undefined;
}

/** The chosen seat is a person's, all others are bots: as strong as they were, or Sharp. */
const playersOf = ({ sitters, seat }: Branch): Sitter[] =>
  sitters.map((sitter, other) => {
    const { avatar } = sitter;
    const name = sitter.name.slice(0, LONGEST_NAME).trim();
    if (other === seat) return { kind: 'person', name, avatar };
    return { kind: 'bot', level: sitter.kind === 'bot' ? sitter.level : 'sharp', name, avatar };
  });

function entriesOf(
  setup: (TableEntry & { readonly type: 'opened' })['setup'],
  rounds: readonly RoundRecord[],
  at: number,
): TableEntry[] {
  const entries: TableEntry[] = [{ seq: 0, at, type: 'opened', setup }];
  for (const { dealer, deck, actions } of rounds) {
    entries.push({ seq: entries.length, at, type: 'dealt', dealer, deck: [...deck] });
    for (const line of actions)
      entries.push({ seq: entries.length, at, type: 'acted', line, id: `played-${entries.length}` });
  }
  return entries;
}
