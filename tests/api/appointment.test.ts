import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import type { ApiClient } from '#shared/api/client.ts';
import { book, refusedWith } from '#tests/support/api-bookings.ts';
import { readCalendar } from '#tests/support/api-calendar.ts';
import { changesOn } from '#tests/support/api-changes.ts';
import { at } from '#tests/support/api-slots.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { type AHost, aHost, aMeetingType, type MeetingTypeWish } from '#tests/support/builders.ts';
import { everyDay } from '#tests/support/hours.ts';
import { signInAs } from '#tests/support/logins.ts';

describeApi('the appointment', (api) => {
  let host: AHost;
  beforeEach(async () => {
    host = await aHost(api.db);
  });
  const offer = (wish?: MeetingTypeWish) => aMeetingType(api.db, host, wish);
  const { cancel, reschedule } = changesOn(api);

  const load = (appointmentId: string, secret?: string) =>
    api.client.GET('/appointment/{appointmentId}', {
      params: { path: { appointmentId }, query: secret === undefined ? {} : { secret } },
    });

  test('is public, without anything about its attendee', async () => {
    const { meetingTypeId, meetingTypeSlug } = await offer();
    const booked = await book(api.client, {
      meetingTypeId,
      start: at('10:00'),
      attendee: { notes: 'A private word' },
    });
    const { data } = await load(booked.appointmentId);
    expect(data).toMatchObject({
      id: booked.appointmentId,
      start: at('10:00'),
      end: at('10:30'),
      isCancelled: false,
      disableActionButtons: false,
      meetingInfo: { name: 'Talk', duration: 30 },
      hosts: [{ id: host.hostId, firstname: 'Hana' }],
      hostTimezone: 'UTC',
      bookingPath: `/${host.hostSlug}/${meetingTypeSlug}`,
    });
    expect(data).not.toHaveProperty('attendee');
    expect(JSON.stringify(data)).not.toMatch(/maya|private word|secret/i);
  });

  test('11. says which clock its hosts go by, where it is one', async () => {
    const weekly = everyDay('0:00-24:00');
    const other = await aHost(api.db, { timeZone: 'Asia/Tokyo', weekly }, host);
    const { meetingTypeId } = await aMeetingType(api.db, [host, other], {
      calculationMethod: 'everyone',
    });
    const booked = await book(api.client, { meetingTypeId, start: at('10:00') });
    const { data } = await load(booked.appointmentId);
    expect(data?.hosts).toHaveLength(2);
    expect(data?.hostTimezone).toBeNull();
  });

  test('19.4 says how to reach the host to who has the secret, and to nobody else', async () => {
    const contactOf = async (wish: MeetingTypeWish) => {
      const { meetingTypeId } = await offer(wish);
      const booked = await book(api.client, { meetingTypeId, start: at('10:00') });
      const anyone = await load(booked.appointmentId);
      const attendee = await load(booked.appointmentId, booked.secret);
      await cancel(booked);
      const cancelled = await load(booked.appointmentId, booked.secret);
      return [anyone, attendee, cancelled].map(({ data }) => data?.hostContact);
    };
    const contact = '+49 30 23125 042';
    expect(await contactOf({ settings: { contact } })).toEqual([null, contact, null]);
    expect(await contactOf({ settings: { contact: null } })).toEqual([null, host.email, null]);
    const ofCompany = 'Reception, 030 23125';
    const owner = await signInAs(api, host);
    await owner.PATCH('/company/contact', { body: { contact: ofCompany } });
    expect(await contactOf({ settings: { contact: null } })).toEqual([null, ofCompany, null]);
    expect(await contactOf({ settings: { contact } })).toEqual([null, contact, null]);
    await owner.PATCH('/company/contact', { body: { contact: null } });
  });

  test('8.5 says how full a group is', async () => {
    const { meetingTypeId } = await offer({ totalSpots: 8 });
    const booked = await book(api.client, { meetingTypeId, start: at('10:00') });
    const { data } = await load(booked.appointmentId);
    expect(data?.seats).toEqual({ taken: 1, total: 8 });
  });

  test('shows its attendee to who has the secret', async () => {
    const { meetingTypeId } = await offer();
    const booked = await book(api.client, { meetingTypeId, start: at('10:00') });
    const { data } = await load(booked.appointmentId, booked.secret);
    expect(data?.attendee).toMatchObject({
      email: 'maya@visitor.test',
      name: 'Maya Lindqvist',
      timezone: 'Europe/Stockholm',
      isCancelled: false,
    });
    expect(await refusedWith(load(booked.appointmentId, 'not-the-secret'))).toBe(
      '403 link-invalid',
    );
    expect(await refusedWith(load(randomUUID()))).toBe('404 appointment-not-found');
  });

  test('says when it is cancelled, and when it has begun', async () => {
    const { meetingTypeId } = await offer();
    const booked = await book(api.client, { meetingTypeId, start: at('10:00') });
    api.clock.set(at('10:00'));
    expect((await load(booked.appointmentId)).data).toMatchObject({ disableActionButtons: true });
    api.clock.set(at('09:00'));
    await cancel(booked);
    const { data } = await load(booked.appointmentId);
    expect(data).toMatchObject({ isCancelled: true, ics: null });
    expect(data?.hosts).toHaveLength(1);
  });

  test('7.30 has a calendar file at an address of its own, as long as it takes place', async () => {
    const { meetingTypeId } = await offer();
    const booked = await book(api.client, { meetingTypeId, start: at('10:00') });
    const address = `/api/appointment/${booked.appointmentId}/appointment.ics?secret=${booked.secret}`;
    const reply = await api.fetch(address);
    expect(reply.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(reply.headers.get('content-disposition')).toBe('inline; filename="appointment.ics"');
    const file = await reply.text();
    expect(readCalendar(file)).toMatchObject({
      method: 'PUBLISH',
      startIso: at('10:00'),
      summary: 'Talk',
      attendees: [],
    });
    expect(file).not.toMatch(/maya|secret/i);
    await cancel(booked);
    expect((await api.fetch(address)).status).toBe(404);
    expect((await api.fetch(address.replace(booked.appointmentId, randomUUID()))).status).toBe(404);
  });

  test('11. says to who has the secret that it moved, from when and by whom', async () => {
    const { meetingTypeId } = await offer();
    const booked = await book(api.client, { meetingTypeId, start: at('10:00') });
    const movedOf = async (secret?: string) =>
      (await load(booked.appointmentId, secret)).data?.moved;
    expect(await movedOf(booked.secret)).toBeNull();
    await reschedule(booked, at('11:00'));
    const byAttendee = { fromIso: at('10:00'), by: 'attendee', byName: null };
    expect(await movedOf(booked.secret)).toMatchObject(byAttendee);
    expect(await movedOf()).toBeUndefined();
    api.clock.advance({ minutes: 1 });
    const owner = await signInAs(api, host);
    const path = { appointmentId: booked.appointmentId };
    const move = (start: string) =>
      owner.POST('/booking/reschedule/{appointmentId}', { params: { path }, body: { start } });
    await move(at('12:00'));
    const byHost = { fromIso: at('11:00'), by: 'host', byName: expect.stringContaining('Hana') };
    expect(await movedOf(booked.secret)).toMatchObject(byHost);
  });

  test('11. says to who has the secret why it was cancelled, to nobody else', async () => {
    const { meetingTypeId } = await offer();
    const booked = await book(api.client, { meetingTypeId, start: at('10:00') });
    const owner = await signInAs(api, host);
    const { appointmentId } = booked;
    await owner.POST('/booking/cancel/{appointmentId}', {
      params: { path: { appointmentId } },
      body: { reason: 'A burst pipe' },
    });
    const own = await load(appointmentId, booked.secret);
    expect(own.data?.cancellation).toMatchObject({ by: 'host', reason: 'A burst pipe' });
    expect(JSON.stringify((await load(appointmentId)).data)).not.toContain('burst');
  });

  test('11. says to who manages it that they do, to nobody else', async () => {
    const { meetingTypeId } = await offer();
    const { appointmentId, secret } = await book(api.client, { meetingTypeId, start: at('10:00') });
    const asOf = async (client: ApiClient, query: { secret?: string } = {}) => {
      const params = { path: { appointmentId }, query };
      return (await client.GET('/appointment/{appointmentId}', { params })).data?.isManaged;
    };
    const owner = await signInAs(api, host);
    const stranger = await signInAs(api, await aHost(api.db));
    expect(await asOf(owner)).toBe(true);
    expect(await asOf(stranger)).toBeUndefined();
    expect(await asOf(api.client)).toBeUndefined();
    // The link is its attendee's, whoever opens it.
    expect(await asOf(owner, { secret })).toBeUndefined();
  });

  test("keeps an attendee's own address to themselves", async () => {
    const { meetingTypeId } = await offer({ channel: 'local-attendee' });
    const address = 'Secret Garden 7, Stockholm';
    const booked = await book(api.client, {
      meetingTypeId,
      start: at('10:00'),
      channel: 'local-attendee',
      attendee: { address },
    });
    expect(JSON.stringify((await load(booked.appointmentId)).data)).not.toContain('Garden');
    const own = await load(booked.appointmentId, booked.secret);
    expect(own.data?.location).toBe(address);
  });
});
