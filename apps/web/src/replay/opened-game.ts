import { GREATEST_TARGET, type Sitter } from '@quando/protocol';
import type { Seat } from '@quando/rules';
import type { ReplayWords } from '@quando/text';
import { playersOf, type FoundSource } from './open-replay.ts';
import type { ReplayAddress } from './replay-address.ts';
import type { ReplayClient } from './replay-client.ts';
import type { Eyes, RecordedGame, ReplayRefusal, ReplaySource, ReplayOutline } from './replay-message.ts';
import { ReplayPlayer } from './replay-player.svelte.ts';
import { placeIn } from './replay-place.ts';

/** A game that is being replayed. */
export type OpenedGame = {
  /** What its address names; undefined for a game from a file. */
  readonly of: string | undefined;
  readonly source: ReplaySource;
  readonly game: number;
  readonly sitters: readonly Sitter[];
  readonly target: number;
  /** The user's seat; undefined if they did not play. */
  readonly own: Seat | undefined;
  readonly player: ReplayPlayer;
  readonly branching: Branching;
};

/**
 * How a game may be played on in another way: with any cards, while it is under way only with others than the true ones, or
 * later, once it is over; and not at all if no table can be set up for it.
 */
export type Branching = 'any-cards' | 'other-cards' | 'later' | 'never';

type Opening = {
  readonly client: ReplayClient;
  readonly found: FoundSource;
  readonly game: number;
  readonly listed: RecordedGame;
  readonly words: ReplayWords;
  readonly address: ReplayAddress;
};

/** Opens a game that has been read, at the moment and with the eyes that were asked for. */
export async function openGame(opening: Opening): Promise<OpenedGame | ReplayRefusal> {
  const { client, found, game, listed, words, address } = opening;
  const answer = await client.ask({ type: 'outline', game });
  if (answer.type === 'refused') return answer.refusal;
  const { outline } = answer;
  const sitters = found.sitters ?? playersOf(listed, words);
  const own = found.seat ?? (outline.isOver ? seatIn(address, listed) : undefined);
  const eyes: Eyes = own ?? (outline.isOver ? 0 : 'watcher');
  const player = new ReplayPlayer({
    outline,
    eyes,
    seat: own ?? 0,
    at: placeIn(outline, address.at) ?? 0,
    roundOf: async (round, seenBy) => {
      const told = await client.ask({ type: 'round', game, round, eyes: seenBy });
      return told.type === 'round' ? told.steps : [];
    },
  });
  const { target } = listed;
  const branching = target > GREATEST_TARGET ? 'never' : branchingOf(outline, own);
  return { of: address.of, source: found.source, game, sitters, target, own, player, branching };
}

/** The seat that an address names; of a game under way nobody chooses one. */
const seatIn = ({ seat }: ReplayAddress, { players }: RecordedGame): Seat | undefined =>
  seat !== undefined && seat < players ? seat : undefined;

/** What the worker that sets up tables allows. */
function branchingOf({ isOver }: ReplayOutline, own: Seat | undefined): Branching {
  if (isOver) return 'any-cards';
  return own === undefined ? 'later' : 'other-cards';
}
