/** How long a control that has just come ignores taps, which were meant for what was there before, in milliseconds. */
export const TAP_GUARD_TIME = 600;
