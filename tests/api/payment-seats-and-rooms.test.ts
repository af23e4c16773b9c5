import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { refusedWith } from '#tests/support/api-bookings.ts';
import { describePaying } from '#tests/support/api-payments.ts';
import { at, day } from '#tests/support/api-slots.ts';
import { aHost, type MeetingTypeWish } from '#tests/support/builders.ts';
import { insertRooms } from '#tests/support/insert-rooms.ts';

describePaying('paying for seats and rooms', (api, { giveUp, host, offer, order, pay, stripe }) => {
  const gone = '409 slot-no-longer-available';

  describe('for a seat of a group', () => {
    const start = at('10:00');
    const seat = (meetingTypeId: string, visitor: number) =>
      order({ meetingTypeId, start, attendee: { email: `v${visitor}@visitor.test` } });
    const seatsTaken = async (meetingTypeId: string) => {
      const { data } = await api.client.GET('/booking-availability', {
        params: { query: { meetingTypeId, ...day, timezone: 'UTC' } },
      });
      const spots = data?.dates.flatMap(({ spots }) => spots) ?? [];
      const spot = spots.find(({ startTime }) => startTime === start);
      return spot && (spot.appointment?.takenSpots ?? 0);
    };

    test('holds that seat alone, and shows how many are left', async () => {
      const { meetingTypeId } = await offer({ totalSpots: 3 });
      const first = await seat(meetingTypeId, 1);
      expect(await seatsTaken(meetingTypeId)).toBe(1);
      const second = await seat(meetingTypeId, 2);
      expect(await seatsTaken(meetingTypeId)).toBe(2);
      const booked = await pay(second);
      expect(await seatsTaken(meetingTypeId)).toBe(2);
      const third = await seat(meetingTypeId, 3);
      expect(await seatsTaken(meetingTypeId)).toBeUndefined();
      expect(await refusedWith(seat(meetingTypeId, 4))).toBe(gone);
      const others = await Promise.all([pay(first), pay(third)]);
      expect(others.map((reply) => reply?.appointmentId)).toEqual(
        Array(2).fill(booked?.appointmentId),
      );
    });

    test('is free again when it is given up, with the time where it was the only one', async () => {
      const { meetingTypeId } = await offer({ totalSpots: 2 });
      const [first, second] = [await seat(meetingTypeId, 1), await seat(meetingTypeId, 2)];
      await giveUp(first);
      expect(await seatsTaken(meetingTypeId)).toBe(1);
      await giveUp(second);
      expect(await seatsTaken(meetingTypeId)).toBe(0);
      const rows = await api.db.query({
        text: 'select 1 from reservation where host_id = $1',
        values: [host().hostId],
      });
      expect(rows).toEqual([]);
    });

    test('can be held as often as there are seats, however many ask at once', async () => {
      const { meetingTypeId } = await offer({ totalSpots: 3 });
      const asked = await Promise.allSettled(
        Array.from({ length: 12 }, (_, visitor) => seat(meetingTypeId, visitor)),
      );
      const held = asked.filter((each) => each.status === 'fulfilled');
      expect(held).toHaveLength(3);
      const booked = await Promise.all(held.map(({ value }) => pay(value)));
      expect(new Set(booked.map((reply) => reply?.appointmentId)).size).toBe(1);
    });

    test('paid too late is refunded when the others have the last seats', async () => {
      const { meetingTypeId } = await offer({ totalSpots: 2 });
      const late = await seat(meetingTypeId, 1);
      api.clock.advance({ minutes: 16 });
      const [quick] = [await seat(meetingTypeId, 2), await seat(meetingTypeId, 3)];
      const before = stripe().counts.refunds;
      expect(await refusedWith(pay(late))).toBe('409 payment-refunded');
      await api.runDueJobs();
      expect(stripe().counts.refunds).toBe(before + 1);
      await pay(quick);
    });

    test('paid too late opens the group that others hold, where a seat is left', async () => {
      const { meetingTypeId } = await offer({ totalSpots: 2 });
      const late = await seat(meetingTypeId, 1);
      api.clock.advance({ minutes: 16 });
      const other = await seat(meetingTypeId, 2);
      const [first, second] = [await pay(late), await pay(other)];
      expect(second?.appointmentId).toBe(first?.appointmentId);
    });
  });

  describe('for a room', () => {
    const inRooms = async (names: readonly string[], wish: MeetingTypeWish = {}) => {
      const inRoom = { channel: 'resource', calculationMethod: 'anyone', ...wish } as const;
      const colleague = await aHost(api.db, {}, host());
      const { companyId, meetingTypeId } = await offer(inRoom, [colleague]);
      const rooms = names.map((name, position) => ({
        ...{ companyId, meetingTypeId, id: randomUUID(), name, position },
        ...{ groupName: 'Ground floor', channel: 'resource' as const, subChannel: '' },
      }));
      await insertRooms(api.db, rooms);
      const resourceChannelIds = rooms.map(({ id }) => id);
      return { meetingTypeId, resourceChannelIds, start: at('10:00') };
    };
    const roomsOf = async (appointmentId = '') => {
      const [row] = await api.db.query<{ rooms: string[] }>({
        text: 'select resource_channel_ids::text[] as rooms from appointment where id = $1',
        values: [appointmentId],
      });
      return row?.rooms;
    };

    test('holds it with its host, so that the second payer is refused before paying', async () => {
      const wish = await inRooms(['Garden room']);
      const first = await order(wish);
      expect(await refusedWith(order(wish))).toBe(gone);
      const reply = await pay(first);
      expect(await roomsOf(reply?.appointmentId)).toEqual(wish.resourceChannelIds);
    });

    test('gives each payer the room that was held for them', async () => {
      const wish = await inRooms(['Garden room', 'Workshop']);
      const [garden, workshop] = [await order(wish), await order(wish)];
      const replies = [await pay(workshop), await pay(garden)];
      const rooms = await Promise.all(replies.map((reply) => roomsOf(reply?.appointmentId)));
      expect(rooms.flat()).toEqual([...wish.resourceChannelIds].reverse());
    });

    test('paid too late opens the group that others hold in its room', async () => {
      const wish = await inRooms(['Garden room'], { totalSpots: 2 });
      const late = await order(wish);
      api.clock.advance({ minutes: 16 });
      const other = await order({ ...wish, attendee: { email: 'other@visitor.test' } });
      const [first, second] = [await pay(late), await pay(other)];
      expect(second?.appointmentId).toBe(first?.appointmentId);
      expect(await roomsOf(first?.appointmentId)).toEqual(wish.resourceChannelIds);
    });
  });
});
