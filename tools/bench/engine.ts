import { raiseInliningBudget } from '@quando/cli/inlining';
import { rateOf } from './cpu-time.ts';
import { CanonicalPlay } from './canonical-play.ts';
import { checkedSteps, draftCopies, views } from './engine-work.ts';
import { simulateAndVerify } from './quando-process.ts';
import { printJson, printTable, rounded } from './printing.ts';

type Figures = {
  readonly bench: 'engine';
  readonly players: number;
  readonly decisionsPerSecond: number;
  readonly roundsPerSecond: number;
};

/** The throughput per second of CPU time on one thread, with the same compiler settings as the command line. */
export async function engine(): Promise<void> {
  raiseInliningBudget();
  const figures = [2, 4, 6].map(play);
  printTable([
    ['canonical, a second', 'decisions', 'rounds'],
    ...figures.map(({ players, decisionsPerSecond, roundsPerSecond }) => [
      `${players} players`,
      rounded(decisionsPerSecond),
      rounded(roundsPerSecond),
    ]),
  ]);
  const { simulated, verified } = await simulateAndVerify();
  const calls = callsOf(figures[1]!);
  printTable([
    ['4 players', 'a second', 'of the decisions'],
    ...calls.map(({ call, perSecond, share }) => [call, rounded(perSecond), share.toFixed(3)]),
    ['games by quando simulate', rounded(simulated), ''],
    ['games by quando verify', rounded(verified), ''],
  ]);
  printJson([...figures, ...calls]);
}

type Call = {
  readonly bench: 'engine';
  readonly players: number;
  readonly call: 'apply' | 'copyFrom' | 'viewOf';
  readonly perSecond: number;
  /** Relative to the decisions per second of the same run, which a busy machine slows down as well. */
  readonly share: number;
};

function callsOf({ players, decisionsPerSecond }: Figures): Call[] {
  const work = { apply: checkedSteps(players), copyFrom: draftCopies(players), viewOf: views(players) };
  return (['apply', 'copyFrom', 'viewOf'] as const).map((call) => {
    const perSecond = Math.round(rateOf(work[call]));
    return { bench: 'engine', players, call, perSecond, share: perSecond / decisionsPerSecond };
  });
}

/** Decisions and rounds come from the same runs. */
function play(players: number): Figures {
  const canonical = new CanonicalPlay(players);
  const decisionsPerSecond = rateOf(() => {
    const before = canonical.decisions;
    canonical.playRounds(1000);
    return canonical.decisions - before;
  });
  const roundsPerSecond = (decisionsPerSecond * canonical.rounds) / canonical.decisions;
  return {
    bench: 'engine',
    players,
    decisionsPerSecond: Math.round(decisionsPerSecond),
    roundsPerSecond: Math.round(roundsPerSecond),
  };
}
