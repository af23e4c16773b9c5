import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { ApiClient } from '#shared/api/client.ts';
import { book, refusedWith, startsOf } from '#tests/support/api-bookings.ts';
import { changesOn } from '#tests/support/api-changes.ts';
import { at, day } from '#tests/support/api-slots.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { type AHost, aHost, aMeetingType } from '#tests/support/builders.ts';
import { signInAs } from '#tests/support/logins.ts';

describeApi('what hosts do', (api) => {
  let host: AHost;
  let asHost: ApiClient;
  beforeEach(async () => {
    host = await aHost(api.db);
    asHost = await signInAs(api, host);
  });
  const aStranger = async () => signInAs(api, await aHost(api.db));
  const cancel = (client: ApiClient, appointmentId: string) =>
    client.POST('/booking/cancel/{appointmentId}', {
      params: { path: { appointmentId } },
      body: { reason: 'The studio is flooded.' },
    });
  const move = (client: ApiClient, appointmentId: string, start: string) =>
    client.POST('/booking/reschedule/{appointmentId}', {
      params: { path: { appointmentId } },
      body: { start },
    });
  const cancelSeat = (client: ApiClient, appointmentId: string, attendeeId: string) =>
    client.POST('/booking/group-cancel/{appointmentId}/{attendeeId}', {
      params: { path: { appointmentId, attendeeId } },
      body: {},
    });
  const mailsOf = async (appointmentId: string) => {
    await api.runJobs();
    const rows = await api.db.query<{ kind: string }>({
      text: 'select kind from mail_log where appointment_id = $1 order by kind',
      values: [appointmentId],
    });
    return rows.map(({ kind }) => kind);
  };
  const aGroup = async () => {
    const { meetingTypeId } = await aMeetingType(api.db, host, { totalSpots: 3 });
    const first = await book(api.client, { meetingTypeId, start: at('10:00') });
    const second = await book(api.client, {
      meetingTypeId,
      start: at('10:00'),
      attendee: { email: 'noor@visitor.test', fullname: 'Noor Haddad' },
    });
    return { meetingTypeId, appointmentId: first.appointmentId, first, second };
  };

  test('cancels for everybody: each attendee is told once, so is the host', async () => {
    const { appointmentId, meetingTypeId } = await aGroup();
    await mailsOf(appointmentId);
    await cancel(asHost, appointmentId);
    const kinds = await mailsOf(appointmentId);
    expect(kinds.filter((kind) => kind === 'attendee-cancellation')).toHaveLength(2);
    expect(kinds.filter((kind) => kind === 'host-cancellation')).toHaveLength(1);
    expect(await startsOf(api.client, { meetingTypeId, ...day })).toContain(at('10:00'));
    expect(await refusedWith(cancel(asHost, appointmentId))).toBe('409 appointment-cancelled');
  });

  test('cancels one seat of a group; the other stays', async () => {
    const { appointmentId, first, second } = await aGroup();
    const read = async (secret: string) => {
      const { data } = await api.client.GET('/appointment/{appointmentId}', {
        params: { path: { appointmentId }, query: { secret } },
      });
      return data;
    };
    const attendeeId = (await read(second.secret))?.attendee?.id ?? '';
    await mailsOf(appointmentId);
    api.mailbox.empty();
    await cancelSeat(asHost, appointmentId, attendeeId);
    expect((await read(second.secret))?.isCancelled).toBe(true);
    expect((await read(first.secret))?.isCancelled).toBe(false);
    await api.runJobs();
    const { text } = api.mailbox.only('noor@visitor.test');
    expect(text).toContain('You no longer take part, and your seat is free again.');
    expect(text).not.toContain('will not take place');
    expect(api.mailbox.to('maya@visitor.test')).toEqual([]);
  });

  test('moves the appointment with whoever attends', async () => {
    const { appointmentId, meetingTypeId } = await aGroup();
    await mailsOf(appointmentId);
    await move(asHost, appointmentId, at('14:00'));
    const { data } = await api.client.GET('/appointment/{appointmentId}', {
      params: { path: { appointmentId } },
    });
    expect(data?.start).toBe(at('14:00'));
    const kinds = await mailsOf(appointmentId);
    expect(kinds.filter((kind) => kind === 'attendee-reschedule')).toHaveLength(2);
    expect(kinds.filter((kind) => kind === 'host-reschedule')).toHaveLength(1);
    expect(await startsOf(api.client, { meetingTypeId, ...day })).toContain(at('10:00'));
  });

  test('cannot move it onto another appointment', async () => {
    const { meetingTypeId } = await aMeetingType(api.db, host);
    const { appointmentId } = await book(api.client, { meetingTypeId, start: at('10:00') });
    await book(api.client, { meetingTypeId, start: at('11:00') });
    expect(await refusedWith(move(asHost, appointmentId, at('11:00')))).toBe(
      '409 slot-no-longer-available',
    );
  });

  describe('is refused', () => {
    const attendeeOf = async (appointmentId: string) =>
      (await changesOn(api).attendeesOf(appointmentId))[0] ?? '';
    /** Every change a host can make. */
    const changes = {
      cancel,
      move: (client: ApiClient, appointmentId: string) => move(client, appointmentId, at('14:00')),
      'cancel a seat': async (client: ApiClient, appointmentId: string, attendeeId?: string) =>
        cancelSeat(client, appointmentId, attendeeId ?? (await attendeeOf(appointmentId))),
    };
    const all = Object.entries(changes);

    test.each(all)('to visitors, strangers and colleagues: %s', async (_, change) => {
      const { appointmentId } = await aGroup();
      expect(await refusedWith(change(api.client, appointmentId))).toBe('401 unauthorized');
      // Another company's host does not even learn that it exists.
      expect(await refusedWith(change(await aStranger(), appointmentId))).toBe(
        '404 appointment-not-found',
      );
      const colleague = await aHost(api.db, { role: 'member' }, host);
      expect(await refusedWith(change(await signInAs(api, colleague), appointmentId))).toBe(
        '403 forbidden',
      );
      const admin = await aHost(api.db, { role: 'admin' }, host);
      await change(await signInAs(api, admin), appointmentId);
    });

    test.each(all)(
      'once it has begun or is cancelled, and for what never was: %s',
      async (_, change) => {
        const begun = await aGroup();
        const { meetingTypeId } = begun;
        const cancelled = await book(api.client, { meetingTypeId, start: at('12:00') });
        const attendeeId = await attendeeOf(cancelled.appointmentId);
        await cancel(asHost, cancelled.appointmentId);
        expect(await refusedWith(change(asHost, cancelled.appointmentId, attendeeId))).toBe(
          '409 appointment-cancelled',
        );
        expect(await refusedWith(change(asHost, randomUUID(), attendeeId))).toBe(
          '404 appointment-not-found',
        );
        api.clock.set(at('10:00'));
        expect(await refusedWith(change(asHost, begun.appointmentId))).toBe('409 appointment-past');
      },
    );

    test('for a seat of another appointment', async () => {
      const { appointmentId, meetingTypeId } = await aGroup();
      const other = await book(api.client, { meetingTypeId, start: at('12:00') });
      const attendeeId = await attendeeOf(other.appointmentId);
      expect(await refusedWith(cancelSeat(asHost, appointmentId, attendeeId))).toBe(
        '404 appointment-not-found',
      );
    });
  });

  describe('back-dated appointments', () => {
    const record = (client: ApiClient, meetingTypeId: string, start: string) =>
      client.POST('/booking/back-dated', {
        body: {
          meetingTypeId,
          start,
          attendee: {
            email: 'maya@visitor.test',
            fullname: 'Maya Lindqvist',
            timezone: 'Europe/Stockholm',
          },
        },
      });
    const lastFriday = '2030-01-04T22:00:00.000Z';

    test('are kept without a mail, whatever the hours', async () => {
      const { meetingTypeId } = await aMeetingType(api.db, host);
      const { data } = await record(asHost, meetingTypeId, lastFriday);
      expect(data?.bookingType).toBe('confirmed');
      expect(await mailsOf(data?.appointmentId ?? '')).toEqual([]);
      expect(await refusedWith(record(asHost, meetingTypeId, lastFriday))).toBe(
        '409 slot-no-longer-available',
      );
    });

    test('are recorded for oneself, and for others by who runs the company', async () => {
      const { meetingTypeId } = await aMeetingType(api.db, host, { calculationMethod: 'anyone' });
      expect(await refusedWith(record(api.client, meetingTypeId, lastFriday))).toBe(
        '401 unauthorized',
      );
      expect(await refusedWith(record(await aStranger(), meetingTypeId, lastFriday))).toBe(
        '404 host-not-found',
      );
      const colleague = await aHost(api.db, { role: 'member' }, host);
      const asColleague = await signInAs(api, colleague);
      expect(await refusedWith(record(asColleague, meetingTypeId, lastFriday))).toBe(
        '409 host-not-assigned',
      );
    });

    test('lie in the past', async () => {
      const { meetingTypeId } = await aMeetingType(api.db, host);
      expect(await refusedWith(record(asHost, meetingTypeId, at('10:00')))).toBe(
        '400 start-not-bookable',
      );
    });
  });
});
