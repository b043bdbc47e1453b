import type { View } from '@quando/rules';
import type { ReplayClient } from '../../replay/replay-client.ts';
import type { Question } from '../../review/question.ts';

/** What the player had seen when the question came up. */
export async function viewOfQuestion(
  client: ReplayClient,
  { kept, decision }: Question,
): Promise<View | undefined> {
  await client.ask({ type: 'read', source: { kind: 'code', code: kept.code } });
  const told = await client.ask({ type: 'round', game: 0, round: decision.round, eyes: kept.seat });
  return told.type === 'round' ? told.steps[decision.index]?.view : undefined;
}
