import { expect, test } from 'vitest';
import { checkEmailQuality } from '#server/time/booking/check-email-quality.ts';
import { fakeClock } from '#tests/support/fake-clock.ts';
import { isDisposableDomain } from './disposable-domains.ts';
import { rememberAnswers } from './remember-answers.ts';

const yes = async () => true;
const no = async () => false;
const unknown = () => Promise.reject(new Error('The service does not answer.'));

// Spec A §5, e-mail quality guard.
test.each([
  ['a good address', no, yes, { isValid: true, reason: null }],
  ['a disposable address', yes, yes, { isValid: false, reason: 'disposable' }],
  ['a domain without mail', no, no, { isValid: false, reason: 'invalid_domain' }],
  ['a service failure counts as valid', unknown, unknown, { isValid: true, reason: null }],
])('%s', async (_, isDisposable, takesMail, verdict) => {
  expect(await checkEmailQuality({ isDisposable, takesMail }, 'Ada@Acme.Test')).toEqual(verdict);
});

test('the domain is asked about in small letters', async () => {
  const asked: string[] = [];
  const takesMail = async (domain: string) => asked.push(domain) > 0;
  await checkEmailQuality({ isDisposable: no, takesMail }, 'Ada@Acme.Test');
  expect(asked).toEqual(['acme.test']);
});

test.each([
  ['mailinator.com', true],
  ['inbox.mailinator.com', true],
  ['acme-mailinator.com', false],
  ['example.com', false],
])('the list of disposable domains knows %s: %s', async (domain, isListed) => {
  expect(await isDisposableDomain(domain)).toBe(isListed);
});

test('an answer is kept for ten minutes and shared by those who ask meanwhile', async () => {
  const clock = fakeClock('2030-01-07T06:00:00Z');
  let asked = 0;
  const ask = rememberAnswers(clock, async () => ++asked);
  expect(await Promise.all([ask('a'), ask('a')])).toEqual([1, 1]);
  clock.advance({ minutes: 9 });
  expect(await ask('a')).toBe(1);
  clock.advance({ minutes: 1 });
  expect(await ask('a')).toBe(2);
});

test('failures are asked about again, and old answers make room', async () => {
  let asked = 0;
  const ask = rememberAnswers(
    fakeClock('2030-01-07T06:00:00Z'),
    async (key) => {
      asked += 1;
      if (key === 'bad') throw new Error('down');
      return key;
    },
    2,
  );
  await expect(ask('bad')).rejects.toThrow('down');
  await expect(ask('bad')).rejects.toThrow('down');
  expect(asked).toBe(2);
  for (const key of ['a', 'b', 'c', 'a']) await ask(key);
  expect(asked).toBe(6);
});
