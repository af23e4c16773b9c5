import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Answer } from '#shared/domain/fields/types.ts';
import { isMet } from './is-met.ts';
import { ROUTING_OPERATORS, type RoutingOperator } from './types.ts';

// Spec B §3.7: every condition, with answers that meet it and answers that do not.
const table: Record<
  RoutingOperator,
  { value: Answer; met: Answer[]; unmet: (Answer | undefined)[] }
> = {
  equals: { value: 'Berlin', met: ['berlin', ' Berlin '], unmet: ['Bern', '', undefined] },
  notEqual: { value: 'Berlin', met: ['Bern', ''], unmet: ['berlin'] },
  lessThan: { value: '10', met: ['9', '-1', '9,5'], unmet: ['10', '11', 'nine', '', undefined] },
  greaterThan: { value: '10', met: ['10.5', '11'], unmet: ['10', '9', 'eleven', undefined] },
  lessThanOrEqual: { value: '10', met: ['10', '9'], unmet: ['11', '', 'x'] },
  moreThanOrEqual: { value: '10', met: ['10', '100'], unmet: ['9', '', 'x'] },
  contains: { value: 'gmbh', met: ['Acme GmbH', ['gmbh']], unmet: ['Acme', ['Acme GmbH'], ''] },
  notContains: { value: 'gmbh', met: ['Acme', ''], unmet: ['Acme GmbH'] },
  blank: { value: '', met: ['', '  ', []], unmet: ['x', ['x']] },
  notBlank: { value: '', met: ['x', ['x']], unmet: ['', [], undefined] },
  containsAny: {
    value: 'tea, coffee',
    met: [['tea', 'milk'], 'Iced coffee'],
    unmet: [['milk'], ''],
  },
  containsNone: { value: ['tea', 'coffee'], met: [['milk'], ''], unmet: [['tea'], 'iced coffee'] },
  startsWith: { value: '+49', met: ['+49170'], unmet: ['0049', '', undefined] },
};

test.each(ROUTING_OPERATORS)('%s', (operator) => {
  const { value, met, unmet } = table[operator];
  expect(met.map((answer) => isMet({ operator, value }, answer))).toEqual(met.map(() => true));
  expect(unmet.map((answer) => isMet({ operator, value }, answer))).toEqual(unmet.map(() => false));
});

const anAnswer = fc.oneof(fc.string(), fc.array(fc.string(), { maxLength: 4 }));
const opposites = [
  ['equals', 'notEqual'],
  ['contains', 'notContains'],
  ['blank', 'notBlank'],
  ['containsAny', 'containsNone'],
] as const;

test.each(opposites)('%s and %s are each other’s opposite, whatever the texts', (one, other) => {
  fc.assert(
    fc.property(anAnswer, anAnswer, (answer, value) => {
      expect(isMet({ operator: one, value }, answer)).not.toBe(
        isMet({ operator: other, value }, answer),
      );
    }),
  );
});

test('of two numbers one is less, or they are equal', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer(), (a, b) => {
      const met = (['lessThan', 'greaterThan', 'equals'] as const).filter((operator) =>
        isMet({ operator, value: String(b) }, String(a)),
      );
      expect(met).toHaveLength(1);
    }),
  );
});

test('an empty value is contained nowhere and starts nothing', () => {
  for (const operator of ['contains', 'containsAny', 'startsWith'] as const) {
    expect(isMet({ operator, value: '' }, 'anything')).toBe(false);
  }
});

test('several choices equal the same ones in any order', () => {
  expect(isMet({ operator: 'equals', value: ['tea', 'milk'] }, ['milk', 'tea'])).toBe(true);
  expect(isMet({ operator: 'equals', value: ['tea', 'milk'] }, ['milk'])).toBe(false);
});
