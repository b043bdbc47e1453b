import type { Sitter } from '@quando/protocol';
import { storedGame, type GamePlan, type StoredGame } from './stored-game.ts';
import { people, personAndBots } from './sitters.ts';

type Scene = Partial<Pick<GamePlan, 'game' | 'target' | 'sitters'>>;

/** Ana is on turn and holds three eights; Ben holds two zeros, Cleo none. */
export const tripletScene = (scene: Scene = {}): StoredGame =>
  storedGame({
    sitters: people('Ana', 'Ben', 'Cleo'),
    deal: { dealer: 2, hands: ['8 8 8 5 2', '0 0 7 3', '6 6 9'], pile: '4 3 7 5' },
    ...scene,
  });

const PENALTY_LINES = ['0 play 4 5', '0 draw up', '1 play 0 1 2', '1 draw up'];

/** One person and a bot that has three eights: up to some line, at the end of which the person has to turn a zero. */
export const zeroScene = (lines = PENALTY_LINES.length, scene: Scene = {}): StoredGame =>
  storedGame({
    sitters: personAndBots(['Mila']),
    deal: { dealer: 1, hands: ['0 0 4 5 9 9', '8 8 8 2'], pile: '3 2 6 7' },
    lines: PENALTY_LINES.slice(0, lines),
    ...scene,
  });

/** The same, but the person holds no zero and has to draw. */
export const penaltyScene = (scene: Scene = {}): StoredGame =>
  storedGame({
    sitters: personAndBots(['Mila']),
    deal: { dealer: 1, hands: ['3 3 4 5 9 9', '8 8 8 2'], pile: '3 2 6 7' },
    lines: PENALTY_LINES,
    ...scene,
  });

const TIE_LINES = [
  '0 play 0 1 2 3',
  '0 draw up',
  '1 play 0 1 2 3',
  '1 draw up',
  '0 play 0 1 2',
  '0 draw up',
  '1 play 0 1 2',
  '1 draw up',
  '0 knock',
  '1 pass',
];

/** How far a game has come in which seat 0 knocks with a sum of 4, as low as the other one's. */
export const TIE = {
  nobodyHasPlayed: 0,
  bothHavePlayedOnce: 4,
  mayKnock: 8,
  hasKnocked: 9,
  isScored: 10,
} as const;

export const tieScene = (lines: number, scene: Scene & { sitters: readonly Sitter[] }): StoredGame =>
  storedGame({
    deal: { dealer: 1, hands: ['5 5 5 5 7 8 9 1', '6 6 6 6 2 3 4 0'], pile: '2 3 1 1' },
    lines: TIE_LINES.slice(0, lines),
    ...scene,
  });

/** The other one has knocked, and it is the person's last turn. */
export const lastTurnScene = (scene: Scene = {}): StoredGame =>
  storedGame({
    sitters: personAndBots(['Mila']),
    deal: { dealer: 0, hands: ['6 6 6 6 2 3 4 1', '5 5 5 5 7 8 9 0'], pile: '2 3 1 1' },
    lines: TIE_LINES.slice(0, TIE.hasKnocked).map(otherWayRound),
    ...scene,
  });

const otherWayRound = (line: string): string => `${1 - Number(line[0])}${line.slice(1)}`;
