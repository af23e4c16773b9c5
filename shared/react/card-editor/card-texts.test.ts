import { expect, test } from 'vitest';
import { findTextFlaw, toTextChange } from './card-texts.ts';

test.each([
  ['firstname', ' ', 'required'],
  ['lastname', '', undefined],
  ['email', 'ada@demo', 'not-an-email'],
  ['email', 'ada@demo.test', undefined],
  ['phone', '12', 'not-a-phone'],
  ['phone', '+49 30 901820', undefined],
  ['xing', 'javascript:alert(1)', 'not-a-link'],
  ['xing', 'xing.com/ada', undefined],
  ['description', '', undefined],
] as const)('of %s, %j is %s', (text, typed, flaw) => {
  expect(findTextFlaw(text, typed)).toBe(flaw);
});

test('a change says what was there before, and names nothing else', () => {
  expect(toTextChange('title', ' Countess ', '')).toEqual({
    of: 'user',
    change: { title: 'Countess', was: { title: null } },
  });
  expect(toTextChange('lastname', '', 'King')).toEqual({
    of: 'user',
    change: { lastname: null, was: { lastname: 'King' } },
  });
  expect(toTextChange('email', '', 'ada@demo.test')).toEqual({
    of: 'card',
    change: {
      onlineProfiles: { email: null },
      was: { onlineProfiles: { email: 'ada@demo.test' } },
    },
  });
});
