import { expect, test } from 'vitest';
import { type Judged, toFlaw } from './find-flaws.ts';

const well = {
  ...{ badInput: false, customError: false, patternMismatch: false, rangeOverflow: false },
  ...{ rangeUnderflow: false, stepMismatch: false, tooLong: false, tooShort: false },
  ...{ typeMismatch: false, valid: true, valueMissing: false },
};
const judged = (wrong: Partial<ValidityState>, control: Partial<Judged> = {}): Judged => ({
  ...{ type: 'text', min: '', max: '', minLength: -1 },
  ...control,
  validity: { ...well, valid: false, ...wrong },
});

test('a control that the platform finds well has no flaw', () => {
  expect(toFlaw({ ...judged({}), validity: well })).toBeUndefined();
});

test.each([
  ['nothing is in it', judged({ valueMissing: true }), { code: 'required' }],
  ['too little', judged({ tooShort: true }, { minLength: 3 }), { code: 'too-short', count: 3 }],
  [
    'a number below its bound',
    judged({ rangeUnderflow: true }, { type: 'number', min: '1' }),
    { code: 'too-small', count: 1 },
  ],
  [
    'a number above its bound',
    judged({ rangeOverflow: true }, { type: 'number', max: '9' }),
    { code: 'too-big', count: 9 },
  ],
  [
    'a date before its bound',
    judged({ rangeUnderflow: true }, { type: 'date' }),
    { code: 'invalid' },
  ],
  ['no address', judged({ typeMismatch: true }, { type: 'email' }), { code: 'invalid' }],
  [
    'half a moment, which has no value yet',
    judged({ badInput: true, valueMissing: true }, { type: 'datetime-local' }),
    { code: 'invalid' },
  ],
])('what the platform finds wrong has a problem of ours: %s', (_, control, problem) => {
  expect(toFlaw(control)).toEqual(problem);
});
