/** A sentence for each kind of reason; names are by seat. */
export type Reasons<Reason extends { readonly code: string }> = {
  readonly [Each in Reason as Each['code']]: Sentence<Each>;
};

type Sentence<Facts> = (facts: Facts, names: readonly string[]) => string;

/** The sentence for a reason. */
export function reasonSentence<Facts, Code extends keyof Facts>(
  reasons: { readonly [Each in keyof Facts]: Sentence<Facts[Each]> },
  reason: { readonly [Each in Code]: Facts[Each] & { readonly code: Each } }[Code],
  names: readonly string[] = [],
): string {
  return reasons[reason.code](reason, names);
}
