import { expect, test } from 'vitest';
import { formatSentAt } from './format-sent-at.ts';

const reader = { language: 'de', timeZone: 'Europe/Berlin' } as const;
const now = Date.parse('2026-12-03T20:00:00Z');

test('a mail of the reader’s own day shows its time', () => {
  expect(formatSentAt('2026-12-02T23:30:00Z', now, reader)).toBe('00:30');
});

test('an older one shows its day, and the year where it is another', () => {
  expect(formatSentAt('2026-12-02T12:00:00Z', now, reader)).toBe('2. Dez.');
  expect(formatSentAt('2025-12-02T12:00:00Z', now, reader)).toBe('2. Dez. 2025');
});

test('the time is written as the reader writes it', () => {
  const time = formatSentAt('2026-12-03T08:05:00Z', now, { ...reader, language: 'en' });
  expect(time).toMatch(/^9:05\sAM$/);
});
