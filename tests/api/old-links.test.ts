import { beforeEach, describe, expect, test } from 'vitest';
import type { PublicAppointment } from '#shared/api/appointment.ts';
import type { BookingReply } from '#shared/api/booking.ts';
import { book, refusedWith } from '#tests/support/api-bookings.ts';
import { changesOn } from '#tests/support/api-changes.ts';
import { at } from '#tests/support/api-slots.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { type AHost, aHost, aMeetingType, type MeetingTypeWish } from '#tests/support/builders.ts';

type Booked = Pick<BookingReply, 'appointmentId' | 'secret'>;
type Link = 'appointment' | 'optin' | 'host-confirmation';

/** Old links always lead to the appointment's present state, never to a dead end. */
describeApi('old links', (api) => {
  let host: AHost;
  beforeEach(async () => {
    host = await aHost(api.db);
  });
  const { cancel, reschedule, initiate } = changesOn(api);

  const bookOne = async (settings: MeetingTypeWish['settings'] = {}) => {
    const { meetingTypeId } = await aMeetingType(api.db, host, { settings });
    return book(api.client, { meetingTypeId, start: at('10:00') });
  };
  const idIn = async (kind: string, { appointmentId }: Booked) => {
    await api.runJobs();
    const [mail] = await api.db.query<{ text: string }>({
      text: 'select text from mail_log where kind = $1 and appointment_id = $2',
      values: [kind, appointmentId],
    });
    return /[?&]id=([^\s&>]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  };
  const ask = { doubleOptIn: true, hostConfirmation: true };
  const confirm = (id: string) =>
    api.client.GET('/booking/confirm-provisional-booking', { params: { query: { id } } });
  const decline = (id: string) =>
    api.client.POST('/booking/decline-provisional-booking', { body: { id, reason: 'Away.' } });
  const confirmBoth = async (booked: Booked) => {
    await confirm(await idIn('attendee-opt-in', booked));
    await confirm(await idIn('host-confirmation-request', booked));
  };

  /** What each link answers with, as its page would see it. */
  const look: Record<Link, (booked: Booked) => Promise<PublicAppointment | undefined>> = {
    appointment: async ({ appointmentId, secret }) => {
      const params = { path: { appointmentId }, query: { secret } };
      return (await api.client.GET('/appointment/{appointmentId}', { params })).data;
    },
    optin: async (booked) => lookAt(await idIn('attendee-opt-in', booked)),
    'host-confirmation': async (booked) => lookAt(await idIn('host-confirmation-request', booked)),
  };
  const lookAt = async (id: string) => {
    const params = { query: { id } };
    return (await api.client.GET('/booking/provisional-booking', { params })).data?.appointment;
  };

  const later: readonly (readonly [
    name: string,
    happens: (booked: Booked) => Promise<unknown>,
    state: PublicAppointment['state'],
  ])[] = [
    ['nothing', async () => undefined, 'awaits-attendee'],
    ['a confirmation', async (it) => confirm(await idIn('attendee-opt-in', it)), 'awaits-host'],
    ['both confirmations', confirmBoth, 'booked'],
    [
      'a refusal',
      async (it) => {
        await confirm(await idIn('attendee-opt-in', it));
        await decline(await idIn('host-confirmation-request', it));
        // Long enough for the time that it was held to have run out too.
        api.clock.advance({ days: 2 });
      },
      'cancelled',
    ],
    [
      'a cancellation',
      async (it) => {
        await confirmBoth(it);
        await cancel(it);
      },
      'cancelled',
    ],
    [
      'another time',
      async (it) => {
        await confirmBoth(it);
        await reschedule(it, at('14:00'));
      },
      'booked',
    ],
    ['no confirmation until it was too late', async () => api.clock.set(at('10:00')), 'expired'],
    [
      'the appointment itself',
      async (it) => {
        await confirmBoth(it);
        api.clock.set(at('10:30'));
      },
      'past',
    ],
  ];

  describe.each(later)('after %s', (_, happens, state) => {
    test('lead to what it is now', async () => {
      const booked = await bookOne(ask);
      await idIn('attendee-opt-in', booked);
      await happens(booked);
      expect(await look.appointment(booked)).toMatchObject({ state });
      expect(await look.optin(booked)).toMatchObject({ state });
      if (state === 'awaits-attendee' || state === 'expired') return;
      expect(await look['host-confirmation'](booked)).toMatchObject({ state });
    });
  });

  test('a provisional booking says until when its time is held, and then that it expired', async () => {
    const booked = await bookOne({ doubleOptIn: true });
    expect(await look.appointment(booked)).toMatchObject({
      state: 'awaits-attendee',
      heldUntil: at('10:00'),
      isCancelled: false,
      ics: null,
    });
    api.clock.set(at('10:00'));
    const expired = { state: 'expired', heldUntil: null, isCancelled: true, ics: null };
    expect(await look.appointment(booked)).toMatchObject(expired);
    await api.runDueJobs();
    expect(await look.appointment(booked)).toMatchObject(expired);
  });

  describe('of a seat that moved to another appointment of its group', () => {
    const moved = async () => {
      const { meetingTypeId } = await aMeetingType(api.db, host, { totalSpots: 3 });
      const start = at('10:00');
      const old = await book(api.client, { meetingTypeId, start });
      const other = await book(api.client, {
        meetingTypeId,
        start,
        attendee: { email: 'two@visitor.test' },
      });
      const { data: now } = await reschedule(old, at('14:00'));
      if (!now) throw new Error('The seat did not move');
      return { old, other, now, meetingTypeId };
    };

    test('lead to where it is now, however often it moves', async () => {
      const { old, now } = await moved();
      expect(await look.appointment(old)).toMatchObject({
        id: now.appointmentId,
        state: 'booked',
        start: at('14:00'),
      });
      const { data: third } = await reschedule(old, at('16:00'));
      for (const link of [old, now]) {
        expect(await look.appointment(link)).toMatchObject({
          id: third?.appointmentId,
          start: at('16:00'),
        });
      }
      const { data: back } = await reschedule(now, at('10:00'));
      expect(back?.appointmentId).toBe(old.appointmentId);
      expect(await look.appointment(now)).toMatchObject({ id: old.appointmentId });
    });

    test('cancel it, and no other', async () => {
      const { old, other } = await moved();
      await cancel(old);
      expect(await look.appointment(old)).toMatchObject({ state: 'cancelled' });
      expect(await look.appointment(other)).toMatchObject({ state: 'booked', start: at('10:00') });
    });

    test('ask for a new link', async () => {
      const { old, now } = await moved();
      await api.runJobs();
      api.mailbox.empty();
      await initiate('cancel', old.appointmentId, { secret: old.secret });
      await api.runJobs();
      expect(api.mailbox.only('maya@visitor.test').text).toContain(now.appointmentId);
    });

    test('open nothing that is somebody else’s', async () => {
      const { old, meetingTypeId } = await moved();
      const stranger = await book(api.client, { meetingTypeId, start: at('12:00') });
      const { appointmentId } = old;
      const { secret } = stranger;
      expect(await refusedWith(cancel({ appointmentId, secret }))).toBe('403 link-invalid');
    });
  });
});
