import { describe, expect, test } from 'vitest';
import { toBusyTimes } from '#server/outside/external-calendar/icalendar/to-busy-times.ts';
import { toGoogleEventText } from '#server/outside/integrations/google/google-event.ts';
import { toGraphSeriesText } from '#server/outside/integrations/microsoft/graph-event.ts';

/** When somebody in Berlin is busy, by what providers tell of their events. */
const busy = (contents: readonly string[]) =>
  toBusyTimes(contents, {
    fromMs: Date.parse('2030-03-01T00:00:00Z'),
    toMs: Date.parse('2030-04-15T00:00:00Z'),
    timeZone: 'Europe/Berlin',
    countsTentative: true,
    ownerAddresses: [],
    isOurs: () => false,
  }).times.map(({ startMs, endMs }) =>
    [startMs, endMs].map((ms) => new Date(ms).toISOString().slice(5, 16)).join(' '),
  );

describe('what providers tell is read as they mean it', () => {
  const at = (iso: string) => ({ dateTime: iso, timeZone: 'Europe/Berlin' });

  test("a series of Google's, with what deviates from it, also as summer comes", () => {
    const weekly = {
      id: 'weekly',
      iCalUID: 'weekly@google.com',
      start: at('2030-03-20T09:00:00+01:00'),
      end: at('2030-03-20T10:00:00+01:00'),
      recurrence: ['RRULE:FREQ=WEEKLY;COUNT=4'],
    };
    const moved = {
      id: 'weekly_20300327T080000Z',
      iCalUID: 'weekly@google.com',
      recurringEventId: 'weekly',
      originalStartTime: at('2030-03-27T09:00:00+01:00'),
      start: at('2030-03-28T15:00:00+01:00'),
      end: at('2030-03-28T16:00:00+01:00'),
    };
    const out = {
      id: 'weekly_20300403T070000Z',
      status: 'cancelled',
      recurringEventId: 'weekly',
      originalStartTime: at('2030-04-03T09:00:00+02:00'),
    };
    const contents = [
      toGoogleEventText(weekly),
      toGoogleEventText(moved),
      toGoogleEventText(out, 'weekly@google.com'),
    ];
    expect(busy(contents)).toEqual([
      '03-20T08:00 03-20T09:00',
      '03-28T14:00 03-28T15:00',
      '04-10T07:00 04-10T08:00',
    ]);
  });

  test("what keeps nobody from anything, of Google's", () => {
    const day = { start: { date: '2030-03-20' }, end: { date: '2030-03-21' } };
    const kinds = [
      { eventType: 'birthday', recurrence: ['RRULE:FREQ=YEARLY'] },
      { eventType: 'workingLocation' },
      { attendees: [{ self: true, responseStatus: 'declined' }] },
      { transparency: 'transparent' },
    ];
    for (const kind of kinds) {
      expect(busy([toGoogleEventText({ id: 'e', ...day, ...kind })])).toEqual([]);
    }
    expect(busy([toGoogleEventText({ id: 'e', ...day, eventType: 'outOfOffice' })])).toEqual([
      '03-19T23:00 03-20T23:00',
    ]);
  });

  test("a series of Microsoft's, one of it moved and one of it free", () => {
    const utc = (dateTime: string) => ({ dateTime: `${dateTime}:00`, timeZone: 'UTC' });
    const on = (day: string, hour = '08') => ({
      id: day,
      type: 'occurrence',
      start: utc(`${day}T${hour}:00`),
      end: utc(`${day}T${hour}:30`),
    });
    const master = {
      ...on('2030-03-20'),
      id: 'm',
      type: 'seriesMaster',
      iCalUId: 'U',
      showAs: 'busy',
    };
    const exception = { type: 'exception', iCalUId: 'U' };
    const text = toGraphSeriesText(master, [
      on('2030-03-20'),
      {
        ...on('2030-03-28', '15'),
        ...exception,
        originalStart: '2030-03-27T08:00:00Z',
        showAs: 'oof',
      },
      {
        ...on('2030-04-03', '07'),
        ...exception,
        originalStart: '2030-04-03T07:00:00Z',
        showAs: 'free',
      },
      on('2030-04-10', '07'),
    ]);
    expect(busy([text])).toEqual([
      '03-20T08:00 03-20T08:30',
      '03-28T15:00 03-28T15:30',
      '04-10T07:00 04-10T07:30',
    ]);
  });
});
