import { describe, expect, test } from 'vitest';
import { calendar, event } from '#tests/calendars/calendar-case.ts';
import { uidsOf } from './uid-of.ts';

const OWN = ['DTSTART:20300524T080000Z', 'SUMMARY:Lunch'];

describe('the UIDs of a text', () => {
  test('are those of its events, each once', () => {
    const text = calendar(event('UID:a', ...OWN), event('UID: b ', ...OWN), event('UID:a', ...OWN));
    expect(uidsOf(text)).toEqual(['a', 'b']);
  });

  test('are no alarm’s', () => {
    const alarm = ['BEGIN:VALARM', 'UID:alarm', 'END:VALARM'];
    expect(uidsOf(calendar(event('UID:a', ...alarm)))).toEqual(['a']);
  });

  test('an event without one has one by what it says, however often its feed is asked', () => {
    const [uid] = uidsOf(calendar(event('UID:', ...OWN, 'DTSTAMP:20300101T000000Z')));
    expect(uid).toMatch(/^made-[0-9a-f]{64}$/);
    expect(uidsOf(calendar(event('UID:', ...OWN, 'DTSTAMP:20300102T000000Z')))).toEqual([uid]);
    expect(uidsOf(calendar(event('UID:', ...OWN, 'LOCATION:Rome')))).not.toEqual([uid]);
  });

  test('one of immense length is made shorter, the same each time', () => {
    const long = 'u'.repeat(5000);
    const [uid = ''] = uidsOf(calendar(event(`UID:${long}`, ...OWN)));
    expect(uid.length).toBeLessThan(100);
    expect(uidsOf(calendar(event(`UID:${long}`)))).toEqual([uid]);
    expect(uidsOf(calendar(event(`UID:${long}v`)))).not.toEqual([uid]);
  });

  test('a text that is no calendar has none', () => {
    expect(uidsOf('<html>')).toEqual([]);
  });
});
