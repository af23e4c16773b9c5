import { expect, test } from 'vitest';
import { ApiError } from '#shared/errors/api-error.ts';
import { problemKey } from './problem-key.ts';
import { goneOf } from './use-create-proposal.ts';

const times = ['2030-05-24T09:00:00.000Z', '2030-05-25T09:00:00.000Z'];
const refused = (error: string, paths: readonly string[] = []) =>
  new ApiError(
    { url: '/api/proposal', status: 409, statusText: 'Conflict' },
    { error, fields: paths.map((path) => ({ path, code: 'taken', message: '' })) },
  );

test('10. each refusal of a proposal has its words, and a lost connection others', () => {
  expect(problemKey(refused('proposed-times-gone'))).toBe('problem.gone');
  expect(problemKey(refused('too-many-held-times'))).toBe('problem.tooMany');
  expect(problemKey(refused('something-new'))).toBe('problem.other');
  expect(problemKey(new TypeError('Failed to fetch'))).toBe('problem.network');
});

test('10. a refusal names the times that have gone', () => {
  expect(goneOf(refused('proposed-times-gone', ['times.1', 'times.7', 'x']), times)).toEqual([
    times[1],
  ]);
  expect(goneOf(refused('too-many-held-times', ['times.1']), times)).toEqual([]);
  expect(goneOf(new TypeError('Failed to fetch'), times)).toEqual([]);
});
