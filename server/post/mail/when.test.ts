import { expect, test } from 'vitest';
import type { Language } from '#shared/domain/languages.ts';
import { getMoment, getWhen } from './when.ts';

const START = '2030-06-06T08:00:00.000Z';
const END = '2030-06-06T08:30:00.000Z';

function reader(language: Language, timeZone: string) {
  return { email: 'maya@example.com', name: 'Maya', language, timeZone };
}

test('is told in the language and zone of its reader', () => {
  expect(getWhen(START, END, reader('en', 'America/New_York'))).toEqual({
    date: 'Thursday, June 6, 2030',
    times: '04:00 – 04:30',
    zone: 'America/New York (GMT-4)',
    line: 'Thursday, June 6, 2030, 04:00 – 04:30',
  });
});

test('says the German Uhr once', () => {
  expect(getWhen(START, END, reader('de', 'Europe/Berlin')).line).toBe(
    'Donnerstag, 6. Juni 2030, 10:00 – 10:30 Uhr',
  );
});

test('names the day of the end when it is another', () => {
  const when = getWhen(START, END, reader('en', 'Asia/Vladivostok'));
  expect(when.times).toBe('18:00 – 18:30');
  const late = getWhen('2030-06-06T21:45:00Z', '2030-06-06T22:15:00Z', reader('en', 'Europe/Oslo'));
  expect(late.times).toBe('23:45 – Friday, June 7, 2030, 00:15');
});

test('reads an unknown zone as UTC', () => {
  expect(getWhen(START, END, reader('en', 'Mars/Olympus')).zone).toBe('UTC (GMT)');
});

test('refuses what is no instant', () => {
  expect(() => getWhen('soon', END, reader('en', 'UTC'))).toThrow('Not an instant: soon');
});

test('a moment inside a minute is that minute, never one later', () => {
  expect(getMoment('2030-06-06T08:00:59.999Z', reader('de', 'Europe/Berlin'))).toEqual({
    date: 'Donnerstag, 6. Juni 2030',
    time: '10:00 Uhr',
    zone: 'Europe/Berlin (GMT+2)',
  });
});

test('9. who reads times by twelve hours gets them so', () => {
  const host = { ...reader('en', 'Europe/Berlin'), clock: '12h' } as const;
  expect(getWhen('2030-06-04T12:00:00Z', '2030-06-04T12:30:00Z', host).times).toBe(
    '2:00 PM – 2:30 PM',
  );
});
