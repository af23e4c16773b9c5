import { expect, test } from 'vitest';
import { toContactLink, toNumberLink } from './contact-link.ts';

test.each([
  ['+39 051 123 456', 'tel:+39051123456'],
  ['030/23125-042', 'tel:03023125042'],
  [' ada@demo.test ', 'mailto:ada@demo.test'],
  ['Ask at the front desk', undefined],
  ['Call 030 23125042 before noon', undefined],
  ['', undefined],
])('8.7 a contact line “%s” leads to %s', (contact, link) => {
  expect(toContactLink(contact)).toBe(link);
});

test('19.8 a host’s number leads to a call, or to WhatsApp where they meet there', () => {
  expect(toNumberLink('phone-incoming', '+39 051 123 456')).toBe('tel:+39051123456');
  expect(toNumberLink('whatsapp', '+39 051 123 456')).toBe('https://wa.me/39051123456');
  expect(toNumberLink('whatsapp', 'Ask at the front desk')).toBeUndefined();
});
