import { openWeights, type Layer, type WeightsFault } from '../net/weights.ts';
import { softmax } from './softmax.ts';

const SEATS = 6;
const INPUTS = 2 * SEATS + 5;
const WIDTH = 64;
const NUMBERS = (INPUTS + 1) * WIDTH + (WIDTH + 1) * WIDTH + (WIDTH + 1) * SEATS;

/**
 * Everybody's chance to win the game before a round, from the points that each seat has left to the target and the seat
 * that plays first; they add up to 1.
 */
export type GameChances = (left: readonly number[], first: number) => number[];

/** Reads the chances that were fitted to rounds between Masters (training/chances.py). */
export function readGameChances(bytes: Uint8Array): GameChances | WeightsFault {
  const opened = openWeights(bytes, 'chances-1');
  if (typeof opened === 'string') return opened;
  const { reader } = opened;
  if (reader.left !== NUMBERS) return 'wrong-size';
  const layers = [reader.layer(INPUTS, WIDTH), reader.layer(WIDTH, WIDTH)];
  const head = reader.layer(WIDTH, SEATS);
  return (left, first) => {
    const hidden = layers.reduce(
      (values, layer) => positive(through(layer, values)),
      inputsFrom(left, first),
    );
    const chances = softmax(through(head, hidden).slice(0, left.length));
    return left.map((_, seat) => chances[placeOf(seat, first, left.length)]!);
  };
}

/** How many turns after the first player a seat has its turn. */
const placeOf = (seat: number, first: number, players: number): number => (seat - first + players) % players;

function inputsFrom(left: readonly number[], first: number): number[] {
  const inputs = Array.from({ length: INPUTS }, () => 0);
  for (const [seat, points] of left.entries()) {
    const place = placeOf(seat, first, left.length);
    inputs[place] = points / 50;
    inputs[SEATS + place] = 1 / (1 + Math.max(points, 0) / 5);
  }
  inputs[2 * SEATS + left.length - 2] = 1;
  return inputs;
}

function through({ inputs, outputs, weights, bias }: Layer, values: readonly number[]): number[] {
  return Array.from({ length: outputs }, (_, row) => {
    let sum = bias[row]!;
    for (let i = 0; i < inputs; i += 1) sum += weights[row * inputs + i]! * values[i]!;
    return sum;
  });
}

const positive = (values: readonly number[]): number[] => values.map((value) => Math.max(0, value));
