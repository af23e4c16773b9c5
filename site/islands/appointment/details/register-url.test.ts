import { expect, test } from 'vitest';
import { toRegisterUrl } from './register-url.ts';

test('Spec A §2: the e-mail is in the fragment, whatever it is made of', () => {
  const url = toRegisterUrl('https://kalends.test', 'a+b#c?d@e.f');
  expect(url).toBe('https://kalends.test/signup#a%2Bb%23c%3Fd%40e.f');
  expect(decodeURIComponent(new URL(url).hash.slice(1))).toBe('a+b#c?d@e.f');
});
