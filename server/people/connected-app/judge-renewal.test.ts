import { expect, test } from 'vitest';
import { judgeRenewal } from './judge-renewal.ts';

const renewedAt = new Date('2030-01-07T06:00:00Z');
const at = (seconds: number) => renewedAt.getTime() + seconds * 1000;

test.each([
  ['the newest token renews', 5, true, 9_999, 'newest'],
  ['the one before is answered again while nobody has shown the newer', 4, false, 9_999, 'again'],
  ['and a few seconds after', 4, true, 29, 'again'],
  ['then it was stolen', 4, true, 30, 'stolen'],
  ['an older one always was', 3, false, 0, 'stolen'],
  ['as was one that is not made yet', 6, false, 0, 'stolen'],
] as const)('10. %s', (_, shown, isTaken, seconds, judgement) => {
  expect(judgeRenewal({ generation: 5, isTaken, renewedAt }, shown, at(seconds))).toBe(judgement);
});
