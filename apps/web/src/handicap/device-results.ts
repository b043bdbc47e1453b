import type { GameSummary } from '@quando/protocol';
import type { KnownResult } from '@quando/season';
import { soleSeat } from '../game/sole-seat.ts';
import { resultsOf } from './group-strengths.ts';
import { withOwn } from './own-person.ts';

/** What people have scored in the games of this device. */
export const deviceResults = (games: readonly GameSummary[]): readonly KnownResult[] =>
  games.flatMap((game) => resultsOf(game).map((result) => withOwn(result, soleSeat(game.setup.sitters))));
