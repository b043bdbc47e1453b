/** A part of the account of luck, or what the own decisions consist of. */
export type LuckPart =
  | 'start'
  | 'deals'
  | 'draws'
  | 'own'
  | 'others'
  | 'result'
  /** What the own decisions lost by what one knew. */
  | 'known'
  /** The rest of the own decisions: it could not be seen. */
  | 'unseen';

/** What luck did in a game; `even` is hardly any, for sure, and `unclear` is less than can be told. */
export type LuckKind = 'good' | 'bad' | 'even' | 'unclear';

/** The texts about luck and skill in a finished game or round. */
export type LuckWords = {
  readonly title: string;
  readonly parts: Readonly<Record<LuckPart, string>>;
  /** How sure a part is, in points of the chance to win. */
  readonly error: (points: string) => string;
  /** Of a game that was won or lost, or of a single round, after which that is open. */
  readonly verdicts: Readonly<Record<'won' | 'lost' | 'open', LuckVerdictWords>>;
};

type LuckVerdictWords = {
  /** Without a clear mistake. */
  readonly clean: Readonly<Record<LuckKind, string>>;
  /** With so many mistakes. */
  readonly flawed: Readonly<Record<LuckKind, (mistakes: number) => string>>;
};

/** A verdict in a sentence. */
export function verdictSentence(
  { verdicts }: LuckWords,
  verdict: { readonly result: 'won' | 'lost' | 'open'; readonly mistakes: number; readonly luck: LuckKind },
): string {
  const { clean, flawed } = verdicts[verdict.result];
  return verdict.mistakes > 0 ? flawed[verdict.luck](verdict.mistakes) : clean[verdict.luck];
}
