import { beforeEach, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#tests/support/api.ts';
import { book, startsOf } from '#tests/support/api-bookings.ts';
import { offersOf } from '#tests/support/api-offers.ts';
import { at, week } from '#tests/support/api-slots.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { type AHost, aHost } from '#tests/support/builders.ts';
import { aLogin } from '#tests/support/logins.ts';
import { aBusyTime, aCalendar, anAppointment } from '#tests/support/taken-time.ts';

describeApi('troubleshooting availability', (api) => {
  let host: AHost;
  beforeEach(async () => {
    host = await aHost(api.db);
  });
  const { offer, ask } = offersOf(api, () => host);
  /** The host's own client. */
  const signedIn = async () => {
    await aLogin(api.db, host, DEMO_PASSWORD);
    return api.signIn(host.email);
  };

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

  test('says which calendar cannot be read, and since when', async () => {
    await aCalendar(api.db, host, { unreadableSince: at('05:00') });
    const { dates } = await ask(await offer(), { troubleshoot: true }, await signedIn());
    expect(dates[0]?.spots[0]?.unavailabilityEvents).toEqual([
      {
        ...{ type: 'calendarUnreadable', hostName: host.name },
        calendar: { provider: 'caldav', service: null, since: at('05:00') },
      },
    ]);
  });

  test('is a plain list for visitors, and for people of another company', async () => {
    const meetingType = await offer();
    await anAppointment(api.db, { ...meetingType, hostId: host.hostId }, { startIso: at('12:00') });
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
