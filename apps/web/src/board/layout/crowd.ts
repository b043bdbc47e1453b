import type { View } from '@quando/rules';

export type Screen = {
  readonly width: number;
  readonly height: number;
  /** What one rem is in pixels: text may be set larger than usual. */
  readonly rem: number;
};

/** What of a view decides the sizes of things. */
export type Crowd = Pick<View, 'viewer' | 'players'> & {
  /** By seat. */
  readonly cards: readonly number[];
  /** Cards that the viewer is about to take. */
  readonly coming: number;
  /** Whether a bar above the hand lists who is still to act. */
  readonly hasTurnBar: boolean;
  readonly cardSize: 'normal' | 'large';
};

export const crowdOf = (view: View, cardSize: Crowd['cardSize']): Crowd => ({
  viewer: view.viewer,
  players: view.players,
  cards: view.hands.map((hand) => hand.length),
  coming: view.phase === 'draw' && view.asked === view.viewer ? 1 : 0,
  hasTurnBar: view.result === 'none' && (view.knocker !== 'nobody' || view.phase === 'penalty'),
  cardSize,
});
