import { type CalendarCase, calendar, event, lines, one, texts } from './calendar-case.ts';

/** What other schedulers and parsers got wrong. */
export const peers: readonly CalendarCase[] = [
  one(
    'calcom 2864: a series blocks more than once',
    [
      'DTSTART;TZID=Europe/Berlin:20300506T090000',
      'DTEND;TZID=Europe/Berlin:20300506T093000',
      'RRULE:FREQ=WEEKLY;BYDAY=MO',
    ],
    [
      '2030-05-06 07:00-07:30',
      '2030-05-13 07:00-07:30',
      '2030-05-20 07:00-07:30',
      '2030-05-27 07:00-07:30',
    ],
    { within: ['2030-05-01', '2030-06-01'] },
  ),
  one(
    'calcom 8166: a series that began years ago blocks today',
    [
      'DTSTART;TZID=Europe/Berlin:20190107T090000',
      'DURATION:PT30M',
      'RRULE:FREQ=WEEKLY;INTERVAL=2',
    ],
    ['2030-05-13 07:00-07:30', '2030-05-27 07:00-07:30'],
    { within: ['2030-05-01', '2030-06-01'] },
  ),
  one(
    'calcom 7796: a series by days of the week blocks each of them',
    [
      'DTSTART;TZID=America/New_York:20300506T090000',
      'DURATION:PT1H',
      'RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;UNTIL=20300510T130000Z',
    ],
    [
      '2030-05-06 13:00-14:00',
      '2030-05-07 13:00-14:00',
      '2030-05-08 13:00-14:00',
      '2030-05-09 13:00-14:00',
      '2030-05-10 13:00-14:00',
    ],
  ),
  texts(
    'calcom 18060: accepted as a whole, one of it declined',
    [
      calendar(
        event(
          'DTSTART:20300506T090000Z',
          'DURATION:PT1H',
          'RRULE:FREQ=WEEKLY;COUNT=3',
          'ATTENDEE;PARTSTAT=ACCEPTED:mailto:ada@example.com',
        ),
        event(
          'RECURRENCE-ID:20300513T090000Z',
          'DTSTART:20300513T090000Z',
          'DURATION:PT1H',
          'ATTENDEE;PARTSTAT=DECLINED:mailto:ada@example.com',
        ),
      ),
    ],
    ['2030-05-06 09:00-10:00', '2030-05-20 09:00-10:00'],
  ),
  texts(
    'calcom 18060: declined as a whole, one of it accepted',
    [
      calendar(
        event(
          'DTSTART:20300506T090000Z',
          'DURATION:PT1H',
          'RRULE:FREQ=WEEKLY;COUNT=3',
          'ATTENDEE;PARTSTAT=DECLINED:mailto:ada@example.com',
        ),
        event(
          'RECURRENCE-ID:20300513T090000Z',
          'DTSTART:20300513T090000Z',
          'DURATION:PT1H',
          'ATTENDEE;PARTSTAT=ACCEPTED:mailto:ada@example.com',
        ),
      ),
    ],
    ['2030-05-13 09:00-10:00'],
  ),
  texts(
    'calcom 18060: not answered as a whole, one of it declined',
    [
      calendar(
        event(
          'DTSTART:20300506T090000Z',
          'DURATION:PT1H',
          'RRULE:FREQ=WEEKLY;COUNT=2',
          'ATTENDEE;PARTSTAT=NEEDS-ACTION:mailto:ada@example.com',
        ),
        event(
          'RECURRENCE-ID:20300513T090000Z',
          'DTSTART:20300513T090000Z',
          'DURATION:PT1H',
          'ATTENDEE;PARTSTAT=DECLINED:mailto:ada@example.com',
        ),
      ),
    ],
    ['2030-05-06 09:00-10:00'],
  ),
  one(
    'calcom 8754: a day is the host’s, east of Greenwich',
    ['DTSTART;VALUE=DATE:20300524', 'DTEND;VALUE=DATE:20300525'],
    ['2030-05-23 14:00 - 2030-05-24 14:00'],
    { zone: 'Australia/Brisbane' },
  ),
  one(
    'calcom 6292: a day is the host’s, west of Greenwich',
    ['DTSTART;VALUE=DATE:20300524', 'DTEND;VALUE=DATE:20300525'],
    ['2030-05-24 06:00 - 2030-05-25 06:00'],
    { zone: 'America/Denver' },
  ),
  texts(
    'kewisch 366: ones of a series without the series',
    [
      calendar(
        event('RECURRENCE-ID:20300506T090000Z', 'DTSTART:20300506T090000Z', 'DURATION:PT1H'),
        event('RECURRENCE-ID:20300513T090000Z', 'DTSTART:20300513T100000Z', 'DURATION:PT1H'),
      ),
    ],
    ['2030-05-06 09:00-10:00', '2030-05-13 10:00-11:00'],
  ),
  texts(
    'kewisch 366: one of a series that carries the rule, without the series',
    [
      calendar(
        event(
          'RECURRENCE-ID:20300506T090000Z',
          'DTSTART:20300506T090000Z',
          'DURATION:PT1H',
          'RRULE:FREQ=WEEKLY;COUNT=2',
        ),
      ),
    ],
    ['2030-05-06 09:00-10:00', '2030-05-13 09:00-10:00'],
  ),
  texts(
    'nextcloud 5641: a rule without any time stops nothing',
    [
      calendar(
        event(
          'UID:none',
          'DTSTART:20300506T090000Z',
          'DURATION:PT1H',
          'RRULE:FREQ=WEEKLY;UNTIL=20300501T000000Z',
        ),
        event(
          'UID:gone',
          'DTSTART:20300506T090000Z',
          'DURATION:PT1H',
          'RRULE:FREQ=DAILY;COUNT=1',
          'EXDATE:20300506T090000Z',
        ),
        event('DTSTART:20300524T080000Z', 'DURATION:PT1H'),
      ),
    ],
    ['2030-05-24 08:00-09:00'],
  ),
  texts(
    'a Windows name with its component, as Exchange writes it',
    [
      calendar(
        lines(
          'BEGIN:VTIMEZONE',
          'TZID:Romance Standard Time',
          'BEGIN:STANDARD',
          'DTSTART:16010101T030000',
          'TZOFFSETFROM:+0200',
          'TZOFFSETTO:+0100',
          'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10',
          'END:STANDARD',
          'BEGIN:DAYLIGHT',
          'DTSTART:16010101T020000',
          'TZOFFSETFROM:+0100',
          'TZOFFSETTO:+0200',
          'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3',
          'END:DAYLIGHT',
          'END:VTIMEZONE',
        ),
        event(
          'DTSTART;TZID=Romance Standard Time:20300524T100000',
          'DTEND;TZID=Romance Standard Time:20300524T110000',
          'X-MICROSOFT-CDO-BUSYSTATUS:BUSY',
          'TRANSP:OPAQUE',
        ),
      ),
    ],
    ['2030-05-24 08:00-09:00'],
  ),
  texts(
    'an empty UID is no UID that others share',
    [
      calendar(
        event('UID:', 'DTSTART:20300506T090000Z', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;COUNT=2'),
        event(
          'UID:',
          'RECURRENCE-ID:20300513T090000Z',
          'DTSTART:20300601T090000Z',
          'DURATION:PT1H',
        ),
      ),
    ],
    ['2030-05-06 09:00-10:00', '2030-05-13 09:00-10:00', '2030-06-01 09:00-10:00'],
  ),
];
