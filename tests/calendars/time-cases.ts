import {
  type Asked,
  type CalendarCase,
  calendar,
  event,
  lines,
  one,
  texts,
} from './calendar-case.ts';

/** Where somebody lives, and when 24 May 2030 is there. */
const DAY_THERE: readonly (readonly [string, string])[] = [
  ['Europe/Berlin', '2030-05-23 22:00 - 2030-05-24 22:00'],
  ['Europe/London', '2030-05-23 23:00 - 2030-05-24 23:00'],
  ['UTC', '2030-05-24 00:00 - 2030-05-25 00:00'],
  ['America/New_York', '2030-05-24 04:00 - 2030-05-25 04:00'],
  ['America/Los_Angeles', '2030-05-24 07:00 - 2030-05-25 07:00'],
  ['Asia/Kolkata', '2030-05-23 18:30 - 2030-05-24 18:30'],
  ['Asia/Kathmandu', '2030-05-23 18:15 - 2030-05-24 18:15'],
  ['Asia/Tokyo', '2030-05-23 15:00 - 2030-05-24 15:00'],
  ['Australia/Lord_Howe', '2030-05-23 13:30 - 2030-05-24 13:30'],
  ['Pacific/Kiritimati', '2030-05-23 10:00 - 2030-05-24 10:00'],
  ['Pacific/Pago_Pago', '2030-05-24 11:00 - 2030-05-25 11:00'],
];

/** Days on which clocks change: 23 and 25 hours, half an hour more, and a midnight that is not there. */
const ODD_DAYS: readonly (readonly [string, string, string])[] = [
  ['Europe/Berlin', '20300331', '2030-03-30 23:00 - 2030-03-31 22:00'],
  ['Europe/Berlin', '20301027', '2030-10-26 22:00 - 2030-10-27 23:00'],
  ['America/New_York', '20300310', '2030-03-10 05:00 - 2030-03-11 04:00'],
  ['America/New_York', '20301103', '2030-11-03 04:00 - 2030-11-04 05:00'],
  ['Australia/Lord_Howe', '20300407', '2030-04-06 13:00 - 2030-04-07 13:30'],
  ['Africa/Cairo', '20300426', '2030-04-25 22:00 - 2030-04-26 21:00'],
  ['Asia/Beirut', '20300331', '2030-03-30 22:00 - 2030-03-31 21:00'],
];

const DAY_24 = '2030-05-23 22:00 - 2030-05-24 22:00';
const DAYS_24_25 = '2030-05-23 22:00 - 2030-05-25 22:00';
const FROM_DAY = 'DTSTART;VALUE=DATE:20300524';

export const wholeDays: readonly CalendarCase[] = [
  ...DAY_THERE.map(([zone, busy]) =>
    one(`a day in ${zone}`, [FROM_DAY, 'DTEND;VALUE=DATE:20300525'], [busy], { zone }),
  ),
  ...ODD_DAYS.map(([zone, date, busy]) =>
    one(`${date} in ${zone}`, [`DTSTART;VALUE=DATE:${date}`], [busy], { zone }),
  ),
  one('without an end: one day', [FROM_DAY], [DAY_24]),
  one('which does not say that it is one', ['DTSTART:20300524', 'DTEND:20300525'], [DAY_24]),
  one('whose end is not one of its days', [FROM_DAY, 'DTEND;VALUE=DATE:20300526'], [DAYS_24_25]),
  one('that ends on its own day: one day', [FROM_DAY, 'DTEND;VALUE=DATE:20300524'], [DAY_24]),
  one(
    'that ends before it begins: one day, told',
    [FROM_DAY, 'DTEND;VALUE=DATE:20300523'],
    [DAY_24],
    { problems: ['end-not-understood'] },
  ),
  one('of a length in days', [FROM_DAY, 'DURATION:P2D'], [DAYS_24_25]),
  one('of a length in weeks', [FROM_DAY, 'DURATION:P1W'], ['2030-05-23 22:00 - 2030-05-30 22:00']),
  one('of a length in hours is whole days', [FROM_DAY, 'DURATION:PT36H'], [DAYS_24_25]),
  one('of no length: one day', [FROM_DAY, 'DURATION:PT0S'], [DAY_24]),
  one(
    'with an end that is a time goes to the end of that day',
    [FROM_DAY, 'DTEND:20300525T120000'],
    [DAYS_24_25],
  ),
  one(
    'over a change of the clocks',
    ['DTSTART;VALUE=DATE:20300330', 'DTEND;VALUE=DATE:20300402'],
    ['2030-03-29 23:00 - 2030-04-01 22:00'],
  ),
  one(
    'a year long',
    ['DTSTART;VALUE=DATE:20300101', 'DTEND;VALUE=DATE:20310101'],
    ['2029-12-31 23:00 - 2030-12-31 23:00'],
  ),
  one(
    'that begins before what is asked for',
    ['DTSTART;VALUE=DATE:20291230', 'DTEND;VALUE=DATE:20300103'],
    ['2029-12-29 23:00 - 2030-01-02 23:00'],
  ),
  one(
    'each day over a change of the clocks',
    ['DTSTART;VALUE=DATE:20300330', 'RRULE:FREQ=DAILY;COUNT=3'],
    [
      '2030-03-29 23:00 - 2030-03-30 23:00',
      '2030-03-30 23:00 - 2030-03-31 22:00',
      '2030-03-31 22:00 - 2030-04-01 22:00',
    ],
  ),
  one(
    'each of two days',
    [FROM_DAY, 'DTEND;VALUE=DATE:20300526', 'RRULE:FREQ=WEEKLY;COUNT=2'],
    [DAYS_24_25, '2030-05-30 22:00 - 2030-06-01 22:00'],
  ),
  one(
    'of an UNTIL that is a day',
    [FROM_DAY, 'RRULE:FREQ=DAILY;UNTIL=20300525'],
    [DAY_24, '2030-05-24 22:00 - 2030-05-25 22:00'],
  ),
  one(
    "of an UNTIL that is the owner's midnight",
    [FROM_DAY, 'RRULE:FREQ=DAILY;UNTIL=20300524T220000Z'],
    [DAY_24, '2030-05-24 22:00 - 2030-05-25 22:00'],
  ),
  one(
    "of an UNTIL that is UTC's midnight",
    [FROM_DAY, 'RRULE:FREQ=DAILY;UNTIL=20300525T000000Z'],
    [DAY_24, '2030-05-24 22:00 - 2030-05-25 22:00'],
  ),
  one(
    "of an UNTIL that is UTC's midnight, in New York",
    [FROM_DAY, 'RRULE:FREQ=DAILY;UNTIL=20300525T000000Z'],
    ['2030-05-24 04:00 - 2030-05-25 04:00', '2030-05-25 04:00 - 2030-05-26 04:00'],
    { zone: 'America/New_York' },
  ),
  one(
    'written as midnights of UTC, in the words of Outlook',
    ['DTSTART:20300524T000000Z', 'DTEND:20300525T000000Z', 'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE'],
    [DAY_24],
  ),
  one(
    'written as midnights of no zone, in the words of Outlook',
    ['DTSTART:20300524T000000', 'DTEND:20300525T000000', 'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE'],
    [DAY_24],
  ),
  one(
    'written as midnights of a zone, in the words of Outlook',
    [
      'DTSTART;TZID=America/New_York:20300524T000000',
      'DTEND;TZID=America/New_York:20300525T000000',
      'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE',
    ],
    ['2030-05-24 04:00 - 2030-05-25 04:00'],
  ),
  one(
    "written as the owner's midnights in UTC",
    ['DTSTART:20300523T220000Z', 'DTEND:20300524T220000Z', 'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE'],
    [DAY_24],
  ),
  one(
    'midnights of UTC that nobody calls a day are times',
    ['DTSTART:20300524T000000Z', 'DTEND:20300525T000000Z', 'X-MICROSOFT-CDO-ALLDAYEVENT:FALSE'],
    ['2030-05-24 00:00 - 2030-05-25 00:00'],
  ),
];

const TEN = 'DTSTART;TZID=Europe/Berlin:20300524T100000';

export const lengths: readonly CalendarCase[] = [
  one(
    'until an end',
    [TEN, 'DTEND;TZID=Europe/Berlin:20300524T110000'],
    ['2030-05-24 08:00-09:00'],
  ),
  one('until an end in UTC', [TEN, 'DTEND:20300524T090000Z'], ['2030-05-24 08:00-09:00']),
  one(
    'until an end in another zone: a flight',
    [TEN, 'DTEND;TZID=America/New_York:20300524T130000'],
    ['2030-05-24 08:00-17:00'],
  ),
  one(
    'until an end that is earlier on its own clock',
    ['DTSTART;TZID=Asia/Tokyo:20300524T170000', 'DTEND;TZID=America/Los_Angeles:20300524T110000'],
    ['2030-05-24 08:00-18:00'],
  ),
  one('until an end that is a day', [TEN, 'DTEND;VALUE=DATE:20300525'], ['2030-05-24 08:00-22:00']),
  one('of a length', [TEN, 'DURATION:PT1H30M'], ['2030-05-24 08:00-09:30']),
  one('of a length in small letters', [TEN, 'DURATION:pt1h'], ['2030-05-24 08:00-09:00']),
  one('of a length with a sign', [TEN, 'DURATION:+PT1H'], ['2030-05-24 08:00-09:00']),
  one('of seconds', [TEN, 'DURATION:PT90S'], ['2030-05-24 08:00-08:01:30']),
  one('of a day and an hour', [TEN, 'DURATION:P1DT1H'], ['2030-05-24 08:00 - 2030-05-25 09:00']),
  one(
    'of a day over a change of the clocks: the same time next day',
    ['DTSTART;TZID=Europe/Berlin:20300330T100000', 'DURATION:P1D'],
    ['2030-03-30 09:00 - 2030-03-31 08:00'],
  ),
  one(
    'of 24 hours over a change of the clocks: exact time',
    ['DTSTART;TZID=Europe/Berlin:20300330T100000', 'DURATION:PT24H'],
    ['2030-03-30 09:00 - 2030-03-31 09:00'],
  ),
  one(
    'end and length: the end counts',
    [TEN, 'DTEND;TZID=Europe/Berlin:20300524T110000', 'DURATION:PT5H'],
    ['2030-05-24 08:00-09:00'],
  ),
  one('without an end takes no time', [TEN], []),
  one(
    'whose end is its beginning takes no time',
    [TEN, 'DTEND;TZID=Europe/Berlin:20300524T100000'],
    [],
  ),
  one(
    'whose end is its beginning in another zone takes no time',
    [TEN, 'DTEND:20300524T080000Z'],
    [],
  ),
  one('of no length takes no time', [TEN, 'DURATION:PT0S'], []),
  one('of no length, each day, takes no time', [TEN, 'RRULE:FREQ=DAILY'], []),
  one(
    'that ends before it begins is busy until its day ends',
    [TEN, 'DTEND;TZID=Europe/Berlin:20300524T090000'],
    ['2030-05-24 08:00-22:00'],
    { problems: ['end-not-understood'] },
  ),
  one(
    'whose end is no time is busy until its day ends',
    [TEN, 'DTEND;TZID=Europe/Berlin:20300524T250000'],
    ['2030-05-24 08:00-22:00'],
    { problems: ['end-not-understood'] },
  ),
  one(
    'whose end is empty is busy until its day ends',
    [TEN, 'DTEND:'],
    ['2030-05-24 08:00-22:00'],
    { problems: ['end-not-understood'] },
  ),
  one(
    'whose length is no length is busy until its day ends',
    [TEN, 'DURATION:an hour'],
    ['2030-05-24 08:00-22:00'],
    { problems: ['end-not-understood'] },
  ),
  one(
    'whose length says no number is busy until its day ends',
    [TEN, 'DURATION:PT'],
    ['2030-05-24 08:00-22:00'],
    { problems: ['end-not-understood'] },
  ),
  one(
    'of a length below nothing is busy until its day ends',
    [TEN, 'DURATION:-PT1H'],
    ['2030-05-24 08:00-22:00'],
    { problems: ['end-not-understood'] },
  ),
  one('until 24:00', [TEN, 'DTEND;TZID=Europe/Berlin:20300524T240000'], ['2030-05-24 08:00-22:00']),
  one(
    'from a time that is skipped in spring: it begins when it is over',
    ['DTSTART;TZID=Europe/Berlin:20300331T023000', 'DTEND;TZID=Europe/Berlin:20300331T040000'],
    ['2030-03-31 01:30-02:00'],
  ),
  one(
    'in time that is skipped in spring',
    ['DTSTART;TZID=Europe/Berlin:20300331T021500', 'DTEND;TZID=Europe/Berlin:20300331T024500'],
    ['2030-03-31 01:15-01:45'],
  ),
  one(
    'from skipped time until what follows it',
    ['DTSTART;TZID=Europe/Berlin:20300331T023000', 'DTEND;TZID=Europe/Berlin:20300331T030000'],
    ['2030-03-31 01:30-02:00'],
  ),
  one(
    'of two same times in autumn it is the first',
    ['DTSTART;TZID=Europe/Berlin:20301027T023000', 'DURATION:PT1H'],
    ['2030-10-27 00:30-01:30'],
  ),
  one(
    'over both hours of autumn',
    ['DTSTART;TZID=Europe/Berlin:20301027T013000', 'DTEND;TZID=Europe/Berlin:20301027T033000'],
    ['2030-10-26 23:30 - 2030-10-27 02:30'],
  ),
  one(
    'each day over the change of spring',
    ['DTSTART;TZID=Europe/Berlin:20300330T100000', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=3'],
    ['2030-03-30 09:00-10:00', '2030-03-31 08:00-09:00', '2030-04-01 08:00-09:00'],
  ),
  one(
    'each day at a time that is skipped on one',
    ['DTSTART;TZID=Europe/Berlin:20300330T023000', 'DURATION:PT30M', 'RRULE:FREQ=DAILY;COUNT=3'],
    ['2030-03-30 01:30-02:00', '2030-03-31 01:30-02:00', '2030-04-01 00:30-01:00'],
  ),
  one(
    'each hour over both hours of autumn',
    ['DTSTART;TZID=Europe/Berlin:20301027T013000', 'DURATION:PT15M', 'RRULE:FREQ=HOURLY;COUNT=3'],
    [
      '2030-10-26 23:30-23:45',
      '2030-10-27 00:30-00:45',
      '2030-10-27 01:30-01:45',
      '2030-10-27 02:30-02:45',
    ],
  ),
  one(
    'each night: so much exact time, also in a long night',
    [
      'DTSTART;TZID=Europe/Berlin:20301026T220000',
      'DTEND;TZID=Europe/Berlin:20301027T060000',
      'RRULE:FREQ=DAILY;COUNT=2',
    ],
    ['2030-10-26 20:00 - 2030-10-27 05:00', '2030-10-27 21:00 - 2030-10-28 06:00'],
  ),
  one(
    'that is over when what is asked for begins',
    ['DTSTART:20291231T230000Z', 'DTEND:20300101T000000Z'],
    [],
  ),
  one('that begins when what is asked for ends', ['DTSTART:20320101T000000Z', 'DURATION:PT1H'], []),
  one(
    'that reaches into what is asked for',
    ['DTSTART:20291231T230000Z', 'DTEND:20300101T000001Z'],
    ['2029-12-31 23:00 - 2030-01-01 00:00:01'],
  ),
  one(
    'that reaches out of it',
    ['DTSTART:20311231T230000Z', 'DURATION:PT5H'],
    ['2031-12-31 23:00 - 2032-01-01 04:00'],
  ),
  one(
    'that has what is asked for within itself',
    ['DTSTART:20000101T000000Z', 'DTEND:20400101T000000Z'],
    ['2000-01-01 00:00 - 2040-01-01 00:00'],
  ),
  one(
    'of a series a long one that began before reaches in',
    ['DTSTART:20290101T000000Z', 'DURATION:P40D', 'RRULE:FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=1'],
    [
      '2029-12-01 00:00 - 2030-01-10 00:00',
      '2030-12-01 00:00 - 2031-01-10 00:00',
      '2031-12-01 00:00 - 2032-01-10 00:00',
    ],
  ),
];

const FLOATING = ['DTSTART:20300524T100000', 'DTEND:20300524T110000'];

/** Names that zones have in the wild, each with what ten o'clock of 24 May and of 15 January is there. */
const ZONES: readonly (readonly [string, string, string])[] = [
  ['Europe/Berlin', '08:00', '09:00'],
  ['europe/berlin', '08:00', '09:00'],
  ['America/New_York', '14:00', '15:00'],
  ['America/Argentina/Buenos_Aires', '13:00', '13:00'],
  ['Asia/Kolkata', '04:30', '04:30'],
  ['Asia/Calcutta', '04:30', '04:30'],
  ['US/Pacific', '17:00', '18:00'],
  ['UTC', '10:00', '10:00'],
  ['GMT', '10:00', '10:00'],
  ['Etc/GMT-3', '07:00', '07:00'],
  ['Z', '10:00', '10:00'],
  ['/freeassociation.sourceforge.net/Europe/Berlin', '08:00', '09:00'],
  ['/freeassociation.sourceforge.net/Tzfile/America/New_York', '14:00', '15:00'],
  ['/mozilla.org/20050126_1/Europe/London', '09:00', '10:00'],
  ['/softwarestudio.org/Olson_20011030_5/America/Argentina/Buenos_Aires', '13:00', '13:00'],
  ['/citadel.org/20210210_1/Asia/Tokyo', '01:00', '01:00'],
  ['Romance Standard Time', '08:00', '09:00'],
  ['W. Europe Standard Time', '08:00', '09:00'],
  ['w. europe standard time', '08:00', '09:00'],
  ['GMT Standard Time', '09:00', '10:00'],
  ['Greenwich Standard Time', '10:00', '10:00'],
  ['Central Europe Standard Time', '08:00', '09:00'],
  ['Central European Standard Time', '08:00', '09:00'],
  ['E. Europe Standard Time', '07:00', '08:00'],
  ['GTB Standard Time', '07:00', '08:00'],
  ['FLE Standard Time', '07:00', '08:00'],
  ['Turkey Standard Time', '07:00', '07:00'],
  ['Russian Standard Time', '07:00', '07:00'],
  ['Eastern Standard Time', '14:00', '15:00'],
  ['Central Standard Time', '15:00', '16:00'],
  ['Mountain Standard Time', '16:00', '17:00'],
  ['US Mountain Standard Time', '17:00', '17:00'],
  ['Pacific Standard Time', '17:00', '18:00'],
  ['Alaskan Standard Time', '18:00', '19:00'],
  ['Hawaiian Standard Time', '20:00', '20:00'],
  ['Newfoundland Standard Time', '12:30', '13:30'],
  ['India Standard Time', '04:30', '04:30'],
  ['Nepal Standard Time', '04:15', '04:15'],
  ['China Standard Time', '02:00', '02:00'],
  ['Tokyo Standard Time', '01:00', '01:00'],
  ['AUS Eastern Standard Time', '00:00', '2030-01-14 23:00'],
  ['E. Australia Standard Time', '00:00', '00:00'],
  ['New Zealand Standard Time', '2030-05-23 22:00', '2030-01-14 21:00'],
  ['UTC+12', '2030-05-23 22:00', '2030-01-14 22:00'],
  ['tzone://Microsoft/Utc', '10:00', '10:00'],
  ['UTC+01:00', '09:00', '09:00'],
  ['GMT-0500', '15:00', '15:00'],
  ['+0530', '04:30', '04:30'],
];

const named: readonly CalendarCase[] = ZONES.flatMap(([tzid, summer, winter]) =>
  (
    [
      ['20300524', summer],
      ['20300115', winter],
    ] as const
  ).map(([date, at]) => {
    const day = `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}`;
    const start = at.length === 5 ? `${day} ${at}` : at;
    const minutes = Number(start.slice(14)) + 10;
    return one(
      `${tzid} on ${day}`,
      [`DTSTART;TZID="${tzid}":${date}T100000`, 'DURATION:PT10M'],
      [`${start}-${start.slice(11, 13)}:${minutes}`],
    );
  }),
);

/** A zone two and a half hours ahead, three and a half from the first of April to the first of October. */
function ownZone(tzid: string, ...more: readonly string[]): string {
  return lines(
    'BEGIN:VTIMEZONE',
    `TZID:${tzid}`,
    ...more,
    'BEGIN:STANDARD',
    'DTSTART:19701001T030000',
    'TZOFFSETFROM:+0330',
    'TZOFFSETTO:+0230',
    'RRULE:FREQ=YEARLY;BYMONTH=10;BYMONTHDAY=1',
    'END:STANDARD',
    'BEGIN:DAYLIGHT',
    'DTSTART:19700401T020000',
    'TZOFFSETFROM:+0230',
    'TZOFFSETTO:+0330',
    'RRULE:FREQ=YEARLY;BYMONTH=4;BYMONTHDAY=1',
    'END:DAYLIGHT',
    'END:VTIMEZONE',
  );
}

function zone(tzid: string, ...own: readonly string[]): string {
  return lines('BEGIN:VTIMEZONE', `TZID:${tzid}`, ...own, 'END:VTIMEZONE');
}

function observance(kind: string, ...own: readonly string[]): string {
  return lines(`BEGIN:${kind}`, ...own, `END:${kind}`);
}

function tenIn(tzid: string, date = '20300524'): string {
  return event(`DTSTART;TZID="${tzid}":${date}T100000`, 'DURATION:PT1H');
}

function inZone(
  name: string,
  component: string,
  tzid: string,
  busy: string,
  asked?: Asked,
): CalendarCase {
  return texts(name, [calendar(component, tenIn(tzid))], [busy], asked);
}

const HALF = '2030-05-24 06:30-07:30';
const UNKNOWN: Asked = { problems: ['unknown-zone'] };

export const zones: readonly CalendarCase[] = [
  ...named,
  one('no zone: the owner’s, here Berlin', FLOATING, ['2030-05-24 08:00-09:00']),
  one('no zone: the owner’s, here New York', FLOATING, ['2030-05-24 14:00-15:00'], {
    zone: 'America/New_York',
  }),
  one(
    'no zone, each day over a change of the clocks',
    ['DTSTART:20300330T100000', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=2'],
    ['2030-03-30 09:00-10:00', '2030-03-31 08:00-09:00'],
  ),
  one(
    'UTC, each day over a change of the clocks',
    ['DTSTART:20300330T100000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=2'],
    ['2030-03-30 10:00-11:00', '2030-03-31 10:00-11:00'],
  ),
  one(
    'an empty zone is none',
    ['DTSTART;TZID=:20300524T100000', 'DURATION:PT1H'],
    ['2030-05-24 08:00-09:00'],
  ),
  one(
    'UTC and a zone: UTC counts',
    ['DTSTART;TZID=America/New_York:20300524T100000Z', 'DURATION:PT1H'],
    ['2030-05-24 10:00-11:00'],
  ),
  one(
    'a zone that nothing knows is the owner’s, and told',
    ['DTSTART;TZID=Middle Earth:20300524T100000', 'DURATION:PT1H'],
    ['2030-05-24 08:00-09:00'],
    UNKNOWN,
  ),
  one(
    'three letters that mean several zones are none',
    ['DTSTART;TZID=IST:20300524T100000', 'DURATION:PT1H'],
    ['2030-05-24 08:00-09:00'],
    UNKNOWN,
  ),
  one(
    'a name of Outlook that has a colon and no quotes',
    ['DTSTART;TZID=(UTC+01:00) Somewhere:20300524T100000', 'DURATION:PT1H'],
    ['2030-05-24 09:00-10:00'],
  ),
  inZone('its own component', ownZone('Our Town'), 'Our Town', HALF),
  texts(
    'its own component, in winter',
    [calendar(ownZone('Our Town'), tenIn('Our Town', '20300115'))],
    ['2030-01-15 07:30-08:30'],
  ),
  texts(
    'its own component after the event',
    [calendar(tenIn('Our Town'), ownZone('Our Town'))],
    [HALF],
  ),
  texts(
    'its own component, the hour that it skips',
    [
      calendar(
        ownZone('Our Town'),
        event('DTSTART;TZID=Our Town:20300401T023000', 'DURATION:PT1H'),
      ),
    ],
    ['2030-04-01 00:00-01:00'],
  ),
  texts(
    'its own component, the first of two same hours',
    [
      calendar(
        ownZone('Our Town'),
        event('DTSTART;TZID=Our Town:20301001T023000', 'DURATION:PT1H'),
      ),
    ],
    ['2030-09-30 23:00 - 2030-10-01 00:00'],
  ),
  texts(
    'its own component, a series over its change',
    [
      calendar(
        ownZone('Our Town'),
        event('DTSTART;TZID=Our Town:20300331T100000', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=2'),
      ),
    ],
    ['2030-03-31 07:30-08:30', '2030-04-01 06:30-07:30'],
  ),
  texts(
    'its own component, long ago',
    [
      calendar(
        ownZone('Our Town'),
        event(
          'DTSTART;TZID=Our Town:19950524T100000',
          'DURATION:PT1H',
          'RRULE:FREQ=YEARLY;UNTIL=20300601T000000Z',
        ),
      ),
    ],
    [HALF],
  ),
  inZone(
    'a component of IANA’s name that says otherwise',
    ownZone('Europe/Berlin'),
    'Europe/Berlin',
    '2030-05-24 08:00-09:00',
  ),
  inZone(
    'a component of a Windows name that says otherwise',
    ownZone('Romance Standard Time'),
    'Romance Standard Time',
    '2030-05-24 08:00-09:00',
  ),
  inZone(
    'a component of another name that says where it is',
    ownZone('Our Town', 'X-LIC-LOCATION:Asia/Tokyo'),
    'Our Town',
    '2030-05-24 01:00-02:00',
  ),
  inZone(
    'a component that says it is nowhere',
    ownZone('Our Town', 'X-LIC-LOCATION:Nowhere'),
    'Our Town',
    HALF,
  ),
  inZone(
    'a component with a comma in its name',
    ownZone('(UTC+02:30) Here\\, There'),
    '(UTC+02:30) Here, There',
    HALF,
  ),
  inZone('three letters with a component', ownZone('IST'), 'IST', HALF),
  inZone(
    'Outlook’s custom zone',
    ownZone('tzone://Microsoft/Custom'),
    'tzone://Microsoft/Custom',
    HALF,
  ),
  inZone(
    'a component of one offset',
    zone(
      'X',
      observance('STANDARD', 'DTSTART:16010101T000000', 'TZOFFSETFROM:+0200', 'TZOFFSETTO:+0200'),
    ),
    'X',
    '2030-05-24 08:00-09:00',
  ),
  inZone(
    'a component without a start',
    zone('X', observance('STANDARD', 'TZOFFSETFROM:+0200', 'TZOFFSETTO:+0200')),
    'X',
    '2030-05-24 08:00-09:00',
  ),
  inZone(
    'a component that does not say from what it changes',
    zone('X', observance('STANDARD', 'DTSTART:19700101T000000', 'TZOFFSETTO:-0330')),
    'X',
    '2030-05-24 13:30-14:30',
  ),
  inZone(
    'an offset with seconds',
    zone(
      'X',
      observance(
        'STANDARD',
        'DTSTART:19700101T000000',
        'TZOFFSETFROM:+001730',
        'TZOFFSETTO:+001730',
      ),
    ),
    'X',
    '2030-05-24 09:42:30-10:42:30',
  ),
  inZone(
    'an offset without a sign',
    zone(
      'X',
      observance('STANDARD', 'DTSTART:19700101T000000', 'TZOFFSETFROM:0100', 'TZOFFSETTO:0100'),
    ),
    'X',
    '2030-05-24 09:00-10:00',
  ),
  inZone(
    'an offset with a colon',
    zone(
      'X',
      observance('STANDARD', 'DTSTART:19700101T000000', 'TZOFFSETFROM:+01:00', 'TZOFFSETTO:+01:00'),
    ),
    'X',
    '2030-05-24 09:00-10:00',
  ),
  inZone(
    'changes by their dates',
    zone(
      'X',
      observance(
        'STANDARD',
        'DTSTART:20000101T000000',
        'RDATE:20290101T000000,20300101T000000',
        'TZOFFSETFROM:+0500',
        'TZOFFSETTO:+0100',
      ),
      observance(
        'DAYLIGHT',
        'DTSTART:20000701T000000',
        'RDATE:20290701T000000,20300501T000000',
        'TZOFFSETFROM:+0100',
        'TZOFFSETTO:+0500',
      ),
    ),
    'X',
    '2030-05-24 05:00-06:00',
  ),
  inZone(
    'a rule that has ended: its last change holds',
    zone(
      'X',
      observance(
        'DAYLIGHT',
        'DTSTART:19900401T000000',
        'RRULE:FREQ=YEARLY;UNTIL=19950401T000000Z',
        'TZOFFSETFROM:+0100',
        'TZOFFSETTO:+0200',
      ),
      observance(
        'STANDARD',
        'DTSTART:19901001T000000',
        'RRULE:FREQ=YEARLY;UNTIL=19951001T000000Z',
        'TZOFFSETFROM:+0200',
        'TZOFFSETTO:+0100',
      ),
    ),
    'X',
    '2030-05-24 09:00-10:00',
  ),
  inZone(
    'a rule of Outlook from 1601',
    zone(
      'X',
      observance(
        'STANDARD',
        'DTSTART:16010101T030000',
        'TZOFFSETFROM:+0200',
        'TZOFFSETTO:+0100',
        'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10',
      ),
      observance(
        'DAYLIGHT',
        'DTSTART:16010101T020000',
        'TZOFFSETFROM:+0100',
        'TZOFFSETTO:+0200',
        'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3',
      ),
    ),
    'X',
    '2030-05-24 08:00-09:00',
  ),
  inZone(
    'before its first change it is what this begins from',
    zone(
      'X',
      observance('DAYLIGHT', 'DTSTART:20400101T000000', 'TZOFFSETFROM:+0200', 'TZOFFSETTO:+0300'),
    ),
    'X',
    '2030-05-24 08:00-09:00',
  ),
  inZone('an empty component', zone('X'), 'X', '2030-05-24 08:00-09:00', UNKNOWN),
  inZone(
    'a component without offsets',
    zone('X', observance('STANDARD', 'DTSTART:19700101T000000')),
    'X',
    '2030-05-24 08:00-09:00',
    UNKNOWN,
  ),
  inZone(
    'a component with an offset of days',
    zone(
      'X',
      observance('STANDARD', 'DTSTART:19700101T000000', 'TZOFFSETFROM:+9900', 'TZOFFSETTO:+9900'),
    ),
    'X',
    '2030-05-24 08:00-09:00',
    UNKNOWN,
  ),
  inZone(
    'a component of another zone',
    ownZone('Elsewhere'),
    'X',
    '2030-05-24 08:00-09:00',
    UNKNOWN,
  ),
  inZone(
    'a component with a rule that never matches',
    zone(
      'X',
      observance(
        'STANDARD',
        'DTSTART:19700101T000000',
        'TZOFFSETFROM:+0200',
        'TZOFFSETTO:+0200',
        'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
      ),
    ),
    'X',
    '2030-05-24 08:00-09:00',
  ),
  inZone(
    'a component with a rule each second',
    zone(
      'X',
      observance(
        'STANDARD',
        'DTSTART:19700101T000000',
        'TZOFFSETFROM:+0200',
        'TZOFFSETTO:+0200',
        'RRULE:FREQ=SECONDLY',
      ),
    ),
    'X',
    '2030-05-24 08:00-09:00',
  ),
];
