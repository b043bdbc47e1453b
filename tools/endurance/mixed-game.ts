import { BOTS, CODED_LEVELS, wild, type CodedLevel } from '@quando/bots';
import { below, seededRandom, type GameRecord, type Seat } from '@quando/rules';
import {
  advance,
  checkRecord,
  deal,
  Draft,
  formatMove,
  gameRecordOf,
  Move,
  moveOf,
  roundRecordOf,
  shuffledDeck,
  viewOf,
  type RoundOutcome,
} from '@quando/rules/authority';

/** The kinds of players. */
export type Kind = CodedLevel | 'wild';

export const KINDS: readonly Kind[] = [...CODED_LEVELS, 'wild'];

/** The result of a game. */
export type MixedGame = {
  readonly kinds: readonly Kind[];
  readonly record: GameRecord;
  /** The number of turns of the longest round. */
  readonly longest: number;
  readonly ends: readonly RoundOutcome['end'][];
};

/** Plays a game. The record shows whether every action was legal. */
export function playMixed(kinds: readonly Kind[], seed: string): MixedGame {
  const random = seededRandom(seed);
  const draft = new Draft(kinds.length, kinds.length === 2 ? 40 : 50);
  const firstDealer = below(random, kinds.length);
  const rounds = [];
  const ends: RoundOutcome['end'][] = [];
  let longest = 0;
  while (draft.phase !== 'over') {
    const deck = shuffledDeck(random);
    deal(draft, deck, (firstDealer + rounds.length) % kinds.length);
    const { lines, turns } = playRound(draft, (seat, move) => {
      const kind = kinds[seat]!;
      if (kind !== 'wild') return levelMove(kind, draft, seat, random.next());
      wild(draft, random, move);
      return move;
    });
    rounds.push(roundRecordOf(draft, deck, lines));
    ends.push(draft.end);
    longest = Math.max(longest, turns);
  }
  return { kinds, record: gameRecordOf(draft, rounds), longest, ends };
}

function levelMove(level: CodedLevel, draft: Draft, seat: Seat, seed: number): Move {
  return moveOf(draft, seat, BOTS[level](viewOf(draft, seat), { seed }));
}

/** More turns than a round may have: such a game is stuck. */
const STUCK = 1000;

function playRound(
  draft: Draft,
  choose: (seat: Seat, move: Move) => Move,
): { lines: string[]; turns: number } {
  const lines: string[] = [];
  const own = new Move();
  let turns = 0;
  while (!draft.isRoundOver) {
    if (draft.awaitsTurn) turns += 1;
    if (turns > STUCK) throw new Error(`a round without an end: ${lines.slice(-20).join(', ')}`);
    const move = choose(draft.askedCode, own);
    lines.push(formatMove(draft.askedCode, move));
    advance(draft, move);
  }
  return { lines, turns };
}

/** Whether the game's record is complete and valid. */
export const isVerified = ({ record }: MixedGame): boolean => !('fault' in checkRecord(record));

/** A player for each seat: in every fourth game all of one level, else a random mix with at least one level. */
export function lineUp(players: number, game: number): Kind[] {
  const random = seededRandom(`line-up ${game}`);
  const level = CODED_LEVELS[Math.floor(game / 4) % CODED_LEVELS.length]!;
  const isMixed = game % 4 !== 0;
  return Array.from({ length: players }, (_, seat) =>
    isMixed && seat !== game % players ? KINDS[below(random, KINDS.length)]! : level,
  );
}
