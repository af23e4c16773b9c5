import { expect, test } from 'vitest';
import * as z from 'zod';
import { secureUrl } from '#shared/api/schemas.ts';
import { waysToMeetApi } from '#shared/api/ways-to-meet.ts';
import { ApiError } from '#shared/errors/api-error.ts';
import { problemsOf, toProblems } from './problems.ts';

const schema = z.object({
  name: z.string().min(1),
  code: z.string().min(3).max(5).optional(),
  seats: z.int().min(1).max(8).optional(),
  link: secureUrl.nullable().optional(),
  phone: waysToMeetApi.patchOwnWaysToMeet.body.shape.phone,
  zoom: waysToMeetApi.patchOwnWaysToMeet.body.shape.zoom,
});
const problems = (values: object) => {
  const read = schema.safeParse(values, { reportInput: true });
  return toProblems(read.error?.issues ?? []);
};

test.each([
  [{ name: null }, { name: { code: 'required' } }],
  [{ name: '' }, { name: { code: 'required' } }],
  [{ name: 'a', code: 'ab' }, { code: { code: 'too-short', count: 3 } }],
  [{ name: 'a', code: 'abcdef' }, { code: { code: 'too-long', count: 5 } }],
  [{ name: 'a', seats: 0 }, { seats: { code: 'too-small', count: 1 } }],
  [{ name: 'a', seats: 9 }, { seats: { code: 'too-big', count: 8 } }],
  [{ name: 'a', seats: 'x' }, { seats: { code: 'invalid' } }],
  [{ name: 'a', link: 'http://a.example' }, { link: { code: 'not-secure' } }],
  [{ name: 'a', link: null }, {}],
  [{ name: 'a', phone: '0170 1234567' }, { phone: { code: 'invalid-phone' } }],
  [{ name: 'a', zoom: 'https://10.0.0.1/' }, { zoom: { code: 'not-public' } }],
])('%j: %j', (values, expected) => expect(problems(values)).toEqual(expected));

test('what the server refuses is said at its field', () => {
  const fields = [{ path: 'contact', code: 'custom', message: 'No' }];
  const refused = new ApiError({ url: '', status: 400, statusText: '' }, { fields });
  expect(problemsOf(refused)).toEqual({ contact: { code: 'invalid' } });
  expect(problemsOf(new TypeError())).toEqual({});
});
