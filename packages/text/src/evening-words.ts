import type { Person } from './person.ts';

/** The texts of a duplicate evening in a league. */
export type EveningWords = {
  readonly title: string;
  readonly intro: string;
  readonly who: string;
  readonly players: string;
  readonly rounds: string;
  /** How many tables it takes, and how many seats are left for guests and bots. */
  readonly plan: (tables: number, free: number) => string;
  readonly needsTwo: string;
  readonly tooMany: string;
  readonly open: string;
  readonly opening: string;
  readonly underWay: string;
  /** The number of a table, from 1. */
  readonly table: (number: number) => string;
  readonly yourTable: string;
  readonly sit: string;
  readonly freeSeats: string;
  readonly waiting: string;
  readonly round: (round: number, rounds: number) => string;
  readonly done: string;
  readonly progress: (finished: number, tables: number) => string;
  readonly secret: string;
  readonly end: string;
  readonly endHint: string;
  readonly endSure: string;
  readonly goOn: string;
  readonly result: string;
  readonly wins: (who: Person) => string;
  readonly note: string;
  readonly nothing: string;
  /** How many points better than the others with the same cards; may be negative. */
  readonly better: (points: number) => string;
  readonly columns: {
    readonly place: string;
    readonly name: string;
    readonly table: string;
    readonly better: string;
    readonly points: string;
  };
  readonly hadStandIn: string;
  readonly share: string;
  readonly copied: string;
  readonly toEvening: string;
  readonly toLeague: string;
};
