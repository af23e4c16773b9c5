import {
  type Asked,
  type CalendarCase,
  calendar,
  event,
  FRIDAYS,
  one,
  texts,
} from './calendar-case.ts';

const TEN = ['DTSTART:20300524T080000Z', 'DURATION:PT1H'];
const BUSY = ['2030-05-24 08:00-09:00'];
const NONE: readonly string[] = [];
const FIRM: Asked = { countsTentative: false };

type Answer = 'busy' | 'free' | 'perhaps';

/** What an event says of itself: `perhaps` is busy by a setting. */
const ROWS: readonly (readonly [Answer, readonly string[]])[] = [
  ['busy', ['STATUS:CONFIRMED']],
  ['busy', ['STATUS:']],
  ['busy', ['STATUS:NONSENSE']],
  ['free', ['STATUS:CANCELLED']],
  ['free', ['STATUS:cancelled']],
  ['free', ['STATUS;X-A=B: CANCELLED ']],
  ['perhaps', ['STATUS:TENTATIVE']],
  ['perhaps', ['status:tentative']],
  ['busy', ['TRANSP:OPAQUE']],
  ['busy', ['TRANSP:NONSENSE']],
  ['free', ['TRANSP:TRANSPARENT']],
  ['free', ['transp:transparent']],
  ['free', ['X-MICROSOFT-CDO-BUSYSTATUS:FREE']],
  ['free', ['x-microsoft-cdo-busystatus:free']],
  ['free', ['X-MICROSOFT-CDO-BUSYSTATUS:WORKINGELSEWHERE']],
  ['busy', ['X-MICROSOFT-CDO-BUSYSTATUS:BUSY']],
  ['busy', ['X-MICROSOFT-CDO-BUSYSTATUS:OOF']],
  ['busy', ['X-MICROSOFT-CDO-BUSYSTATUS:NONSENSE']],
  ['perhaps', ['X-MICROSOFT-CDO-BUSYSTATUS:TENTATIVE']],
  ['free', ['TRANSP:OPAQUE', 'X-MICROSOFT-CDO-BUSYSTATUS:FREE']],
  ['busy', ['TRANSP:TRANSPARENT', 'X-MICROSOFT-CDO-BUSYSTATUS:BUSY']],
  ['busy', ['TRANSP:TRANSPARENT', 'X-MICROSOFT-CDO-BUSYSTATUS:OOF']],
  ['free', ['TRANSP:TRANSPARENT', 'X-MICROSOFT-CDO-BUSYSTATUS:NONSENSE']],
  ['perhaps', ['TRANSP:TRANSPARENT', 'X-MICROSOFT-CDO-BUSYSTATUS:TENTATIVE']],
  ['free', ['STATUS:CANCELLED', 'X-MICROSOFT-CDO-BUSYSTATUS:BUSY']],
  ['free', ['X-MICROSOFT-CDO-BUSYSTATUS:FREE', 'X-MICROSOFT-CDO-INTENDEDSTATUS:BUSY']],
  ['busy', ['ATTENDEE;PARTSTAT=ACCEPTED:mailto:ada@example.com']],
  ['busy', ['ATTENDEE;PARTSTAT=NEEDS-ACTION:mailto:ada@example.com']],
  ['busy', ['ATTENDEE:mailto:ada@example.com']],
  ['busy', ['ATTENDEE;PARTSTAT=NONSENSE:mailto:ada@example.com']],
  ['free', ['ATTENDEE;PARTSTAT=DECLINED:mailto:ada@example.com']],
  ['free', ['ATTENDEE;PARTSTAT=declined:MAILTO:Ada@Example.com']],
  ['free', ['ATTENDEE;PARTSTAT="DECLINED":mailto:ada@example.com']],
  ['free', ['ATTENDEE;PARTSTAT=DECLINED:ada@example.com']],
  ['free', ['ATTENDEE;PARTSTAT=DELEGATED:mailto:ada@example.com']],
  ['perhaps', ['ATTENDEE;PARTSTAT=TENTATIVE:mailto:ada@example.com']],
  [
    'free',
    [
      'ATTENDEE;CN="Lovelace, Ada";ROLE=REQ-PARTICIPANT;PARTSTAT=DECLINED;RSVP=TRUE:mailto:ada@example.com',
    ],
  ],
  ['free', ['ATTENDEE;EMAIL=ada@example.com;PARTSTAT=DECLINED:/principals/users/ada/']],
  ['busy', ['ATTENDEE;PARTSTAT=DECLINED:mailto:max@example.com']],
  ['busy', ['ATTENDEE;PARTSTAT=DECLINED:mailto:ada@example.com.org']],
  [
    'busy',
    [
      'ATTENDEE;PARTSTAT=DECLINED:mailto:max@example.com',
      'ATTENDEE;PARTSTAT=ACCEPTED:mailto:ada@example.com',
    ],
  ],
  [
    'free',
    [
      'ATTENDEE;PARTSTAT=ACCEPTED:mailto:max@example.com',
      'ATTENDEE;PARTSTAT=DECLINED:mailto:ada@example.com',
    ],
  ],
  [
    'busy',
    [
      'ATTENDEE;PARTSTAT=DECLINED:mailto:ada@example.com',
      'ATTENDEE;PARTSTAT=ACCEPTED:mailto:ada@example.com',
    ],
  ],
  [
    'free',
    ['ORGANIZER:mailto:ada@example.com', 'ATTENDEE;PARTSTAT=DECLINED:mailto:ada@example.com'],
  ],
  ['busy', ['ORGANIZER:mailto:ada@example.com']],
  ['perhaps', ['STATUS:TENTATIVE', 'ATTENDEE;PARTSTAT=ACCEPTED:mailto:ada@example.com']],
  [
    'free',
    ['STATUS:CONFIRMED', 'TRANSP:OPAQUE', 'ATTENDEE;PARTSTAT=DECLINED:mailto:ada@example.com'],
  ],
  ['busy', ['CATEGORIES:Birthday']],
  ['busy', ['CLASS:PRIVATE']],
  [
    'busy',
    ['BEGIN:VALARM', 'ACTION:DISPLAY', 'STATUS:CANCELLED', 'TRANSP:TRANSPARENT', 'END:VALARM'],
  ],
  ['busy', ['BEGIN:VALARM', 'ATTENDEE;PARTSTAT=DECLINED:mailto:ada@example.com', 'END:VALARM']],
];

const DAY = ['DTSTART;VALUE=DATE:20300524', 'SUMMARY:Ada'];
const YEARLY = [...DAY, 'RRULE:FREQ=YEARLY'];
const DAY_BUSY = ['2030-05-23 22:00 - 2030-05-24 22:00'];

/** How address books mark a birthday. */
const BIRTHDAYS: readonly string[] = [
  'CATEGORIES:Birthday',
  'CATEGORIES:BIRTHDAY',
  'CATEGORIES:Contacts,Birthday',
  'CATEGORIES:Anniversary',
  'CATEGORIES:Geburtstag',
  'CATEGORIES:Cumpleaños',
  'X-KDE-KABC-BIRTHDAY:YES',
  'X-NEXTCLOUD-BC-FIELD-TYPE:BDAY',
  'X-GOOGLE-EVENT-TYPE:birthday',
];

export const standing: readonly CalendarCase[] = [
  ...ROWS.flatMap(([answer, own]) => [
    one(`${answer}: ${own.join(' ')}`, [...TEN, ...own], answer === 'free' ? NONE : BUSY),
    ...(answer === 'perhaps'
      ? [
          one(
            `not busy where only what is sure counts: ${own.join(' ')}`,
            [...TEN, ...own],
            NONE,
            FIRM,
          ),
        ]
      : []),
  ]),
  one(
    'who has two addresses is busy by the one that is',
    [
      ...TEN,
      'ATTENDEE;PARTSTAT=DECLINED:mailto:ada@home.example',
      'ATTENDEE;PARTSTAT=ACCEPTED:mailto:ada@example.com',
    ],
    BUSY,
    { addresses: ['ada@example.com', 'ada@home.example'] },
  ),
  one(
    'who declined under both is not',
    [
      ...TEN,
      'ATTENDEE;PARTSTAT=DECLINED:mailto:ada@home.example',
      'ATTENDEE;PARTSTAT=DECLINED:mailto:ada@example.com',
    ],
    NONE,
    { addresses: ['ada@example.com', 'ada@home.example'] },
  ),
  one(
    'who has no address is busy',
    [...TEN, 'ATTENDEE;PARTSTAT=DECLINED:mailto:ada@example.com'],
    BUSY,
    { addresses: [] },
  ),
];

export const birthdays: readonly CalendarCase[] = [
  ...BIRTHDAYS.map((line) => one(`not busy: ${line}`, [...YEARLY, line], NONE)),
  one('a birthday without a rule', [...DAY, 'CATEGORIES:Birthday'], NONE),
  one('a day of another category', [...DAY, 'CATEGORIES:Holiday'], DAY_BUSY),
  one(
    'a day whose title speaks of one',
    ['DTSTART;VALUE=DATE:20300524', 'SUMMARY:Birthday party in Rome'],
    DAY_BUSY,
  ),
  one(
    'a party in the evening is one’s time',
    [...TEN, 'CATEGORIES:Birthday', 'RRULE:FREQ=YEARLY;COUNT=1'],
    BUSY,
  ),
  texts('a calendar of birthdays', [calendar('X-WR-CALNAME:Birthdays', event(...YEARLY))], NONE),
  texts(
    'a calendar of contacts’ birthdays',
    [calendar('X-WR-CALNAME:Contact Birthdays', event(...YEARLY))],
    NONE,
  ),
  texts(
    'a calendar of birthdays in German',
    [calendar('X-WR-CALNAME:Geburtstage', event(...YEARLY))],
    NONE,
  ),
  texts(
    'a time in a calendar of birthdays',
    [calendar('X-WR-CALNAME:Birthdays', event(...TEN))],
    BUSY,
  ),
  texts(
    'a calendar of another name',
    [calendar('X-WR-CALNAME:Birthdays and trips', event(...DAY))],
    DAY_BUSY,
  ),
];

export const ours: readonly CalendarCase[] = [
  one('ours takes no time', [...TEN, 'UID:apt_1@kalends'], NONE, { ours: ['apt_1@kalends'] }),
  one('another does', [...TEN, 'UID:apt_2@kalends'], BUSY, { ours: ['apt_1@kalends'] }),
  texts(
    'ours beside another',
    [calendar(event(...TEN, 'UID:apt_1@kalends'), event(...TEN))],
    BUSY,
    { ours: ['apt_1@kalends'] },
  ),
  texts(
    'ours that was moved there takes none at its new time either',
    [calendar(event('UID:apt_1@kalends', 'DTSTART:20300601T080000Z', 'DURATION:PT1H'))],
    NONE,
    { ours: ['apt_1@kalends'] },
  ),
  texts(
    'ours that was made a series takes none',
    [calendar(event('UID:apt_1@kalends', ...FRIDAYS))],
    NONE,
    { ours: ['apt_1@kalends'] },
  ),
  texts(
    'ours that cannot be understood tells nothing',
    [calendar(event('UID:apt_1@kalends', 'DTSTART:soon'))],
    NONE,
    { ours: ['apt_1@kalends'] },
  ),
];
