import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { book, refusedWith, startsOf } from '#tests/support/api-bookings.ts';
import { changesOn } from '#tests/support/api-changes.ts';
import { at, day } from '#tests/support/api-slots.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { type AHost, aHost, aMeetingType, type MeetingTypeWish } from '#tests/support/builders.ts';

describeApi.both('changes by link and of seats', (api) => {
  let host: AHost;
  beforeEach(async () => {
    host = await aHost(api.db);
  });
  const offer = (wish?: MeetingTypeWish) => aMeetingType(api.db, host, wish);
  const free = (meetingTypeId: string) => startsOf(api.client, { meetingTypeId, ...day });
  const { cancel, reschedule, initiate, appointmentRow, attendeesOf } = changesOn(api);
  const bookTwo = async (meetingTypeId: string) => {
    const start = at('10:00');
    const first = { email: 'one@visitor.test' };
    const second = { email: 'two@visitor.test' };
    return [
      await book(api.client, { meetingTypeId, start, attendee: first }),
      await book(api.client, { meetingTypeId, start, attendee: second }),
    ] as const;
  };

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
});
