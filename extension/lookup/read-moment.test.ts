import { describe, expect, it } from 'vitest';
import type { Language } from '#shared/domain/languages.ts';
import { fromIso, toIso } from '#shared/time/dates.ts';
import { readMoment } from './read-moment.ts';

// A Thursday.
const now = '2030-03-07T10:00:00Z';

function read(text: string, language: Language = 'en', timeZone = 'Europe/Berlin') {
  const reading = readMoment(text, { language, timeZone, nowMinute: fromIso(now) ?? 0 });
  if (reading.kind !== 'moment') return undefined;
  const { words, from, until, isDay } = reading.moment;
  return [words, toIso(from), toIso(until), isDay];
}

const hours = (words: string, from: string, until: string) => [
  words,
  `2030-03-${from}:00.000Z`,
  `2030-03-${until}:00.000Z`,
  false,
];

describe('10. a time is read', () => {
  it.each([
    ['en', 'Tuesday 3 pm CET?', 'Tuesday 3 pm CET', '12T14:00', '12T14:30'],
    ['en', 'Could you do Tuesday at 3 pm?', 'Tuesday at 3 pm', '12T14:00', '12T14:30'],
    ['en', 'Tue, 9:00-10:15 EDT works', 'Tue, 9:00-10:15 EDT', '12T13:00', '12T14:15'],
    ['en', 'tomorrow at noon', 'tomorrow at noon', '08T11:00', '08T11:30'],
    ['de', 'Passt Dienstag um 15:30 Uhr?', 'Dienstag um 15:30 Uhr', '12T14:30', '12T15:00'],
    ['fr', 'mardi à 15h', 'mardi à 15h', '12T14:00', '12T14:30'],
    ['es', 'el martes a las 15:00', 'martes a las 15:00', '12T14:00', '12T14:30'],
    // A reader of German who is written to in English.
    ['de', 'Tuesday at 3 pm?', 'Tuesday at 3 pm', '12T14:00', '12T14:30'],
    // No parser of the reader's own language.
    ['pl', 'Tuesday at 3 pm?', 'Tuesday at 3 pm', '12T14:00', '12T14:30'],
  ] as const)('by a reader of %s: %s', (language, text, words, from, until) => {
    expect(read(text, language)).toEqual(hours(words, from, until));
  });

  it('by the clock of the day that is meant, not by that of today', () => {
    expect(read('April 2 at 9 am')).toEqual([
      'April 2 at 9 am',
      '2030-04-02T07:00:00.000Z',
      '2030-04-02T07:30:00.000Z',
      false,
    ]);
  });

  it('in the reader’s zone, or in the one that the text names', () => {
    expect(read('Tuesday 3 pm', 'en', 'Asia/Tokyo')?.[1]).toBe('2030-03-12T06:00:00.000Z');
    expect(read('Tuesday 3 pm CET', 'en', 'Asia/Tokyo')?.[1]).toBe('2030-03-12T14:00:00.000Z');
  });

  it('as a whole day where it names no time; one of 23 hours where clocks change', () => {
    const day = ['March 31', '2030-03-30T23:00:00.000Z', '2030-03-31T22:00:00.000Z', true];
    expect(read('What about March 31?')).toEqual(day);
  });

  it('nowhere in words without one', () => {
    expect(read('See you then')).toBeUndefined();
    expect(read('')).toBeUndefined();
  });
});
