import { type CalendarCase, calendar, event, FRIDAYS, one, texts } from './calendar-case.ts';

const ALL = [
  '2030-05-24 08:00-09:00',
  '2030-05-31 08:00-09:00',
  '2030-06-07 08:00-09:00',
  '2030-06-14 08:00-09:00',
] as const;
const [FIRST, SECOND, THIRD, FOURTH] = ALL;
const REST = [FIRST, THIRD, FOURTH];

/** One that differs from the Fridays: the second, if it says no other. */
function second(...own: readonly string[]): string {
  const id = own.some((line) => line.startsWith('RECURRENCE-ID'))
    ? []
    : ['RECURRENCE-ID;TZID=Europe/Berlin:20300531T100000'];
  return event(...id, ...own);
}

const AT_NOON = [
  'DTSTART;TZID=Europe/Berlin:20300531T120000',
  'DTEND;TZID=Europe/Berlin:20300531T123000',
];
const NOON = '2030-05-31 10:00-10:30';
const fridays = event(...FRIDAYS);

/** Days of May 2030 at ten in Berlin, three days from the 20th on. */
const THREE_DAYS = ['DTSTART;VALUE=DATE:20300520', 'RRULE:FREQ=DAILY;COUNT=3'];
const DAY_20 = '2030-05-19 22:00 - 2030-05-20 22:00';
const DAY_21 = '2030-05-20 22:00 - 2030-05-21 22:00';
const DAY_22 = '2030-05-21 22:00 - 2030-05-22 22:00';

const without: readonly CalendarCase[] = [
  ['in its zone', 'EXDATE;TZID=Europe/Berlin:20300531T100000'],
  ['in UTC', 'EXDATE:20300531T080000Z'],
  ['in another zone', 'EXDATE;TZID=America/New_York:20300531T040000'],
  ['in no zone', 'EXDATE:20300531T100000'],
  ['by its day', 'EXDATE;VALUE=DATE:20300531'],
  ['by its day, which does not say so', 'EXDATE:20300531'],
  ['without seconds', 'EXDATE;TZID=Europe/Berlin:20300531T1000'],
  ['in small letters', 'exdate;tzid=europe/berlin:20300531t100000'],
  ['in a Windows zone', 'EXDATE;TZID="W. Europe Standard Time":20300531T100000'],
].map(([how, line = '']) => one(`one is left out ${how}`, [...FRIDAYS, line], REST));

export const leftOut: readonly CalendarCase[] = [
  ...without,
  one(
    'two are left out in one line',
    [...FRIDAYS, 'EXDATE:20300531T080000Z,20300607T080000Z'],
    [FIRST, FOURTH],
  ),
  one(
    'two are left out in two lines',
    [...FRIDAYS, 'EXDATE:20300531T080000Z', 'EXDATE;VALUE=DATE:20300607'],
    [FIRST, FOURTH],
  ),
  one('the first is left out', [...FRIDAYS, 'EXDATE:20300524T080000Z'], [SECOND, THIRD, FOURTH]),
  one(
    'all are left out',
    [...FRIDAYS, 'EXDATE:20300524T080000Z,20300531T080000Z,20300607T080000Z,20300614T080000Z'],
    [],
  ),
  one(
    'all are left out and one is added',
    [
      ...FRIDAYS,
      'EXDATE:20300524T080000Z,20300531T080000Z,20300607T080000Z,20300614T080000Z',
      'RDATE:20300701T080000Z',
    ],
    ['2030-07-01 08:00-09:00'],
  ),
  one('a minute beside one leaves out none', [...FRIDAYS, 'EXDATE:20300531T080100Z'], ALL),
  one('a day without one leaves out none', [...FRIDAYS, 'EXDATE;VALUE=DATE:20300601'], ALL),
  one(
    'what is no date leaves out none, and is told',
    [...FRIDAYS, 'EXDATE:20300231T080000Z'],
    ALL,
    { problems: ['date-not-understood'] },
  ),
  one('an empty line leaves out none, and is told', [...FRIDAYS, 'EXDATE:'], ALL, {
    problems: ['date-not-understood'],
  }),
  one(
    'one good date beside a bad one is left out',
    [...FRIDAYS, 'EXDATE:20300531T080000Z,yesterday'],
    REST,
    { problems: ['date-not-understood'] },
  ),
  one(
    'a rule leaves out what it leads to',
    [
      'DTSTART;TZID=Europe/Berlin:20300520T100000',
      'DURATION:PT1H',
      'RRULE:FREQ=DAILY;COUNT=5',
      'EXRULE:FREQ=DAILY;INTERVAL=2',
    ],
    ['2030-05-21 08:00-09:00', '2030-05-23 08:00-09:00'],
  ),
  one(
    'a date that is added and left out is left out',
    [...FRIDAYS, 'RDATE:20300701T080000Z', 'EXDATE:20300701T080000Z'],
    ALL,
  ),
  one('a day of a series of days', [...THREE_DAYS, 'EXDATE;VALUE=DATE:20300521'], [DAY_20, DAY_22]),
  one(
    'a day of a series of days, as a time without a zone',
    [...THREE_DAYS, 'EXDATE:20300521T000000'],
    [DAY_20, DAY_22],
  ),
  one(
    "a day of a series of days, as the owner's midnight in UTC",
    [...THREE_DAYS, 'EXDATE:20300520T220000Z'],
    [DAY_20, DAY_22],
  ),
  one(
    "a day of a series of days, as UTC's midnight",
    [...THREE_DAYS, 'EXDATE:20300521T000000Z'],
    [DAY_20, DAY_22],
  ),
  one(
    'an event once that leaves itself out',
    ['DTSTART:20300524T080000Z', 'DURATION:PT1H', 'EXDATE:20300524T080000Z'],
    [],
  ),
  one(
    'the second of two at one day stays when the first is left out',
    [
      'DTSTART;TZID=Europe/Berlin:20300524T100000',
      'DURATION:PT1H',
      'RRULE:FREQ=DAILY;BYHOUR=10,15;COUNT=4',
      'EXDATE;TZID=Europe/Berlin:20300524T100000',
    ],
    ['2030-05-24 13:00-14:00', '2030-05-25 08:00-09:00', '2030-05-25 13:00-14:00'],
  ),
];

export const added: readonly CalendarCase[] = [
  one('a time in UTC', [...FRIDAYS, 'RDATE:20300701T070000Z'], [...ALL, '2030-07-01 07:00-08:00']),
  one(
    'a time in another zone',
    [...FRIDAYS, 'RDATE;TZID=America/New_York:20300701T070000'],
    [...ALL, '2030-07-01 11:00-12:00'],
  ),
  one(
    'a time in no zone is in that of the series',
    [...FRIDAYS, 'RDATE:20300701T070000'],
    [...ALL, '2030-07-01 05:00-06:00'],
  ),
  one(
    'a day is at the time of the series',
    [...FRIDAYS, 'RDATE;VALUE=DATE:20300701'],
    [...ALL, '2030-07-01 08:00-09:00'],
  ),
  one(
    'several in a line',
    [...FRIDAYS, 'RDATE:20300701T080000Z,20300702T080000Z'],
    [...ALL, '2030-07-01 08:00-09:00', '2030-07-02 08:00-09:00'],
  ),
  one('one that is there already is once', [...FRIDAYS, 'RDATE:20300531T080000Z'], ALL),
  one(
    'one before the first',
    [...FRIDAYS, 'RDATE:20300501T080000Z'],
    ['2030-05-01 08:00-09:00', ...ALL],
  ),
  one(
    'a period with its end',
    [...FRIDAYS, 'RDATE;VALUE=PERIOD:20300701T070000Z/20300701T103000Z'],
    [...ALL, '2030-07-01 07:00-10:30'],
  ),
  one(
    'a period with its length',
    [...FRIDAYS, 'RDATE;VALUE=PERIOD:20300701T070000Z/PT15M'],
    [...ALL, '2030-07-01 07:00-07:15'],
  ),
  one(
    'a period in its zone',
    [...FRIDAYS, 'RDATE;VALUE=PERIOD;TZID=Europe/Berlin:20300701T070000/20300701T103000'],
    [...ALL, '2030-07-01 05:00-08:30'],
  ),
  one(
    'two periods in a line',
    [...FRIDAYS, 'RDATE;VALUE=PERIOD:20300701T070000Z/PT15M,20300702T070000Z/PT30M'],
    [...ALL, '2030-07-01 07:00-07:15', '2030-07-02 07:00-07:30'],
  ),
  one(
    'a period at a time that is there already says how long it is',
    [...FRIDAYS, 'RDATE;VALUE=PERIOD:20300531T080000Z/PT3H'],
    [FIRST, '2030-05-31 08:00-11:00', THIRD, FOURTH],
  ),
  one(
    'dates without a rule: the first is one of them',
    ['DTSTART:20300524T080000Z', 'DURATION:PT1H', 'RDATE:20300601T080000Z,20300608T080000Z'],
    ['2030-05-24 08:00-09:00', '2030-06-01 08:00-09:00', '2030-06-08 08:00-09:00'],
  ),
  one(
    'days',
    [...THREE_DAYS, 'RDATE;VALUE=DATE:20300601'],
    [DAY_20, DAY_21, DAY_22, '2030-05-31 22:00 - 2030-06-01 22:00'],
  ),
  one('what is no date is told', [...FRIDAYS, 'RDATE:soon'], ALL, {
    problems: ['date-not-understood'],
  }),
];

export const differing: readonly CalendarCase[] = [
  texts('one is moved', [calendar(fridays, second(...AT_NOON))], [FIRST, NOON, THIRD, FOURTH]),
  texts(
    'one is moved, and stands before its series',
    [calendar(second(...AT_NOON), fridays)],
    [FIRST, NOON, THIRD, FOURTH],
  ),
  texts(
    'one is moved in another text',
    [calendar(fridays), calendar(second(...AT_NOON))],
    [FIRST, NOON, THIRD, FOURTH],
  ),
  texts(
    'one is moved in a text before',
    [calendar(second(...AT_NOON)), calendar(fridays)],
    [FIRST, NOON, THIRD, FOURTH],
  ),
  texts(
    'one is named in UTC',
    [calendar(fridays, second('RECURRENCE-ID:20300531T080000Z', ...AT_NOON))],
    [FIRST, NOON, THIRD, FOURTH],
  ),
  texts(
    'one is named in no zone',
    [calendar(fridays, second('RECURRENCE-ID:20300531T100000', ...AT_NOON))],
    [FIRST, NOON, THIRD, FOURTH],
  ),
  texts(
    'one is named in another zone',
    [calendar(fridays, second('RECURRENCE-ID;TZID=Asia/Tokyo:20300531T170000', ...AT_NOON))],
    [FIRST, NOON, THIRD, FOURTH],
  ),
  texts(
    'one is named by its day',
    [calendar(fridays, second('RECURRENCE-ID;VALUE=DATE:20300531', ...AT_NOON))],
    [FIRST, NOON, THIRD, FOURTH],
  ),
  texts(
    'one is moved to another zone',
    [calendar(fridays, second('DTSTART;TZID=America/New_York:20300531T100000', 'DURATION:PT1H'))],
    [FIRST, '2030-05-31 14:00-15:00', THIRD, FOURTH],
  ),
  texts(
    'one is moved before the first',
    [calendar(fridays, second('DTSTART:20300501T080000Z', 'DURATION:PT1H'))],
    ['2030-05-01 08:00-09:00', FIRST, THIRD, FOURTH],
  ),
  texts(
    'one is moved onto another',
    [calendar(fridays, second('DTSTART:20300607T080000Z', 'DURATION:PT1H'))],
    [FIRST, THIRD, FOURTH],
  ),
  texts(
    'one becomes longer',
    [calendar(fridays, second('DTSTART:20300531T080000Z', 'DURATION:PT3H'))],
    [FIRST, '2030-05-31 08:00-11:00', THIRD, FOURTH],
  ),
  texts(
    'one becomes a whole day',
    [calendar(fridays, second('DTSTART;VALUE=DATE:20300531'))],
    [FIRST, '2030-05-30 22:00 - 2030-05-31 22:00', THIRD, FOURTH],
  ),
  texts(
    'one of whole days becomes a time',
    [
      calendar(
        event(...THREE_DAYS),
        event('RECURRENCE-ID;VALUE=DATE:20300521', 'DTSTART:20300521T080000Z', 'DURATION:PT1H'),
      ),
    ],
    [DAY_20, '2030-05-21 08:00-09:00', DAY_22],
  ),
  texts(
    "one of whole days is named by UTC's midnight",
    [
      calendar(
        event(...THREE_DAYS),
        event('RECURRENCE-ID:20300521T000000Z', 'DTSTART:20300521T080000Z', 'DURATION:PT1H'),
      ),
    ],
    [DAY_20, '2030-05-21 08:00-09:00', DAY_22],
  ),
  texts(
    'one is cancelled',
    [calendar(fridays, second('DTSTART:20300531T080000Z', 'DURATION:PT1H', 'STATUS:CANCELLED'))],
    REST,
  ),
  texts(
    'one is cancelled in another text',
    [
      calendar(fridays),
      calendar(second('DTSTART:20300531T080000Z', 'DURATION:PT1H', 'STATUS:CANCELLED')),
    ],
    REST,
  ),
  texts(
    'one is cancelled that was moved',
    [calendar(fridays, second(...AT_NOON, 'STATUS:CANCELLED'))],
    REST,
  ),
  texts('one is free', [calendar(fridays, second(...AT_NOON, 'TRANSP:TRANSPARENT'))], REST),
  texts(
    'one of a series that is free is busy',
    [calendar(event(...FRIDAYS, 'TRANSP:TRANSPARENT'), second(...AT_NOON))],
    [NOON],
  ),
  texts(
    'one of a cancelled series that is not cancelled',
    [calendar(event(...FRIDAYS, 'STATUS:CANCELLED'), second(...AT_NOON))],
    [NOON],
  ),
  texts(
    'the first is moved',
    [
      calendar(
        fridays,
        second('RECURRENCE-ID:20300524T080000Z', 'DTSTART:20300525T080000Z', 'DURATION:PT1H'),
      ),
    ],
    ['2030-05-25 08:00-09:00', SECOND, THIRD, FOURTH],
  ),
  texts(
    'all are moved, each by itself',
    [
      calendar(
        fridays,
        second('RECURRENCE-ID:20300524T080000Z', 'DTSTART:20300525T080000Z', 'DURATION:PT1H'),
        second('RECURRENCE-ID:20300531T080000Z', 'DTSTART:20300601T080000Z', 'DURATION:PT1H'),
        second('RECURRENCE-ID:20300607T080000Z', 'DTSTART:20300608T080000Z', 'DURATION:PT1H'),
        second('RECURRENCE-ID:20300614T080000Z', 'DTSTART:20300615T080000Z', 'DURATION:PT1H'),
      ),
    ],
    [
      '2030-05-25 08:00-09:00',
      '2030-06-01 08:00-09:00',
      '2030-06-08 08:00-09:00',
      '2030-06-15 08:00-09:00',
    ],
  ),
  texts(
    'one that was left out as well counts',
    [calendar(event(...FRIDAYS, 'EXDATE:20300531T080000Z'), second(...AT_NOON))],
    [FIRST, NOON, THIRD, FOURTH],
  ),
  texts(
    'one that the series does not have counts',
    [
      calendar(
        fridays,
        second('RECURRENCE-ID:20300602T080000Z', 'DTSTART:20300602T080000Z', 'DURATION:PT1H'),
      ),
    ],
    [FIRST, SECOND, '2030-06-02 08:00-09:00', THIRD, FOURTH],
  ),
  texts(
    'of two for the same the higher SEQUENCE counts',
    [
      calendar(
        fridays,
        second(...AT_NOON, 'SEQUENCE:2'),
        second('DTSTART:20300531T150000Z', 'DURATION:PT1H', 'SEQUENCE:1'),
      ),
    ],
    [FIRST, NOON, THIRD, FOURTH],
  ),
  texts(
    'of two of one SEQUENCE the one written later counts',
    [
      calendar(
        fridays,
        second(...AT_NOON, 'DTSTAMP:20300102T000000Z'),
        second('DTSTART:20300531T150000Z', 'DURATION:PT1H', 'DTSTAMP:20300101T000000Z'),
      ),
    ],
    [FIRST, NOON, THIRD, FOURTH],
  ),
  texts(
    'of two that say nothing the later in the text counts',
    [calendar(fridays, second('DTSTART:20300531T150000Z', 'DURATION:PT1H'), second(...AT_NOON))],
    [FIRST, NOON, THIRD, FOURTH],
  ),
  texts(
    'one of a series with another UID stands alone',
    [calendar(fridays, second('UID:other', ...AT_NOON))],
    [FIRST, SECOND, NOON, THIRD, FOURTH],
  ),
  texts(
    'one of a date that was added is moved',
    [
      calendar(
        event(...FRIDAYS, 'RDATE:20300701T080000Z'),
        second('RECURRENCE-ID:20300701T080000Z', 'DTSTART:20300702T080000Z', 'DURATION:PT1H'),
      ),
    ],
    [...ALL, '2030-07-02 08:00-09:00'],
  ),
  texts(
    'one of an endless series is moved into what is asked for',
    [
      calendar(
        event('DTSTART:20200101T080000Z', 'DURATION:PT1H', 'RRULE:FREQ=YEARLY'),
        event('RECURRENCE-ID:20250101T080000Z', 'DTSTART:20300301T080000Z', 'DURATION:PT1H'),
      ),
    ],
    ['2030-01-01 08:00-09:00', '2030-03-01 08:00-09:00', '2031-01-01 08:00-09:00'],
  ),
  texts(
    'one of an endless series is moved out of what is asked for',
    [
      calendar(
        event('DTSTART:20200101T080000Z', 'DURATION:PT1H', 'RRULE:FREQ=YEARLY'),
        event('RECURRENCE-ID:20300101T080000Z', 'DTSTART:20400301T080000Z', 'DURATION:PT1H'),
      ),
    ],
    ['2031-01-01 08:00-09:00'],
  ),
];

const AFTER = 'RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Berlin:20300531T100000';

export const following: readonly CalendarCase[] = [
  texts(
    'those after it follow its time',
    [calendar(fridays, event(AFTER, ...AT_NOON))],
    [FIRST, NOON, '2030-06-07 10:00-10:30', '2030-06-14 10:00-10:30'],
  ),
  texts(
    'those after it follow to another day',
    [
      calendar(
        fridays,
        event(AFTER, 'DTSTART;TZID=Europe/Berlin:20300603T090000', 'DURATION:PT2H'),
      ),
    ],
    [FIRST, '2030-06-03 07:00-09:00', '2030-06-10 07:00-09:00', '2030-06-17 07:00-09:00'],
  ),
  texts(
    'those after it follow an earlier time',
    [
      calendar(
        fridays,
        event(AFTER, 'DTSTART;TZID=Europe/Berlin:20300530T090000', 'DURATION:PT1H'),
      ),
    ],
    [FIRST, '2030-05-30 07:00-08:00', '2030-06-06 07:00-08:00', '2030-06-13 07:00-08:00'],
  ),
  texts(
    'those after it are cancelled',
    [calendar(fridays, event(AFTER, ...AT_NOON, 'STATUS:CANCELLED'))],
    [FIRST],
  ),
  texts(
    'those after it are free',
    [calendar(fridays, event(AFTER, ...AT_NOON, 'TRANSP:TRANSPARENT'))],
    [FIRST],
  ),
  texts(
    'one is cancelled where another takes its place',
    [
      calendar(
        event(...THREE_DAYS),
        event(
          'RECURRENCE-ID;VALUE=DATE;RANGE=THISANDFUTURE:20300520',
          'DTSTART;VALUE=DATE:20300521',
        ),
        event(
          'RECURRENCE-ID;VALUE=DATE:20300522',
          'DTSTART;VALUE=DATE:20300522',
          'STATUS:CANCELLED',
        ),
      ),
    ],
    [DAY_21, DAY_22],
  ),
  texts(
    'of a free series those after it are busy',
    [calendar(event(...FRIDAYS, 'TRANSP:TRANSPARENT'), event(AFTER, ...AT_NOON))],
    [NOON, '2030-06-07 10:00-10:30', '2030-06-14 10:00-10:30'],
  ),
  texts(
    'one after it that differs stays as it says',
    [
      calendar(
        fridays,
        event(AFTER, ...AT_NOON),
        second('RECURRENCE-ID:20300607T080000Z', 'DTSTART:20300608T080000Z', 'DURATION:PT1H'),
      ),
    ],
    [FIRST, NOON, '2030-06-08 08:00-09:00', '2030-06-14 10:00-10:30'],
  ),
  texts(
    'a later one leads from there on',
    [
      calendar(
        fridays,
        event(AFTER, ...AT_NOON),
        event(
          'RECURRENCE-ID;RANGE=THISANDFUTURE:20300607T080000Z',
          'DTSTART:20300607T150000Z',
          'DURATION:PT1H',
        ),
      ),
    ],
    [FIRST, NOON, '2030-06-07 15:00-16:00', '2030-06-14 15:00-16:00'],
  ),
  texts(
    'from the first on',
    [
      calendar(
        fridays,
        event(
          'RECURRENCE-ID;RANGE=THISANDFUTURE:20300524T080000Z',
          'DTSTART:20300524T150000Z',
          'DURATION:PT1H',
        ),
      ),
    ],
    [
      '2030-05-24 15:00-16:00',
      '2030-05-31 15:00-16:00',
      '2030-06-07 15:00-16:00',
      '2030-06-14 15:00-16:00',
    ],
  ),
  texts(
    'one left out after it stays left out',
    [calendar(event(...FRIDAYS, 'EXDATE:20300607T080000Z'), event(AFTER, ...AT_NOON))],
    [FIRST, NOON, '2030-06-14 10:00-10:30'],
  ),
  texts(
    'they follow by the clock on the wall over a change of it',
    [
      calendar(
        event(
          'DTSTART;TZID=Europe/Berlin:20301018T100000',
          'DURATION:PT1H',
          'RRULE:FREQ=WEEKLY;COUNT=4',
        ),
        event(
          'RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Berlin:20301025T100000',
          'DTSTART;TZID=Europe/Berlin:20301025T140000',
          'DURATION:PT1H',
        ),
      ),
    ],
    [
      '2030-10-18 08:00-09:00',
      '2030-10-25 12:00-13:00',
      '2030-11-01 13:00-14:00',
      '2030-11-08 13:00-14:00',
    ],
  ),
  texts(
    'days follow by days',
    [
      calendar(
        event(...THREE_DAYS),
        event(
          'RECURRENCE-ID;VALUE=DATE;RANGE=THISANDFUTURE:20300521',
          'DTSTART;VALUE=DATE:20300523',
        ),
      ),
    ],
    [DAY_20, '2030-05-22 22:00 - 2030-05-23 22:00', '2030-05-23 22:00 - 2030-05-24 22:00'],
  ),
  texts(
    'times become days',
    [calendar(fridays, event(AFTER, 'DTSTART;VALUE=DATE:20300531'))],
    [
      FIRST,
      '2030-05-30 22:00 - 2030-05-31 22:00',
      '2030-06-06 22:00 - 2030-06-07 22:00',
      '2030-06-13 22:00 - 2030-06-14 22:00',
    ],
  ),
  texts(
    'it is named by its day',
    [calendar(fridays, event('RECURRENCE-ID;VALUE=DATE;RANGE=THISANDFUTURE:20300531', ...AT_NOON))],
    [FIRST, NOON, '2030-06-07 10:00-10:30', '2030-06-14 10:00-10:30'],
  ),
  texts('without its series it stands for itself', [calendar(event(AFTER, ...AT_NOON))], [NOON]),
  texts(
    'it stands in another text',
    [calendar(fridays), calendar(event(AFTER, ...AT_NOON))],
    [FIRST, NOON, '2030-06-07 10:00-10:30', '2030-06-14 10:00-10:30'],
  ),
  texts(
    'those before it do not follow',
    [calendar(fridays, event('RECURRENCE-ID;RANGE=THISANDPRIOR:20300531T080000Z', ...AT_NOON))],
    [FIRST, NOON, THIRD, FOURTH],
  ),
];

/** Rules that need a word; the examples of the RFC stand apart. */
const RULES: readonly (readonly [string, string, string, readonly string[]])[] = [
  [
    'the 31st is in long months alone',
    '20300131',
    'FREQ=MONTHLY;COUNT=4',
    ['01-31', '03-31', '05-31', '07-31'],
  ],
  [
    'the last day of each month',
    '20300131',
    'FREQ=MONTHLY;BYMONTHDAY=-1;COUNT=4',
    ['01-31', '02-28', '03-31', '04-30'],
  ],
  [
    'the fifth Friday is not in each month',
    '20300531',
    'FREQ=MONTHLY;BYDAY=5FR;COUNT=3',
    ['05-31', '08-30', '11-29'],
  ],
  [
    'the last work day of a month',
    '20300531',
    'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1;COUNT=3',
    ['05-31', '06-28', '07-31'],
  ],
  [
    'first and last work day of a month',
    '20300501',
    'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=1,-1;COUNT=4',
    ['05-01', '05-31', '06-03', '06-28'],
  ],
  [
    'a position that a month does not have',
    '20300501',
    'FREQ=MONTHLY;BYMONTHDAY=1,2;BYSETPOS=3;UNTIL=20300801T000000Z',
    ['05-01'],
  ],
  [
    'the first of the days of a week',
    '20300506',
    'FREQ=WEEKLY;BYDAY=MO,WE,FR;BYSETPOS=1;COUNT=3',
    ['05-06', '05-13', '05-20'],
  ],
  [
    'the last of the days of a week',
    '20300510',
    'FREQ=WEEKLY;BYDAY=MO,WE,FR;BYSETPOS=-1;COUNT=3',
    ['05-10', '05-17', '05-24'],
  ],
  [
    'every second week on two days, from the later of them',
    '20300523',
    'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH;COUNT=4',
    ['05-23', '06-04', '06-06', '06-18'],
  ],
  [
    'only in months that are named',
    '20300527',
    'FREQ=WEEKLY;BYMONTH=5,7;COUNT=3',
    ['05-27', '07-01', '07-08'],
  ],
  [
    'each third day',
    '20300524',
    'FREQ=DAILY;INTERVAL=3;COUNT=4',
    ['05-24', '05-27', '05-30', '06-02'],
  ],
  [
    'work days',
    '20300524',
    'FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR;COUNT=4',
    ['05-24', '05-27', '05-28', '05-29'],
  ],
  [
    'days of the month, day by day',
    '20300501',
    'FREQ=DAILY;BYMONTHDAY=1,15;COUNT=3',
    ['05-01', '05-15', '06-01'],
  ],
  [
    'the day before the last of a year',
    '20301230',
    'FREQ=YEARLY;BYYEARDAY=-2',
    ['12-30', '2031-12-30'],
  ],
  [
    'the second Sunday of May',
    '20300512',
    'FREQ=YEARLY;BYMONTH=5;BYDAY=2SU',
    ['05-12', '2031-05-11'],
  ],
  ['the last Monday of a year', '20301230', 'FREQ=YEARLY;BYDAY=-1MO', ['12-30', '2031-12-29']],
  [
    'a week by its number, on the day it began',
    '20300520',
    'FREQ=YEARLY;BYWEEKNO=21',
    ['05-20', '2031-05-19'],
  ],
  [
    'the last week of a year',
    '20301223',
    'FREQ=YEARLY;BYWEEKNO=-1;BYDAY=MO',
    ['12-23', '2031-12-22'],
  ],
  [
    'each election day',
    '20301105',
    'FREQ=YEARLY;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8',
    ['11-05', '2031-11-04'],
  ],
  [
    'every second month',
    '20300115',
    'FREQ=MONTHLY;INTERVAL=2;COUNT=3',
    ['01-15', '03-15', '05-15'],
  ],
  ['once', '20300524', 'FREQ=DAILY;COUNT=1', ['05-24']],
  [
    'a start that its rule does not lead to counts too',
    '20300524',
    'FREQ=WEEKLY;BYDAY=TU;COUNT=2',
    ['05-24', '05-28', '06-04'],
  ],
  ['parts in another order', '20300524', 'COUNT=2;BYDAY=FR;FREQ=WEEKLY', ['05-24', '05-31']],
  ['small letters and spaces', '20300524', 'freq=weekly; count=2 ;byday=fr', ['05-24', '05-31']],
  ['unknown parts', '20300524', 'FREQ=WEEKLY;COUNT=2;X-WHAT=1', ['05-24', '05-31']],
  ['a part twice in a list', '20300524', 'FREQ=WEEKLY;BYDAY=FR,FR;COUNT=2', ['05-24', '05-31']],
  ['a semicolon at its end', '20300524', 'FREQ=WEEKLY;COUNT=2;', ['05-24', '05-31']],
  [
    'until an instant, inclusive',
    '20300524',
    'FREQ=WEEKLY;UNTIL=20300607T080000Z',
    ['05-24', '05-31', '06-07'],
  ],
  ['until a second before', '20300524', 'FREQ=WEEKLY;UNTIL=20300607T075959Z', ['05-24', '05-31']],
  [
    'until a time in its zone',
    '20300524',
    'FREQ=WEEKLY;UNTIL=20300607T100000',
    ['05-24', '05-31', '06-07'],
  ],
  [
    'until a time in its zone, a second before',
    '20300524',
    'FREQ=WEEKLY;UNTIL=20300607T095959',
    ['05-24', '05-31'],
  ],
  ['until a day, inclusive', '20300524', 'FREQ=WEEKLY;UNTIL=20300607', ['05-24', '05-31', '06-07']],
  ['until the day before', '20300524', 'FREQ=WEEKLY;UNTIL=20300606', ['05-24', '05-31']],
  ['until its first', '20300524', 'FREQ=WEEKLY;UNTIL=20300524T080000Z', ['05-24']],
  [
    'COUNT and UNTIL: what comes first',
    '20300524',
    'FREQ=WEEKLY;COUNT=5;UNTIL=20300531T080000Z',
    ['05-24', '05-31'],
  ],
  ['a leap day', '20280229', 'FREQ=YEARLY', []],
  [
    'the first in what is asked for, of one that began long before',
    '19700105',
    'FREQ=WEEKLY;INTERVAL=52;UNTIL=20310301T000000Z',
    ['10-21'],
  ],
];

export const rules: readonly CalendarCase[] = RULES.map(([name, start, rule, dates]) =>
  one(
    name,
    [`DTSTART;TZID=Europe/Berlin:${start}T100000`, 'DURATION:PT1H', `RRULE:${rule}`],
    dates.map((date) => {
      const whole = date.length === 5 ? `2030-${date}` : date;
      const isSummer = whole.slice(5) >= '04-01' && whole.slice(5) < '10-27';
      return isSummer
        ? `${whole} 08:00-09:00`
        : whole.slice(5) === '03-31'
          ? `${whole} 08:00-09:00`
          : `${whole} 09:00-10:00`;
    }),
  ),
);
