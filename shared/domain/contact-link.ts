import type { Channel } from './channels.ts';
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

/** Where a host's number leads on the channel that it is told for: `whatsapp → https://wa.me/39051…`. */
export function toNumberLink(channel: Channel, phone: string): string | undefined {
  if (channel !== 'whatsapp' || !PHONE.test(phone.trim())) return toContactLink(phone);
  return `https://wa.me/${phone.replace(/\D/g, '')}`;
}
