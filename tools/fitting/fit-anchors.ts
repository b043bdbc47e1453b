/**
 * Fits the anchors of the ratings and the sharpness of places to the games of `rating-games.ts`, by maximum likelihood of
 * all places, and prints how well they predict who wins. Usage: fit-anchors.ts FILE…
 */
import { readFileSync } from 'node:fs';
import { BOT_LEVELS } from '@quando/protocol';
import { poolOf, POOLS, SCALE } from '@quando/season';
import { Calibration } from '../bench/rating/calibration.ts';

/** For each seat, its level's number and its place. */
type Game = { readonly levels: readonly number[]; readonly places: readonly number[] };

/** The strengths of the levels above Beginner, then the first and later sharpness of each number of players. */
type Parameters = number[];

const games = process.argv
  .slice(2)
  .flatMap((file) => readFileSync(file, 'utf8').trim().split('\n').map(gameOf));

for (const pool of POOLS) {
  const own = games.filter(({ levels }) => poolOf(levels.length) === pool);
  const counts = [...new Set(own.map(({ levels }) => levels.length))].toSorted((a, b) => a - b);
  const parameters = fit(own, counts);
  const anchors = BOT_LEVELS.map((_, level) => 1000 + SCALE * strengthOf(parameters, level));
  console.log(
    `${pool} players, ${own.length} games:`,
    ...anchors.map((points, level) => `${BOT_LEVELS[level]} ${points.toFixed(0)}`),
  );
  for (const [i, players] of counts.entries()) {
    console.log(
      `  ${players} players: first ${parameters[4 + 2 * i]!.toFixed(3)}, later ${parameters[5 + 2 * i]!.toFixed(3)}`,
    );
    printCalibration(
      own.filter(({ levels }) => levels.length === players),
      parameters,
      i,
    );
  }
}

function gameOf(line: string): Game {
  const seats = line.split(' ').map((seat) => seat.split(':'));
  return {
    levels: seats.map(([name]) => BOT_LEVELS.findIndex((level) => level === name)),
    places: seats.map(([, place]) => Number(place)),
  };
}

/** Newton's method, one parameter after another; the first sharpness of the largest table stays 1, as the unit. */
function fit(own: readonly Game[], counts: readonly number[]): Parameters {
  const parameters = [0.4, 0.8, 1.5, 2, ...counts.flatMap(() => [1, 1])];
  const unit = parameters.length - 2;
  // Two players have no place after the first that could be in doubt.
  const free = [...parameters.keys()].filter((i) => i !== unit && !(counts[0] === 2 && i > unit));
  for (let step = 0; step < 25; step += 1) for (const i of free) improve(own, counts, parameters, i);
  return parameters;
}

function improve(own: readonly Game[], counts: readonly number[], parameters: Parameters, i: number): void {
  const step = 0.01;
  const [before, here, after] = [-step, 0, step].map((change) =>
    likelihood(own, counts, parameters.with(i, parameters[i]! + change)),
  );
  parameters[i]! += (step * (after! - before!)) / 2 / (2 * here! - before! - after!);
}

function likelihood(own: readonly Game[], counts: readonly number[], parameters: Parameters): number {
  let sum = 0;
  for (const { levels, places } of own) {
    const strengths = levels.map((level) => strengthOf(parameters, level));
    const sharpness = 4 + 2 * counts.indexOf(levels.length);
    for (const [seat, place] of places.entries()) {
      const factor = parameters[place === 1 ? sharpness : sharpness + 1]!;
      const left = strengths.filter((_, other) => places[other]! >= place);
      const all = left.reduce((total, strength) => total + Math.exp(factor * strength), 0);
      sum += (factor * strengths[seat]! - Math.log(all)) / places.filter((other) => other === place).length;
    }
  }
  return sum;
}

function strengthOf(parameters: Parameters, level: number): number {
  return level === 0 ? 0 : parameters[level - 1]!;
}

function printCalibration(own: readonly Game[], parameters: Parameters, i: number): void {
  const calibration = new Calibration();
  for (const { levels, places } of own) {
    const powers = levels.map((level) => Math.exp(parameters[4 + 2 * i]! * strengthOf(parameters, level)));
    const all = powers.reduce((sum, power) => sum + power, 0);
    const winners = places.filter((place) => place === 1).length;
    for (const [seat, place] of places.entries())
      calibration.add(powers[seat]! / all, place === 1 ? 1 / winners : 0);
  }
  for (const { tenth, count, predicted, happened } of calibration.rows()) {
    console.log(`    ${tenth}: ${predicted.toFixed(1)} predicted, ${happened.toFixed(1)} won, ${count}`);
  }
}
