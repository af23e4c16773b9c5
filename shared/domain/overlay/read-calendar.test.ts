import { describe, expect, test } from 'vitest';
import { fromIso } from '#shared/time/dates.ts';
import { isCalendar } from './is-calendar.ts';
import { MAX_BUSY_TIMES } from './limits.ts';
import { type CalendarReader, readCalendar } from './read-calendar.ts';

const reader: CalendarReader = {
  timeZone: 'America/New_York',
  from: at('2026-11-22T00:00'),
  until: at('2027-05-22T00:00'),
};

const oddZone = [
  ...['BEGIN:VTIMEZONE', 'TZID:W. Europe Standard Time'],
  ...['BEGIN:STANDARD', 'DTSTART:16011028T030000', 'TZOFFSETFROM:+0200', 'TZOFFSETTO:+0100'],
  ...['RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10', 'END:STANDARD'],
  ...['BEGIN:DAYLIGHT', 'DTSTART:16010325T020000', 'TZOFFSETFROM:+0100', 'TZOFFSETTO:+0200'],
  ...['RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3', 'END:DAYLIGHT', 'END:VTIMEZONE'],
];

function at(utc: string): number {
  return fromIso(`${utc}:00Z`) ?? Number.NaN;
}

function event(...lines: readonly string[]): readonly string[] {
  const uid = lines.some((line) => line.startsWith('UID')) ? [] : ['UID:one'];
  return ['BEGIN:VEVENT', 'DTSTAMP:20261101T000000Z', ...uid, ...lines, 'END:VEVENT'];
}

function file(...entries: readonly (readonly string[])[]): string {
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', ...entries.flat(), 'END:VCALENDAR'].join('\r\n');
}

function spans(text: string): readonly string[] {
  return readCalendar(text, reader).busy.map(({ startMinute, endMinute }) =>
    [startMinute, endMinute]
      .map((minute) => new Date(minute * 60_000).toISOString().slice(5, 16))
      .join(' '),
  );
}

describe('readCalendar', () => {
  test('a time in UTC, in a zone of the world, in one of the file, and in none', () => {
    const text = file(
      oddZone,
      event('UID:1', 'DTSTART:20261124T090000Z', 'DTEND:20261124T100000Z'),
      event('UID:2', 'DTSTART;TZID=Europe/Berlin:20261124T090000', 'DURATION:PT90M'),
      event('UID:3', 'DTSTART;TZID=W. Europe Standard Time:20261125T090000', 'DURATION:PT1H'),
      event('UID:4', 'DTSTART:20261126T090000', 'DTEND:20261126T093000'),
    );
    expect(spans(text)).toEqual([
      '11-24T09:00 11-24T10:00',
      '11-24T08:00 11-24T09:30',
      '11-25T08:00 11-25T09:00',
      '11-26T14:00 11-26T14:30',
    ]);
  });

  test('a whole day is from midnight to midnight where the visitor is', () => {
    const text = file(event('DTSTART;VALUE=DATE:20261124', 'DTEND;VALUE=DATE:20261126'));
    expect(spans(text)).toEqual(['11-24T05:00 11-26T05:00']);
  });

  test('a weekly event keeps its wall clock when clocks change, without the dates taken out', () => {
    const text = file(
      event(
        'DTSTART;TZID=Europe/Berlin:20260105T100000',
        'DTEND;TZID=Europe/Berlin:20260105T110000',
        'RRULE:FREQ=WEEKLY;UNTIL=20270406T000000Z',
        'EXDATE;TZID=Europe/Berlin:20261130T100000',
      ),
    );
    const found = spans(text);
    expect(found[0]).toBe('11-23T09:00 11-23T10:00');
    expect(found[1]).toBe('12-07T09:00 12-07T10:00');
    expect(found.at(-1)).toBe('04-05T08:00 04-05T09:00');
    expect(found).toHaveLength(19);
  });

  test('an occurrence that was moved, and one that was called off', () => {
    const series = ['DTSTART:20261123T100000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=3'];
    const text = file(
      event(...series),
      event('RECURRENCE-ID:20261124T100000Z', 'DTSTART:20261124T150000Z', 'DURATION:PT30M'),
      event(
        'RECURRENCE-ID:20261125T100000Z',
        'DTSTART:20261125T100000Z',
        'DURATION:PT1H',
        'STATUS:CANCELLED',
      ),
    );
    expect(spans(text)).toEqual(['11-23T10:00 11-23T11:00', '11-24T15:00 11-24T15:30']);
  });

  test('what is free or cancelled is no busy time', () => {
    const when = ['DTSTART:20261124T090000Z', 'DTEND:20261124T100000Z'];
    const text = file(
      event('UID:1', ...when, 'TRANSP:TRANSPARENT'),
      event('UID:2', ...when, 'STATUS:CANCELLED'),
      event('UID:3', ...when, 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'),
    );
    expect(readCalendar(text, reader)).toEqual({ busy: [], unread: 0, isCut: false });
  });

  test('published free/busy', () => {
    const text = file([
      ...['BEGIN:VFREEBUSY', 'UID:1', 'DTSTAMP:20261101T000000Z'],
      'FREEBUSY:20261124T080000Z/20261124T093000Z,20261125T080000Z/PT1H',
      'FREEBUSY;FBTYPE=FREE:20261126T080000Z/PT1H',
      'END:VFREEBUSY',
    ]);
    expect(spans(text)).toEqual(['11-24T08:00 11-24T09:30', '11-25T08:00 11-25T09:00']);
  });

  test('a broken entry is counted and spoils no other', () => {
    const text = file(
      event('UID:1', 'DTSTART:yesterday', 'DURATION:PT1H'),
      event('UID:2', 'DTSTART:20261124T090000Z', 'RRULE:FREQ=SOMETIMES', 'DURATION:PT1H'),
      event('UID:3', 'DTSTART:20261124T090000Z', 'DURATION:PT1H'),
    );
    expect(spans(text)).toEqual(['11-24T09:00 11-24T10:00']);
    expect(readCalendar(text, reader).unread).toBe(2);
  });

  test('what was, and what is further ahead than half a year, is of no interest', () => {
    const text = file(
      event('UID:1', 'DTSTART:20261120T090000Z', 'DURATION:PT1H'),
      event('UID:2', 'DTSTART:20280101T090000Z', 'DURATION:PT1H'),
    );
    expect(spans(text)).toEqual([]);
  });

  test('a rule that never ends is cut', () => {
    const text = file(event('DTSTART:20261122T000000Z', 'DURATION:PT1M', 'RRULE:FREQ=MINUTELY'));
    const read = readCalendar(text, reader);
    expect(read.isCut).toBe(true);
    expect(read.busy).toHaveLength(MAX_BUSY_TIMES);
  });
});

test('isCalendar knows a calendar file by its first line', () => {
  expect(isCalendar(file())).toBe(true);
  expect(isCalendar('\uFEFFBEGIN:VCALENDAR\nEND:VCALENDAR')).toBe(true);
  expect(isCalendar('Mon 24 Nov 9-11')).toBe(false);
});
