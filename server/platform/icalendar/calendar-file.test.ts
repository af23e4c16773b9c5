import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { type CalendarAppointment, toCalendarFile } from './calendar-file.ts';

const NOW = '2030-05-01T09:30:00.000Z';

function anAppointment(changes: Partial<CalendarAppointment> = {}): CalendarAppointment {
  return {
    uid: 'apt_1@kalends.test',
    sequence: 0,
    startIso: '2030-06-06T08:00:00.000Z',
    endIso: '2030-06-06T08:30:00.000Z',
    title: 'Introduction',
    description: 'A first talk.\nBring questions.',
    channel: 'local',
    location: 'Room 4, Main Street',
    meetingLink: 'https://meet.example.com/abc',
    isCancelled: false,
    organizer: { name: 'Ada Lovelace', email: 'ada@demo.test' },
    hosts: [{ name: 'Ada Lovelace', email: 'ada@demo.test' }],
    attendees: [
      { name: 'Maya', email: 'maya@example.com', language: 'en' },
      { name: 'Noor', email: 'noor@example.com', language: 'en', isGuest: true },
    ],
    url: 'https://kalends.test/appointment/apt_1',
    ...changes,
  };
}

/** The file as a parser that we did not write understands it. */
function readBack(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const events = calendar.getAllSubcomponents('vevent');
  const [event] = events;
  if (!event || events.length !== 1) throw new Error(`${events.length} events`);
  const text = (name: string) => event.getFirstPropertyValue(name)?.toString();
  return { calendar, event, text, method: calendar.getFirstPropertyValue('method') };
}

describe('an invitation', () => {
  const { calendar, event, text, method } = readBack(
    toCalendarFile(anAppointment({ sequence: 2 }), 'REQUEST', NOW),
  );

  test('is a request of version 2.0 from Kalends', () => {
    expect(method).toBe('REQUEST');
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    expect(calendar.getFirstPropertyValue('prodid')).toBe('-//Kalends//Kalends//EN');
  });

  test('says what, when and where, in UTC', () => {
    expect(text('uid')).toBe('apt_1@kalends.test');
    expect(text('sequence')).toBe('2');
    expect(text('status')).toBe('CONFIRMED');
    expect(text('dtstamp')).toBe('2030-05-01T09:30:00Z');
    expect(text('dtstart')).toBe('2030-06-06T08:00:00Z');
    expect(text('dtend')).toBe('2030-06-06T08:30:00Z');
    expect(text('summary')).toBe('Introduction');
    expect(text('location')).toBe('Room 4, Main Street');
    expect(text('url')).toBe('https://kalends.test/appointment/apt_1');
    expect(text('description')).toBe(
      'A first talk.\nBring questions.\n\nhttps://meet.example.com/abc\n\nhttps://kalends.test/appointment/apt_1',
    );
  });

  test('asks only the guests, for host and attendee have agreed', () => {
    expect(text('organizer')).toBe('mailto:ada@demo.test');
    const lines = event
      .getAllProperties('attendee')
      .map((line) => [
        line.getFirstValue()?.toString().toLowerCase(),
        line.getFirstParameter('partstat'),
        line.getFirstParameter('rsvp'),
      ]);
    expect(lines).toEqual([
      ['mailto:ada@demo.test', 'ACCEPTED', 'FALSE'],
      ['mailto:maya@example.com', 'ACCEPTED', 'FALSE'],
      ['mailto:noor@example.com', 'NEEDS-ACTION', 'TRUE'],
    ]);
  });
});

test('a cancellation takes the same appointment away', () => {
  const { text, method } = readBack(toCalendarFile(anAppointment(), 'CANCEL', NOW));
  expect(method).toBe('CANCEL');
  expect(text('status')).toBe('CANCELLED');
  expect(text('uid')).toBe('apt_1@kalends.test');
});

test('a file to add by hand names no attendee', () => {
  const { event, text, method } = readBack(toCalendarFile(anAppointment(), 'PUBLISH', NOW));
  expect(method).toBe('PUBLISH');
  expect(event.getAllProperties('attendee')).toEqual([]);
  expect(text('organizer')).toBe('mailto:ada@demo.test');
});

test('no text makes a line, and every text is read back as it was', () => {
  const stranger = fc.string({ unit: 'grapheme', minLength: 1 });
  const sentBy = 'b@demo.test';
  const organizer = { ...anAppointment().organizer, sentBy };
  const plain = shapeOf(toCalendarFile(anAppointment({ organizer }), 'REQUEST', NOW));
  fc.assert(
    fc.property(stranger, stranger, stranger, (title, location, name) => {
      const file = toCalendarFile(
        anAppointment({
          title: `T ${title}`,
          location: `L ${location}`,
          description: `D ${title}`,
          organizer: { name: `O ${name}`, email: 'a@demo.test', sentBy: `b${name}@demo.test` },
          hosts: [{ name: `H ${name}`, email: `a${name}@demo.test` }],
        }),
        'REQUEST',
        NOW,
      );
      const { text } = readBack(file);
      expect(shapeOf(file)).toEqual(plain);
      expect(text('summary')).toBe(`T ${title}`.replace(/\s+/g, ' ').trim());
      expect(text('location')).toBe(`L ${location}`.replace(/\s+/g, ' ').trim());
    }),
    {
      examples: [
        ['\r\nATTENDEE:mailto:x@y.z', '\nEND:VEVENT', '"\r\nX-EVIL:1'],
        ['a;b,c\\n\\', '\\;', '^n^^";:,'],
        ['😀'.repeat(60), 'ü'.repeat(80), '漢'.repeat(50)],
      ],
    },
  );
});

test('7.30 lines end with CRLF, the last one too, and hold at most 75 octets', () => {
  const file = toCalendarFile(anAppointment({ title: '漢😀ü'.repeat(60) }), 'REQUEST', NOW);
  const lines = file.split('\r\n');
  expect(lines.at(-1)).toBe('');
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
});

/** The names of the properties, in order. */
function shapeOf(file: string): string[] {
  return file
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .map((line) => line.split(/[:;]/)[0] ?? '');
}
