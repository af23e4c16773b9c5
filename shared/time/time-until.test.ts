import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { timeUntil } from './time-until.ts';

const at = (iso: string) => Date.parse(iso);
const berlin = { language: 'en', timeZone: 'Europe/Berlin' } as const;
const START = at('2030-05-24T13:30:00Z');

it.each([
  ['2030-05-10T13:30:00Z', 'in 14 days'],
  ['2030-05-21T22:30:00Z', 'in 2 days'],
  ['2030-05-22T22:30:00Z', 'tomorrow'],
  ['2030-05-23T21:59:00Z', 'tomorrow'],
  ['2030-05-23T22:00:00Z', 'in 16 hours'],
  ['2030-05-24T11:00:00Z', 'in 3 hours'],
  ['2030-05-24T11:30:00Z', 'in 2 hours'],
  ['2030-05-24T11:30:01Z', 'in 2 hours'],
  ['2030-05-24T11:31:00Z', 'in 119 minutes'],
  ['2030-05-24T13:17:20Z', 'in 13 minutes'],
  ['2030-05-24T13:29:59Z', 'in 1 minute'],
  ['2030-05-24T13:30:00Z', 'now'],
  ['2030-05-24T15:30:00Z', 'now'],
])('seen at %s it is “%s”', (now, text) => {
  expect(timeUntil(START, at(now), berlin).text).toBe(text);
});

it('counts hours across midnight once they say more', () => {
  const night = at('2030-05-24T23:30:00Z');
  expect(timeUntil(night, at('2030-05-24T19:30:00Z'), berlin).text).toBe('in 4 hours');
  expect(timeUntil(night, at('2030-05-24T08:00:00Z'), berlin).text).toBe('tomorrow');
});

it('says it in the reader’s language and by their calendar', () => {
  const twelve = at('2030-05-24T13:18:00Z');
  expect(timeUntil(START, twelve, { ...berlin, language: 'de' }).text).toBe('in 12 Minuten');
  expect(timeUntil(START, twelve, { ...berlin, language: 'pl' }).text).toBe('za 12 minut');
  expect(timeUntil(START, START, { ...berlin, language: 'de' }).text).toBe('jetzt');
  const evening = at('2030-05-23T21:00:00Z');
  const tokyo = { language: 'en', timeZone: 'Asia/Tokyo' } as const;
  expect(timeUntil(START, evening, tokyo).text).toBe('in 17 hours');
});

const zones = fc.constantFrom('Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Pacific/Apia');
const leftMs = fc.oneof(
  fc.integer({ min: 1, max: 40 * 86_400_000 }),
  fc.integer({ min: 1, max: 14 * 3_600_000 }),
  fc.integer({ min: 1, max: 200 }).map((minutes) => minutes * 60_000),
);

it('says when its words change: not before, and then they do', () => {
  fc.assert(
    fc.property(leftMs, zones, fc.integer({ min: 0, max: 99 }), (left, timeZone, percent) => {
      const reader = { language: 'en', timeZone } as const;
      const nowMs = START - left;
      const { text, nextMs } = timeUntil(START, nowMs, reader);
      expect(nextMs).toBeGreaterThan(0);
      expect(nextMs).toBeLessThanOrEqual(left);
      const meanwhile = nowMs + Math.floor(((nextMs - 1) * percent) / 100);
      expect(timeUntil(START, meanwhile, reader).text).toBe(text);
      expect(timeUntil(START, nowMs + nextMs, reader).text).not.toBe(text);
    }),
  );
});
