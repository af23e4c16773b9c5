import { type CalendarCase, one } from './calendar-case.ts';

/**
 * The examples of RFC 5545 3.8.5.3, whose results it prints: nine in the morning of New York unless one says
 * otherwise, each for an hour here.
 */
const ROWS: readonly (readonly [
  string,
  string,
  readonly string[],
  (readonly [string, string])?,
])[] = [
  ['19970902T090000', 'FREQ=DAILY;COUNT=10', days('1997-09', 2, 3, 4, 5, 6, 7, 8, 9, 10, 11)],
  ['19970902T090000', 'FREQ=DAILY;UNTIL=19970910T000000Z', days('1997-09', 2, 3, 4, 5, 6, 7, 8, 9)],
  [
    '19970902T090000',
    'FREQ=DAILY;INTERVAL=2',
    days('1997-09', 2, 4, 6, 8, 10, 12),
    ['1997-09-01', '1997-09-13'],
  ],
  [
    '19970902T090000',
    'FREQ=DAILY;INTERVAL=10;COUNT=5',
    [...days('1997-09', 2, 12, 22), ...days('1997-10', 2, 12)],
  ],
  [
    '19980101T090000',
    'FREQ=YEARLY;UNTIL=20000131T140000Z;BYMONTH=1;BYDAY=SU,MO,TU,WE,TH,FR,SA',
    [1998, 1999, 2000].flatMap((year) => days(`${year}-01`, ...upTo(31))),
  ],
  [
    '19980101T090000',
    'FREQ=DAILY;UNTIL=20000131T140000Z;BYMONTH=1',
    [1998, 1999, 2000].flatMap((year) => days(`${year}-01`, ...upTo(31))),
  ],
  [
    '19970902T090000',
    'FREQ=WEEKLY;COUNT=10',
    [
      ...days('1997-09', 2, 9, 16, 23, 30),
      ...days('1997-10', 7, 14, 21, 28),
      ...days('1997-11', 4),
    ],
  ],
  [
    '19970902T090000',
    'FREQ=WEEKLY;UNTIL=19971224T000000Z',
    [
      ...days('1997-09', 2, 9, 16, 23, 30),
      ...days('1997-10', 7, 14, 21, 28),
      ...days('1997-11', 4, 11, 18, 25),
      ...days('1997-12', 2, 9, 16, 23),
    ],
  ],
  [
    '19970902T090000',
    'FREQ=WEEKLY;INTERVAL=2;WKST=SU',
    [...days('1997-09', 2, 16, 30), ...days('1997-10', 14, 28), ...days('1997-11', 11, 25)],
    ['1997-09-01', '1997-12-01'],
  ],
  [
    '19970902T090000',
    'FREQ=WEEKLY;UNTIL=19971007T000000Z;WKST=SU;BYDAY=TU,TH',
    [...days('1997-09', 2, 4, 9, 11, 16, 18, 23, 25, 30), ...days('1997-10', 2)],
  ],
  [
    '19970902T090000',
    'FREQ=WEEKLY;COUNT=10;WKST=SU;BYDAY=TU,TH',
    [...days('1997-09', 2, 4, 9, 11, 16, 18, 23, 25, 30), ...days('1997-10', 2)],
  ],
  [
    '19970901T090000',
    'FREQ=WEEKLY;INTERVAL=2;UNTIL=19971224T000000Z;WKST=SU;BYDAY=MO,WE,FR',
    [
      ...days('1997-09', 1, 3, 5, 15, 17, 19, 29),
      ...days('1997-10', 1, 3, 13, 15, 17, 27, 29, 31),
      ...days('1997-11', 10, 12, 14, 24, 26, 28),
      ...days('1997-12', 8, 10, 12, 22),
    ],
  ],
  [
    '19970902T090000',
    'FREQ=WEEKLY;INTERVAL=2;COUNT=8;WKST=SU;BYDAY=TU,TH',
    [...days('1997-09', 2, 4, 16, 18, 30), ...days('1997-10', 2, 14, 16)],
  ],
  [
    '19970905T090000',
    'FREQ=MONTHLY;COUNT=10;BYDAY=1FR',
    [
      ...['1997-09-05', '1997-10-03', '1997-11-07', '1997-12-05', '1998-01-02', '1998-02-06'],
      ...['1998-03-06', '1998-04-03', '1998-05-01', '1998-06-05'],
    ],
  ],
  [
    '19970905T090000',
    'FREQ=MONTHLY;UNTIL=19971224T000000Z;BYDAY=1FR',
    ['1997-09-05', '1997-10-03', '1997-11-07', '1997-12-05'],
  ],
  [
    '19970907T090000',
    'FREQ=MONTHLY;INTERVAL=2;COUNT=10;BYDAY=1SU,-1SU',
    [
      ...['1997-09-07', '1997-09-28', '1997-11-02', '1997-11-30', '1998-01-04', '1998-01-25'],
      ...['1998-03-01', '1998-03-29', '1998-05-03', '1998-05-31'],
    ],
  ],
  [
    '19970922T090000',
    'FREQ=MONTHLY;COUNT=6;BYDAY=-2MO',
    ['1997-09-22', '1997-10-20', '1997-11-17', '1997-12-22', '1998-01-19', '1998-02-16'],
  ],
  [
    '19970928T090000',
    'FREQ=MONTHLY;BYMONTHDAY=-3',
    ['1997-09-28', '1997-10-29', '1997-11-28', '1997-12-29', '1998-01-29', '1998-02-26'],
    ['1997-09-01', '1998-03-01'],
  ],
  [
    '19970902T090000',
    'FREQ=MONTHLY;COUNT=10;BYMONTHDAY=2,15',
    [
      ...['1997-09-02', '1997-09-15', '1997-10-02', '1997-10-15', '1997-11-02', '1997-11-15'],
      ...['1997-12-02', '1997-12-15', '1998-01-02', '1998-01-15'],
    ],
  ],
  [
    '19970930T090000',
    'FREQ=MONTHLY;COUNT=10;BYMONTHDAY=1,-1',
    [
      ...['1997-09-30', '1997-10-01', '1997-10-31', '1997-11-01', '1997-11-30', '1997-12-01'],
      ...['1997-12-31', '1998-01-01', '1998-01-31', '1998-02-01'],
    ],
  ],
  [
    '19970910T090000',
    'FREQ=MONTHLY;INTERVAL=18;COUNT=10;BYMONTHDAY=10,11,12,13,14,15',
    [...days('1997-09', 10, 11, 12, 13, 14, 15), ...days('1999-03', 10, 11, 12, 13)],
  ],
  [
    '19970902T090000',
    'FREQ=MONTHLY;INTERVAL=2;BYDAY=TU',
    [
      ...days('1997-09', 2, 9, 16, 23, 30),
      ...days('1997-11', 4, 11, 18, 25),
      ...days('1998-01', 6, 13, 20, 27),
      ...days('1998-03', 3, 10, 17, 24, 31),
    ],
    ['1997-09-01', '1998-05-01'],
  ],
  [
    '19970610T090000',
    'FREQ=YEARLY;COUNT=10;BYMONTH=6,7',
    [1997, 1998, 1999, 2000, 2001].flatMap((year) => [`${year}-06-10`, `${year}-07-10`]),
  ],
  [
    '19970310T090000',
    'FREQ=YEARLY;INTERVAL=2;COUNT=10;BYMONTH=1,2,3',
    [
      '1997-03-10',
      ...[1999, 2001, 2003].flatMap((year) => [`${year}-01-10`, `${year}-02-10`, `${year}-03-10`]),
    ],
  ],
  [
    '19970101T090000',
    'FREQ=YEARLY;INTERVAL=3;COUNT=10;BYYEARDAY=1,100,200',
    [
      ...['1997-01-01', '1997-04-10', '1997-07-19', '2000-01-01', '2000-04-09', '2000-07-18'],
      ...['2003-01-01', '2003-04-10', '2003-07-19', '2006-01-01'],
    ],
  ],
  [
    '19970519T090000',
    'FREQ=YEARLY;BYDAY=20MO',
    ['1997-05-19', '1998-05-18', '1999-05-17'],
    ['1997-01-01', '2000-01-01'],
  ],
  [
    '19970512T090000',
    'FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO',
    ['1997-05-12', '1998-05-11', '1999-05-17'],
    ['1997-01-01', '2000-01-01'],
  ],
  [
    '19970313T090000',
    'FREQ=YEARLY;BYMONTH=3;BYDAY=TH',
    [
      ...['1997-03-13', '1997-03-20', '1997-03-27', '1998-03-05', '1998-03-12', '1998-03-19'],
      ...['1998-03-26', '1999-03-04', '1999-03-11', '1999-03-18', '1999-03-25'],
    ],
    ['1997-01-01', '2000-01-01'],
  ],
  [
    '19970605T090000',
    'FREQ=YEARLY;BYDAY=TH;BYMONTH=6,7,8',
    [
      ...days('1997-06', 5, 12, 19, 26),
      ...days('1997-07', 3, 10, 17, 24, 31),
      ...days('1997-08', 7, 14, 21, 28),
    ],
    ['1997-01-01', '1998-01-01'],
  ],
  [
    '19980213T090000',
    'FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13',
    ['1998-02-13', '1998-03-13', '1998-11-13', '1999-08-13', '2000-10-13'],
    ['1998-01-01', '2001-01-01'],
  ],
  [
    '19970913T090000',
    'FREQ=MONTHLY;BYDAY=SA;BYMONTHDAY=7,8,9,10,11,12,13',
    [
      ...['1997-09-13', '1997-10-11', '1997-11-08', '1997-12-13', '1998-01-10', '1998-02-07'],
      ...['1998-03-07', '1998-04-11', '1998-05-09', '1998-06-13'],
    ],
    ['1997-09-01', '1998-07-01'],
  ],
  [
    '19961105T090000',
    'FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8',
    ['1996-11-05', '2000-11-07', '2004-11-02'],
    ['1996-01-01', '2005-01-01'],
  ],
  [
    '19970904T090000',
    'FREQ=MONTHLY;COUNT=3;BYDAY=TU,WE,TH;BYSETPOS=3',
    ['1997-09-04', '1997-10-07', '1997-11-06'],
  ],
  [
    '19970929T090000',
    'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2',
    [
      ...['1997-09-29', '1997-10-30', '1997-11-27', '1997-12-30', '1998-01-29', '1998-02-26'],
      '1998-03-30',
    ],
    ['1997-09-01', '1998-04-01'],
  ],
  [
    '19970805T090000',
    'FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO',
    days('1997-08', 5, 10, 19, 24),
  ],
  [
    '19970805T090000',
    'FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU',
    days('1997-08', 5, 17, 19, 31),
  ],
  [
    '20070115T090000',
    'FREQ=MONTHLY;BYMONTHDAY=15,30;COUNT=5',
    ['2007-01-15', '2007-01-30', '2007-02-15', '2007-03-15', '2007-03-30'],
  ],
];

/** Those that recur within a day: hours and minutes of New York in summer, four behind UTC. */
const TIMES: readonly (readonly [string, readonly string[]])[] = [
  ['FREQ=HOURLY;INTERVAL=3;UNTIL=19970902T210000Z', ['13:00', '16:00', '19:00']],
  ['FREQ=MINUTELY;INTERVAL=15;COUNT=6', ['13:00', '13:15', '13:30', '13:45', '14:00', '14:15']],
  ['FREQ=MINUTELY;INTERVAL=90;COUNT=4', ['13:00', '14:30', '16:00', '17:30']],
];

const EVERY_TWENTY = upTo(24).map((nth) => {
  const minutes = 13 * 60 + (nth - 1) * 20;
  return `1997-09-02 ${clock(minutes)}-${clock(minutes + 5)}`;
});

/** When clocks changed there, from the law: until 2006 the first Sunday of April, the last of October. */
const SUMMERS: readonly (readonly [string, string])[] = [
  ...([
    ['1996-04-07', '1996-10-27'],
    ['1997-04-06', '1997-10-26'],
    ['1998-04-05', '1998-10-25'],
  ] as const),
  ...([
    ['1999-04-04', '1999-10-31'],
    ['2000-04-02', '2000-10-29'],
    ['2001-04-01', '2001-10-28'],
  ] as const),
  ...([
    ['2003-04-06', '2003-10-26'],
    ['2004-04-04', '2004-10-31'],
    ['2006-04-02', '2006-10-29'],
  ] as const),
  ['2007-03-11', '2007-11-04'],
];

export const rfcExamples: readonly CalendarCase[] = [
  ...ROWS.map(([start, rule, dates, within = ['1996-01-01', '2008-01-01']]) =>
    one(rule, [...inNewYork(start, 'PT1H'), `RRULE:${rule}`], dates.map(nineInNewYork), { within }),
  ),
  ...TIMES.map(([rule, times]) =>
    one(
      rule,
      [...inNewYork('19970902T090000', 'PT5M'), `RRULE:${rule}`],
      times.map(
        (time) =>
          `1997-09-02 ${time}-${time.slice(0, 3)}${time.slice(3) === '00' ? '05' : Number(time.slice(3)) + 5}`,
      ),
      { within: ['1997-09-01', '1997-10-01'] },
    ),
  ),
  ...[
    'FREQ=DAILY;BYHOUR=9,10,11,12,13,14,15,16;BYMINUTE=0,20,40',
    'FREQ=MINUTELY;INTERVAL=20;BYHOUR=9,10,11,12,13,14,15,16',
  ].map((rule) =>
    one(rule, [...inNewYork('19970902T090000', 'PT5M'), `RRULE:${rule}`], EVERY_TWENTY, {
      within: ['1997-09-02', '1997-09-03'],
    }),
  ),
  one(
    'FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13, its start left out by EXDATE',
    [
      ...inNewYork('19970902T090000', 'PT1H'),
      'EXDATE;TZID=America/New_York:19970902T090000',
      'RRULE:FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13',
    ],
    ['1998-02-13', '1998-03-13', '1998-11-13'].map(nineInNewYork),
    { within: ['1997-01-01', '1999-01-01'] },
  ),
];

function inNewYork(start: string, duration: string): readonly string[] {
  return [`DTSTART;TZID=America/New_York:${start}`, `DURATION:${duration}`];
}

function nineInNewYork(date: string): string {
  const isSummer = SUMMERS.some(([first, last]) => date >= first && date < last);
  return isSummer ? `${date} 13:00-14:00` : `${date} 14:00-15:00`;
}

function days(month: string, ...each: readonly number[]): readonly string[] {
  return each.map((day) => `${month}-${String(day).padStart(2, '0')}`);
}

function upTo(last: number): readonly number[] {
  return Array.from({ length: last }, (_, index) => index + 1);
}

function clock(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
