import { beforeEach, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#tests/support/api.ts';
import { book, refusedWith } from '#tests/support/api-bookings.ts';
import { offersOf } from '#tests/support/api-offers.ts';
import { at, week } from '#tests/support/api-slots.ts';
import { countStatements } from '#tests/support/api-statements.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { type AHost, aHost } from '#tests/support/builders.ts';
import { aLogin } from '#tests/support/logins.ts';
import { anAppointment } from '#tests/support/taken-time.ts';

describeApi('asking about starts', (api) => {
  let host: AHost;
  beforeEach(async () => {
    host = await aHost(api.db);
  });
  const { offer, times, ask } = offersOf(api, () => host);
  /** Starts every 45 minutes from 09:00, and an appointment that shifts them all. */
  const shifted = async () => {
    const meetingType = await offer({ durationMinutes: 45 });
    const taken = { startIso: at('09:15'), durationMinutes: 45 };
    await anAppointment(api.db, { ...meetingType, hostId: host.hostId }, taken);
    return meetingType;
  };

  test('7.8 a start that the grid has left is answered, and can be booked', async () => {
    const meetingType = await shifted();
    expect(await times(meetingType)).not.toContain('10:30');
    const starts = [at('11:15'), at('10:30'), at('10:30')];
    expect(await times(meetingType, { starts })).toEqual(['10:30', '11:15']);
    const { appointmentId } = await book(api.client, {
      meetingTypeId: meetingType.meetingTypeId,
      start: at('10:30'),
    });
    expect(appointmentId).toBeTruthy();
    expect(await times(meetingType, { starts })).toEqual(['11:15']);
  });

  test('7.8 nothing else is: not what is taken, closed, off the grid, inside a minute or out of the range', async () => {
    const meetingType = await shifted();
    const starts = [
      at('09:30'),
      at('17:00'),
      at('10:07'),
      '2030-01-07T10:30:30.000Z',
      at('10:30', '2030-01-08'),
    ];
    expect(await ask(meetingType, { starts })).toEqual({ dates: [], earliestAvailableDate: null });
  });

  test('7.8 the first date is that of the asked starts', async () => {
    const meetingType = await shifted();
    const starts = [at('10:30', '2030-01-09'), at('10:30', '2030-01-10')];
    const { dates, earliestAvailableDate } = await ask(meetingType, { ...week, starts });
    expect(dates.map(({ date }) => date)).toEqual(['2030-01-09', '2030-01-10']);
    expect(earliestAvailableDate).toBe('2030-01-09');
  });

  test('7.8 a start is asked by any offset, and answered under the date of the viewer', async () => {
    const meetingType = await shifted();
    const starts = ['2030-01-07T12:30:00+02:00'];
    const { dates } = await ask(meetingType, { starts, timezone: 'Asia/Tokyo' });
    expect(dates).toEqual([{ date: '2030-01-07', spots: [{ startTime: at('10:30') }] }]);
  });

  test('7.8 the host is told what speaks against a start', async () => {
    const meetingType = await shifted();
    await aLogin(api.db, host, DEMO_PASSWORD);
    const query = { starts: [at('09:30'), at('10:30')], troubleshoot: true };
    const { dates } = await ask(meetingType, query, await api.signIn(host.email));
    expect(dates[0]?.spots.map((spot) => spot.unavailabilityEvents)).toEqual([
      [{ type: 'appointment', hostName: host.name }],
      [],
    ]);
    expect((await ask(meetingType, query)).dates[0]?.spots).toEqual([{ startTime: at('10:30') }]);
  });

  test('7.8 a call asks about a hundred starts at most', async () => {
    const meetingType = await offer();
    const starts = Array.from({ length: 101 }, () => at('10:30'));
    expect(await refusedWith(ask(meetingType, { starts }))).toBe('400 validation-failed');
  });

  test('7.8 asking takes one statement', async () => {
    const meetingType = await shifted();
    const { db, counted } = countStatements(api.db);
    await ask(meetingType, { starts: [at('10:30')] }, api.clientWith({ db }));
    expect(counted.statements).toBe(1);
  });
});
