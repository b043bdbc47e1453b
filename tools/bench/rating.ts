import { printJson, printTable } from './printing.ts';
import {
  apart,
  driftOfGroup,
  errorAmongStrangers,
  inPairs,
  orderedShare,
  simulatedCalibration,
  together,
} from './rating/simulation.ts';

/** Simulated games of people whose strengths are known: are chances true, is a group stable, who is told apart? */
export async function rating(): Promise<void> {
  const calibration = simulatedCalibration(100_000, 'rating');
  printTable([
    ['chances', 'predicted %', 'won %'],
    ...calibration
      .rows()
      .map(({ count, predicted, happened }) => [String(count), predicted.toFixed(1), happened.toFixed(1)]),
  ]);
  const ordered = {
    apart: [2, 3, 4, 6].map((players) => orderedShare(players, apart(players), RUNS)),
    together: [3, 4, 6].map((players) => orderedShare(players, together(players), RUNS)),
    inPairs: orderedShare(2, inPairs, RUNS),
  };
  const drift = [2, 4, 6].map((players) => driftOfGroup(8, players, 1000, 'rating'));
  const amongStrangers = [2, 3, 4, 6].map((players) => errorAmongStrangers(players, 80, 300));
  printJson([{ bench: 'rating', worst: calibration.worst(), ordered, drift, amongStrangers }]);
}

const RUNS = 2000;
