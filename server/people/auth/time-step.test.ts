import { expect, test } from 'vitest';
import { findTimeStep } from './time-step.ts';

/** RFC 6238, appendix B, in six digits. */
const SECRET = '12345678901234567890';

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('19.3 the code of second %i is %s', (second, code) => {
  expect(findTimeStep(SECRET, code, second * 1000)).toBe(Math.floor(second / 30));
});

test('19.3 the code before and the one after count for their own step, others do not', () => {
  const at = (second: number) => findTimeStep(SECRET, '005924', second * 1000);
  const step = Math.floor(1_234_567_890 / 30);
  expect([-31, -30, 0, 30, 59, 60].map((by) => at(1_234_567_890 + by))).toEqual([
    ...[undefined, step, step, step, step, undefined],
  ]);
});

test.each(['', '28708', '２８７０８２', '287082 '])('19.3 %j is no code', (code) => {
  expect(findTimeStep(SECRET, code, 59_000)).toBeUndefined();
});
