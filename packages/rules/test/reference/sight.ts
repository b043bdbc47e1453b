import type { View } from '@quando/rules';
import type { Eyes, HandCard, PileCard, Side } from './card.ts';
import type { Game } from './game.ts';
import { pointsOf, sumsOf } from './score.ts';

/** What a viewer must see of a game, in the form of a view. */
export function sightOf(game: Game, eyes: Eyes): View {
  const { round } = game;
  const isOver = game.winners !== 'none';
  return {
    viewer: eyes,
    players: game.players,
    target: game.target,
    round: game.number,
    dealer: round.dealer,
    phase: isOver ? 'over' : round.phase,
    turn: round.turn,
    asked: round.asked,
    triplet: round.isTriplet,
    knocker: round.knocker,
    turnsLeft: round.knocker === 'nobody' ? 'unlimited' : round.turnsLeft,
    plays: round.plays,
    totals: game.totals,
    hands: round.hands.map((hand) => hand.map((card) => heldFor(card, eyes, round.phase === 'scored'))),
    pileSize: round.pile.length,
    pile: everSeen(round.pile).map((card) => ({
      up: sideFor(card.up, eyes),
      down: sideFor(card.down, eyes),
      upSeenBy: seatSet(card.up),
      downSeenBy: seatSet(card.down),
    })),
    discard: round.discard.map(({ front, back }) => sidesFor(front, back, eyes)),
    result: resultOf(game),
  };
}

/** Watchers see no side of a card in a hand, except the fronts when they are shown. */
function heldFor({ slot, front, back }: HandCard, eyes: Eyes, areFrontsShown: boolean): View['hands'][0][0] {
  const card = { slot, ...sidesFor(front, back, eyes) };
  if (eyes !== 'watcher') return card;
  return areFrontsShown ? { ...card, back: 'hidden' } : { ...card, front: 'hidden', back: 'hidden' };
}

function sidesFor(front: Side, back: Side, eyes: Eyes): View['discard'][0] {
  return {
    front: sideFor(front, eyes),
    back: sideFor(back, eyes),
    frontSeenBy: seatSet(front),
    backSeenBy: seatSet(back),
  };
}

const sideFor = (side: Side, eyes: Eyes): View['pile'][0]['up'] =>
  side.seenBy.has(eyes) ? side.number : 'hidden';

const seatSet = (side: Side): number =>
  [...side.seenBy].reduce<number>((set, eyes) => (eyes === 'watcher' ? set : set + 2 ** eyes), 0);

/** The pile, down to the last card of which anybody has seen a side. */
const everSeen = (pile: readonly PileCard[]): readonly PileCard[] =>
  pile.slice(0, 1 + pile.findLastIndex(({ up, down }) => up.seenBy.size + down.seenBy.size > 0));

function resultOf({ round, winners }: Game): View['result'] {
  if (round.end === 'none') return 'none';
  const sums = sumsOf(round);
  return { end: round.end, sums, points: pointsOf(sums, round.knocker), winners };
}
