import { describe, expect, test } from 'vitest';
import {
  type GraphEvent,
  toGraphEventText,
  toGraphSeriesText,
  toTransactionId,
} from './graph-event.ts';

const at = (dateTime: string) => ({ dateTime: `${dateTime}:00.0000000`, timeZone: 'UTC' });
const anEvent = (event: Partial<GraphEvent> = {}): GraphEvent => ({
  id: 'AAMk1',
  iCalUId: '040000008200E0',
  type: 'singleInstance',
  subject: 'Dentist',
  start: at('2026-12-01T08:00'),
  end: at('2026-12-01T09:00'),
  showAs: 'busy',
  ...event,
});

/** Its lines, unfolded. */
const toLines = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');
const linesOf = (event: Partial<GraphEvent>) => toLines(toGraphEventText(anEvent(event)));

describe("an event of Graph's as iCalendar", () => {
  test('happens at an instant', () => {
    expect(linesOf({})).toEqual(
      expect.arrayContaining([
        'UID:040000008200E0',
        'DTSTART:20261201T080000Z',
        'DTEND:20261201T090000Z',
        'SUMMARY:Dentist',
        'STATUS:CONFIRMED',
      ]),
    );
  });

  test('is one of ours by our UID', () => {
    const uid = '5d3a4a0b@kalends';
    expect(linesOf({ transactionId: toTransactionId(uid) })).toContain(`UID:${uid}`);
    expect(linesOf({ transactionId: toTransactionId(uid, '17') })).toContain(`UID:${uid}`);
    expect(linesOf({ transactionId: 'localevent:1' })).toContain('UID:040000008200E0');
  });

  test.each([
    [{ showAs: 'free' }, 'TRANSP:TRANSPARENT'],
    [{ showAs: 'workingElsewhere' }, 'TRANSP:TRANSPARENT'],
    [{ responseStatus: { response: 'declined' } }, 'TRANSP:TRANSPARENT'],
    [{ showAs: 'tentative' }, 'STATUS:TENTATIVE'],
    [{ responseStatus: { response: 'tentativelyAccepted' } }, 'STATUS:TENTATIVE'],
    [{ isCancelled: true }, 'STATUS:CANCELLED'],
  ])('%o: %s', (event, line) => {
    expect(linesOf(event)).toContain(line);
  });

  test.each(['busy', 'oof', 'unknown'])('%s keeps busy', (showAs) => {
    expect(linesOf({ showAs }).join('\n')).not.toContain('TRANSP');
  });

  test.each([
    ['2026-12-01T00:00', '2026-12-03T00:00'],
    ['2026-11-30T23:00', '2026-12-02T23:00'],
    ['2026-12-01T08:00', '2026-12-03T08:00'],
  ])('all day from %s to %s, it is of the days of its mailbox', (start, end) => {
    const lines = linesOf({ isAllDay: true, start: at(start), end: at(end) });
    expect(lines).toContain('DTSTART;VALUE=DATE:20261201');
    expect(lines).toContain('DTEND;VALUE=DATE:20261203');
  });

  test('is not guessed where it comes in another zone than was asked for', () => {
    const start = { dateTime: '2026-12-01T09:00:00', timeZone: 'Romance Standard Time' };
    expect(() => linesOf({ start })).toThrow('no time in UTC');
  });
});

describe("a series of Graph's as iCalendar", () => {
  const master = anEvent({ id: 'series', type: 'seriesMaster', subject: 'Weekly' });
  const on = (day: string, more: Partial<GraphEvent> = {}): GraphEvent => ({
    id: `series-${day}`,
    type: 'occurrence',
    seriesMasterId: 'series',
    start: at(`${day}T08:00`),
    end: at(`${day}T09:00`),
    ...more,
  });

  test('is its first instance, and the others as further dates', () => {
    const days = ['2026-12-15', '2026-12-01', '2026-12-08'];
    const text = toGraphSeriesText(
      master,
      days.map((day) => on(day)),
    );
    expect(toLines(text)).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Kalends//Kalends//EN',
      'BEGIN:VEVENT',
      'UID:040000008200E0',
      'DTSTART:20261201T080000Z',
      'DTEND:20261201T090000Z',
      'SUMMARY:Weekly',
      'STATUS:CONFIRMED',
      'RDATE:20261208T080000Z',
      'RDATE:20261215T080000Z',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  test('says of one that was moved where it was and where it is', () => {
    const moved = on('2026-12-09', {
      type: 'exception',
      subject: 'Weekly, a day later',
      showAs: 'free',
      originalStart: '2026-12-08T08:00:00Z',
    });
    const lines = toLines(toGraphSeriesText(master, [on('2026-12-01'), moved]));
    expect(lines).toEqual(
      expect.arrayContaining([
        'RDATE:20261208T080000Z',
        'RECURRENCE-ID:20261208T080000Z',
        'DTSTART:20261209T080000Z',
        'SUMMARY:Weekly\\, a day later',
        'TRANSP:TRANSPARENT',
      ]),
    );
    expect(lines.filter((line) => line.startsWith('UID:'))).toHaveLength(2);
  });

  test('begins where it began also when its first one was moved', () => {
    const moved = on('2026-12-02', { type: 'exception', originalStart: '2026-12-01T08:00:00Z' });
    const lines = toLines(toGraphSeriesText(master, [on('2026-12-08'), moved]));
    expect(lines).toContain('DTSTART:20261201T080000Z');
    expect(lines).toContain('RECURRENCE-ID:20261201T080000Z');
  });

  test('is of days where it lasts all day', () => {
    const days = ['2026-12-01', '2026-12-08'].map((day) =>
      on(day, {
        start: at(`${day}T00:00`),
        end: at(`${day.replace(/\d$/, (d) => `${+d + 1}`)}T00:00`),
      }),
    );
    const lines = toLines(toGraphSeriesText({ ...master, isAllDay: true }, days));
    expect(lines).toContain('DTSTART;VALUE=DATE:20261201');
    expect(lines).toContain('DTEND;VALUE=DATE:20261202');
    expect(lines).toContain('RDATE;VALUE=DATE:20261208');
  });
});
