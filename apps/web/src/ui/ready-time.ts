/** How long a live region is there before its first content, in milliseconds: what it begins with is not read out. */
export const READY_TIME = 100;
