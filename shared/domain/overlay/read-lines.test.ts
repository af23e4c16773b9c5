import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { monthNames, weekdayNames } from '#shared/time/calendar-words.ts';
import { dateOfDay, dayOfDate, fromIso } from '#shared/time/dates.ts';
import { formatDate, formatDayShort } from '#shared/time/format.ts';
import { toInstant, zoneOf } from '#shared/time/zone.ts';
import { type LineReader, readLines, toPlainWords } from './read-lines.ts';

const berlin = zoneOf('Europe/Berlin');

function reader(language: string, today = '2026-11-22'): LineReader {
  return {
    today,
    months: toPlainWords(monthNames(language)),
    weekdays: toPlainWords(weekdayNames(language)),
    isDayFirst: language !== 'en',
    toInstant: (localMinute) => toInstant(berlin, localMinute),
  };
}

/** In UTC; Berlin is an hour ahead in winter. */
const span = (start: string, end: string) => ({
  startMinute: fromIso(`${start}:00Z`),
  endMinute: fromIso(`${end}:00Z`),
});
const morning = span('2026-11-24T08:00', '2026-11-24T10:00');

describe('readLines', () => {
  test.each([
    ['en', 'Tue 24 Nov 9-11'],
    ['en', 'Tuesday, November 24, 2026, 9am - 11am'],
    ['en', '• Nov 24th: 9-11am'],
    ['en', '24 November 2026 09:00–11:00'],
    ['en', '2026-11-24 09:00-11:00'],
    ['en', '2026-11-24T9:00 to 11:00'],
    ['en', 'FREEBUSY;FBTYPE=BUSY:20261124T080000Z/PT2H'],
    ['en', '20261124T080000Z/20261124T100000Z'],
    ['en', 'Tue 9-11'],
    ['de', 'Di 24.11. 9–11 Uhr'],
    ['de', 'Dienstag, 24. November 2026, von 9 bis 11 Uhr'],
    ['de', '24.11.2026 9.00-11.00'],
    ['fr', 'mardi 24 novembre de 9h à 11h'],
    ['fr', '24/11 9h00-11h00'],
    ['es', '24 de noviembre de 2026 9:00 a 11:00'],
    ['it', '24/11/2026 dalle 9 alle 11'],
    ['nl', 'di 24 nov 9 tot 11'],
    ['pl', 'wtorek 24 listopada od 9 do 11'],
    ['pl', '24.11 9-11'],
    ['se', '24 nov kl. 9-11'],
    ['no', 'tirsdag 24. november fra 9 til 11'],
  ])('%s: %s', (language, line) => {
    expect(readLines(line, reader(language))).toEqual({ busy: [morning], notUnderstood: [] });
  });

  test('several times a day, and a day as a whole', () => {
    expect(readLines('24 Nov 9-11, 2-3:30pm\n25 Nov', reader('en')).busy).toEqual([
      morning,
      span('2026-11-24T13:00', '2026-11-24T14:30'),
      span('2026-11-24T23:00', '2026-11-25T23:00'),
    ]);
  });

  test('11-2pm begins before noon, 9-11pm in the evening', () => {
    expect(readLines('24 Nov 11-2pm\n24 Nov 9-11pm', reader('en')).busy).toEqual([
      span('2026-11-24T10:00', '2026-11-24T13:00'),
      span('2026-11-24T20:00', '2026-11-24T22:00'),
    ]);
  });

  test('a date without its year is the next one, a weekday too', () => {
    expect(readLines('3 Jan 9-10\nSun 9-10', reader('en')).busy).toEqual([
      span('2027-01-03T08:00', '2027-01-03T09:00'),
      span('2026-11-22T08:00', '2026-11-22T09:00'),
    ]);
  });

  test.each([
    'Dentist',
    'Mon 24 Nov 9-11',
    '30 Feb 9-11',
    '11/24 9-11',
    '24 Nov 11-9',
    '24 Nov 9-25',
    '24 Nov 9-11 and then some',
    '24 Nov 9',
    '9-11',
    '2026-11-31 9-11',
    'Ju 3 9-10',
    '20261124T080000Z/20261124T070000Z',
  ])('what is not exactly understood is given back: %s', (line) => {
    expect(readLines(line, reader('en'))).toEqual({ busy: [], notUnderstood: [line] });
  });

  test('free time is no line that is lost', () => {
    const line = 'FREEBUSY;FBTYPE=FREE:20261124T080000Z/PT2H';
    expect(readLines(line, reader('en'))).toEqual({ busy: [], notUnderstood: [] });
  });

  test('each date of the coming year is read as it is written, in every language', () => {
    const today = dayOfDate('2026-11-22');
    const language = fc.constantFrom('en', 'de', 'fr', 'es', 'no', 'nl', 'it', 'pl', 'se');
    fc.assert(
      fc.property(language, fc.integer({ min: 0, max: 364 }), (spoken, ahead) => {
        const date = dateOfDay(today + ahead);
        const minute = (today + ahead) * 1440 + 720;
        const shortly = formatDayShort(minute, { language: spoken, timeZone: 'UTC' });
        const fully = formatDate(date, spoken);
        const [expected] = readLines(`${date} 9-10`, reader(spoken)).busy;
        for (const line of [`${shortly} 9–10`, `${fully} 9:00–10:00`])
          expect(readLines(line, reader(spoken))).toEqual({ busy: [expected], notUnderstood: [] });
      }),
    );
  });

  test('no line is lost, whatever it is', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' })), (lines) => {
        const text = lines.join('\n');
        const { busy, notUnderstood } = readLines(text, reader('en'));
        const given = text.split(/\r?\n/).filter((line) => line.trim());
        if (busy.length === 0) expect(notUnderstood).toHaveLength(given.length);
        expect(busy.every((each) => each.startMinute < each.endMinute)).toBe(true);
      }),
    );
  });
});
