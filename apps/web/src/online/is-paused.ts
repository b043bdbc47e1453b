import type { TableStatus } from '@quando/protocol';

/** Whether the game waits because no person decides for themselves: bots do not play among themselves. */
export const isPaused = ({ seats }: TableStatus): boolean =>
  seats.every(
    (seatStatus) =>
      seatStatus.kind === 'free' ||
      seatStatus.sitter.kind === 'bot' ||
      (seatStatus.isAway && seatStatus.missed !== 'this-turn'),
  );
