import { holdsZero } from './play.ts';
import type { Round } from './round.ts';

/** Whether a well-formed line is legal now. */
export function isLegal(round: Round, line: string): boolean {
  const [seat, verb, ...words] = line.split(' ');
  const actor = Number(seat);
  if (actor !== round.asked) return false;
  if (round.phase === 'draw') return verb === 'draw';
  if (round.phase === 'turn') return isLegalTurn(round, actor, verb!, words.map(Number));
  if (!holdsZero(round, actor)) return verb === 'draw';
  return verb === 'flip' && round.hands[actor]![Number(words[0])]?.front.number === 0;
}

function isLegalTurn(round: Round, seat: number, verb: string, positions: readonly number[]): boolean {
  if (verb === 'knock') return round.knocker === 'nobody' && round.plays.every((count) => count >= 2);
  if (verb === 'pass') return round.knocker !== 'nobody';
  return verb === 'play' && isLegalPlay(positions.map((position) => frontAt(round, seat, position)));
}

function isLegalPlay(fronts: readonly number[]): boolean {
  const [low, middle, high] = fronts.toSorted((a, b) => a - b);
  if (low === undefined || fronts.some(Number.isNaN)) return false;
  const isStraight = fronts.length === 3 && middle === low + 1 && high === low + 2;
  return isStraight || fronts.every((front) => front === low);
}

const frontAt = (round: Round, seat: number, position: number): number =>
  round.hands[seat]![position]?.front.number ?? NaN;
