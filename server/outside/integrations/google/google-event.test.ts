import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { type GoogleEvent, googleEvent, toGoogleEventText } from './google-event.ts';

const anEvent = (event: Partial<GoogleEvent> = {}): GoogleEvent => ({
  id: 'e1',
  iCalUID: 'e1@google.com',
  status: 'confirmed',
  summary: 'Dentist',
  start: { dateTime: '2026-12-01T09:00:00+01:00', timeZone: 'Europe/Berlin' },
  end: { dateTime: '2026-12-01T10:00:00+01:00', timeZone: 'Europe/Berlin' },
  ...event,
});

/** Its lines, unfolded. */
const linesOf = (event: GoogleEvent, uid?: string) =>
  toGoogleEventText(event, uid).replaceAll('\r\n ', '').split('\r\n');

describe("an event of Google's as iCalendar", () => {
  test('is read by any reader', () => {
    const text = toGoogleEventText(anEvent({ summary: 'Room, 1; two\nthree\r\nDTSTART:19700101' }));
    const event = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent');
    expect(event?.getFirstPropertyValue('summary')).toBe('Room, 1; two\nthree\nDTSTART:19700101');
    expect(event?.getAllProperties('dtstart')).toHaveLength(1);
  });

  test('happens at an instant, where it happens once', () => {
    expect(linesOf(anEvent())).toEqual(
      expect.arrayContaining([
        'UID:e1@google.com',
        'DTSTART:20261201T080000Z',
        'DTEND:20261201T090000Z',
        'STATUS:CONFIRMED',
      ]),
    );
  });

  test('keeps the wall clock of its zone, where it repeats', () => {
    const start = { dateTime: '2026-12-01T03:00:00-05:00', timeZone: 'Europe/Berlin' };
    const recurrence = ['RRULE:FREQ=WEEKLY;BYDAY=TU', 'EXDATE;TZID=Europe/Berlin:20261208T090000'];
    const lines = linesOf(anEvent({ start, recurrence }));
    expect(lines).toContain('DTSTART;TZID=Europe/Berlin:20261201T090000');
    expect(lines).toEqual(expect.arrayContaining(recurrence));
  });

  test('takes no line from a rule that is none', () => {
    const recurrence = ['RRULE:FREQ=DAILY\r\nDTSTART:19700101T000000Z', 'SUMMARY:Other'];
    const text = linesOf(anEvent({ recurrence })).join('\n');
    expect(text).not.toContain('1970');
    expect(text).not.toContain('Other');
  });

  test('hands on a rule that cannot be understood', () => {
    const recurrence = ['RRULE:FREQ=SOMETIMES;BYDAY=XX'];
    expect(linesOf(anEvent({ recurrence }))).toEqual(expect.arrayContaining(recurrence));
  });

  test('is of days where it lasts all day', () => {
    const lines = linesOf(anEvent({ start: { date: '2026-12-24' }, end: { date: '2026-12-27' } }));
    expect(lines).toContain('DTSTART;VALUE=DATE:20261224');
    expect(lines).toContain('DTEND;VALUE=DATE:20261227');
  });

  test('names the instance that it deviates from', () => {
    const originalStartTime = { dateTime: '2026-12-08T09:00:00+01:00', timeZone: 'Europe/Berlin' };
    const moved = anEvent({ id: 'e1_20261208T080000Z', recurringEventId: 'e1', originalStartTime });
    expect(linesOf(moved)).toEqual(
      expect.arrayContaining([
        'UID:e1@google.com',
        'RECURRENCE-ID;TZID=Europe/Berlin:20261208T090000',
        'DTSTART;TZID=Europe/Berlin:20261201T090000',
      ]),
    );
  });

  test('says of an instance that was taken out where it was', () => {
    const gone = googleEvent.parse({
      id: 'e1_20261208',
      status: 'cancelled',
      recurringEventId: 'e1',
      originalStartTime: { date: '2026-12-08' },
    });
    const lines = linesOf(gone, 'series@google.com');
    expect(lines).toEqual(
      expect.arrayContaining([
        'UID:series@google.com',
        'RECURRENCE-ID;VALUE=DATE:20261208',
        'DTSTART;VALUE=DATE:20261208',
        'STATUS:CANCELLED',
      ]),
    );
  });

  test.each([
    [{ transparency: 'transparent' }, true],
    [{ eventType: 'workingLocation' }, true],
    [{ eventType: 'birthday' }, true],
    [{ eventType: 'outOfOffice' }, false],
    [{ eventType: 'focusTime' }, false],
    [{ eventType: 'fromGmail' }, false],
  ])('%o keeps free: %s', (event, isFree) => {
    expect(linesOf(anEvent(event)).includes('TRANSP:TRANSPARENT')).toBe(isFree);
  });

  test('says that it is a birthday, and how sure it is', () => {
    expect(linesOf(anEvent({ eventType: 'birthday' }))).toContain('CATEGORIES:Birthday');
    expect(linesOf(anEvent({ status: 'tentative' }))).toContain('STATUS:TENTATIVE');
  });

  test.each([
    ['declined', 'TRANSP:TRANSPARENT'],
    ['tentative', 'STATUS:TENTATIVE'],
    ['accepted', 'STATUS:CONFIRMED'],
    ['needsAction', 'STATUS:CONFIRMED'],
  ])('%s by its owner, whatever others say, it has %s', (responseStatus, line) => {
    const others = { responseStatus: 'accepted' };
    const lines = linesOf(anEvent({ attendees: [others, { self: true, responseStatus }] }));
    expect(lines).toContain(line);
    expect(lines.join('')).not.toContain('ATTENDEE');
  });

  test('has a UID also where it was given an empty one', () => {
    expect(linesOf(anEvent({ iCalUID: '' }))).toContain('UID:e1');
  });
});
