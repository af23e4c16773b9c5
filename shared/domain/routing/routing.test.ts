import { expect, test } from 'vitest';
import { aDefinition } from '#tests/support/builders/sample-definition.ts';
import { checkRoutingAnswers } from './check-answers.ts';
import { chooseOutcome, holds } from './choose-outcome.ts';
import { toPrefilledPath } from './prefill.ts';
import type { RoutingAnswers } from './types.ts';

const definition = aDefinition({ meetingTypeId: 'm', teamId: 't' });

test.each<[sentence: string, answers: RoutingAnswers, kind: string]>([
  ['the first rule that holds decides', { people: '80', topics: ['sales'] }, 'team'],
  ['or: one condition is enough', { topics: ['sales'] }, 'meeting-type'],
  ['or: the other one too', { people: '6' }, 'meeting-type'],
  ['a message is an outcome', { people: '1', topics: ['support'] }, 'message'],
  ['nothing holds: the fallback', { people: '1' }, 'unqualified'],
  ['no answers at all: the fallback', {}, 'unqualified'],
])('%s', (_, answers, kind) => {
  expect(chooseOutcome(definition, answers).kind).toBe(kind);
});

test('and: every condition has to be met; a rule without conditions never holds', () => {
  const outcome = { kind: 'unqualified' } as const;
  const conditions = [
    { field: 'a', operator: 'equals', value: '1' },
    { field: 'b', operator: 'blank', value: '' },
  ] as const;
  expect(holds({ combinator: 'and', conditions, outcome }, { a: '1' })).toBe(true);
  expect(holds({ combinator: 'and', conditions, outcome }, { a: '1', b: 'x' })).toBe(false);
  expect(holds({ combinator: 'and', conditions: [], outcome }, {})).toBe(false);
});

test('what every object has is no answer', () => {
  const rule = {
    combinator: 'and',
    conditions: [{ field: 'constructor', operator: 'notBlank', value: '' }],
    outcome: { kind: 'unqualified' },
  } as const;
  expect(holds(rule, {})).toBe(false);
});

test('answers are checked by the rules of the booking form', () => {
  const { problems } = checkRoutingAnswers(definition.form, {
    email: 'nobody',
    people: 'many',
    topics: ['weather'],
  });
  expect(problems.map(({ path, code }) => [path, code])).toEqual([
    ['answers.email', 'invalid-email'],
    ['answers.people', 'invalid-number'],
    ['answers.topics', 'not-an-option'],
  ]);
  expect(checkRoutingAnswers(definition.form, {}).problems).toMatchObject([
    { path: 'answers.email', code: 'required' },
  ]);
});

test('only what the form asks for is kept', () => {
  const given = { email: ' ada@acme.test ', people: '', topics: ['sales', 'sales'], more: 'x' };
  expect(checkRoutingAnswers(definition.form, given)).toEqual({
    answers: { email: 'ada@acme.test', topics: ['sales'] },
    problems: [],
  });
});

test('answers are carried over as prefill, each of several by the same name', () => {
  const answers = { email: 'ada@acme.test', topics: ['sales', 'support'] };
  expect(toPrefilledPath('/ada/intro', answers)).toBe(
    '/ada/intro?email=ada%40acme.test&topics=sales&topics=support&from_form=true',
  );
});

test('a field cannot pose as one of the page’s own parameters, and long texts stay behind', () => {
  const answers = { times: '2030-01-01T00:00:00Z', troubleshoot: 'true', notes: 'x'.repeat(501) };
  expect(toPrefilledPath('/ada/intro', answers)).toBe('/ada/intro?from_form=true');
});
