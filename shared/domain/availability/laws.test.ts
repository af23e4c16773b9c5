import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it, vi } from 'vitest';
import { askedSlots } from '#shared/domain/availability/asked-slots.ts';
import { decide } from '#shared/domain/availability/decide.ts';
import { explain } from '#shared/domain/availability/explain.ts';
import { gridStep } from '#shared/domain/availability/grid.ts';
import { groupByDate } from '#shared/domain/availability/group-by-date.ts';
import { firstSlot, listSlots } from '#shared/domain/availability/list-slots.ts';
import { busyRange, limitRange } from '#shared/domain/availability/load-range.ts';
import { pausedUntil } from '#shared/domain/availability/pause.ts';
import {
  type AvailabilityFacts,
  type FlatIntervals,
  type HostFacts,
  LIMIT_PERIODS,
  type LimitPeriod,
  type Limits,
  type MeetingRules,
} from '#shared/domain/availability/types.ts';
import {
  anyQuestion,
  datesAround,
  PHASELESS_INTERVALS,
  type Question,
} from '#tests/support/builders/arbitrary-facts.ts';

const RUNS = { numRuns: 80 };
// Far more than the laws take on a quiet machine.
vi.setConfig({ testTimeout: 60_000 });

describe('show = validate = explain', () => {
  it('whatever the list shows can be booked, with the same group', () => {
    fc.assert(
      fc.property(anyQuestion(), ({ facts, range }) => {
        for (const slot of listSlots(facts, range)) {
          const decision = decide(facts, slot.startMinute);
          expect(decision.bookable).toBe(true);
          expect(decision.bookable && decision.group).toBe(slot.group);
        }
      }),
      RUNS,
    );
  });

  it('the list is all that can be booked when starts are one grid step apart', () => {
    const phaseless = anyQuestion().filter(({ facts }) =>
      PHASELESS_INTERVALS.some((interval) => interval === facts.rules.slotIntervalMinutes),
    );
    fc.assert(
      fc.property(phaseless, ({ facts, range }) => {
        const shown = listSlots(facts, range).map((slot) => slot.startMinute);
        expect(shown).toEqual(minutesOf(range).filter((minute) => isBookable(facts, minute)));
      }),
      { numRuns: 12 },
    );
  });

  it('7.8 an asked start is answered as a booking of it is, whatever the list shows', () => {
    const asking = anyQuestion().chain((question) =>
      fc.record({
        question: fc.constant(question),
        starts: fc.array(
          fc.integer({
            min: question.range.startMinute - 60,
            max: question.range.endMinute + 60,
          }),
          { maxLength: 60 },
        ),
      }),
    );
    fc.assert(
      fc.property(asking, ({ question: { facts, range }, starts }) => {
        const shown = listSlots(facts, range);
        const asked = [...starts, ...shown.map(({ startMinute }) => startMinute)];
        const answers = askedSlots(facts, range, asked);
        const inRange = asked.filter((at) => at >= range.startMinute && at < range.endMinute);
        expect(answers.map(({ startMinute }) => startMinute)).toEqual(
          [...new Set(inRange)].sort((a, b) => a - b),
        );
        for (const { startMinute, bookable, group, reasons } of answers) {
          const decision = decide(facts, startMinute);
          expect(bookable).toBe(decision.bookable);
          expect(group).toBe(decision.bookable ? decision.group : undefined);
          expect(reasons).toEqual(decision.bookable ? [] : decision.reasons);
        }
        const open = new Set(answers.filter((slot) => slot.bookable).map(startOf));
        expect(shown.every(({ startMinute }) => open.has(startMinute))).toBe(true);
      }),
      RUNS,
    );
  });

  it('troubleshoot agrees with the decision at every start, and lists every slot', () => {
    fc.assert(
      fc.property(anyQuestion(), ({ facts, range }) => {
        const rows = explain(facts, range);
        for (const row of rows) {
          const decision = decide(facts, row.startMinute);
          expect(row.unavailabilityEvents).toEqual(decision.bookable ? [] : decision.reasons);
          expect(row.group).toBe(decision.bookable ? decision.group : undefined);
          expect(decision.bookable || decision.reasons.length > 0).toBe(true);
        }
        const listed = new Set(rows.map((row) => row.startMinute));
        expect(listed.size).toBe(rows.length);
        expect(listSlots(facts, range).every((slot) => listed.has(slot.startMinute))).toBe(true);
      }),
      RUNS,
    );
  });

  it('the decision is that of a minute-by-minute walk with Temporal', () => {
    fc.assert(
      fc.property(anyQuestion(1), (question) => {
        const alone = {
          ...question.facts,
          groups: [],
          resources: [],
          rules: { ...question.facts.rules, limits: {} },
          hosts: question.facts.hosts.map(({ limits: _, overall: __, ...host }) => host),
        };
        const isFree = slowOracle({ ...question, facts: alone });
        for (
          let minute = question.range.startMinute;
          minute < question.range.endMinute;
          minute += 5
        ) {
          expect(isBookable(alone, minute), new Date(minute * 60_000).toISOString()).toBe(
            isFree(minute),
          );
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe('the asked range', () => {
  it('decides only which starts are shown: two halves make the whole', () => {
    const halved = anyQuestion().chain((question) =>
      fc.record({
        question: fc.constant(question),
        middle: fc.integer({ min: question.range.startMinute, max: question.range.endMinute }),
      }),
    );
    fc.assert(
      fc.property(halved, ({ question: { facts, range }, middle }) => {
        const before = listSlots(facts, { ...range, endMinute: middle });
        const after = listSlots(facts, { ...range, startMinute: middle });
        expect([...before, ...after]).toEqual(listSlots(facts, range));
      }),
      RUNS,
    );
  });

  it('needs no facts beyond the ranges that it names', () => {
    fc.assert(
      fc.property(anyQuestion(), ({ facts, range }) => {
        const loaded = {
          ...facts,
          hosts: facts.hosts.map((host) => onlyLoaded(facts, host, range)),
          resources: facts.resources.map((resource) => {
            const taken = within(resource.taken, busyRange(range, facts.rules, facts.hosts));
            return { ...resource, taken };
          }),
        };
        expect(listSlots(loaded, range)).toEqual(listSlots(facts, range));
        expect(explain(loaded, range)).toEqual(explain(facts, range));
      }),
      RUNS,
    );
  });

  it('begins with the first slot', () => {
    fc.assert(
      fc.property(anyQuestion(), ({ facts, range }) => {
        const shown = listSlots(facts, range).filter((slot) => slot.startMinute >= facts.nowMinute);
        expect(firstSlot(facts, range)).toBe(shown[0]?.startMinute);
      }),
      RUNS,
    );
  });
});

describe('the viewer’s zone', () => {
  it('changes the dates, never the slots', () => {
    const zone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
    fc.assert(
      fc.property(anyQuestion(), zone, ({ facts, range }, timeZone) => {
        const slots = listSlots(facts, range);
        const groups = groupByDate(slots, timeZone);
        expect(
          groups.flatMap((group) => group.slots).sort((a, b) => a.startMinute - b.startMinute),
        ).toEqual(slots);
        for (const { date, slots } of groups) {
          const dates = slots.map(({ startMinute }) => zoned(startMinute, timeZone).toPlainDate());
          expect(new Set(dates.map(String))).toEqual(new Set([date]));
        }
      }),
      RUNS,
    );
  });
});

describe('busy time', () => {
  it('never makes a start bookable; taken away again, the list is restored', () => {
    const more = anyQuestion().chain((question) =>
      fc.record({
        question: fc.constant(question),
        start: fc.integer({ min: question.range.startMinute, max: question.range.endMinute }),
        length: fc.integer({ min: 1, max: 300 }),
      }),
    );
    fc.assert(
      fc.property(more, ({ question: { facts, range }, start, length }) => {
        const busier = {
          ...facts,
          hosts: facts.hosts.map((host) => addBusy(host, [start, start + length])),
        };
        for (const slot of listSlots(busier, range)) {
          expect(isBookable(facts, slot.startMinute)).toBe(true);
        }
        for (let minute = range.startMinute; minute < range.endMinute; minute += 15) {
          if (isBookable(busier, minute)) expect(isBookable(facts, minute)).toBe(true);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('is never overlapped by a slot, nor is its padding; no slot comes before its notice', () => {
    fc.assert(
      fc.property(anyQuestion(1), ({ facts, range }) => {
        const { rules, hosts, nowMinute } = facts;
        const busy = pairsOf(hosts.flatMap((host) => Object.values(host.busy).flat()));
        const rooms = facts.resources.map(({ taken }) => pairsOf(taken));
        for (const slot of listSlots({ ...facts, groups: [] }, range)) {
          const opens = slot.startMinute - rules.bufferBeforeMinutes;
          const closes = slot.startMinute + rules.durationMinutes + rules.bufferAfterMinutes;
          expect(slot.startMinute).toBeGreaterThanOrEqual(nowMinute + rules.minNoticeMinutes);
          const isTouched = ([start, end]: [number, number]) =>
            start < end && start < closes && opens < end;
          expect(busy.some(isTouched)).toBe(false);
          expect(rooms.length > 0 && rooms.every((taken) => taken.some(isTouched))).toBe(false);
        }
      }),
      RUNS,
    );
  });

  it('of a resource is never given twice: one of the asked ones is free at every slot', () => {
    fc.assert(
      fc.property(anyQuestion(), ({ facts, range }) => {
        const bare = { ...facts, groups: [] };
        for (const { startMinute } of listSlots(bare, range)) {
          const decision = decide(bare, startMinute);
          const taken = decision.bookable ? decision.resourceChannelIds.length : -1;
          expect(taken > 0).toBe(facts.resources.length > 0);
        }
        const withoutNeed = listSlots({ ...bare, resources: [] }, range).map(startOf);
        const listed = listSlots(bare, range).map(startOf);
        expect(listed.every((slot) => withoutNeed.includes(slot))).toBe(true);
      }),
      RUNS,
    );
  });

  it('9. beyond a limit, of the host or of the meeting type, is never given', () => {
    const alone = anyQuestion(1).filter(({ facts: { hosts } }) =>
      hosts.some(({ limits, overall }) => limits !== undefined || overall !== undefined),
    );
    fc.assert(
      fc.property(alone, ({ facts, range }) => {
        const [host] = facts.hosts;
        if (!host) return;
        const { limits = [], overall = { limits: {}, counted: [], pauses: false } } = host;
        const agreed = [facts.rules.limits, ...limits].map((each) => ({
          limits: each,
          counted: host.counted,
        }));
        const isPassed = slowLimits([...agreed, overall], host.timeZone, facts.rules);
        for (const { startMinute } of listSlots({ ...facts, groups: [] }, range)) {
          expect(isPassed(startMinute), new Date(startMinute * 60_000).toISOString()).toBe(false);
        }
        const { overall: _, ...unlimited } = host;
        const free = { ...facts, hosts: [{ ...unlimited, limits: [] }], groups: [] };
        const open = { ...free, rules: { ...facts.rules, limits: {} } };
        const isPaused = pausedUntil(facts) !== undefined;
        const lost = listSlots(open, range)
          .map(startOf)
          .filter((start) => !isBookable({ ...facts, groups: [] }, start));
        expect(lost.every((start) => isPaused || isPassed(start))).toBe(true);
      }),
      RUNS,
    );
  });

  it('9. of hosts who take turns, one who pauses keeps nobody from the others', () => {
    const several = anyQuestion().filter(({ facts }) => facts.hosts.length > 1);
    fc.assert(
      fc.property(several, ({ facts, range }) => {
        const [first, ...others] = facts.hosts;
        if (!first) return;
        const overall = { limits: { year: { count: 0 } }, counted: [], pauses: true };
        const rules = { ...facts.rules, calculationMethod: 'anyone' as const };
        const paused = { ...facts, rules, groups: [], hosts: [{ ...first, overall }, ...others] };
        const without = { ...paused, hosts: others };
        expect(listSlots(paused, range)).toEqual(listSlots(without, range));
      }),
      RUNS,
    );
  });

  it('a host whose calendar cannot be read is not free', () => {
    fc.assert(
      fc.property(anyQuestion(), ({ facts, range }) => {
        const hosts = facts.hosts.map((host) => ({ ...host, calendarUnreadable: true }));
        expect(listSlots({ ...facts, hosts, groups: [] }, range)).toEqual([]);
      }),
      RUNS,
    );
  });
});

function startOf({ startMinute }: { startMinute: number }): number {
  return startMinute;
}

function isBookable(facts: AvailabilityFacts, minute: number): boolean {
  return decide(facts, minute).bookable;
}

function minutesOf({ startMinute, endMinute }: Question['range']): number[] {
  return Array.from({ length: endMinute - startMinute }, (_, index) => startMinute + index);
}

function addBusy(host: HostFacts, interval: FlatIntervals): HostFacts {
  const events = [...(host.busy['calendar-event'] ?? []), ...interval];
  return { ...host, busy: { ...host.busy, 'calendar-event': events } };
}

/** The host as a server would load it: what the named ranges leave out is left out. */
function onlyLoaded(
  facts: AvailabilityFacts,
  host: HostFacts,
  range: Question['range'],
): HostFacts {
  const busyIn = busyRange(range, facts.rules, facts.hosts);
  const limitsIn = limitRange(range, facts.rules, facts.hosts, facts.nowMinute);
  const busy = Object.fromEntries(
    Object.entries(host.busy).map(([kind, intervals]) => [kind, within(intervals, busyIn)]),
  );
  const startsIn = (counted: readonly number[]) =>
    pairsOf(counted)
      .filter(([start]) => limitsIn && start >= limitsIn.startMinute && start < limitsIn.endMinute)
      .flat();
  const overall = host.overall && { ...host.overall, counted: startsIn(host.overall.counted) };
  return { ...host, busy, counted: startsIn(host.counted), overall };
}

function within(intervals: FlatIntervals, range: Question['range']): FlatIntervals {
  return pairsOf(intervals)
    .filter(([start, end]) => start < range.endMinute && end > range.startMinute)
    .flat();
}

function pairsOf(flat: FlatIntervals): [number, number][] {
  const pairs: [number, number][] = [];
  for (let at = 0; at < flat.length; at += 2) pairs.push([flat[at] ?? 0, flat[at + 1] ?? 0]);
  return pairs;
}

function zoned(minute: number, timeZone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(minute * 60_000).toZonedDateTimeISO(timeZone);
}

/** Whether one more meeting would pass a limit, the slow way: each period's dates by Temporal. */
function slowLimits(
  quotas: readonly { readonly limits: Limits; readonly counted: readonly number[] }[],
  timeZone: string,
  { durationMinutes }: MeetingRules,
): (startMinute: number) => boolean {
  const nameOf = (period: LimitPeriod, minute: number) => {
    const date = zoned(minute, timeZone).toPlainDate();
    const names = {
      day: date.toString(),
      week: `${date.yearOfWeek}-${date.weekOfYear}`,
      month: date.toPlainYearMonth().toString(),
      year: String(date.year),
    };
    return names[period];
  };
  return (startMinute) =>
    quotas.some(({ limits, counted }) =>
      LIMIT_PERIODS.some((period) => {
        const { count = Infinity, minutes = Infinity } = limits[period] ?? {};
        const same = pairsOf(counted).filter(
          ([start]) => nameOf(period, start) === nameOf(period, startMinute),
        );
        const booked = same.reduce((sum, [, length]) => sum + length, 0);
        return same.length + 1 > count || booked + durationMinutes > minutes;
      }),
    );
}

/** One host without groups, limits or resources, the slow way: sets of minutes, clocks read by Temporal. */
function slowOracle({ facts, range }: Question): (minute: number) => boolean {
  const { rules, hosts, nowMinute } = facts;
  const [host] = hosts;
  if (!host || host.calendarUnreadable) return () => false;
  const open = openMinutes(host, range);
  for (const [start, end] of pairsOf(Object.values(host.busy).flat())) {
    if (start >= end) continue;
    const last = end + rules.bufferBeforeMinutes;
    for (let at = start - rules.bufferAfterMinutes; at < last; at += 1) open.delete(at);
  }
  const dateAt = (minute: number) => zoned(minute, host.timeZone).toPlainDate();
  const today = dateAt(nowMinute);
  const window = rules.bookingWindow;
  const from = window.kind === 'range' ? Temporal.PlainDate.from(window.from) : today;
  const to =
    window.kind === 'range' ? Temporal.PlainDate.from(window.to) : today.add({ days: window.days });
  const isWithin = (minute: number) =>
    Temporal.PlainDate.compare(dateAt(minute), from) >= 0 &&
    Temporal.PlainDate.compare(dateAt(minute), to) <= 0;
  return (start) => {
    if (start < nowMinute + rules.minNoticeMinutes) return false;
    if (zoned(start, host.timeZone).minute % gridStep(rules.slotIntervalMinutes) !== 0)
      return false;
    const end = start + rules.durationMinutes;
    for (let at = start; at < end; at += 1) if (!open.has(at)) return false;
    return isWithin(start) && isWithin(end - 1);
  };
}

function openMinutes(host: HostFacts, range: Question['range']): Set<number> {
  const minutes = new Set<number>();
  for (const date of datesAround(host.timeZone, range)) {
    const day = Temporal.PlainDate.from(date);
    for (const [start, end] of host.overrides[date] ?? host.weekly[day.dayOfWeek % 7] ?? []) {
      const closes = end === 1439 ? 1440 : end <= start ? end + 1440 : end;
      const last = instantOf(day, closes, host.timeZone);
      for (let at = instantOf(day, start, host.timeZone); at < last; at += 1) minutes.add(at);
    }
  }
  return minutes;
}

function instantOf(date: Temporal.PlainDate, minutes: number, timeZone: string): number {
  const local = date.toPlainDateTime().add({ minutes });
  return (
    local.toZonedDateTime(timeZone, { disambiguation: 'compatible' }).epochMilliseconds / 60_000
  );
}
