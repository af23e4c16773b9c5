import { expect, test } from 'vitest';
import { toCardLink } from './card-link.ts';
import { findLinkFlaw, isLinkIcon, LINK_ICONS, toKeptLink } from './custom-link.ts';

test.each([
  ['example.com', 'https://example.com'],
  [' example.com/a?b=c#d ', 'https://example.com/a?b=c#d'],
  ['//example.com', 'https://example.com'],
  ['example.com:8443/me', 'https://example.com:8443/me'],
  ['http://intranet/me', 'http://intranet/me'],
  ['HTTPS://Example.com', 'HTTPS://Example.com'],
  ['müller.example', 'https://müller.example'],
])('Spec B §2.5: %j leads to %s', (written, link) => {
  expect(toCardLink(written)).toBe(link);
});

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\tscript:alert(1)',
  'javascript:1',
  'data:text/html,hello',
  'vbscript:x',
  'mailto:ada@card.test',
  'ada@card.test',
  'tel:+4420',
  'ftp://example.com',
  'blob:https://example.com/1',
  'file:///etc/passwd',
  'https://bank.test@evil.test',
  'https://',
  'hello',
  'exa mple.com',
  '',
  `https://example.com/${'x'.repeat(2000)}`,
])('%j is no link', (written) => {
  expect(toCardLink(written)).toBeUndefined();
});

test.each([
  ['🔗', true],
  ['', true],
  ['👩‍👩‍👧‍👦', true],
  ['🇩🇪🇫🇷', true],
  ['é', true],
  ['ab', true],
  ['abc', false],
  ['🔗🔗🔗', false],
  [`a${'\u0301'.repeat(80)}`, false],
])('Spec B §5: %j may be an icon: %s', (icon, isOne) => {
  expect(isLinkIcon(icon)).toBe(isOne);
});

test('ten icons to choose from, each of them one', () => {
  expect(new Set(LINK_ICONS).size).toBe(10);
  expect(LINK_ICONS.filter((icon) => !isLinkIcon(icon))).toEqual([]);
});

test.each([
  [{ name: '', url: 'example.com', icon: '' }, 'incomplete'],
  [{ name: 'Shop', url: ' ', icon: '' }, 'incomplete'],
  [{ name: 'Shop', url: 'javascript:1', icon: '' }, 'not-a-link'],
  [{ name: 'x'.repeat(201), url: 'example.com', icon: '' }, 'name-too-long'],
  [{ name: 'Shop', url: 'example.com', icon: 'abc' }, 'icon-too-long'],
  [{ name: 'Shop', url: 'example.com', icon: '🛒' }, undefined],
])('the flaw of %j is %s', (link, flaw) => {
  expect(findLinkFlaw(link)).toBe(flaw);
});

test('a link is kept with its scheme, and the default icon where none was chosen', () => {
  expect(toKeptLink({ name: ' Shop ', url: ' example.com ', icon: ' ' })).toEqual({
    name: 'Shop',
    url: 'https://example.com',
    icon: '🔗',
  });
});
