import { expect, test } from 'vitest';
import { splitName } from './split-name.ts';

test.each([
  ['Ada Lovelace', 'Ada', 'Lovelace'],
  [' Ana  María López ', 'Ana María', 'López'],
  ['Cher', 'Cher', ''],
])('%j is %j and %j', (name, firstname, lastname) => {
  expect(splitName(name)).toEqual({ firstname, lastname });
});
