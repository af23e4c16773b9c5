import {
  PHONE_FALLBACK_PATTERN,
  PHONE_MAX_DIGITS,
  PHONE_MIN_DIGITS,
} from '#shared/domain/constants.ts';
import { toText } from './answer.ts';
import type { InputTypeRules } from './types.ts';

const bareCountryCode = /^\+\d{0,3}$/;
const reduced = new RegExp(`^\\+?\\d{${PHONE_MIN_DIGITS},${PHONE_MAX_DIGITS}}$`);
const punctuation = /[\s().\-/]/g;

/**
 * Spec A §5: a number reduced to digits and a leading plus before it is sent; a bare country code
 * counts as empty. `'+49 (170) 123-4567' → '+491701234567'`, `'+49' → ''`. Letters stay, so that a
 * text that is no number is refused rather than guessed at.
 */
function toPhoneNumber(text: string): string {
  const number = text.replace(punctuation, '').replace(/^00/, '+');
  return bareCountryCode.test(number) ? '' : number;
}

export const phoneInput = {
  parse: (texts) => toPhoneNumber(toText(texts)),
  validate: (answer) => {
    const number = toPhoneNumber(toText(answer));
    const isPhone = reduced.test(number) || PHONE_FALLBACK_PATTERN.test(number);
    return isPhone ? undefined : 'invalid-phone';
  },
  sample: {
    good: ['+491701234567', '01701234567', '+1 123 456 789', '555-2671'],
    bad: [
      ['+4917012', 'invalid-phone'],
      ['+1234567890123456', 'invalid-phone'],
      ['555267', 'invalid-phone'],
      ['call me', 'invalid-phone'],
      ['1701234+567', 'invalid-phone'],
    ],
    parsed: [
      [['+49 (170) 123-4567'], '+491701234567'],
      [['0049 170 1234567'], '+491701234567'],
      [['+49 '], ''],
    ],
  },
} as const satisfies InputTypeRules;
