/** The texts of ratings. A level is given as the setup names it: "clever". */
export type RatingWords = {
  readonly title: string;
  readonly hint: string;
  /** The same of the members of a league. */
  readonly league: { readonly title: string; readonly hint: string };
  /** What `±` means, and since when a rating is shown. */
  readonly explanation: string;
  /** Headings, by the number of players. */
  readonly pools: Readonly<Record<'2' | '3-4' | '5-6', string>>;
  /** "3 of 10 games". */
  readonly early: (games: number, needed: number) => string;
  /** Read aloud: "1147 points, give or take 42". */
  readonly points: (points: number, error: number) => string;
  readonly about: (level: string) => string;
  readonly between: (lower: string, upper: string) => string;
  readonly below: (level: string) => string;
  readonly above: (level: string) => string;
  /** Nobody at the table was a computer, so there is no level to compare with. */
  readonly unknown: string;
  readonly games: (games: number) => string;
};
