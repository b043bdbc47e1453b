import { expect, test } from 'vitest';
import { loggedError } from '../src/logged-error.ts';

test('the row in a database error is not logged', () => {
  const error = Object.assign(new Error('duplicate key value violates unique constraint'), {
    code: '23505',
    detail: 'Failing row contains (oak, 1, {"deck": ["9/1", "4/7"]}).',
    where: 'COPY entries, line 1: "9/1"',
    parameters: ['9/1'],
  });
  const logged = loggedError(error);
  expect(logged).toMatchObject({ type: 'Error', message: error.message, code: '23505' });
  expect(JSON.stringify(logged)).not.toContain('9/1');
});

test('a thrown value that is not an error is not printed', () => {
  expect(JSON.stringify(loggedError({ deck: ['9/1'] }))).not.toContain('9/1');
});
