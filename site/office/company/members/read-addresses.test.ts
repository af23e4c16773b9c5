import { expect, test } from 'vitest';
import { readAddresses } from './read-addresses.ts';

test.each([
  ['', []],
  ['ada@acme.test', ['ada@acme.test']],
  [
    'Ada@Acme.test, bo@acme.test;cy@acme.test\nda@acme.test e@acme.test',
    [...'ada bo cy da e'.split(' ').map((name) => `${name}@acme.test`)],
  ],
  ['Ada Lovelace <ada@acme.test>, Bo <BO@acme.test>', ['ada@acme.test', 'bo@acme.test']],
  [
    'Lovelace, Ada <ada@acme.test>; "Hopper, G. (Navy)" <g@acme.test>',
    ['ada@acme.test', 'g@acme.test'],
  ],
  ['Ada <ada@acme.test> Bo <bo@acme.test>', ['ada@acme.test', 'bo@acme.test']],
  ['bo@acme.test, Ada <ada@acme.test>', ['bo@acme.test', 'ada@acme.test']],
  ['ada@acme.test ADA@acme.test', ['ada@acme.test']],
  ['mailto:ada@acme.test. "bo@acme.test"', ['ada@acme.test', 'bo@acme.test']],
  [' ,; \n\t', []],
])('%j holds %j', (text, emails) => {
  const read = readAddresses(text);
  expect(read.map(({ email }) => email)).toEqual(emails);
  expect(read.filter(({ isGood }) => !isGood)).toEqual([]);
});

test('what is no address is kept, so that it can be said', () => {
  expect(readAddresses('ada@acme.test bo, cy@acme\nDa <da@>')).toEqual([
    { email: 'ada@acme.test', isGood: true },
    { email: 'bo', isGood: false },
    { email: 'cy@acme', isGood: false },
    { email: 'da@', isGood: false },
  ]);
});
