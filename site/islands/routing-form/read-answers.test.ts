import { expect, test } from 'vitest';
import { aDefinition } from '#tests/support/builders/sample-definition.ts';
import { initialTexts, readAnswers, sortFields } from './read-answers.ts';

const fields = sortFields(aDefinition({ meetingTypeId: 'meeting-type', teamId: 'team' }).form);

test('answers are read by the keys that the rules ask for, lists as lists', () => {
  const answers = readAnswers(fields, [
    ['email', ' maya@visitor.test '],
    ['topics', 'sales'],
    ['topics', 'support'],
    ['$topics', 'chosen'],
    ['unasked', 'x'],
  ]);
  expect(answers).toEqual({ email: 'maya@visitor.test', topics: ['sales', 'support'] });
});

test('what was left open is left out', () => {
  expect(readAnswers(fields, [['email', '']])).toEqual({});
});

test('Spec A §2: names of form fields in the query prefill them', () => {
  const email = fields.find(({ target }) => target === 'email');
  if (!email) throw new Error('The sample asks for an e-mail');
  expect(initialTexts(email, new URLSearchParams('email=a%40b.c'))).toEqual(['a@b.c']);
  expect(initialTexts({ ...email, defaultValue: 'x' }, new URLSearchParams())).toEqual(['x']);
  expect(initialTexts(email, new URLSearchParams())).toEqual([]);
});

test('8.14 what was answered before goes before the link, also where it was emptied', () => {
  const email = fields.find(({ target }) => target === 'email');
  if (!email) throw new Error('The sample asks for an e-mail');
  const query = new URLSearchParams('email=a%40b.c');
  expect(initialTexts(email, query, { email: ['maya@visitor.test'] })).toEqual([
    'maya@visitor.test',
  ]);
  expect(initialTexts(email, query, {})).toEqual([]);
});
