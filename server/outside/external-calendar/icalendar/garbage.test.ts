import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendar, event, FRIDAYS } from '#tests/calendars/calendar-case.ts';
import { roundsOf } from '#tests/support/race-rounds.ts';
import { toBusyTimes } from './to-busy-times.ts';
import { uidsOf } from './uid-of.ts';

const FROM_MS = Date.parse('2030-01-01');
const TO_MS = Date.parse('2032-01-01');

/** What a rule is made of, and what breaks one. */
const WORDS = [
  ...[
    'BEGIN:VEVENT',
    'END:VEVENT',
    'BEGIN:VCALENDAR',
    'END:VCALENDAR',
    'BEGIN:VTIMEZONE',
    'END:VTIMEZONE',
  ],
  ...[
    'BEGIN:STANDARD',
    'END:STANDARD',
    'TZID:X',
    'TZOFFSETTO:+0100',
    'TZOFFSETFROM:',
    'UID:',
    'UID:e',
  ],
  ...[
    'DTSTART',
    'DTEND',
    'DURATION',
    'RRULE',
    'RDATE',
    'EXDATE',
    'RECURRENCE-ID',
    'STATUS',
    'ATTENDEE',
  ],
  ...[
    ';VALUE=DATE',
    ';VALUE=PERIOD',
    ';TZID=X',
    ';TZID=Europe/Berlin',
    ';TZID="',
    ';RANGE=THISANDFUTURE',
  ],
  ...[
    ':',
    ';',
    '=',
    ',',
    '/',
    '"',
    '\\',
    '\r\n',
    '\n ',
    '\r',
    '\u0000',
    '\ufeff',
    '\ud800',
    'P',
    'T',
    'Z',
  ],
  ...[
    '20300524T080000Z',
    '20300524',
    '00000000T000000',
    '99991231T235959Z',
    '-1',
    '0',
    '999999999',
    'PT1H',
  ],
  ...['FREQ=SECONDLY', 'FREQ=YEARLY', 'FREQ=MONTHLY', 'FREQ=DAILY', 'COUNT=1000000', 'BYDAY=-53MO'],
  ...[
    'INTERVAL=999999999',
    'BYSETPOS=-366',
    'BYMONTHDAY=31',
    'BYMONTH=2',
    'BYWEEKNO=53',
    'BYYEARDAY=-366',
  ],
  ...['UNTIL=00010101', 'P999999W', '__proto__', 'constructor', 'X-WR-CALNAME:Birthdays'],
];

const WHOLE = calendar(
  event(
    ...FRIDAYS,
    'SUMMARY:Talk',
    'EXDATE:20300531T080000Z',
    'RDATE;VALUE=PERIOD:20300701T080000Z/PT1H',
  ),
  event('RECURRENCE-ID;RANGE=THISANDFUTURE:20300607T080000Z', 'DTSTART;VALUE=DATE:20300607'),
);

/** A good calendar with something put in, taken away or doubled here and there. */
const aDamaged = fc
  .array(
    fc.record({
      at: fc.nat(WHOLE.length),
      length: fc.nat(30),
      word: fc.constantFrom('', '', ...WORDS),
    }),
    {
      minLength: 1,
      maxLength: 6,
    },
  )
  .map((damages) =>
    damages.reduce(
      (text, { at, length, word }) => text.slice(0, at) + word + text.slice(at + length),
      WHOLE,
    ),
  );

const aText = fc.oneof(
  aDamaged,
  fc.array(fc.constantFrom(...WORDS), { maxLength: 60 }).map((words) => words.join('')),
  fc.array(fc.constantFrom(...WORDS), { maxLength: 60 }).map((words) => calendar(event(...words))),
  fc
    .array(fc.constantFrom(...WORDS), { maxLength: 8 })
    .map((parts) =>
      calendar(event('DTSTART:20300524T080000Z', 'DURATION:PT1H', `RRULE:${parts.join(';')}`)),
    ),
  fc.string({ unit: 'binary', maxLength: 300 }),
);

/** Patience with many rounds on a busy machine. */
const ROUNDS_MS = 600_000;

test('whatever a text says, it is read to its end, and what it tells is in order', {
  timeout: ROUNDS_MS,
}, () => {
  fc.assert(
    fc.property(fc.array(aText, { minLength: 1, maxLength: 3 }), (contents) => {
      const { times, problems } = toBusyTimes(contents, {
        fromMs: FROM_MS,
        toMs: TO_MS,
        timeZone: 'Europe/Berlin',
        countsTentative: true,
        ownerAddresses: ['ada@example.com'],
        isOurs: () => false,
      });
      const known = new Set(contents.flatMap(uidsOf));
      let before = Number.NEGATIVE_INFINITY;
      for (const { uid, startMs, endMs, title } of times) {
        const isGood = startMs < endMs && startMs < TO_MS && endMs > FROM_MS && startMs >= before;
        if (!isGood || !known.has(uid) || !title.isWellFormed())
          throw new Error(`${startMs} ${endMs} ${uid}`);
        before = startMs;
      }
      for (const { contentIndex } of problems) expect(contentIndex).toBeLessThan(contents.length);
    }),
    { numRuns: roundsOf({ few: 300, many: 20_000 }) },
  );
});
