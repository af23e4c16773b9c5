import { beforeEach, describe, expect, test } from 'vitest';
import { book, refusedWith, startsOf } from '#tests/support/api-bookings.ts';
import { offersOf } from '#tests/support/api-offers.ts';
import { at, day, MONDAY } from '#tests/support/api-slots.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { type AHost, aHost } from '#tests/support/builders.ts';
import { aReservation } from '#tests/support/taken-time.ts';

describeApi.both('booking what others want', (api) => {
  let host: AHost;
  beforeEach(async () => {
    host = await aHost(api.db);
  });
  const rowsOf = <Row>(text: string, ...values: unknown[]) => api.db.query<Row>({ text, values });
  const { offer, countAppointments } = offersOf(api, () => host);

  describe('a start that is gone', () => {
    const gone = '409 slot-no-longer-available';

    test('is refused to the second visitor', async () => {
      const { meetingTypeId } = await offer();
      await book(api.client, { meetingTypeId, start: at('10:00') });
      expect(await refusedWith(book(api.client, { meetingTypeId, start: at('10:00') }))).toBe(gone);
      expect(await countAppointments(meetingTypeId)).toBe(1);
    });

    test('is gone for the other meeting types of the host too, buffers included', async () => {
      const first = await offer({ bufferAfterMinutes: 20 });
      const other = await offer({ durationMinutes: 15 });
      await book(api.client, { meetingTypeId: first.meetingTypeId, start: at('10:00') });
      const { meetingTypeId } = other;
      expect(await refusedWith(book(api.client, { meetingTypeId, start: at('10:15') }))).toBe(gone);
      expect(await refusedWith(book(api.client, { meetingTypeId, start: at('10:45') }))).toBe(gone);
      await book(api.client, { meetingTypeId, start: at('11:00') });
    });

    test('is given once however many ask at once', async () => {
      const { meetingTypeId } = await offer();
      const asked = await Promise.all(
        Array.from({ length: 20 }, () =>
          book(api.client, { meetingTypeId, start: at('10:00') }).then(
            () => 'booked',
            (error) => `${error.status} ${error.code}`,
          ),
        ),
      );
      expect(asked.filter((outcome) => outcome === 'booked')).toHaveLength(1);
      expect(asked.filter((outcome) => outcome === gone)).toHaveLength(19);
    });

    test('is gone when its notice has run out', async () => {
      const { meetingTypeId } = await offer({ minNoticeMinutes: 240 });
      expect(await refusedWith(book(api.client, { meetingTypeId, start: at('09:30') }))).toBe(gone);
      await book(api.client, { meetingTypeId, start: at('10:00') });
    });

    test('is gone while somebody holds it, and free when the hold has expired', async () => {
      const { meetingTypeId } = await offer();
      await aReservation(api.db, host, { startIso: at('10:00'), expiresIso: at('06:15') });
      const start = `${MONDAY}T10:00:00.000Z`;
      expect(await refusedWith(book(api.client, { meetingTypeId, start }))).toBe(gone);
      expect(await startsOf(api.client, { meetingTypeId, ...day })).not.toContain(start);
      api.clock.advance({ minutes: 15 });
      expect(await startsOf(api.client, { meetingTypeId, ...day })).toContain(start);
      await book(api.client, { meetingTypeId, start });
      expect(
        await rowsOf('select 1 from reservation where host_id = $1', host.hostId),
      ).toHaveLength(1);
    });

    test('is gone when a limit is reached', async () => {
      const { meetingTypeId } = await offer({ limits: { day: { count: 1 } } });
      await book(api.client, { meetingTypeId, start: at('10:00') });
      expect(await refusedWith(book(api.client, { meetingTypeId, start: at('14:00') }))).toBe(
        '409 host-appointment-limit-reached',
      );
      await book(api.client, { meetingTypeId, start: at('14:00', '2030-01-08') });
    });

    test('never passes a limit however many ask at once', async () => {
      const { meetingTypeId } = await offer({ limits: { day: { count: 3 } } });
      const starts = ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00'];
      const asked = await Promise.allSettled(
        starts.map((start) => book(api.client, { meetingTypeId, start: at(start) })),
      );
      expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
      expect(await countAppointments(meetingTypeId)).toBe(3);
    });
  });

  describe('an idempotency key', () => {
    const key = 'a-key-of-the-visitor';

    test('is answered with the first reply, and books once', async () => {
      const { meetingTypeId } = await offer();
      const request = { meetingTypeId, start: at('10:00') };
      const first = await book(api.client, request, key);
      expect(await book(api.client, request, key)).toEqual(first);
      expect(await countAppointments(meetingTypeId)).toBe(1);
    });

    test('books once when it comes many times at once', async () => {
      const { meetingTypeId } = await offer();
      const request = { meetingTypeId, start: at('10:00') };
      const replies = await Promise.all(
        Array.from({ length: 8 }, () => book(api.client, request, key)),
      );
      expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
      expect(await countAppointments(meetingTypeId)).toBe(1);
    });

    test('is refused for another request', async () => {
      const { meetingTypeId } = await offer();
      await book(api.client, { meetingTypeId, start: at('10:00') }, key);
      const other = book(api.client, { meetingTypeId, start: at('11:00') }, key);
      expect(await refusedWith(other)).toBe('422 idempotency-key-reused');
      expect(await countAppointments(meetingTypeId)).toBe(1);
    });

    test('is not used up by a booking that was refused', async () => {
      const { meetingTypeId } = await offer();
      const taken = await offer();
      await book(api.client, { meetingTypeId: taken.meetingTypeId, start: at('10:00') });
      const late = book(api.client, { meetingTypeId, start: at('10:00') }, key);
      expect(await refusedWith(late)).toBe('409 slot-no-longer-available');
      await book(api.client, { meetingTypeId, start: at('10:30') }, key);
    });
  });
});
