import { expect, it } from 'vitest';
import { isSecureUrl, isWebUrl } from './web-url.ts';

it.each([
  ['https://reviews.example/ada', true, true],
  ['HTTPS://reviews.example', true, true],
  ['http://reviews.example', true, false],
  ['javascript:alert(1)', false, false],
  ['data:text/html,hello', false, false],
  ['//reviews.example', false, false],
  ['reviews', false, false],
  ['', false, false],
  [null, false, false],
  [undefined, false, false],
])('%j may be followed: %s, and led to: %s', (address, isWeb, isSecure) => {
  expect([isWebUrl(address), isSecureUrl(address)]).toEqual([isWeb, isSecure]);
});
