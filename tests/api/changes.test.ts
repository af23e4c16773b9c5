import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { BookingReply } from '#shared/api/booking.ts';
import { book, refusedWith, startsOf } from '#tests/support/api-bookings.ts';
import { changesOn } from '#tests/support/api-changes.ts';
import { at, day } from '#tests/support/api-slots.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { type AHost, aHost, aMeetingType, type MeetingTypeWish } from '#tests/support/builders.ts';

const twoHours = { enable: true, mode: 'hours', duration: 2 } as const;

describeApi('cancelling and rescheduling', (api) => {
  let host: AHost;
  beforeEach(async () => {
    host = await aHost(api.db);
  });
  const offer = (wish?: MeetingTypeWish) => aMeetingType(api.db, host, wish);
  const free = (meetingTypeId: string) => startsOf(api.client, { meetingTypeId, ...day });
  const { cancel, reschedule, initiate, appointmentRow } = changesOn(api);

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

    test('keeps a host who has been paused since, and no other takes their place', async () => {
      const second = await aHost(api.db, {}, host);
      const { meetingTypeId } = await aMeetingType(api.db, [host, second], {
        calculationMethod: 'anyone',
      });
      const hostIds = [second.hostId];
      const booked = await book(api.client, { meetingTypeId, start: at('10:00'), hostIds });
      await api.db.query({
        text: 'update meeting_type_host set enabled = false where host_id = $1',
        values: [second.hostId],
      });
      await reschedule(booked, at('12:00'));
      const [row] = await api.db.query({
        text: 'select host_ids::text[] as "hostIds" from appointment where id = $1',
        values: [booked.appointmentId],
      });
      expect(row).toEqual({ hostIds });
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
});
