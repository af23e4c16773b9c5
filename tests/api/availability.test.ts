import { beforeEach, describe, expect, test } from 'vitest';
import type { ApiClient } from '#shared/api/client.ts';
import { DEMO_PASSWORD } from '#tests/support/api.ts';
import { book, refusalOf, refusedWith, startsOf } from '#tests/support/api-bookings.ts';
import { countStatements } from '#tests/support/api-statements.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import {
  type AHost,
  type AMeetingType,
  aBusyTime,
  aCalendar,
  aHost,
  aLogin,
  aMeetingType,
  anAppointment,
  everyDay,
  hours,
  type MeetingTypeWish,
} from '#tests/support/builders.ts';

const MONDAY = '2030-01-07';
const at = (time: string, date = MONDAY) => `${date}T${time}:00.000Z`;
const day = { start: at('00:00'), end: at('23:59') };
const week = { start: at('00:00'), end: at('00:00', '2030-01-14') };

type Query = Omit<Parameters<typeof startsOf>[1], 'meetingTypeId' | 'start' | 'end'> & {
  readonly start?: string;
  readonly end?: string;
};

describeApi('availability', (api) => {
  let host: AHost;
  beforeEach(async () => {
    host = await aHost(api.db);
  });
  const offer = (wish?: MeetingTypeWish, by: AHost | readonly [AHost, ...AHost[]] = host) =>
    aMeetingType(api.db, by, wish);
  /** `['09:00', …]` of the Monday, in UTC; other days with their date. */
  const times = async ({ meetingTypeId }: AMeetingType, query: Query = {}) => {
    const starts = await startsOf(api.client, { meetingTypeId, ...day, ...query });
    return starts.map((start) => start.slice(start.startsWith(MONDAY) ? 11 : 0, 16));
  };
  const ask = async (
    { meetingTypeId }: AMeetingType,
    query: Query & { readonly troubleshoot?: boolean } = {},
    client: ApiClient = api.client,
  ) => {
    const { data } = await client.GET('/booking-availability', {
      params: { query: { meetingTypeId, timezone: 'UTC', ...day, ...query } },
    });
    if (!data) throw new Error('No data');
    return data;
  };
  /** The host's own client. */
  const signedIn = async () => {
    await aLogin(api.db, host, DEMO_PASSWORD);
    return api.signIn(host.email);
  };
  const halfHours = (from: number, to: number) =>
    Array.from({ length: (to - from) * 2 }, (_, index) => {
      const hour = String(from + Math.floor(index / 2)).padStart(2, '0');
      return `${hour}:${index % 2 === 0 ? '00' : '30'}`;
    });

  describe('the hours', () => {
    test('give a start every duration from the first to the last that fits', async () => {
      expect(await times(await offer())).toEqual(halfHours(9, 17));
      expect(await times(await offer({ durationMinutes: 50, slotIntervalMinutes: 60 }))).toEqual(
        ['09', '10', '11', '12', '13', '14', '15', '16'].map((hour) => `${hour}:00`),
      );
    });

    test('are replaced by the override of a date, or closed by it', async () => {
      host = await aHost(api.db, {
        overrides: { [MONDAY]: hours('20:00-21:00'), '2030-01-08': [] },
      });
      expect(await times(await offer(), { end: at('23:59', '2030-01-08') })).toEqual([
        '20:00',
        '20:30',
      ]);
    });

    test('may be several a day, touch, and cross midnight', async () => {
      host = await aHost(api.db, { weekly: everyDay('22:00-24:00', '0:00-1:00', '12:00-13:00') });
      expect(
        await times(await offer({ durationMinutes: 60 }), { end: at('02:00', '2030-01-08') }),
      ).toEqual(['12:00', '22:00', '23:00', '2030-01-08T00:00']);
    });

    test("are the host's, whatever the viewer's zone", async () => {
      host = await aHost(api.db, { timeZone: 'Asia/Kolkata' });
      const meetingType = await offer();
      const range = { start: at('00:00'), end: at('12:00') };
      const inTokyo = await times(meetingType, { ...range, timezone: 'Asia/Tokyo' });
      expect(inTokyo).toEqual(await times(meetingType, { ...range, timezone: 'America/New_York' }));
      // Until 06:00 it is before now.
      expect(inTokyo[0]).toBe('06:00');
      expect(inTokyo.at(-1)).toBe('11:00');
    });

    test('change with daylight saving time', async () => {
      host = await aHost(api.db, { timeZone: 'Europe/Berlin', weekly: everyDay('9:00-10:00') });
      const meetingType = await offer({ bookingWindow: { kind: 'rolling', days: 365 } });
      const spring = { start: '2030-03-30T00:00:00Z', end: '2030-04-01T00:00:00Z' };
      expect(await times(meetingType, spring)).toEqual([
        '2030-03-30T08:00',
        '2030-03-30T08:30',
        '2030-03-31T07:00',
        '2030-03-31T07:30',
      ]);
    });
  });

  describe('the answer', () => {
    test("groups starts by dates of the viewer's zone, each date once, sorted", async () => {
      host = await aHost(api.db, { weekly: everyDay('20:00-24:00') });
      const { dates } = await ask(await offer({ durationMinutes: 60 }), {
        ...week,
        timezone: 'Europe/Berlin',
      });
      expect(dates.map(({ date }) => date)).toEqual([
        '2030-01-07',
        '2030-01-08',
        '2030-01-09',
        '2030-01-10',
        '2030-01-11',
        '2030-01-12',
        '2030-01-13',
        '2030-01-14',
      ]);
      expect(dates[0]?.spots.map(({ startTime }) => startTime)).toEqual([
        at('20:00'),
        at('21:00'),
        at('22:00'),
      ]);
      expect(dates[1]?.spots[0]?.startTime).toBe(at('23:00'));
    });

    test('names the first date with a start, also beyond the asked range', async () => {
      host = await aHost(api.db, {
        weekly: everyDay(),
        overrides: { '2030-06-15': hours('9:00-10:00') },
      });
      const meetingType = await offer({ bookingWindow: { kind: 'rolling', days: 365 } });
      const { dates, earliestAvailableDate } = await ask(meetingType);
      expect({ dates, earliestAvailableDate }).toEqual({
        dates: [],
        earliestAvailableDate: '2030-06-15',
      });
      const later = await ask(meetingType, {
        start: '2030-06-01T00:00:00Z',
        end: '2030-07-01T00:00:00Z',
      });
      expect(later.earliestAvailableDate).toBe('2030-06-15');
    });

    test('names it also when an earlier one than the range begins with', async () => {
      const { earliestAvailableDate } = await ask(await offer(), {
        start: '2030-02-01T00:00:00Z',
        end: '2030-03-01T00:00:00Z',
      });
      expect(earliestAvailableDate).toBe(MONDAY);
    });

    test('names none when the window has none', async () => {
      host = await aHost(api.db, { weekly: everyDay() });
      expect(await ask(await offer())).toEqual({ dates: [], earliestAvailableDate: null });
    });

    test('covers at most 62 days a call', async () => {
      const meetingType = await offer();
      await ask(meetingType, { start: at('00:00'), end: '2030-03-10T00:00:00Z' });
      const { code, body } = await refusalOf(
        ask(meetingType, { start: at('00:00'), end: '2030-03-10T00:01:00Z' }),
      );
      expect([code, body.fields?.[0]?.path]).toEqual(['validation-failed', 'end']);
      const backwards = ask(meetingType, { start: day.end, end: day.start });
      expect((await refusalOf(backwards)).body.fields).toMatchObject([{ path: 'end' }]);
    });

    test('takes as many statements for a day and one host as for all there is', async () => {
      const others = await Promise.all(
        Array.from({ length: 9 }, () => aHost(api.db, { weekly: everyDay('9:00-17:00') }, host)),
      );
      const small = await offer();
      const large = await offer({ calculationMethod: 'anyone' }, [host, ...others]);
      for (const each of others) {
        for (const date of ['2030-01-08', '2030-01-09', '2030-01-10', '2030-01-11']) {
          const startIso = at('10:00', date);
          await anAppointment(api.db, { ...large, hostId: each.hostId }, { startIso });
        }
      }
      const counts = [];
      for (const [meetingType, end] of [
        [small, day.end],
        [large, day.end],
        [large, '2030-03-09T00:00:00Z'],
      ] as const) {
        const { db, counted } = countStatements(api.db);
        await ask(meetingType, { start: day.start, end }, api.clientOn(db));
        counts.push(counted.statements);
      }
      expect(counts).toEqual([1, 1, 1]);
    });
  });

  describe('taken time', () => {
    test('takes out what it overlaps, with the buffers of both', async () => {
      await anAppointment(
        api.db,
        { ...(await offer()), hostId: host.hostId },
        {
          startIso: at('12:00'),
        },
      );
      expect(await times(await offer())).not.toContain('12:00');
      expect(await times(await offer())).toHaveLength(15);
      const buffered = await times(await offer({ bufferBeforeMinutes: 15, bufferAfterMinutes: 5 }));
      expect(buffered).toContain('11:00');
      expect(buffered).not.toContain('11:30');
      expect(buffered).not.toContain('12:30');
      expect(buffered).toContain('13:00');
    });

    test('is external events and out of office too', async () => {
      await aBusyTime(api.db, host, 'calendar-event', [at('09:10'), at('09:20')]);
      await aBusyTime(api.db, host, 'out-of-office', [at('13:00'), at('23:00')]);
      expect(await times(await offer())).toEqual(halfHours(9, 13).slice(1));
    });

    test('lets buffers reach outside the hours', async () => {
      const meetingType = await offer({ bufferBeforeMinutes: 60, bufferAfterMinutes: 60 });
      expect(await times(meetingType)).toEqual(halfHours(9, 17));
    });

    test('closes a host whose calendar cannot be read', async () => {
      await aCalendar(api.db, host);
      const meetingType = await offer();
      expect(await times(meetingType)).toHaveLength(16);
      await aCalendar(api.db, host, { unreadableSince: at('05:00') });
      expect(await ask(meetingType)).toEqual({ dates: [], earliestAvailableDate: null });
      const { meetingTypeId } = meetingType;
      expect(await refusedWith(book(api.client, { meetingTypeId, start: at('10:00') }))).toBe(
        '409 slot-no-longer-available',
      );
      const { dates } = await ask(meetingType, { troubleshoot: true }, await signedIn());
      expect(dates[0]?.spots[0]?.unavailabilityEvents).toEqual([
        { type: 'calendarUnreadable', hostName: host.name },
      ]);
    });

    test('of the appointment that moves is free', async () => {
      const meetingType = await offer();
      const { appointmentId } = await anAppointment(
        api.db,
        { ...meetingType, hostId: host.hostId },
        { startIso: at('12:00') },
      );
      expect(await times(meetingType)).not.toContain('12:00');
      expect(await times(meetingType, { existingAppointmentId: appointmentId })).toContain('12:00');
    });
  });

  describe('the terms', () => {
    test('hold back what is sooner than the notice', async () => {
      expect((await times(await offer({ minNoticeMinutes: 300 })))[0]).toBe('11:00');
      api.clock.set(at('10:05'));
      expect((await times(await offer()))[0]).toBe('10:30');
    });

    test('hold back what is beyond a rolling window, counted in days of the host', async () => {
      const meetingType = await offer({ bookingWindow: { kind: 'rolling', days: 1 } });
      const { dates } = await ask(meetingType, week);
      expect(dates.map(({ date }) => date)).toEqual(['2030-01-07', '2030-01-08']);
    });

    test('hold back what is outside a dated window', async () => {
      const meetingType = await offer({
        bookingWindow: { kind: 'range', from: '2030-01-09', to: '2030-01-10' },
      });
      const { dates, earliestAvailableDate } = await ask(meetingType, week);
      expect(dates.map(({ date }) => date)).toEqual(['2030-01-09', '2030-01-10']);
      expect(earliestAvailableDate).toBe('2030-01-09');
    });

    test.each<[string, MeetingTypeWish['limits'], string[], string]>([
      ['appointments a day', { day: { count: 1 } }, ['2030-01-08'], '2030-01-09'],
      ['minutes a day', { day: { minutes: 45 } }, ['2030-01-08'], '2030-01-09'],
      ['appointments a week', { week: { count: 1 } }, ['2030-01-07', '2030-01-13'], '2030-01-14'],
      ['minutes a week', { week: { minutes: 59 } }, ['2030-01-07', '2030-01-13'], '2030-01-14'],
      ['appointments a month', { month: { count: 1 } }, ['2030-01-31'], '2030-02-01'],
      ['minutes a month', { month: { minutes: 30 } }, ['2030-01-31'], '2030-02-01'],
      ['appointments a year', { year: { count: 1 } }, ['2030-12-31'], '2031-01-01'],
      ['minutes a year', { year: { minutes: 30 } }, ['2030-12-31'], '2031-01-01'],
    ])('hold back more than so many %s', async (_, limits, full, free) => {
      host = await aHost(api.db, { weekly: everyDay('9:00-17:00') });
      const meetingType = await offer({ limits, bookingWindow: { kind: 'rolling', days: 400 } });
      const other = await offer();
      await anAppointment(
        api.db,
        { ...other, hostId: host.hostId },
        {
          startIso: at('10:00', '2030-01-07'),
        },
      );
      const on = async (date: string) =>
        (await times(meetingType, { start: at('00:00', date), end: at('23:59', date) })).length;
      const unlimited = await on('2030-01-08');
      expect(unlimited).toBe(16);
      await anAppointment(
        api.db,
        { ...meetingType, hostId: host.hostId },
        {
          startIso: at('10:00', '2030-01-08'),
        },
      );
      for (const date of full) expect([date, await on(date)]).toEqual([date, 0]);
      expect(await on(free)).toBe(16);
    });

    test("count a limit's day in the host's zone", async () => {
      host = await aHost(api.db, { timeZone: 'Asia/Tokyo', weekly: everyDay('0:00-24:00') });
      const meetingType = await offer({ durationMinutes: 60, limits: { day: { count: 1 } } });
      await anAppointment(
        api.db,
        { ...meetingType, hostId: host.hostId },
        {
          startIso: at('16:00'),
          durationMinutes: 60,
        },
      );
      const starts = await times(meetingType, { end: at('23:59', '2030-01-08') });
      expect(starts).toContain('14:00');
      expect(starts).not.toContain('15:00');
      expect(starts).not.toContain('2030-01-08T14:00');
      expect(starts).toContain('2030-01-08T15:00');
    });
  });

  describe('several hosts', () => {
    let early: AHost;
    let late: AHost;
    beforeEach(async () => {
      early = await aHost(api.db, { weekly: everyDay('8:00-12:00') }, host);
      late = await aHost(api.db, { weekly: everyDay('11:00-15:00') }, host);
    });

    test('together are free where all of them are', async () => {
      expect(await times(await offer({}, [early, late]))).toEqual(['11:00', '11:30']);
    });

    test('for anyone are free where one of them is', async () => {
      const anyone = await offer({ calculationMethod: 'anyone' }, [early, late]);
      expect(await times(anyone)).toEqual(halfHours(8, 15));
      const longer = await offer({ calculationMethod: 'anyone', durationMinutes: 300 }, [
        early,
        late,
      ]);
      expect(await times(longer)).toEqual([]);
    });

    test('can be narrowed to those the visitor chose, for anyone', async () => {
      const anyone = await offer({ calculationMethod: 'anyone' }, [early, late]);
      expect(await times(anyone, { hostIds: [late.hostId] })).toEqual(halfHours(11, 15));
      expect(await times(anyone, { hostIds: [late.hostId, early.hostId] })).toHaveLength(14);
      const together = await offer({}, [early, late]);
      expect(await times(together, { hostIds: [late.hostId] })).toEqual(['11:00', '11:30']);
    });

    test('do not include somebody else', async () => {
      const anyone = await offer({ calculationMethod: 'anyone' }, [early]);
      expect(await refusedWith(times(anyone, { hostIds: [late.hostId] }))).toBe(
        '409 host-not-assigned',
      );
    });
  });

  describe('durations', () => {
    test('are those that are offered', async () => {
      const meetingType = await offer({ allowedDurations: [15, 60] });
      expect(await times(meetingType, { meetingDuration: 60 })).toHaveLength(8);
      expect(await times(meetingType, { meetingDuration: 15 })).toHaveLength(32);
      const { body } = await refusalOf(times(meetingType, { meetingDuration: 45 }));
      expect(body.fields).toMatchObject([{ path: 'duration' }]);
    });
  });

  describe('troubleshoot', () => {
    test('lists every start of the open day with what speaks against it', async () => {
      const meetingType = await offer({
        minNoticeMinutes: 210,
        bufferAfterMinutes: 10,
        bookingWindow: { kind: 'rolling', days: 0 },
      });
      await anAppointment(
        api.db,
        { ...meetingType, hostId: host.hostId },
        {
          startIso: at('12:00'),
        },
      );
      await aBusyTime(api.db, host, 'calendar-event', [at('14:00'), at('14:30')]);
      const range = { end: at('23:59', '2030-01-08'), troubleshoot: true };
      const { dates } = await ask(meetingType, range, await signedIn());
      const reasons = new Map(
        dates.flatMap(({ spots }) =>
          spots.map(({ startTime, unavailabilityEvents = [] }) => [
            startTime,
            unavailabilityEvents.map(({ type }) => type),
          ]),
        ),
      );
      expect(reasons.get(at('09:00'))).toEqual(['notice']);
      expect(reasons.get(at('09:30'))).toEqual([]);
      expect(reasons.get(at('11:30'))).toEqual(['buffers']);
      expect(reasons.get(at('12:00'))).toEqual(['appointment']);
      expect(reasons.get(at('14:00'))).toEqual(['calendarEvent']);
      expect(reasons.get(at('09:00', '2030-01-08'))).toEqual(['window']);
    });

    test('is a plain list for visitors, and for people of another company', async () => {
      const meetingType = await offer();
      await anAppointment(
        api.db,
        { ...meetingType, hostId: host.hostId },
        { startIso: at('12:00') },
      );
      const plain = await ask(meetingType);
      expect(await ask(meetingType, { troubleshoot: true })).toEqual(plain);
      host = await aHost(api.db);
      expect(await ask(meetingType, { troubleshoot: true }, await signedIn())).toEqual(plain);
    });

    test('calls free exactly what the list shows, and what can be booked', async () => {
      const meetingType = await offer({ limits: { day: { count: 2 } }, bufferBeforeMinutes: 20 });
      await anAppointment(
        api.db,
        { ...meetingType, hostId: host.hostId },
        {
          startIso: at('12:00'),
        },
      );
      const { dates } = await ask(meetingType, { ...week, troubleshoot: true }, await signedIn());
      const free = dates.flatMap(({ spots }) =>
        spots.filter((spot) => spot.unavailabilityEvents?.length === 0),
      );
      const { meetingTypeId } = meetingType;
      const listed = await startsOf(api.client, { meetingTypeId, ...week });
      expect(listed).toEqual(expect.arrayContaining(free.map(({ startTime }) => startTime)));
      expect(free.map(({ startTime }) => startTime)).toEqual(expect.arrayContaining(listed));
      const [first = ''] = listed;
      await book(api.client, { meetingTypeId, start: first });
    });
  });

  test('refuses what there is not', async () => {
    const draft = await offer({ enabled: false });
    expect(await refusedWith(ask(draft))).toBe('404 meeting-type-disabled');
    const unknown = { ...draft, meetingTypeId: '7e57ab1e-0000-4000-8000-000000000000' };
    expect(await refusedWith(ask(unknown))).toBe('404 meeting-type-not-available');
    expect(await refusedWith(ask(draft, { timezone: 'Mars/Olympus' }))).toBe(
      '400 validation-failed',
    );
  });
});
