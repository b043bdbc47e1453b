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
  /** Whether a line above the hand tells who is still to come. */
  readonly hasStrip: boolean;
  readonly cardSize: 'normal' | 'large';
};

export const crowdOf = (view: View, cardSize: Crowd['cardSize']): Crowd => ({
  viewer: view.viewer,
  players: view.players,
  cards: view.hands.map((hand) => hand.length),
  hasStrip: view.result === 'none' && (view.knocker !== 'nobody' || view.phase === 'penalty'),
  cardSize,
});
