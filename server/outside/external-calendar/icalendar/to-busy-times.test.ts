import { describe, expect, test } from 'vitest';
import { type CalendarCase, calendar, event, texts } from '#tests/calendars/calendar-case.ts';
import { peers } from '#tests/calendars/peer-cases.ts';
import { rfcExamples } from '#tests/calendars/rfc-examples.ts';
import * as series from '#tests/calendars/series-cases.ts';
import * as standings from '#tests/calendars/standing-cases.ts';
import * as written from '#tests/calendars/text-cases.ts';
import * as times from '#tests/calendars/time-cases.ts';
import { type BusyTime, toBusyTimes } from './to-busy-times.ts';

const CORPUS: Readonly<Record<string, readonly CalendarCase[]>> = {
  'the examples of RFC 5545': rfcExamples,
  'what others got wrong': peers,
  'a rule': series.rules,
  'one that is left out of a series': series.leftOut,
  'one that is added to a series': series.added,
  'one that differs from its series': series.differing,
  'one that those after it follow': series.following,
  'whole days': times.wholeDays,
  'a time': times.lengths,
  'a zone': times.zones,
  'whether it takes time': standings.standing,
  'a birthday': standings.birthdays,
  'what we have written': standings.ours,
  'how a text is written': written.writing,
  'a UID': written.uids,
  'a broken text': written.broken,
  'a rule that says nothing, or too much': written.badRules,
};

describe.each(Object.entries(CORPUS))('%s', (_, cases) => {
  test.each(cases.map((each) => [each.name, each] as const))('%s', (_name, each) => {
    const { times, problems } = ask(each);
    expect(times.map(toText)).toEqual(each.busy);
    expect(problems.map((problem) => problem.kind)).toEqual(each.asked.problems ?? []);
  });
});

/** Rules whose times are more than anybody works out. */
const ENDLESS = [
  'FREQ=SECONDLY',
  'FREQ=SECONDLY;COUNT=1000000',
  'FREQ=MINUTELY',
  'FREQ=SECONDLY;INTERVAL=7;BYSECOND=1,2,3',
  'FREQ=MINUTELY;BYSETPOS=9',
  `FREQ=DAILY;BYHOUR=${upTo(23)};BYMINUTE=${upTo(59)};BYSECOND=${upTo(59)}`,
  `FREQ=YEARLY;BYHOUR=${upTo(23)};BYMINUTE=${upTo(59)};BYYEARDAY=${upTo(366).slice(1)}`,
];

describe('a rule of more times than anybody works out', () => {
  test.each(ENDLESS)('is all time from there on, and told: %s', (rule) => {
    const own = ['DTSTART:20300201T040506Z', 'DURATION:PT1S', `RRULE:${rule}`];
    const plain = event('UID:other', 'DTSTART:20300601T100000Z', 'DURATION:PT1H');
    const { times, problems } = ask(texts('', [calendar(event(...own), plain)], []));
    expect(problems).toEqual([{ kind: 'too-many-times', contentIndex: 0, uid: 'e' }]);
    expect(times.some((each) => each.uid === 'other')).toBe(true);
    expect(times.length).toBeLessThanOrEqual(20_002);
    const rest = times.findLast((each) => each.uid === 'e');
    expect(rest?.endMs).toBe(Date.parse('2032-01-01'));
  });
});

test('many of them end as well, and hide none of the others', () => {
  const hostile = Array.from({ length: 300 }, (_, index) =>
    event(
      `UID:${index}`,
      'DTSTART:20300201T040506Z',
      'DURATION:PT1S',
      'RRULE:FREQ=SECONDLY;BYHOUR=4',
    ),
  );
  const plain = event('UID:other', 'DTSTART:20300601T100000Z', 'DURATION:PT1H');
  const { times, problems } = ask(texts('', [calendar(...hostile, plain)], []));
  expect(problems).toHaveLength(300);
  expect(times.some((each) => each.uid === 'other')).toBe(true);
  expect(times.length).toBeLessThan(600_000);
});

describe('what is told of a time', () => {
  const told = (...own: readonly string[]) =>
    ask(texts('', [calendar(event(...own))], [])).times[0];

  test('its UID, its title, and whether it is whole days', () => {
    expect(told('DTSTART;VALUE=DATE:20300524', 'SUMMARY:A day\\, or so')).toEqual({
      uid: 'e',
      startMs: Date.parse('2030-05-23T22:00:00Z'),
      endMs: Date.parse('2030-05-24T22:00:00Z'),
      title: 'A day, or so',
      isAllDay: true,
    });
  });

  test('a title is one line of whole characters, and bounded', () => {
    const own = ['DTSTART:20300524T080000Z', 'DURATION:PT1H'];
    expect(told(...own, 'SUMMARY: One\\n two\t ')?.title).toBe('One two');
    expect(told(...own, `SUMMARY:${'a'.repeat(499)}\ud83c\udf82`)?.title).toBe(
      `${'a'.repeat(499)}\ufffd`,
    );
    expect(told(...own)?.title).toBe('');
  });

  test('one that differs says its own title', () => {
    const own = [
      'DTSTART:20300524T080000Z',
      'DURATION:PT1H',
      'RRULE:FREQ=DAILY;COUNT=2',
      'SUMMARY:All',
    ];
    const other = [
      'RECURRENCE-ID:20300524T080000Z',
      'DTSTART:20300524T080000Z',
      'DURATION:PT1H',
      'SUMMARY:This',
    ];
    const { times } = ask(texts('', [calendar(event(...own), event(...other))], []));
    expect(times.map((each) => each.title)).toEqual(['This', 'All']);
  });

  test('a problem names its text and its event', () => {
    const bad = event('UID:bad', 'DTSTART:soon');
    const { problems } = ask(texts('', [calendar(), calendar(bad)], []));
    expect(problems).toEqual([{ kind: 'start-not-understood', contentIndex: 1, uid: 'bad' }]);
  });
});

function upTo(last: number): readonly number[] {
  return Array.from({ length: last + 1 }, (_, index) => index);
}

function ask({ contents, asked }: CalendarCase) {
  const [from, to] = asked.within ?? ['2030-01-01', '2032-01-01'];
  return toBusyTimes(contents, {
    fromMs: Date.parse(from),
    toMs: Date.parse(to),
    timeZone: asked.zone ?? 'Europe/Berlin',
    countsTentative: asked.countsTentative ?? true,
    ownerAddresses: asked.addresses ?? ['ada@example.com'],
    isOurs: (uid) => asked.ours?.includes(uid) ?? false,
  });
}

/** `2030-05-24 08:00-09:00`, seconds only where there are some. */
function toText({ startMs, endMs }: BusyTime): string {
  const [start, end] = [startMs, endMs].map((ms) =>
    new Date(ms).toISOString().replace('T', ' ').replace('.000Z', '').replace(/:00$/, ''),
  );
  const isOneDay = start?.slice(0, 10) === end?.slice(0, 10);
  return isOneDay ? `${start}-${end?.slice(11)}` : `${start} - ${end}`;
}
