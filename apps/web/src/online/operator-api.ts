import { parseOperatorView, type OperatorCommand, type OperatorView } from '@quando/protocol';

/** `off`: the server has no operator; `wrong`: not their secret; `too-many`: too many wrong ones; `unreachable`. */
export type OperatorRefusal = 'off' | 'wrong' | 'too-many' | 'unreachable';

const REFUSALS: Readonly<Record<number, OperatorRefusal>> = { 401: 'wrong', 404: 'off', 429: 'too-many' };

/** Does something as the operator, if anything, and returns what there is then. */
export async function askOperator(
  secret: string,
  command?: OperatorCommand,
): Promise<OperatorView | { readonly refused: OperatorRefusal }> {
  try {
    const answer = await fetch('/api/operator', {
      headers: { authorization: `Bearer ${secret}`, ...(command && { 'content-type': 'application/json' }) },
      ...(command && { method: 'POST', body: JSON.stringify(command) }),
    });
    if (!answer.ok) return { refused: REFUSALS[answer.status] ?? 'unreachable' };
    return parseOperatorView(await answer.json()) ?? { refused: 'unreachable' };
  } catch {
    return { refused: 'unreachable' };
  }
}
