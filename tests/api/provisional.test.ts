import { describe, expect, test } from 'vitest';
import type { BookingReply } from '#shared/api/booking.ts';
import { book, refusedWith, startsOf } from '#tests/support/api-bookings.ts';
import { changesOn } from '#tests/support/api-changes.ts';
import { at, day } from '#tests/support/api-slots.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { aHost, aMeetingType, type MeetingTypeWish } from '#tests/support/builders.ts';
import { mailedConfirmationId } from '#tests/support/confirmation-id.ts';

describeApi.both('bookings that have to be confirmed', (api) => {
  const offer = async (wish?: MeetingTypeWish) => aMeetingType(api.db, await aHost(api.db), wish);
  const free = (meetingTypeId: string) => startsOf(api.client, { meetingTypeId, ...day });
  const linkIn = (kind: Parameters<typeof mailedConfirmationId>[1], booked: BookingReply) =>
    mailedConfirmationId(api, kind, booked);
  const confirm = (id: string) =>
    api.client.GET('/booking/confirm-provisional-booking', { params: { query: { id } } });
  const look = async (id: string) =>
    (await api.client.GET('/booking/provisional-booking', { params: { query: { id } } })).data;
  const kindsOfMails = async ({ appointmentId }: BookingReply) => {
    await api.runJobs();
    const rows = await api.db.query<{ kind: string }>({
      text: 'select kind from mail_log where appointment_id = $1 order by kind',
      values: [appointmentId],
    });
    return rows.map(({ kind }) => kind);
  };

  describe('double opt-in', () => {
    const optIn = { settings: { doubleOptIn: true } } as const;

    test('holds the time, asks the attendee alone, and is booked once they confirm', async () => {
      const { meetingTypeId } = await offer(optIn);
      const booked = await book(api.client, { meetingTypeId, start: at('10:00') });
      expect(booked.bookingType).toBe('double-opt-in');
      expect(await free(meetingTypeId)).not.toContain(at('10:00'));
      expect(await kindsOfMails(booked)).toEqual(['attendee-opt-in']);

      const id = await linkIn('attendee-opt-in', booked);
      expect((await look(id))?.appointment.state).toBe('awaits-attendee');
      const { data } = await confirm(id);
      expect(data).toEqual({
        appointmentId: booked.appointmentId,
        state: 'confirmed',
        secret: booked.secret,
      });
      expect(await kindsOfMails(booked)).toEqual([
        'attendee-confirmation',
        'attendee-opt-in',
        'host-confirmation',
      ]);
      expect((await confirm(id)).data).toEqual(data);
      expect(await kindsOfMails(booked)).toHaveLength(3);
      expect(await free(meetingTypeId)).not.toContain(at('10:00'));
    });

    test('19.6 a seat that is confirmed and cancelled at once is told so in that order, whichever process tells it first', async () => {
      const { meetingTypeId } = await offer(optIn);
      const booked = await book(api.client, { meetingTypeId, start: at('10:00') });
      const { appointmentId, secret } = booked;
      await api.runJobs();
      await confirm(await linkIn('attendee-opt-in', booked));
      await api.client.POST('/booking/confirm/cancel/{appointmentId}/{secret}', {
        params: { path: { appointmentId, secret } },
        body: {},
      });
      api.mailbox.empty();
      const setConfirmation = (state: string) =>
        api.db.query({
          text: `update pgboss.job set state = $2::pgboss.job_state
            where name = 'event' and data ->> 'appointmentId' = $1
              and data ->> 'type' = 'appointment-booked'`,
          values: [appointmentId, state],
        });
      // Another process has taken it, and has not told it yet.
      await setConfirmation('active');
      const failures = await api.runJobs();
      expect(failures.map(({ message }) => message)).toEqual([
        'An earlier change of this appointment is told first',
      ]);
      expect(api.mailbox.messages).toEqual([]);
      await setConfirmation('created');
      expect(await api.retryJobs()).toEqual([]);
      const methods = api.mailbox
        .to('maya@visitor.test')
        .flatMap(({ attachments }) => attachments.map(({ method }) => method));
      expect(methods).toEqual(['REQUEST', 'CANCEL']);
    });

    test('expires after a day: the time is free at once and the attendee is told', async () => {
      const { meetingTypeId } = await offer(optIn);
      const start = '2030-01-09T10:00:00.000Z';
      const range = { start: '2030-01-09T00:00:00.000Z', end: '2030-01-09T23:59:00.000Z' };
      const booked = await book(api.client, { meetingTypeId, start });
      const id = await linkIn('attendee-opt-in', booked);
      api.clock.advance({ days: 1 });
      expect(await startsOf(api.client, { meetingTypeId, ...range })).toContain(start);
      expect(await refusedWith(confirm(id))).toContain('provisional-expired');
      expect((await look(id))?.appointment.state).toBe('expired');

      // Somebody else is quicker than the job that clears up.
      const second = await book(api.client, { meetingTypeId, start });
      expect(await api.runDueJobs()).toEqual([]);
      expect(await kindsOfMails(booked)).toContain('attendee-provisional-expired');
      const { data } = await api.client.GET('/appointment/{appointmentId}', {
        params: { path: { appointmentId: second.appointmentId } },
      });
      expect(data).toMatchObject({ isCancelled: false, state: 'awaits-attendee' });
    });

    test('moved while it waits, it goes on waiting, and expires at its new time', async () => {
      const { meetingTypeId } = await offer(optIn);
      const [start, moved] = [at('10:00', '2030-01-09'), at('14:00', '2030-01-09')];
      const booked = await book(api.client, { meetingTypeId, start });
      await changesOn(api).reschedule(booked, moved);
      const range = { start: at('00:00', '2030-01-09'), end: at('23:59', '2030-01-09') };
      const starts = await startsOf(api.client, { meetingTypeId, ...range });
      expect(starts).toContain(start);
      expect(starts).not.toContain(moved);
      api.clock.advance({ days: 1 });
      expect(await startsOf(api.client, { meetingTypeId, ...range })).toContain(moved);
    });

    test('a confirmed booking is not cleared up', async () => {
      const { meetingTypeId } = await offer(optIn);
      const booked = await book(api.client, { meetingTypeId, start: at('10:00') });
      await confirm(await linkIn('attendee-opt-in', booked));
      api.clock.advance({ minutes: 25 * 60 });
      expect(await api.runDueJobs()).toEqual([]);
      const { data } = await api.client.GET('/appointment/{appointmentId}', {
        params: { path: { appointmentId: booked.appointmentId } },
      });
      expect(data).toMatchObject({ isCancelled: false, state: 'past' });
    });
  });

  describe('host confirmation', () => {
    const asksHost = { settings: { hostConfirmation: true } } as const;

    test('the host sees who asks and confirms', async () => {
      const { meetingTypeId } = await offer(asksHost);
      const booked = await book(api.client, { meetingTypeId, start: at('10:00') });
      expect(booked.bookingType).toBe('host-confirmation');
      const id = await linkIn('host-confirmation-request', booked);
      expect(await look(id)).toMatchObject({
        confirmedBy: 'host',
        appointment: { state: 'awaits-host' },
      });
      expect((await look(id))?.attendee?.email).toContain('@');
      expect((await confirm(id)).data).toMatchObject({ state: 'confirmed', secret: null });
      expect(await kindsOfMails(booked)).toContain('attendee-confirmation');
    });

    test('the host declines: the time is free and the attendee is told', async () => {
      const { meetingTypeId } = await offer(asksHost);
      const booked = await book(api.client, { meetingTypeId, start: at('10:00') });
      const id = await linkIn('host-confirmation-request', booked);
      await api.client.POST('/booking/decline-provisional-booking', {
        body: { id, reason: 'I am travelling.' },
      });
      expect(await free(meetingTypeId)).toContain(at('10:00'));
      expect(await kindsOfMails(booked)).toContain('attendee-declined');
      expect(await refusedWith(confirm(id))).toContain('appointment-cancelled');
    });

    test('comes after the opt-in where both are asked', async () => {
      const { meetingTypeId } = await offer({
        settings: { doubleOptIn: true, hostConfirmation: true },
      });
      const booked = await book(api.client, { meetingTypeId, start: at('10:00') });
      const { data } = await confirm(await linkIn('attendee-opt-in', booked));
      expect(data?.state).toBe('awaits-host');
      const { data: done } = await confirm(await linkIn('host-confirmation-request', booked));
      expect(done?.state).toBe('confirmed');
    });
  });

  test('a seat of a group waits alone', async () => {
    const { meetingTypeId } = await offer({ totalSpots: 2, settings: { doubleOptIn: true } });
    const booked = await book(api.client, { meetingTypeId, start: at('10:00') });
    const second = await book(api.client, {
      meetingTypeId,
      start: at('10:00'),
      attendee: { email: 'second@visitor.test' },
    });
    expect(second.appointmentId).toBe(booked.appointmentId);
    expect(await free(meetingTypeId)).not.toContain(at('10:00'));
    await confirm(await linkIn('attendee-opt-in', booked));
    api.clock.advance({ minutes: 120 });
    expect(await free(meetingTypeId)).not.toContain(at('10:00'));
  });

  test('a link that somebody made up opens nothing', async () => {
    const { meetingTypeId } = await offer({ settings: { hostConfirmation: true } });
    const booked = await book(api.client, { meetingTypeId, start: at('10:00') });
    const id = await linkIn('host-confirmation-request', booked);
    expect(await refusedWith(confirm(id.replace('.host.', '.attendee.')))).toContain(
      'link-invalid',
    );
    expect(await refusedWith(confirm(`${id}x`))).toContain('link-invalid');
    expect(await refusedWith(look('nonsense'))).toContain('link-invalid');
  });
});
