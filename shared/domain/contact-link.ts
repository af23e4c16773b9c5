import { EMAIL_PATTERN } from './fields/email.ts';

const PHONE = /^\+?[\d\s().\-/]{6,}$/;

/**
 * Where a contact line leads that is a number or an address alone:
 * `+39 051 123 456 → tel:+39051123456`, `ada@demo.test → mailto:ada@demo.test`.
 */
export function toContactLink(contact: string): string | undefined {
  const text = contact.trim();
  if (EMAIL_PATTERN.test(text)) return `mailto:${text}`;
  return PHONE.test(text) ? `tel:${text.replace(/[^+\d]/g, '')}` : undefined;
}
