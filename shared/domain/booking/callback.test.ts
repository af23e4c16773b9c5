import { expect, test } from 'vitest';
import { aForm } from '#tests/support/builders/sample-form.ts';
import { callbackFields, checkCallback, toCallback } from './callback.ts';

const fields = callbackFields(aForm(), 'What is it about?');
const typed = {
  fullname: [' Marie Curie '],
  phone: ['+48 22 55 31 800'],
  email: [''],
  notes: [''],
};

test('asks for name and number, and offers an e-mail and a note', () => {
  expect(fields.map(({ target, required }) => [target, required])).toEqual([
    ['fullname', true],
    ['phone', true],
    ['email', false],
    ['other', false],
  ]);
});

test('begins with the country of the form’s own phone field', () => {
  const form = aForm([{ target: 'phone', fieldType: 'phone', defaultCountryCode: 'PL' }]);
  expect(callbackFields(form, '')[1]?.defaultCountryCode).toBe('PL');
  expect(fields[1]?.defaultCountryCode).toBeNull();
});

// Spec A §5: the phone is reduced to digits and a plus before sending.
test('sends what was typed, without what was left empty', () => {
  expect(toCallback(typed)).toEqual({ name: 'Marie Curie', phone: '+48225531800' });
  expect(toCallback({ ...typed, email: ['m@curie.test'], notes: ['Radium'] })).toMatchObject({
    email: 'm@curie.test',
    notes: 'Radium',
  });
});

test.each([
  [{}, {}],
  [{ fullname: ['  '] }, { fullname: 'name-required' }],
  [{ phone: ['+48'] }, { phone: 'required' }],
  [{ phone: ['call me'] }, { phone: 'invalid-phone' }],
  [{ email: ['marie'] }, { email: 'invalid-email' }],
])('%j → %j', (change, problems) => {
  expect(checkCallback(fields, { ...typed, ...change })).toEqual(problems);
});
