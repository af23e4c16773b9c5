import { beforeEach, describe, expect, test } from 'vitest';
import { book, refusedWith } from '#tests/support/api-bookings.ts';
import { offersOf } from '#tests/support/api-offers.ts';
import { at, halfHours, week } from '#tests/support/api-slots.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { type AHost, aHost, type MeetingTypeWish } from '#tests/support/builders.ts';
import { everyDay } from '#tests/support/hours.ts';
import { aBusyTime, aCalendar, anAppointment } from '#tests/support/taken-time.ts';

describeApi('what availability holds back', (api) => {
  let host: AHost;
  beforeEach(async () => {
    host = await aHost(api.db);
  });
  const { offer, times, ask } = offersOf(api, () => host);

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
});
