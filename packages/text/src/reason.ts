/** A sentence for each kind of reason; names go by seat. */
export type Reasons<Reason extends { readonly code: string }> = {
  readonly [Each in Reason as Each['code']]: Sentence<Each>;
};

type Sentence<Facts> = (facts: Facts, names: readonly string[]) => string;

/** Says a reason. */
export function reasonSentence<Reason extends { readonly code: string }>(
  reasons: Reasons<Reason>,
  reason: Reason,
  names: readonly string[] = [],
): string {
  // The code decides which facts there are, which the compiler cannot follow.
  const sentences = reasons as unknown as Readonly<Record<string, Sentence<Reason>>>;
  return sentences[reason.code]!(reason, names);
}
