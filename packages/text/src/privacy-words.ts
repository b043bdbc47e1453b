/** The texts of the privacy page. */
export type PrivacyWords = {
  readonly title: string;
  /** What stays on the device, and for how long. */
  readonly device: PrivacySection;
  /** What the server of this page keeps. */
  readonly server: PrivacySection & {
    readonly finished: (days: number) => string;
    readonly unfinished: (days: number) => string;
    readonly leagues: (days: number) => string;
    /** While the server cannot be asked. */
    readonly unknown: string;
  };
  /** Who else learns of it. */
  readonly others: PrivacySection;
  /** The link to a page of the server's host about themselves. */
  readonly imprint: string;
  readonly erasure: ErasureWords;
  /** Everything about a copy of the app on a web space without a server. */
  readonly plainFiles: PrivacySection;
};

export type PrivacySection = { readonly title: string; readonly lines: readonly string[] };

/** Deleting one's name and tables. */
export type ErasureWords = {
  readonly title: string;
  readonly lines: readonly string[];
  readonly start: string;
  /** If the device has neither tables nor a name. */
  readonly nothing: string;
  readonly question: string;
  /** How many tables the device knows. */
  readonly tables: (count: number) => string;
  readonly sure: string;
  readonly keep: string;
  readonly busy: string;
  readonly done: string;
  readonly unreachable: string;
  readonly tooMany: string;
};
