import { expect, it } from 'vitest';
import { timeSince } from './time-since.ts';

const at = (iso: string) => Date.parse(iso);
const NOW = at('2030-05-24T13:30:00Z');

it.each([
  ['2030-05-24T13:29:00Z', '1 minute ago'],
  ['2030-05-24T13:17:20Z', '12 minutes ago'],
  ['2030-05-24T11:31:00Z', '119 minutes ago'],
  ['2030-05-24T11:30:00Z', '2 hours ago'],
  ['2030-05-22T13:31:00Z', '47 hours ago'],
  ['2030-05-22T13:30:00Z', '2 days ago'],
])('what was at %s was “%s”', (iso, text) => {
  expect(timeSince(at(iso), NOW, 'en')).toBe(text);
});

it('has no number for what was just now, or is ahead of this clock', () => {
  expect(timeSince(at('2030-05-24T13:29:01Z'), NOW, 'en')).toBeUndefined();
  expect(timeSince(at('2030-05-24T13:31:00Z'), NOW, 'en')).toBeUndefined();
});

it('says it in the reader’s language', () => {
  expect(timeSince(at('2030-05-24T13:18:00Z'), NOW, 'de')).toBe('vor 12 Minuten');
  expect(timeSince(at('2030-05-24T13:18:00Z'), NOW, 'pl')).toBe('12 minut temu');
});
