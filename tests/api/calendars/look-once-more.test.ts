import { afterEach, beforeEach, expect, test } from 'vitest';
import type { BookingReply } from '#shared/api/booking.ts';
import type { ApiClient } from '#shared/api/client.ts';
import { DEMO_PASSWORD } from '#tests/support/api.ts';
import { aBookingRequest, book, refusedWith } from '#tests/support/api-bookings.ts';
import { byCard, describePaying } from '#tests/support/api-payments.ts';
import { propose, tokenOf } from '#tests/support/api-proposals.ts';
import { at } from '#tests/support/api-slots.ts';
import { countStatements } from '#tests/support/api-statements.ts';
import { type AHost, type AMeetingType, aHost, aMeetingType } from '#tests/support/builders.ts';
import { anEvent, connect } from '#tests/support/connected-calendar.ts';
import { aLogin, signInAs } from '#tests/support/logins.ts';
import {
  DAV_LOGIN,
  type DavStandIn,
  startDavStandIn,
} from '#tests/support/stand-ins/dav-stand-in.ts';

const TAKEN = '409 slot-no-longer-available';

describePaying('21. a time that is about to be taken', (api, { order }) => {
  let server: DavStandIn;
  let ada: AHost;
  let talk: AMeetingType;
  let cookie: string;

  const connectFor = (client: ApiClient) =>
    connect(client, { ...DAV_LOGIN, url: server.url, password: () => DAV_LOGIN.password });
  /** The calendar has just got an event, of which nothing is known here. */
  const getEvent = () => server.put('dentist.ics', anEvent('dentist', [at('10:00'), at('11:00')]));

  beforeEach(async () => {
    server = await startDavStandIn();
    ada = await aHost(api.db, { role: 'owner' });
    talk = await aMeetingType(api.db, ada);
    cookie = await api.openSession(await aLogin(api.db, ada, DEMO_PASSWORD));
  });
  afterEach(() => server.stop());

  const reschedule = (client: ApiClient, booked: BookingReply, start: string) =>
    client.POST('/booking/confirm/reschedule', {
      body: { appointmentId: booked.appointmentId, secret: booked.secret, start: at(start) },
    });

  test('is looked up before an attendee moves there', async () => {
    await connectFor(api.clientOf(cookie));
    const booked = await book(api.client, { ...talk, start: at('09:00') });
    getEvent();
    const visitor = await api.looking();
    expect(await refusedWith(reschedule(visitor, booked, '10:00'))).toBe(TAKEN);
    expect((await reschedule(visitor, booked, '11:00')).data).toMatchObject({
      appointmentId: booked.appointmentId,
    });
  });

  test('is looked up before a host moves there', async () => {
    await connectFor(api.clientOf(cookie));
    const { appointmentId } = await book(api.client, { ...talk, start: at('09:00') });
    getEvent();
    const host = await api.looking({ cookie });
    const move = (start: string) =>
      host.POST('/booking/reschedule/{appointmentId}', {
        params: { path: { appointmentId } },
        body: { start: at(start) },
      });
    expect(await refusedWith(move('10:30'))).toBe(TAKEN);
    expect((await move('11:00')).data).toEqual({ appointmentId });
  });

  test('is looked up before it is booked for a client', async () => {
    await connectFor(api.clientOf(cookie));
    getEvent();
    const host = await api.looking({ cookie });
    const forClient = (start: string) =>
      host.POST('/booking/for-client', { body: aBookingRequest({ ...talk, start: at(start) }) });
    expect(await refusedWith(forClient('10:00'))).toBe(TAKEN);
    await forClient('11:00');
  });

  test('is looked up before it is held for somebody', async () => {
    await connectFor(api.clientOf(cookie));
    getEvent();
    const host = await api.looking({ cookie });
    const hold = (start: string) =>
      propose(host, { meetingTypeId: talk.meetingTypeId, times: [at(start)] });
    expect(await refusedWith(hold('10:00'))).toBe('409 proposed-times-gone');
    await hold('11:00');
  });

  test('is looked up before it is picked of those that are proposed', async () => {
    const owner = api.clientOf(cookie);
    await connectFor(owner);
    const proposal = await propose(owner, {
      meetingTypeId: talk.meetingTypeId,
      times: [at('10:00'), at('11:00')],
    });
    getEvent();
    const visitor = await api.looking();
    const pick = (start: string) =>
      book(visitor, { ...talk, start: at(start), proposal: tokenOf(proposal) });
    expect(await refusedWith(pick('10:00'))).toBe(TAKEN);
    await pick('11:00');
  });

  test('is looked up before its payment begins, and nothing is held', async () => {
    await connectFor(api.clientOf(cookie));
    const paid = await aMeetingType(api.db, ada, { settings: { payment: byCard } });
    getEvent();
    const visitor = await api.looking();
    expect(await refusedWith(order({ ...paid, start: at('10:00') }, visitor))).toBe(TAKEN);
    await order({ ...paid, start: at('11:00') }, visitor);
  });

  test('is looked up in the calendar of a colleague who is to take it over', async () => {
    const kofi = await aHost(api.db, { role: 'member', firstname: 'Kofi' }, ada);
    await connectFor(await signInAs(api, kofi));
    const handOver = async (start: string) => {
      const { appointmentId } = await book(api.client, { ...talk, start: at(start) });
      return host.POST('/booking/hand-over/{appointmentId}', {
        params: { path: { appointmentId } },
        body: { toHostId: kofi.hostId },
      });
    };
    getEvent();
    const host = await api.looking({ cookie });
    expect(await refusedWith(handOver('10:00'))).toBe(TAKEN);
    await handOver('11:00');
  });

  test('costs nothing more where no one has a calendar: no statement, no wait', async () => {
    const { db, counted } = countStatements(api.db);
    const moved = async (client: ApiClient, from: string, to: string) => {
      const booked = await book(api.client, { ...talk, start: at(from) });
      const before = counted.statements;
      await reschedule(client, booked, to);
      return counted.statements - before;
    };
    await api.db.query({ text: 'delete from connection' });
    const looking = await api.looking({ db });
    expect(await moved(looking, '09:00', '10:00')).toBe(
      await moved(api.clientWith({ db }), '12:00', '13:00'),
    );
    await connectFor(await signInAs(api, await aHost(api.db)));
    const withCalendars = await api.looking({ db });
    expect(await moved(withCalendars, '14:00', '15:00')).toBe(
      (await moved(api.clientWith({ db }), '15:30', '16:00')) + 1,
    );
  });
});
