import type { ReportReason } from '@quando/protocol';

/** The texts of playing with strangers. */
export type PublicWords = {
  readonly title: string;
  /** The one button. */
  readonly now: string;
  readonly nowHint: string;
  readonly finding: string;
  /** What keeps children safe. */
  readonly safety: string;
  readonly tables: string;
  readonly none: string;
  readonly people: (people: number, players: number) => string;
  readonly round: (round: number) => string;
  readonly beginning: string;
  readonly join: string;
  readonly full: string;
  /** Introduces names to choose from. */
  readonly badName: string;
  readonly off: string;
  readonly barred: string;
  /** Asked for seats too often. */
  readonly tooMany: string;
  readonly tooLate: string;
  /** After a game. */
  readonly again: string;
  readonly care: CareWords;
  readonly operator: OperatorWords;
};

/** What somebody can do about a stranger. */
export type CareWords = {
  readonly title: string;
  /** If no people are there. */
  readonly nobody: string;
  readonly block: string;
  readonly blockHint: string;
  readonly blocked: (name: string) => string;
  readonly unblock: string;
  readonly unblocked: (name: string) => string;
  readonly report: string;
  readonly why: (name: string) => string;
  readonly reasons: Readonly<Record<ReportReason, string>>;
  readonly reported: string;
  readonly failed: string;
};

/** The page of whoever runs the server. */
export type OperatorWords = {
  readonly title: string;
  readonly secret: string;
  readonly enter: string;
  readonly refresh: string;
  readonly refusals: Readonly<Record<'off' | 'wrong' | 'too-many' | 'unreachable', string>>;
  readonly metrics: (tables: number, connections: number) => string;
  readonly reports: string;
  readonly noReports: string;
  readonly noTables: string;
  readonly bans: string;
  readonly noBans: string;
  readonly close: string;
  readonly ban: string;
  readonly settle: string;
  readonly lift: string;
};
