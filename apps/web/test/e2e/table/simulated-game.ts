import { BOTS } from '@quando/bots';
import { seededRandom, type Random } from '@quando/rules';
import { formatAction, formatCard, shuffledDeck, viewOf } from '@quando/rules/authority';
import type { Sitter } from '@quando/protocol';
import type { GameLog, TableEntry } from '@quando/table';
import { gameLogFrom, storedGameFrom, type StoredGame } from './stored-game.ts';

export type Simulation = {
  readonly game?: string;
  readonly sitters: readonly Sitter[];
  readonly target?: number;
  readonly seed: string;
  /** Stops as soon as this holds. */
  readonly until: (gameLog: GameLog) => boolean;
};

/** A stored game that bots have played on all seats, up to some point. */
export function simulatedGame({
  game = 'stored',
  sitters,
  target = 50,
  seed,
  until,
}: Simulation): StoredGame {
  const random = seededRandom(seed);
  const entries: TableEntry[] = [
    { seq: 0, at: 0, type: 'opened', setup: { sitters, target } },
    { seq: 1, at: 0, type: 'dealt', dealer: sitters.length - 1, deck: freshDeck(random) },
  ];
  const gameLog = gameLogFrom(entries);
  while (!until(gameLog) && gameLog.state.phase !== 'over') {
    const entry = nextEntry(gameLog, random, seed);
    gameLog.add(gameLog.changeOf(entry)!);
    entries.push(entry);
  }
  return storedGameFrom(game, entries);
}

const freshDeck = (random: Random): string[] => Array.from(shuffledDeck(random), formatCard);

function nextEntry(
  { state, seq }: GameLog,
  random: Random,
  seed: string,
): Exclude<TableEntry, { type: 'opened' }> {
  const kept = { seq: seq + 1, at: seq + 1, id: `simulated-${seq + 1}` };
  if (state.asked === 'nobody')
    return { ...kept, type: 'dealt', dealer: (state.dealer + 1) % state.players, deck: freshDeck(random) };
  const action = BOTS.sharp(viewOf(state, state.asked), { seed: `${seed} ${seq}` });
  return { ...kept, type: 'acted', line: formatAction(state, state.asked, action) };
}
