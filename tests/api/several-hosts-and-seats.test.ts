import { beforeEach, describe, expect, test } from 'vitest';
import { book, refusedWith } from '#tests/support/api-bookings.ts';
import { offersOf } from '#tests/support/api-offers.ts';
import { at, day } from '#tests/support/api-slots.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { type AHost, aHost, aMeetingType } from '#tests/support/builders.ts';

describeApi.both('booking several hosts and seats', (api) => {
  let host: AHost;
  beforeEach(async () => {
    host = await aHost(api.db);
  });
  const rowsOf = <Row>(text: string, ...values: unknown[]) => api.db.query<Row>({ text, values });
  const { offer, countAppointments } = offersOf(api, () => host);

  describe('a group', () => {
    const spotAt = async (meetingTypeId: string, startTime: string) => {
      const { data } = await api.client.GET('/booking-availability', {
        params: { query: { meetingTypeId, ...day, timezone: 'UTC' } },
      });
      return data?.dates
        .flatMap(({ spots }) => spots)
        .find((spot) => Date.parse(spot.startTime) === Date.parse(startTime));
    };

    test('seats visitors in one appointment until it is full', async () => {
      const { meetingTypeId } = await offer({ totalSpots: 2 });
      const start = at('10:00');
      expect(await spotAt(meetingTypeId, start)).not.toHaveProperty('appointment');
      const first = await book(api.client, { meetingTypeId, start });
      expect(await spotAt(meetingTypeId, start)).toMatchObject({
        appointment: { id: first.appointmentId, totalSpots: 2, takenSpots: 1 },
      });
      const second = await book(api.client, {
        meetingTypeId,
        start,
        attendee: { email: 'second@visitor.test' },
      });
      expect(second.appointmentId).toBe(first.appointmentId);
      expect(second.secret).not.toBe(first.secret);
      expect(await spotAt(meetingTypeId, start)).toBeUndefined();
      expect(await refusedWith(book(api.client, { meetingTypeId, start }))).toBe(
        '409 slot-no-longer-available',
      );
    });

    test('never has more attendees than spots, however many ask at once', async () => {
      const { meetingTypeId } = await offer({ totalSpots: 3 });
      const asked = await Promise.allSettled(
        Array.from({ length: 10 }, (_, visitor) =>
          book(api.client, {
            meetingTypeId,
            start: at('10:00'),
            attendee: { email: `visitor${visitor}@visitor.test` },
          }),
        ),
      );
      const booked = asked.filter((each) => each.status === 'fulfilled');
      expect(booked).toHaveLength(3);
      expect(new Set(booked.map(({ value }) => value.appointmentId)).size).toBe(1);
    });
  });

  describe('a meeting type that anyone serves', () => {
    const hostOf = async (appointmentId: string) => {
      const [row] = await rowsOf<{ hostIds: string[] }>(
        'select host_ids::text[] as "hostIds" from appointment where id = $1',
        appointmentId,
      );
      return row?.hostIds;
    };

    test('is given to the host whom round robin passed over longest', async () => {
      const second = await aHost(api.db, {}, host);
      const third = await aHost(api.db, {}, host);
      const { meetingTypeId } = await aMeetingType(api.db, [host, second, third], {
        calculationMethod: 'anyone',
      });
      const assigned = [];
      for (const start of ['10:00', '11:00', '12:00', '13:00']) {
        api.clock.advance({ minutes: 1 });
        const { appointmentId } = await book(api.client, { meetingTypeId, start: at(start) });
        assigned.push(await hostOf(appointmentId));
      }
      expect(assigned).toEqual([[host.hostId], [second.hostId], [third.hostId], [host.hostId]]);
    });

    test('is served as often as there are free hosts, then refused', async () => {
      const second = await aHost(api.db, {}, host);
      const { meetingTypeId } = await aMeetingType(api.db, [host, second], {
        calculationMethod: 'anyone',
      });
      const asked = await Promise.allSettled(
        Array.from({ length: 5 }, () => book(api.client, { meetingTypeId, start: at('10:00') })),
      );
      expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
      expect(await countAppointments(meetingTypeId)).toBe(2);
    });

    test('is given to the host whom the visitor chose', async () => {
      const second = await aHost(api.db, {}, host);
      const { meetingTypeId } = await aMeetingType(api.db, [host, second], {
        calculationMethod: 'anyone',
      });
      const hostIds = [second.hostId];
      const request = { meetingTypeId, start: at('10:00'), hostIds };
      const { appointmentId } = await book(api.client, request);
      expect(await hostOf(appointmentId)).toEqual(hostIds);
      expect(await refusedWith(book(api.client, request))).toBe('409 slot-no-longer-available');
    });
  });

  test('all hosts together are all taken', async () => {
    const second = await aHost(api.db, {}, host);
    const { meetingTypeId } = await aMeetingType(api.db, [host, second]);
    const own = await aMeetingType(api.db, second);
    await book(api.client, { meetingTypeId, start: at('10:00') });
    expect(
      await refusedWith(book(api.client, { meetingTypeId: own.meetingTypeId, start: at('10:00') })),
    ).toBe('409 slot-no-longer-available');
  });
});
