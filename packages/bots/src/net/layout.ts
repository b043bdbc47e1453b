/**
 * The hash of training/view.h, which defines the order of features and actions; weights with another hash are refused.
 */
export const LAYOUT = '5b5a5006f20581f7';
export const FEATURES = 424;
export const ACTIONS = 68;

/** Actions: 4 for each number (one, two, three cards, all), then these. */
export const STRAIGHT_FROM = 44;
export const KNOCK = 53;
export const PASS = 54;
export const UP = 55;
export const DOWN = 56;
/** Flipping a zero: with an unseen back, then by the number on its back. */
export const FLIP_FROM = 57;
