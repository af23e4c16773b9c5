import { toText } from './answer.ts';
import type { InputTypeRules } from './types.ts';

/**
 * The standard address pattern of HTML's `<input type=email>`, with a dot required in the domain
 * because a booking has to reach its attendee. Linear: no nested repetition overlaps.
 */
export const EMAIL_PATTERN =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

export function isEmail(value: string): boolean {
  return value.length <= 254 && EMAIL_PATTERN.test(value);
}

/** Spec A §5: rejected when the address's domain ends with a blocked entry. */
export function isBlockedEmail(address: string, blockedEmails: readonly string[]): boolean {
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase();
  return blockedEmails.some((entry) => {
    const blocked = entry
      .trim()
      .toLowerCase()
      .replace(/^[@*.]+/, '');
    return blocked !== '' && (domain === blocked || domain.endsWith(`.${blocked}`));
  });
}

export const emailInput = {
  parse: toText,
  validate: (answer) => (isEmail(toText(answer)) ? undefined : 'invalid-email'),
  sample: {
    good: ['ada@example.com', 'a.b+c@sub.example.co.uk'],
    bad: [
      ['ada', 'invalid-email'],
      ['ada@', 'invalid-email'],
      ['ada@localhost', 'invalid-email'],
      ['a b@example.com', 'invalid-email'],
    ],
    parsed: [[[' ada@example.com '], 'ada@example.com']],
  },
} as const satisfies InputTypeRules;
