import { expect, it } from 'vitest';
import { isPublicUrl, isSecureUrl, isWebUrl } from './web-url.ts';

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

it.each([
  ['https://zoom.us/j/123?pwd=x', true],
  ['https://meet.company.example./ada', true],
  ['https://xn--mller-kva.xn--p1ai/', true],
  ['http://zoom.us/j/123', false],
  ['https://ada:secret@zoom.us/j/123', false],
  ['https://localhost/ada', false],
  ['https://meet/ada', false],
  ['https://meet.local/ada', false],
  ['https://meet.home.arpa/ada', false],
  ['https://10.0.0.1/ada', false],
  ['https://0x7f.1/ada', false],
  ['https://93.184.215.14/ada', false],
  ['https://[::1]/ada', false],
  [null, false],
])('19.8 %j can be handed on: %s', (address, isPublic) => {
  expect(isPublicUrl(address)).toBe(isPublic);
});
