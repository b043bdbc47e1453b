import { expect, test } from 'vitest';
import { LogExists } from '../src/storage/log-exists.ts';
import { WriteHealth } from '../src/storage/write-health.ts';

const failed = (): Promise<never> => Promise.reject(new Error('disk full'));

/** Its time passes only by command. */
function watched() {
  let elapsed = 0;
  const health = new WriteHealth(() => elapsed);
  return {
    health,
    pass: (milliseconds: number) => (elapsed += milliseconds),
    beat: () => health.beat(Promise.resolve()),
    failedBeat: () => health.beat(failed()).catch(() => {}),
    failedAppend: () => health.append(failed()).catch(() => {}),
    append: () => health.append(Promise.resolve()),
  };
}

test('a database takes writes from the first sign of life to the first one that fails', async () => {
  const { health, beat, failedBeat } = watched();
  expect(health.isWritable).toBe(false);
  await beat();
  expect(health.isWritable).toBe(true);
  await failedBeat();
  expect(health.isWritable).toBe(false);
});

test('a write that never ends counts as failed after ten seconds', async () => {
  const { health, beat, pass } = watched();
  await beat();
  void health.beat(new Promise(() => {}));
  pass(9_999);
  expect(health.isWritable).toBe(true);
  pass(1);
  expect(health.isWritable).toBe(false);
});

test('a log that is there already says nothing of the database', async () => {
  const { health, beat, failedAppend } = watched();
  const make = (): Promise<unknown> => health.append(Promise.reject(new LogExists('a'))).catch(() => {});
  await beat();
  await make();
  expect(health.isWritable).toBe(true);
  await failedAppend();
  await make();
  expect(health.isWritable).toBe(false);
});

test('a failed append counts until one succeeds, or for twenty seconds without any', async () => {
  const { health, beat, pass, append, failedAppend } = watched();
  await beat();
  await failedAppend();
  expect(health.isWritable).toBe(false);
  await append();
  expect(health.isWritable).toBe(true);
  await failedAppend();
  pass(19_999);
  await beat();
  expect(health.isWritable).toBe(false);
  pass(1);
  expect(health.isWritable).toBe(true);
});
