import { describe, expect, test } from 'vitest';
import { CalendarFault } from '../calendar-fault.ts';
import { unfold } from './read-lines.ts';
import { digestFeed, splitFeed } from './split-feed.ts';

const toFile = (...lines: readonly string[]) => lines.map((line) => `${line}\r\n`).join('');
const aCalendar = (...lines: readonly string[]) =>
  toFile('BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR');
const anEvent = (...lines: readonly string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];
const aZone = (name: string, offset = '+0100') => [
  ...['BEGIN:VTIMEZONE', `TZID:${name}`, 'BEGIN:STANDARD', 'DTSTART:19700101T000000'],
  ...[`TZOFFSETFROM:${offset}`, `TZOFFSETTO:${offset}`, 'END:STANDARD', 'END:VTIMEZONE'],
];
const START = 'DTSTART:20300506T100000Z';

const split = (file: string | Uint8Array, charset = 'utf-8') =>
  splitFeed(unfold(typeof file === 'string' ? Buffer.from(file) : file, charset));
const troubleOf = (file: string) =>
  split(file).then(
    () => undefined,
    (error: unknown) => (error instanceof CalendarFault ? error.trouble : error),
  );
const objectsOf = async (...lines: readonly string[]) => (await split(aCalendar(...lines))).objects;
const idsOf = async (...lines: readonly string[]) =>
  (await objectsOf(...lines)).map(({ id }) => id);
const versionsOf = async (...lines: readonly string[]) =>
  (await objectsOf(...lines)).map(({ version }) => version);

describe('an object', () => {
  test('is an event with all that deviates from it, wherever that stands', async () => {
    const objects = await objectsOf(
      ...anEvent('UID:a', 'RECURRENCE-ID:20300513T100000Z', 'DTSTART:20300513T120000Z'),
      ...anEvent('UID:b', START),
      ...anEvent('UID:a', START, 'RRULE:FREQ=WEEKLY'),
      ...anEvent('UID:a', 'RECURRENCE-ID:20300520T100000Z', 'STATUS:CANCELLED'),
    );
    expect(objects).toHaveLength(2);
    expect(objects[0]?.content).toBe(
      toFile(
        ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Kalends//Feed//EN'],
        ...anEvent('UID:a', START, 'RRULE:FREQ=WEEKLY'),
        ...anEvent('UID:a', 'RECURRENCE-ID:20300513T100000Z', 'DTSTART:20300513T120000Z'),
        ...anEvent('UID:a', 'RECURRENCE-ID:20300520T100000Z', 'STATUS:CANCELLED'),
        'END:VCALENDAR',
      ),
    );
  });

  test('has the zones that it names, wherever they stand, and no other', async () => {
    const [first, second] = await objectsOf(
      ...aZone('Romance Standard Time'),
      ...aZone('Unused'),
      ...anEvent(
        'UID:a',
        'DTSTART;TZID="Romance Standard Time":20300506T100000',
        'X-LATE;tzid=Late:1',
      ),
      ...anEvent('UID:b', START),
      ...aZone('Late'),
    );
    expect(first?.content.match(/^TZID:.*(?=\r)/gm)).toEqual([
      'TZID:Romance Standard Time',
      'TZID:Late',
    ]);
    expect(second?.content).not.toContain('VTIMEZONE');
  });

  test('has deviations alone where a feed has no event for them', async () => {
    const deviation = anEvent('UID:a', 'RECURRENCE-ID:20300513T100000Z', START);
    const [object, ...none] = await objectsOf(...deviation);
    expect(none).toEqual([]);
    expect(object?.content).toContain(toFile(...deviation));
    expect([object?.id]).toEqual(await idsOf(...anEvent('UID:a', START)));
  });

  test('is one for each event where a feed has several of one UID, and one for the same twice', async () => {
    const other = anEvent('UID:a', 'DTSTART:20300507T100000Z');
    const objects = await objectsOf(
      ...anEvent('UID:a', START),
      ...other,
      ...anEvent('UID:a', START),
    );
    expect(objects).toHaveLength(2);
    expect(new Set(objects.map(({ id }) => id)).size).toBe(2);
    expect(objects[1]?.content).toContain(toFile(...other));
  });

  test('keeps what nobody here knows, and leaves out what is no line of a calendar', async () => {
    const [object] = await objectsOf(
      ...anEvent('UID:a', START, 'X-ODD;X=";:":a\\,b;c', 'DESCRIPTION:one', 'two', ''),
    );
    expect(object?.content).toContain('\r\nX-ODD;X=";:":a\\,b;c\r\nDESCRIPTION:one\r\nEND:VEVENT');
  });

  test('takes no UID from an alarm, and none that is empty', async () => {
    const alarm = ['BEGIN:VALARM', 'UID:alarm', 'END:VALARM'];
    const ids = await idsOf(
      ...anEvent(START, ...alarm),
      ...anEvent('UID:', START, 'SUMMARY:Dentist'),
      ...anEvent('UID: ', START, 'SUMMARY:Lunch'),
    );
    expect(new Set(ids).size).toBe(3);
    expect(ids).not.toContain((await idsOf(...anEvent('UID:alarm', START)))[0]);
  });

  test.each(['__proto__', 'constructor', 'toString'])('may have the UID %s', async (uid) => {
    expect(await objectsOf(...anEvent(`UID:${uid}`, START))).toHaveLength(1);
  });
});

describe('id and version stay', () => {
  const event = (...more: readonly string[]) => anEvent('UID:a', START, ...more);

  test('while nothing but the stamp and the head of the file changes', async () => {
    const one = await split(aCalendar('X-PUBLISHED:1', ...event('DTSTAMP:20300101T000000Z')));
    const other = await split(aCalendar('X-PUBLISHED:2', ...event('DTSTAMP:20300102T000000Z')));
    expect(other.objects[0]?.version).toBe(one.objects[0]?.version);
    expect(other.objects[0]?.id).toBe(one.objects[0]?.id);
  });

  test('in whatever order they come, and however they are folded', async () => {
    const deviations = ['20300513', '20300520', '20300527'].map((day) =>
      anEvent('UID:a', `RECURRENCE-ID:${day}T100000Z`, 'STATUS:CANCELLED'),
    );
    const versions = await versionsOf(...event(), ...deviations.flat());
    expect(await versionsOf(...deviations.reverse().flat(), ...event())).toEqual(versions);
    const folded = aCalendar(...event('SUMMARY:Den', ' tist')).replaceAll('\r\n', '\n');
    expect((await split(folded)).objects[0]?.version).toEqual(
      (await versionsOf(...event('SUMMARY:Dentist')))[0],
    );
  });

  test('without a UID, as long as its content does', async () => {
    const unnamed = anEvent('DTSTAMP:20300101T000000Z', START, 'SUMMARY:Dentist');
    const later = anEvent('DTSTAMP:20300102T000000Z', START, 'SUMMARY:Dentist');
    expect(await idsOf(...later, ...anEvent('UID:b', START))).toContain(
      (await idsOf(...unnamed))[0],
    );
  });

  test('and the version does not with a word, a deviation or a zone that is another', async () => {
    const inZone = anEvent('UID:a', 'DTSTART;TZID=Here:20300506T100000');
    const versions = await Promise.all([
      versionsOf(...event()),
      versionsOf(...event('SUMMARY:Dentist')),
      versionsOf(...event(), ...anEvent('UID:a', 'RECURRENCE-ID:20300513T100000Z')),
      versionsOf(...inZone),
      versionsOf(...aZone('Here'), ...inZone),
      versionsOf(...aZone('Here', '+0200'), ...inZone),
    ]);
    expect(new Set(versions.flat()).size).toBe(versions.length);
  });
});

describe('a file', () => {
  test('says its name, colour and zone', async () => {
    const file = aCalendar(
      'X-WR-CALNAME:Ada\\, at work\\n\u0007',
      'X-APPLE-CALENDAR-COLOR:#1BADF8FF',
      'X-WR-TIMEZONE:Europe/Berlin',
    );
    expect(await split(file)).toEqual({
      name: 'Ada, at work',
      color: '#1badf8',
      timeZone: 'Europe/Berlin',
      objects: [],
    });
    expect(await split(aCalendar('NAME:Ada', 'X-WR-TIMEZONE:Romance Standard Time'))).toMatchObject(
      {
        name: 'Ada',
        color: null,
        timeZone: null,
      },
    );
  });

  test('is read with a mark at its beginning, other ends of lines, and small letters', async () => {
    const file = toFile('begin:vcalendar', 'begin:vevent', 'uid:a', 'end:vevent', 'end:vcalendar');
    for (const each of [
      `\uFEFF${file}`,
      file.replaceAll('\r\n', '\n'),
      file.replaceAll('\r\n', '\r'),
    ]) {
      expect((await split(each)).objects).toHaveLength(1);
    }
  });

  test('is read where a fold lies within a letter, and in the letters that it says', async () => {
    const [before, after] = aCalendar(...anEvent('UID:a', 'SUMMARY:ü')).split('ü');
    const folded = Buffer.concat([
      Buffer.from(`${before}`),
      ...[Buffer.from([0xc3]), Buffer.from('\r\n '), Buffer.from([0xbc])],
      Buffer.from(`${after}`),
    ]);
    expect((await split(folded)).objects[0]?.content).toContain('SUMMARY:ü');
    const latin = Buffer.from(aCalendar(...anEvent('UID:a', 'SUMMARY:ü')), 'latin1');
    expect((await split(latin, 'iso-8859-1')).objects[0]?.content).toContain('SUMMARY:ü');
    expect((await split(folded, 'nonsense')).objects[0]?.content).toContain('SUMMARY:ü');
  });

  test('may have several calendars, each with zones of its own', async () => {
    const calendar = (uid: string, offset: string) =>
      aCalendar(
        ...aZone('Here', offset),
        ...anEvent(`UID:${uid}`, 'DTSTART;TZID=Here:20300506T100000'),
      );
    const { objects } = await split(calendar('a', '+0100') + calendar('b', '+0200'));
    expect(objects[0]?.content).toContain('TZOFFSETTO:+0100');
    expect(objects[1]?.content).toContain('TZOFFSETTO:+0200');
  });

  test('has no objects for tasks and journals', async () => {
    expect(await objectsOf('BEGIN:VTODO', 'UID:a', 'END:VTODO')).toEqual([]);
  });

  test.each([
    '',
    '\r\n\r\n',
    'nonsense',
    '<!doctype html>\n<title>Sign in</title>',
    '{"error":{}}',
    'BEGIN:VCARD\r\nEND:VCARD\r\n',
    '<b>Warning</b>: something\r\nBEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n',
  ])('%j is no calendar', async (file) => {
    expect(await troubleOf(file)).toBe('no-calendar-there');
  });

  const whole = aCalendar(...aZone('Here'), ...anEvent('UID:a', START), ...anEvent('UID:b', START));

  test('that breaks off anywhere is not understood, however little is missing', async () => {
    const begun = 'BEGIN:VCALENDAR\r\n'.length;
    const complete = whole.trimEnd().length;
    for (let length = begun; length < complete; length += 1) {
      expect(await troubleOf(whole.slice(0, length)), `${length}`).toBe('answer-not-understood');
    }
    expect(await troubleOf(whole.slice(0, complete))).toBeUndefined();
  });

  test.each([
    ['what comes after it', `${whole}<!-- made in 3 ms -->`],
    ['another that begins', `${whole}BEGIN:VCALENDAR\r\n`],
    ['one within it', whole.replace('BEGIN:VEVENT', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT')],
    ['an event that does not end', whole.replace('END:VEVENT\r\n', '')],
    ['an event that ends as another thing', whole.replace('END:VEVENT', 'END:VTODO')],
    ['one too many ends', `${whole}END:VCALENDAR\r\n`],
    [
      'busy times alone, which would be free',
      aCalendar('BEGIN:VFREEBUSY', 'FREEBUSY:20300506T100000Z/PT1H', 'END:VFREEBUSY'),
    ],
  ])('is not understood with %s', async (_, file) => {
    expect(await troubleOf(file)).toBe('answer-not-understood');
  });

  test('that would grow without bounds by its zones is not understood', async () => {
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:Here',
      `X-FILLER:${'x'.repeat(1_000_000)}`,
      'END:VTIMEZONE',
    ];
    const events = Array.from({ length: 200 }, (_, index) =>
      anEvent(`UID:${index}`, 'DTSTART;TZID=Here:20300506T100000'),
    );
    expect(await troubleOf(aCalendar(...zone, ...events.flat()))).toBe('answer-not-understood');
  });

  test('is known by all that is in it but for the stamps', () => {
    const stamped = (second: number) =>
      aCalendar(...anEvent('UID:a', `DTSTAMP:2030010${second}T000000Z`, START));
    expect(digestFeed(stamped(1))).toBe(digestFeed(stamped(2)));
    expect(digestFeed(stamped(1))).not.toBe(digestFeed(stamped(1).replace('UID:a', 'UID:b')));
  });
});

test('ten thousand events are split, each whole, and the process goes on meanwhile', async () => {
  const events = Array.from({ length: 10_000 }, (_, index) =>
    anEvent(`UID:${index}`, 'DTSTART;TZID=Here:20300506T100000', `SUMMARY:Event ${index}`),
  );
  let turns = 0;
  const turn = setInterval(() => {
    turns += 1;
  }, 0);
  const { objects } = await split(aCalendar(...aZone('Here'), ...events.flat()));
  clearInterval(turn);
  expect(turns).toBeGreaterThan(5);
  expect(objects).toHaveLength(10_000);
  expect(objects[9_999]?.content).toContain('SUMMARY:Event 9999');
});
