import { WorldSource } from '@quando/bots';
import { seatsOf, seededRandom, type Seat } from '@quando/rules';
import { formatCard, turnedOver, viewOf, type State } from '@quando/rules/authority';
import type { TableEntry } from '@quando/table';
import { gameLogFrom, type StoredGame } from './stored-game.ts';

/** What seat 0 does in the turn that both truths have in common: it plays one card and turns the next one over. */
export const TURN = { slot: 3, lines: ['0 play 3', '0 draw down'] } as const;

/** A game with other hidden cards that seat 0 cannot tell from the given one after its turn. */
export function lookalikeOf({ summary, entries }: StoredGame, seed: number): StoredGame {
  const acted = TURN.lines.map((line, i) => entry(line, entries.length + i));
  const { state } = gameLogFrom([...entries, ...acted]);
  const world = new WorldSource(viewOf(state, 0), seededRandom(seed)).any();
  return {
    summary,
    entries: entries.map((kept) => (kept.type === 'dealt' ? { ...kept, deck: deckOf(world) } : kept)),
  };
}

const entry = (line: string, seq: number): TableEntry => ({
  seq,
  at: seq,
  type: 'acted',
  id: `twin-${seq}`,
  line,
});

/** The deck that was dealt in a world after seat 0's turn, with the last seat as dealer. */
function deckOf(world: State): string[] {
  const { players, pileSize } = world;
  const size = world.handSize(1);
  const deck: string[] = [];
  for (const seat of seatsOf(players)) {
    // A dealt card's up side is its back, and so is that of the card turned over, in the slot after the dealt ones.
    for (const [slot, card] of held(world, seat))
      deck[slot < size ? slot * players + seat : players * size] = formatCard(turnedOver(card));
  }
  deck[TURN.slot * players] = formatCard(world.queued(pileSize));
  for (let i = 0; i < pileSize; i += 1) deck[players * size + 1 + i] = formatCard(world.queued(i));
  return deck;
}

const held = (world: State, seat: Seat): (readonly [slot: number, card: number])[] =>
  Array.from({ length: world.handSize(seat) }, (_, i) => [world.slot(seat, i), world.card(seat, i)]);
