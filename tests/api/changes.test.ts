import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { BookingReply } from '#shared/api/booking.ts';
import { book, refusedWith, startsOf } from '#tests/support/api-bookings.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { type AHost, aHost, aMeetingType, type MeetingTypeWish } from '#tests/support/builders.ts';

const MONDAY = '2030-01-07';
const at = (time: string) => `${MONDAY}T${time}:00.000Z`;
const day = { start: at('00:00'), end: at('23:59') };
const twoHours = { enable: true, mode: 'hours', duration: 2 } as const;

describeApi('cancelling and rescheduling', (api) => {
  let host: AHost;
  beforeEach(async () => {
    host = await aHost(api.db);
  });
  const offer = (wish?: MeetingTypeWish) => aMeetingType(api.db, host, wish);
  const free = (meetingTypeId: string) => startsOf(api.client, { meetingTypeId, ...day });
  const cancel = ({ appointmentId, secret }: Pick<BookingReply, 'appointmentId' | 'secret'>) =>
    api.client.POST('/booking/confirm/cancel/{appointmentId}/{secret}', {
      params: { path: { appointmentId, secret } },
      body: { reason: 'I have fallen ill.' },
    });
  const reschedule = (
    { appointmentId, secret }: Pick<BookingReply, 'appointmentId' | 'secret'>,
    start: string,
  ) => api.client.POST('/booking/confirm/reschedule', { body: { appointmentId, secret, start } });
  const initiate = (
    change: 'cancel' | 'reschedule',
    appointmentId: string,
    query: { attendee?: string; secret?: string } = {},
  ) =>
    api.client.POST(`/booking/initiate/${change}/{appointmentId}`, {
      params: { path: { appointmentId }, query },
    });
  const appointmentRow = async (id: string) => {
    const [row] = await api.db.query<{ status: string; sequence: number; startsAt: Date }>({
      text: 'select status, sequence, starts_at as "startsAt" from appointment where id = $1',
      values: [id],
    });
    return row;
  };
  const attendeesOf = async (appointmentId: string) => {
    const rows = await api.db.query<{ id: string }>({
      text: `select id from attendee where appointment_id = $1 and cancelled_at is null
             order by created_at, id`,
      values: [appointmentId],
    });
    return rows.map(({ id }) => id);
  };

  describe('the attendee', () => {
    test('cancels, and the time is free again', async () => {
      const { meetingTypeId } = await offer();
      const booked = await book(api.client, { meetingTypeId, start: at('10:00') });
      expect(await free(meetingTypeId)).not.toContain(at('10:00'));
      const { data } = await cancel(booked);
      expect(data).toEqual({ appointmentId: booked.appointmentId });
      expect(await free(meetingTypeId)).toContain(at('10:00'));
      expect(await appointmentRow(booked.appointmentId)).toMatchObject({
        status: 'cancelled',
        sequence: 1,
      });
      await book(api.client, { meetingTypeId, start: at('10:00') });
    });

    test('moves to another time, and the old one is free again', async () => {
      const { meetingTypeId } = await offer();
      const booked = await book(api.client, { meetingTypeId, start: at('10:00') });
      const { data } = await reschedule(booked, at('14:00'));
      expect(data).toEqual({ appointmentId: booked.appointmentId, secret: booked.secret });
      expect(await appointmentRow(booked.appointmentId)).toEqual({
        status: 'booked',
        sequence: 1,
        startsAt: new Date(at('14:00')),
      });
      const starts = await free(meetingTypeId);
      expect(starts).toContain(at('10:00'));
      expect(starts).not.toContain(at('14:00'));
      await reschedule(booked, at('15:00'));
      expect(await appointmentRow(booked.appointmentId)).toMatchObject({ sequence: 2 });
    });

    test('may move into time that overlaps their own', async () => {
      const { meetingTypeId } = await offer({
        durationMinutes: 60,
        slotIntervalMinutes: 30,
        bufferAfterMinutes: 15,
      });
      const booked = await book(api.client, { meetingTypeId, start: at('10:00') });
      const starts = await startsOf(api.client, {
        meetingTypeId,
        ...day,
        existingAppointmentId: booked.appointmentId,
      });
      expect(starts).toContain(at('10:30'));
      await reschedule(booked, at('10:30'));
      expect(await appointmentRow(booked.appointmentId)).toMatchObject({
        startsAt: new Date(at('10:30')),
      });
    });

    test('keeps the old time when the new one is taken', async () => {
      const { meetingTypeId } = await offer();
      const booked = await book(api.client, { meetingTypeId, start: at('10:00') });
      await book(api.client, { meetingTypeId, start: at('14:00') });
      expect(await refusedWith(reschedule(booked, at('14:00')))).toBe(
        '409 slot-no-longer-available',
      );
      expect(await refusedWith(reschedule(booked, at('20:00')))).toBe('400 start-not-bookable');
      expect(await appointmentRow(booked.appointmentId)).toEqual({
        status: 'booked',
        sequence: 0,
        startsAt: new Date(at('10:00')),
      });
      expect(await free(meetingTypeId)).not.toContain(at('10:00'));
    });

    test('keeps host and duration, also where neither is offered any longer', async () => {
      const second = await aHost(api.db, {}, host);
      const { meetingTypeId } = await aMeetingType(api.db, [host, second], {
        calculationMethod: 'anyone',
        allowedDurations: [30, 60],
      });
      const hostIds = [second.hostId];
      const booked = await book(api.client, {
        meetingTypeId,
        start: at('10:00'),
        duration: 60,
        hostIds,
      });
      await api.db.query({
        text: "update meeting_type set allowed_durations = '{30}', enabled = false where id = $1",
        values: [meetingTypeId],
      });
      await reschedule(booked, at('12:00'));
      const [row] = await api.db.query({
        text: `select host_ids::text[] as "hostIds", duration_minutes as minutes from appointment
               where id = $1`,
        values: [booked.appointmentId],
      });
      expect(row).toEqual({ hostIds, minutes: 60 });
    });

    test('is one of several who want the same time: one gets it, nobody loses their own', async () => {
      const { meetingTypeId } = await offer();
      const booked = [];
      for (const start of ['09:00', '10:00', '11:00', '12:00']) {
        booked.push(await book(api.client, { meetingTypeId, start: at(start) }));
      }
      const moved = await Promise.allSettled(booked.map((each) => reschedule(each, at('15:00'))));
      expect(moved.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const reservations = await api.db.query({
        text: 'select 1 from reservation where host_id = $1',
        values: [host.hostId],
      });
      expect(reservations).toHaveLength(4);
    });
  });

  describe('a change is refused', () => {
    const both = ['cancel', 'reschedule'] as const;
    const confirm = {
      cancel: (booked: BookingReply) => cancel(booked),
      reschedule: (booked: BookingReply) => reschedule(booked, at('16:00')),
    };

    test.each(both)('when it has been cancelled: %s', async (change) => {
      const { meetingTypeId } = await offer();
      const booked = await book(api.client, { meetingTypeId, start: at('10:00') });
      await cancel(booked);
      expect(await refusedWith(confirm[change](booked))).toBe('409 appointment-cancelled');
      expect(await refusedWith(initiate(change, booked.appointmentId))).toBe(
        '409 appointment-cancelled',
      );
    });

    test.each(both)('to a wrong secret: %s', async (change) => {
      const { meetingTypeId } = await offer();
      const booked = await book(api.client, { meetingTypeId, start: at('10:00') });
      const other = await book(api.client, { meetingTypeId, start: at('11:00') });
      expect(await refusedWith(confirm[change]({ ...booked, secret: other.secret }))).toBe(
        '403 link-invalid',
      );
      expect(
        await refusedWith(initiate(change, booked.appointmentId, { secret: other.secret })),
      ).toBe('403 link-invalid');
      expect(await appointmentRow(booked.appointmentId)).toMatchObject({ sequence: 0 });
    });

    test.each(both)('for an appointment there is not: %s', async (change) => {
      const { meetingTypeId } = await offer();
      const booked = await book(api.client, { meetingTypeId, start: at('10:00') });
      const appointmentId = randomUUID();
      expect(await refusedWith(confirm[change]({ ...booked, appointmentId }))).toBe(
        '404 appointment-not-found',
      );
      expect(await refusedWith(initiate(change, appointmentId))).toBe('404 appointment-not-found');
    });

    test.each(both)('once it has begun: %s', async (change) => {
      const { meetingTypeId } = await offer();
      const booked = await book(api.client, { meetingTypeId, start: at('10:00') });
      api.clock.set(at('10:00'));
      expect(await refusedWith(confirm[change](booked))).toBe('409 appointment-past');
    });

    test.each(both)('later than its policy allows, not a minute earlier: %s', async (change) => {
      const { meetingTypeId } = await offer({
        settings: { cancellationPolicy: twoHours, reschedulingPolicy: twoHours },
      });
      const booked = await book(api.client, { meetingTypeId, start: at('10:00') });
      api.clock.set(at('08:01'));
      expect(await refusedWith(confirm[change](booked))).toBe(`409 too-late-to-${change}`);
      expect(await refusedWith(initiate(change, booked.appointmentId))).toBe(
        `409 too-late-to-${change}`,
      );
      api.clock.set(at('08:00'));
      await confirm[change](booked);
    });
  });

  describe('the link in the mail', () => {
    const linkIn = (text: string, page: 'cancel' | 'reschedule') => {
      const link = new RegExp(`http://kalends\\.test/${page}\\?\\S+`).exec(text)?.[0];
      if (!link) throw new Error(`No link to ${page} in:\n${text}`);
      const query = new URL(link).searchParams;
      return {
        appointmentId: query.get('appointmentId') ?? '',
        secret: query.get('secret') ?? '',
      };
    };
    const mailedLink = async (page: 'cancel' | 'reschedule', to: string) => {
      await api.runJobs();
      return linkIn(api.mailbox.only(to).text, page);
    };

    test('that initiating sends lets the attendee cancel', async () => {
      const { meetingTypeId } = await offer();
      const { appointmentId } = await book(api.client, { meetingTypeId, start: at('10:00') });
      await api.runJobs();
      api.mailbox.empty();
      const { data } = await initiate('cancel', appointmentId);
      expect(data).toEqual({ initiated: true });
      await cancel(await mailedLink('cancel', 'maya@visitor.test'));
      expect(await appointmentRow(appointmentId)).toMatchObject({ status: 'cancelled' });
    });

    test('that initiating sends lets the attendee reschedule', async () => {
      const { meetingTypeId } = await offer();
      const booked = await book(api.client, { meetingTypeId, start: at('10:00') });
      await api.runJobs();
      api.mailbox.empty();
      await initiate('reschedule', booked.appointmentId, { secret: booked.secret });
      await reschedule(await mailedLink('reschedule', 'maya@visitor.test'), at('13:00'));
      expect(await appointmentRow(booked.appointmentId)).toMatchObject({
        startsAt: new Date(at('13:00')),
      });
    });

    test('goes to the attendee of a group who is named', async () => {
      const { meetingTypeId } = await offer({ totalSpots: 3 });
      const [first, second] = await bookTwo(meetingTypeId);
      await api.runJobs();
      api.mailbox.empty();
      const { appointmentId } = first;
      expect(await refusedWith(initiate('cancel', appointmentId))).toBe('403 link-invalid');
      const [, secondId] = await attendeesOf(appointmentId);
      await initiate('cancel', appointmentId, { attendee: secondId });
      expect(await mailedLink('cancel', 'two@visitor.test')).toEqual({
        appointmentId,
        secret: second.secret,
      });
      expect(await refusedWith(initiate('cancel', appointmentId, { attendee: randomUUID() }))).toBe(
        '404 appointment-not-found',
      );
    });
  });

  const bookTwo = async (meetingTypeId: string) => {
    const start = at('10:00');
    const first = { email: 'one@visitor.test' };
    const second = { email: 'two@visitor.test' };
    return [
      await book(api.client, { meetingTypeId, start, attendee: first }),
      await book(api.client, { meetingTypeId, start, attendee: second }),
    ] as const;
  };

  describe('a seat of a group', () => {
    test('is given up without the others', async () => {
      const { meetingTypeId } = await offer({ totalSpots: 3 });
      const [first, second] = await bookTwo(meetingTypeId);
      await cancel(first);
      expect(await appointmentRow(first.appointmentId)).toMatchObject({ status: 'booked' });
      expect(await attendeesOf(first.appointmentId)).toHaveLength(1);
      expect(await refusedWith(cancel(first))).toBe('409 appointment-cancelled');
      await cancel(second);
      expect(await appointmentRow(first.appointmentId)).toMatchObject({ status: 'cancelled' });
      await book(api.client, { meetingTypeId, start: at('10:00') });
    });

    test('moves to another appointment of the group, and the others stay', async () => {
      const { meetingTypeId } = await offer({ totalSpots: 3 });
      const [first, second] = await bookTwo(meetingTypeId);
      const { data: moved } = await reschedule(first, at('14:00'));
      expect(moved?.appointmentId).not.toBe(first.appointmentId);
      expect(moved?.secret).toBe(first.secret);
      expect(await appointmentRow(first.appointmentId)).toMatchObject({
        status: 'booked',
        startsAt: new Date(at('10:00')),
      });
      const { data: joined } = await reschedule(second, at('14:00'));
      expect(joined?.appointmentId).toBe(moved?.appointmentId);
      expect(await attendeesOf(joined?.appointmentId ?? '')).toHaveLength(2);
      expect(await appointmentRow(first.appointmentId)).toMatchObject({ status: 'cancelled' });
      expect(await free(meetingTypeId)).toContain(at('10:00'));
    });
  });

  describe('the appointment', () => {
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
        bookingPath: `/${host.hostSlug}/${meetingTypeSlug}`,
      });
      expect(data).not.toHaveProperty('attendee');
      expect(JSON.stringify(data)).not.toMatch(/maya|private word|secret/i);
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
});
