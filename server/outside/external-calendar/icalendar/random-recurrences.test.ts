import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { type ToldSeries, tellSeries, toInstants } from '#tests/calendars/tell-series.ts';
import { type OracleRule, WEEKDAYS } from '#tests/calendars/temporal-oracle.ts';
import { roundsOf } from '#tests/support/race-rounds.ts';
import { toBusyTimes } from './to-busy-times.ts';

/** Zones whose clocks change at odd times, by odd amounts, twice in Ramadan, or never. */
const ZONES = [
  ...[
    'Europe/Berlin',
    'America/New_York',
    'Australia/Lord_Howe',
    'Africa/Cairo',
    'America/Santiago',
  ],
  ...[
    'Asia/Kathmandu',
    'Africa/Casablanca',
    'Pacific/Auckland',
    'UTC',
    'Europe/Dublin',
    'Asia/Beirut',
  ],
  ...[
    'Antarctica/Troll',
    'America/St_Johns',
    'Pacific/Chatham',
    'Asia/Jerusalem',
    'America/Havana',
  ],
];
const FROM = Temporal.PlainDate.from('2030-01-01');
const TO = Temporal.PlainDate.from('2031-03-01');
const OWNERS = 'Europe/Berlin';

const some = <Value>(values: fc.Arbitrary<Value>, maxLength: number) =>
  fc.oneof(
    { weight: 2, arbitrary: fc.constant<Value[]>([]) },
    { weight: 1, arbitrary: fc.uniqueArray(values, { minLength: 1, maxLength }) },
  );
const signed = (most: number) => fc.integer({ min: -most, max: most }).filter((each) => each !== 0);

const aRule = fc
  .constantFrom('DAILY', 'WEEKLY', 'WEEKLY', 'MONTHLY', 'MONTHLY', 'YEARLY')
  .chain((freq): fc.Arbitrary<OracleRule> => {
    const isYear = freq === 'YEARLY';
    const hasNth = isYear || freq === 'MONTHLY';
    return fc.record({
      freq: fc.constant(freq as OracleRule['freq']),
      interval: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 5 })),
      count: fc.option(fc.integer({ min: 1, max: 60 }), { nil: undefined }),
      until: fc.option(
        fc.oneof(
          fc.integer({ min: -10, max: 900 }).map((days) => FROM.add({ days })),
          fc
            .integer({ min: -400, max: 20_000 })
            .map((hours) => FROM.toZonedDateTime('UTC').toInstant().add({ hours })),
        ),
        { nil: undefined },
      ),
      byDay: some(
        fc.record({
          nth: hasNth
            ? fc.oneof(fc.constant(0), signed(isYear ? 53 : 5), signed(5))
            : fc.constant(0),
          weekday: fc.constantFrom(...WEEKDAYS),
        }),
        4,
      ),
      byMonthDay: freq === 'WEEKLY' ? fc.constant([]) : some(signed(31), 4),
      byMonth: some(fc.integer({ min: 1, max: 12 }), 4),
      byYearDay: isYear ? some(signed(366), 3) : fc.constant([]),
      byWeekNo: fc.constant([]),
      byHour: some(fc.integer({ min: 0, max: 23 }), 3),
      bySetPos: some(signed(5), 2),
      wkst: fc.constantFrom('MO', 'SU', 'WE'),
    });
  })
  .chain((rule) =>
    // Numbers of weeks, which Temporal knows of weeks that begin on Mondays.
    rule.freq === 'YEARLY' && rule.byYearDay.length === 0 && rule.byMonthDay.length === 0
      ? some(signed(53), 3).map(
          (byWeekNo): OracleRule =>
            byWeekNo.length > 0 ? { ...rule, byWeekNo, wkst: 'MO' } : rule,
        )
      : fc.constant(rule),
  );

const aSeries: fc.Arbitrary<ToldSeries> = fc.record({
  rule: aRule,
  zone: fc.constantFrom(...ZONES),
  place: fc.constantFrom('zone', 'zone', 'zone', 'floating', 'day'),
  start: fc
    .record({ day: fc.integer({ min: -500, max: 300 }), minute: fc.integer({ min: 0, max: 95 }) })
    .map(({ day, minute }) =>
      FROM.add({ days: day })
        .toPlainDateTime()
        .add({ minutes: minute * 15 }),
    ),
  minutes: fc.integer({ min: 1, max: 3000 }),
  /** Which of its turns, and how they are written. */
  left: fc.array(
    fc.record({ turn: fc.nat(40), how: fc.constantFrom('utc', 'own', 'other', 'day') }),
    { maxLength: 4 },
  ),
  more: fc.array(fc.integer({ min: -100, max: 500 * 24 * 4 }), { maxLength: 3 }),
  moved: fc.array(
    fc.record({
      turn: fc.nat(40),
      by: fc.integer({ min: -3000, max: 3000 }),
      cancelled: fc.boolean(),
      how: fc.constantFrom('utc', 'own', 'other'),
    }),
    { maxLength: 3 },
  ),
  following: fc.option(fc.record({ turn: fc.nat(20), by: fc.integer({ min: -1000, max: 1000 }) }), {
    nil: undefined,
  }),
});

/** Patience with many rounds on a busy machine. */
const ROUNDS_MS = 600_000;

test('random recurrences are when Temporal says that they are', { timeout: ROUNDS_MS }, () => {
  const runs = roundsOf({ few: 150, many: 5000 });
  let busy = 0;
  fc.assert(
    fc.property(aSeries, (series) => {
      const { text, times: expected } = tellSeries(series, { from: FROM, to: TO, owners: OWNERS });
      const { times, problems } = toBusyTimes([text], {
        fromMs: FROM.toZonedDateTime('UTC').epochMilliseconds,
        toMs: TO.toZonedDateTime('UTC').epochMilliseconds,
        timeZone: OWNERS,
        countsTentative: true,
        ownerAddresses: [],
        isOurs: () => false,
      });
      busy += expected.length;
      expect(problems, text).toEqual([]);
      expect(
        times.map(({ startMs, endMs }) => toInstants(startMs, endMs)),
        text,
      ).toEqual(expected);
    }),
    { numRuns: runs },
  );
  // Not a test of nothing: a series is somewhere, as a rule.
  expect(busy).toBeGreaterThan(runs);
});
