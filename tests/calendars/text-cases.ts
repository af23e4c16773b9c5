import { type CalendarCase, calendar, event, FRIDAYS, lines, one, texts } from './calendar-case.ts';

const TEN = ['DTSTART:20300524T080000Z', 'DURATION:PT1H'];
const BUSY = '2030-05-24 08:00-09:00';
const ELEVEN = ['UID:f', 'DTSTART:20300524T100000Z', 'DURATION:PT1H'];
const LATER = '2030-05-24 10:00-11:00';
const WHOLE = calendar(event(...TEN));

export const writing: readonly CalendarCase[] = [
  texts('lines that end in LF', [WHOLE.replaceAll('\r\n', '\n')], [BUSY]),
  texts('lines that end in CR', [WHOLE.replaceAll('\r\n', '\r')], [BUSY]),
  texts(
    'lines that end each in another way',
    [WHOLE.replace('\r\n', '\n').replace('VERSION:2.0\r\n', 'VERSION:2.0\r')],
    [BUSY],
  ),
  texts('a mark of the order of bytes', [`\ufeff${WHOLE}`], [BUSY]),
  texts('blank lines', [WHOLE.replaceAll('\r\n', '\r\n\r\n')], [BUSY]),
  texts('spaces at the ends of lines', [WHOLE.replaceAll('\r\n', '  \r\n')], [BUSY]),
  texts('a blank line before it', [`\r\n  \r\n${WHOLE}`], [BUSY]),
  texts('a line end after it', [`${WHOLE}\r\n`], [BUSY]),
  texts('all in small letters', [WHOLE.toLowerCase()], [BUSY]),
  texts(
    'names in large and small letters',
    [WHOLE.replace('DTSTART', 'DtStart').replaceAll('VEVENT', 'vEvent')],
    [BUSY],
  ),
  texts('folded in the middle of a name', [WHOLE.replace('DTSTART:', 'DTST\r\n ART:')], [BUSY]),
  texts('folded in the middle of a date', [WHOLE.replace('20300524T', '2030\r\n 0524T')], [BUSY]),
  texts('folded by a tab', [WHOLE.replace('20300524T', '2030\r\n\t0524T')], [BUSY]),
  texts(
    'folded by LF alone',
    [WHOLE.replaceAll('\r\n', '\n').replace('20300524T', '2030\n 0524T')],
    [BUSY],
  ),
  texts(
    'folded after each letter',
    [WHOLE.replace(/DTSTART:.*?(?=\r)/, (line) => [...line].join('\r\n '))],
    [BUSY],
  ),
  texts(
    'folded in the middle of a character',
    [calendar(event(...TEN, 'SUMMARY:caf\ufffd\r\n \ufffd and more'))],
    [BUSY],
  ),
  texts(
    'folded between the halves of a character',
    [calendar(event('SUMMARY:\ud83c\r\n \udf82', ...TEN))],
    [BUSY],
  ),
  texts('controls in the middle', [WHOLE.replace('DTSTART:', 'DT\u0000START\u0007:')], [BUSY]),
  texts(
    'unknown properties and components',
    [
      calendar(
        'X-WHAT:EVER',
        lines('BEGIN:X-THING', 'DTSTART:20300101T000000Z', 'END:X-THING'),
        event('X-LOVELACE;X-A=B:c', 'FOO:BAR', ...TEN),
      ),
    ],
    [BUSY],
  ),
  texts(
    'tasks and journals take no time',
    [
      calendar(
        lines('BEGIN:VTODO', 'UID:t', ...TEN, 'END:VTODO'),
        lines('BEGIN:VJOURNAL', 'UID:j', ...TEN, 'END:VJOURNAL'),
      ),
    ],
    [],
  ),
  texts(
    'an alarm is none of the event’s',
    [
      calendar(
        event(
          ...TEN,
          'BEGIN:VALARM',
          'TRIGGER:-PT15M',
          'DURATION:PT5M',
          'UID:alarm',
          'DTSTART:20300101T000000Z',
          'END:VALARM',
        ),
      ),
    ],
    [BUSY],
  ),
  texts(
    'an alarm before what counts',
    [
      calendar(
        event('BEGIN:VALARM', 'DURATION:PT5M', 'DTSTART:20300101T000000Z', 'END:VALARM', ...TEN),
      ),
    ],
    [BUSY],
  ),
  texts('a line that is none', [calendar(event('this is not a line', ...TEN))], [BUSY]),
  texts(
    'a description whose lines are not folded',
    [calendar(event('DESCRIPTION:Hello', 'there', 'Time: never', 'END of it', ...TEN))],
    [BUSY],
  ),
  texts('a property without a value', [calendar(event('LOCATION', 'SUMMARY:', ...TEN))], [BUSY]),
  texts(
    'names that objects have',
    [calendar(event('__proto__:1', 'constructor:1', 'toString;x=1:2', ...TEN))],
    [BUSY],
  ),
  texts(
    'parameters that objects have',
    [
      calendar(
        event(
          'DTSTART;__proto__=1;constructor=2;VALUE=DATE-TIME:20300524T080000Z',
          'DURATION:PT1H',
        ),
      ),
    ],
    [BUSY],
  ),
  texts(
    'parameters that are not known',
    [calendar(event('DTSTART;X-A=1;X-B="2;3:4":20300524T080000Z', 'DURATION:PT1H'))],
    [BUSY],
  ),
  texts('the first DTSTART counts', [calendar(event(...TEN, 'DTSTART:20310101T000000Z'))], [BUSY]),
  texts('events without a calendar around them', [event(...TEN)], [BUSY]),
  texts('two calendars in one text', [lines(WHOLE, calendar(event(...ELEVEN)))], [BUSY, LATER]),
  texts('two texts', [WHOLE, calendar(event(...ELEVEN))], [BUSY, LATER]),
  texts('a METHOD', [calendar('METHOD:REQUEST', event(...TEN))], [BUSY]),
  texts('an old version', [WHOLE.replace('VERSION:2.0', 'VERSION:1.0')], [BUSY]),
  texts('a calendar of nothing', [calendar()], []),
  texts('no texts at all', [], []),
];

export const uids: readonly CalendarCase[] = [
  texts('an empty UID', [calendar(event('UID:', ...TEN))], [BUSY]),
  texts('no UID', [calendar(lines('BEGIN:VEVENT', ...TEN, 'END:VEVENT'))], [BUSY]),
  texts(
    'two events with empty UIDs are two',
    [calendar(event('UID:', ...TEN), event('UID:', ...ELEVEN.slice(1)))],
    [BUSY, LATER],
  ),
  texts(
    'two events with one UID are two',
    [calendar(event(...TEN), event('UID:e', ...ELEVEN.slice(1)))],
    [BUSY, LATER],
  ),
  texts('the same event twice is one', [calendar(event(...TEN), event(...TEN))], [BUSY]),
  texts('the same event in two texts is one', [WHOLE, WHOLE], [BUSY]),
  texts(
    'the same event under two UIDs is two',
    [calendar(event(...TEN), event('UID:f', ...TEN))],
    [BUSY, BUSY],
  ),
  texts('a UID of immense length', [calendar(event(`UID:${'u'.repeat(100_000)}`, ...TEN))], [BUSY]),
];

export const broken: readonly CalendarCase[] = [
  texts('an empty text', [''], [], { problems: ['not-a-calendar'] }),
  texts('spaces', ['  \r\n '], [], { problems: ['not-a-calendar'] }),
  texts('a page of the web', ['<!doctype html><title>Sign in</title>'], [], {
    problems: ['not-a-calendar'],
  }),
  texts('JSON', ['{"error":"gone"}'], [], { problems: ['not-a-calendar'] }),
  texts(
    'a card of an address book',
    [lines('BEGIN:VCARD', 'VERSION:4.0', 'BDAY:19700524', 'END:VCARD')],
    [],
    { problems: ['not-a-calendar'] },
  ),
  texts(
    'a bad text beside good ones',
    ['<html>', WHOLE, '', calendar(event(...ELEVEN))],
    [BUSY, LATER],
    { problems: ['not-a-calendar', 'not-a-calendar'] },
  ),
  texts('broken off within an event', [WHOLE.slice(0, WHOLE.indexOf('END:VEVENT'))], [BUSY], {
    problems: ['broken-off'],
  }),
  texts('broken off in the middle of a line', [WHOLE.slice(0, WHOLE.indexOf('TION:PT1H'))], [], {
    problems: ['broken-off'],
  }),
  texts('broken off before its end', [WHOLE.slice(0, WHOLE.indexOf('END:VCALENDAR'))], [BUSY], {
    problems: ['broken-off'],
  }),
  texts(
    'an event without its end before another',
    [calendar(lines('BEGIN:VEVENT', 'UID:e', ...TEN), event(...ELEVEN))],
    [BUSY, LATER],
    { problems: ['broken-off'] },
  ),
  texts(
    'an alarm without its end',
    [
      calendar(
        lines('BEGIN:VEVENT', 'UID:e', ...TEN, 'BEGIN:VALARM', 'END:VEVENT'),
        event(...ELEVEN),
      ),
    ],
    [BUSY, LATER],
    { problems: ['broken-off'] },
  ),
  texts('an end without its beginning', [calendar('END:VEVENT', event(...TEN))], [BUSY], {
    problems: ['broken-off'],
  }),
  one('no DTSTART', ['DURATION:PT1H'], [], { problems: ['start-not-understood'] }),
  one('an empty DTSTART', ['DTSTART:', 'DURATION:PT1H'], [], {
    problems: ['start-not-understood'],
  }),
  one('a DTSTART of words', ['DTSTART:next friday', 'DURATION:PT1H'], [], {
    problems: ['start-not-understood'],
  }),
  one('a date that is none', ['DTSTART:20300231T080000Z', 'DURATION:PT1H'], [], {
    problems: ['start-not-understood'],
  }),
  one('an hour that is none', ['DTSTART:20300524T250000Z', 'DURATION:PT1H'], [], {
    problems: ['start-not-understood'],
  }),
  one('a parameter that is none', ['DTSTART;=:20300524T080000Z', 'DURATION:PT1H'], [], {
    problems: ['start-not-understood'],
  }),
  one(
    'quotes that do not end',
    ['DTSTART;TZID="Europe/Berlin:20300524T080000', 'DURATION:PT1H'],
    [],
    { problems: ['start-not-understood'] },
  ),
  texts(
    'one bad event among good ones',
    [calendar(event(...TEN), event('UID:bad', 'DTSTART:soon'), event(...ELEVEN))],
    [BUSY, LATER],
    { problems: ['start-not-understood'] },
  ),
  texts(
    'a bad one of a series: the series stays',
    [calendar(event(...FRIDAYS), event('RECURRENCE-ID:20300531T080000Z', 'DTSTART:soon'))],
    [
      '2030-05-24 08:00-09:00',
      '2030-05-31 08:00-09:00',
      '2030-06-07 08:00-09:00',
      '2030-06-14 08:00-09:00',
    ],
    { problems: ['start-not-understood'] },
  ),
  texts(
    'one that does not say which of a series it is counts beside it',
    [
      calendar(
        event(...FRIDAYS),
        event('RECURRENCE-ID:soon', 'DTSTART:20300531T150000Z', 'DURATION:PT1H'),
      ),
    ],
    [
      '2030-05-24 08:00-09:00',
      '2030-05-31 08:00-09:00',
      '2030-05-31 15:00-16:00',
      '2030-06-07 08:00-09:00',
      '2030-06-14 08:00-09:00',
    ],
    { problems: ['date-not-understood'] },
  ),
];

const TWICE = ['2030-05-24 08:00-09:00', '2030-05-31 08:00-09:00'];
const RULE_TOLD = { problems: ['rule-not-understood'] };

/** Rules of which a part says nothing: the others hold. */
const BAD_RULES: readonly (readonly [string, readonly string[]])[] = [
  ['', [BUSY]],
  ['nonsense', [BUSY]],
  ['FREQ=FORTNIGHTLY;COUNT=2', [BUSY]],
  ['COUNT=2', [BUSY]],
  ['D1 #2', [BUSY]],
  ['FREQ=WEEKLY;COUNT=2;BYDAY=XX', TWICE],
  ['FREQ=WEEKLY;COUNT=2;BYDAY=FR,XX', TWICE],
  ['FREQ=WEEKLY;COUNT=2;BYDAY=0FR', TWICE],
  ['FREQ=WEEKLY;COUNT=2;BYHOUR=25', TWICE],
  ['FREQ=WEEKLY;COUNT=2;BYMONTH=13', TWICE],
  ['FREQ=WEEKLY;COUNT=2;BYSECOND=99', TWICE],
  ['FREQ=WEEKLY;COUNT=2;INTERVAL=0', TWICE],
  ['FREQ=WEEKLY;COUNT=2;INTERVAL=-1', TWICE],
  ['FREQ=WEEKLY;COUNT=2;INTERVAL=', TWICE],
  ['FREQ=WEEKLY;COUNT=2;INTERVAL=1e9', TWICE],
  ['FREQ=WEEKLY;COUNT=2;WKST=XX', TWICE],
  ['FREQ=WEEKLY;COUNT=2;UNTIL=never', TWICE],
  ['FREQ=WEEKLY;COUNT=2;RSCALE=HEBREW', TWICE],
  ['RSCALE=GREGORIAN;FREQ=WEEKLY;COUNT=2;SKIP=FORWARD', TWICE],
];

const HOSTILE = { within: ['2030-05-01', '2030-08-01'] as const };

export const badRules: readonly CalendarCase[] = [
  ...BAD_RULES.map(([rule, busy]) =>
    one(`told: ${rule}`, [...TEN, `RRULE:${rule}`], busy, RULE_TOLD),
  ),
  one(
    'COUNT=0 is no end',
    [...TEN, 'RRULE:FREQ=MONTHLY;COUNT=0'],
    ['2030-05-24 08:00-09:00', '2030-06-24 08:00-09:00', '2030-07-24 08:00-09:00'],
    { ...HOSTILE, ...RULE_TOLD },
  ),
  one(
    'a second of each day, by a rule of seconds',
    [
      ...['DTSTART:20300524T080000Z', 'DURATION:PT1H'],
      'RRULE:FREQ=SECONDLY;BYHOUR=8;BYMINUTE=0;BYSECOND=0;UNTIL=20300525T080000Z',
    ],
    [BUSY, '2030-05-25 08:00-09:00'],
  ),
  one(
    'two rules are both',
    [...TEN, 'RRULE:FREQ=WEEKLY;COUNT=2', 'RRULE:FREQ=DAILY;COUNT=2'],
    ['2030-05-24 08:00-09:00', '2030-05-25 08:00-09:00', '2030-05-31 08:00-09:00'],
  ),
  one(
    'a rule that ended before it began',
    [...TEN, 'RRULE:FREQ=WEEKLY;UNTIL=20300523T000000Z'],
    [],
  ),
  one(
    'a rule that ended long ago',
    ['DTSTART:20100524T080000Z', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;UNTIL=20110101T000000Z'],
    [],
  ),
  one(
    'a rule that begins after what is asked for',
    ['DTSTART:20500524T080000Z', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY'],
    [],
  ),
  ...[
    'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=MONTHLY;BYMONTHDAY=31;BYMONTH=2,4,6,9,11',
    'FREQ=WEEKLY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=MINUTELY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=HOURLY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=SECONDLY;BYSETPOS=5',
    'FREQ=YEARLY;BYMONTH=4;BYDAY=1MO;BYMONTHDAY=15',
    'FREQ=YEARLY;INTERVAL=999999999',
    'FREQ=MONTHLY;INTERVAL=999999999',
    'FREQ=SECONDLY;INTERVAL=999999999',
    'FREQ=YEARLY;BYWEEKNO=53;BYMONTH=6',
    'FREQ=YEARLY;BYYEARDAY=1;BYMONTH=12',
  ].map((rule) => one(`its start alone: ${rule}`, [...TEN, `RRULE:${rule}`], [BUSY], HOSTILE)),
];
