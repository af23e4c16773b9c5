import { beforeEach, describe, expect, test } from 'vitest';
import { refusalOf, refusedWith } from '#tests/support/api-bookings.ts';
import { offersOf } from '#tests/support/api-offers.ts';
import { at, day, halfHours, MONDAY, week } from '#tests/support/api-slots.ts';
import { countStatements } from '#tests/support/api-statements.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { type AHost, aHost } from '#tests/support/builders.ts';
import { everyDay, hours } from '#tests/support/hours.ts';
import { anAppointment } from '#tests/support/taken-time.ts';

describeApi('availability', (api) => {
  let host: AHost;
  beforeEach(async () => {
    host = await aHost(api.db);
  });
  const { offer, times, ask } = offersOf(api, () => host);

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
        await ask(meetingType, { start: day.start, end }, api.clientWith({ db }));
        counts.push(counted.statements);
      }
      expect(counts).toEqual([1, 1, 1]);
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

    test('8.29 can be asked for together, although any of them would do', async () => {
      const anyone = await offer({ calculationMethod: 'anyone' }, [early, late]);
      const hostIds = [early.hostId, late.hostId];
      const asked = { hostIds, calculationMethod: 'EVERYONE' } as const;
      expect(await times(anyone, asked)).toEqual(['11:00', '11:30']);
      const together = await offer({}, [early, late]);
      expect(await times(together, { ...asked, calculationMethod: 'ANYONE' })).toHaveLength(2);
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
