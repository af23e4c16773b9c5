import { expect, test } from 'vitest';
import { type Judged, judgeWritten } from './judge-written.ts';

const NOW = Date.parse('2030-01-07T08:00:00Z');
const BOOKED = Date.parse('2030-01-07T12:00:00Z');
const MOVED = Date.parse('2030-01-07T15:00:00Z');

const lines = (...more: string[]) =>
  ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'UID:a@kalends', ...more, 'END:VEVENT', 'END:VCALENDAR'].join(
    '\r\n',
  );
const from = (start: string, ...more: string[]) => lines(`DTSTART${start}`, ...more);
const at = (content: string, version = 'v2') => ({ there: { version, content } });

function judge(about: Partial<Judged>) {
  const usual = { startMs: BOOKED, writtenMs: BOOKED, ownVersions: ['v1'] };
  return judgeWritten(
    { ...usual, isOvertaken: false, isNamedGone: false, there: undefined, ...about },
    { timeZone: 'Europe/Berlin', nowMs: NOW },
  );
}
const theirs = (change: string, startMs: number | null = null, version: string | null = 'v2') => ({
  ...{ kind: 'theirs', change, startMs, version },
});

test('an event at another start was moved by its host, in whatever zone that is said', () => {
  expect(judge(at(from(':20300107T150000Z')))).toEqual(theirs('moved', MOVED));
  expect(judge(at(from(';TZID=America/New_York:20300107T100000')))).toEqual(theirs('moved', MOVED));
  expect(judge(at(from(':20300107T160000')))).toEqual(theirs('moved', MOVED));
});

test('what stands where the appointment is, or where it was last written, is ours', () => {
  const ours = { kind: 'ours' };
  expect(judge(at(from(':20300107T120000Z', 'SUMMARY:Mine', 'COLOR:red')))).toEqual(ours);
  // The appointment has gone on, and that is still to be written.
  expect(judge({ startMs: MOVED, ...at(from(':20300107T120000Z')) })).toEqual(ours);
  // It has been written, and nobody has heard of it by then.
  expect(judge({ startMs: MOVED, ...at(from(':20300107T150000Z')) })).toEqual(ours);
});

test('an echo of an earlier writing is ours by its version', () => {
  const echo = at(from(':20300107T090000Z'), 'v1');
  expect(judge({ startMs: MOVED, writtenMs: MOVED, ...echo })).toEqual({ kind: 'ours' });
});

test('what was written while it was read is looked at once more', () => {
  expect(judge({ isOvertaken: true, ...at(from(':20300107T150000Z')) })).toEqual({
    kind: 'unsure',
  });
  expect(judge({ isOvertaken: true, isNamedGone: true })).toEqual({ kind: 'unsure' });
});

test('an event is deleted where the provider says so, or it is cancelled there', () => {
  expect(judge({ isNamedGone: true })).toEqual(theirs('deleted', null, null));
  expect(judge(at(from(':20300107T120000Z', 'STATUS:CANCELLED')))).toEqual(theirs('deleted'));
  expect(judge({})).toEqual({ kind: 'unsure' });
});

test.each([
  ['a whole day', from(';VALUE=DATE:20300107')],
  ['a whole day in Outlook’s words', from(':20300107T000000Z', 'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE')],
  ['a series', from(':20300107T120000Z', 'RRULE:FREQ=DAILY')],
  ['further dates', from(':20300107T120000Z', 'RDATE:20300108T120000Z')],
  ['a time that is over', from(':20300106T120000Z')],
  ['a second', from(':20300107T120030Z')],
  ['nothing that is understood', lines('DTSTART:soon')],
  ['two events', `${from(':20300107T120000Z')}\r\n${from(':20300107T130000Z')}`],
])('what no appointment can be is for its host to say: %s', (_, content) => {
  expect(judge(at(content))).toEqual(theirs('reshaped'));
});
