import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { resource, resourceChannel } from '#server/platform/db/schema/schema.ts';
import { aBookingRequest, book, refusedWith, startsOf } from '#tests/support/api-bookings.ts';
import { changesOn } from '#tests/support/api-changes.ts';
import { at, day } from '#tests/support/api-slots.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import {
  type AHost,
  type AMeetingType,
  aHost,
  aMeetingType,
  type MeetingTypeWish,
} from '#tests/support/builders.ts';
import { insertRooms } from '#tests/support/insert-rooms.ts';

describeApi('resources', (api) => {
  let hosts: readonly [AHost, AHost];
  const { cancel, reschedule } = changesOn(api);
  beforeEach(async () => {
    const host = await aHost(api.db);
    hosts = [host, await aHost(api.db, {}, host)];
  });

  /** A meeting type that two hosts serve, each for themselves, in one of these rooms. */
  const offer = async (rooms: readonly string[], wish: MeetingTypeWish = {}) => {
    const offered = await aMeetingType(api.db, hosts, {
      channel: 'resource',
      calculationMethod: 'anyone',
      ...wish,
    });
    const rows = rooms.map((name, position) => ({
      ...{ companyId: offered.companyId, meetingTypeId: offered.meetingTypeId },
      ...{ id: randomUUID(), name, groupName: 'Ground floor', position },
      channel: 'resource' as const,
      subChannel: '',
    }));
    await insertRooms(api.db, rows);
    return { ...offered, resourceChannelIds: rows.map(({ id }) => id) };
  };
  type Offered = AMeetingType & { readonly resourceChannelIds: string[] };
  const bookAt = ({ meetingTypeId, resourceChannelIds }: Offered, start: string) =>
    book(api.client, { meetingTypeId, resourceChannelIds, start });
  const roomOf = async (appointmentId: string) => {
    const [row] = await api.db.query<{ location: string; rooms: string[] }>({
      text: `select location, resource_channel_ids::text[] as rooms from appointment where id = $1`,
      values: [appointmentId],
    });
    return row;
  };

  test('a meeting takes the first free room of the chosen ones, and says which', async () => {
    const offered = await offer(['Garden room', 'Workshop']);
    const [garden, workshop] = offered.resourceChannelIds;
    const first = await bookAt(offered, at('10:00'));
    const second = await bookAt(offered, at('10:00'));
    expect(await roomOf(first.appointmentId)).toEqual({ location: 'Garden room', rooms: [garden] });
    expect(await roomOf(second.appointmentId)).toEqual({ location: 'Workshop', rooms: [workshop] });
  });

  test('a room is given once at a time, whoever the host: the list, the booking, the page agree', async () => {
    const offered = await offer(['Library']);
    await bookAt(offered, at('10:00'));
    expect(await refusedWith(bookAt(offered, at('10:00')))).toBe('409 slot-no-longer-available');
    const { meetingTypeId, resourceChannelIds } = offered;
    const query = { meetingTypeId, ...day };
    expect(await startsOf(api.client, { ...query, resourceChannelIds })).not.toContain(at('10:00'));
    // No room chosen yet: a host is free, and that is all that was asked.
    expect(await startsOf(api.client, query)).toContain(at('10:00'));
  });

  test('20 visitors at once for two rooms: two get one each, nobody the same', async () => {
    const offered = await offer(['Garden room', 'Workshop']);
    const { meetingTypeId, resourceChannelIds } = offered;
    const answers = await Promise.allSettled(
      Array.from({ length: 20 }, (_, visitor) =>
        api.client.POST('/booking', {
          body: aBookingRequest({
            ...{ meetingTypeId, resourceChannelIds, start: at('11:00') },
            attendee: { email: `visitor-${visitor}@visitor.test` },
          }),
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    const taken = await api.db.query<{ room: string }>({
      text: `select r.resource_id as room from reservation r
             join appointment a on a.company_id = r.company_id and a.id = r.appointment_id
             where a.meeting_type_id = $1 and r.resource_id is not null`,
      values: [meetingTypeId],
    });
    expect(new Set(taken.map(({ room }) => room))).toEqual(new Set(resourceChannelIds));
  });

  test('the last word is the database’s: two rows of one room that overlap are refused', async () => {
    const offered = await offer(['Library']);
    const { appointmentId } = await bookAt(offered, at('10:00'));
    const again = api.db.query({
      text: `insert into reservation (company_id, resource_id, appointment_id, during)
             select company_id, resource_id, appointment_id, during from reservation
             where appointment_id = $1 and resource_id is not null`,
      values: [appointmentId],
    });
    await expect(again).rejects.toThrow('reservation_resource_no_overlap');
  });

  describe('a change', () => {
    test('cancelled, the room is free again', async () => {
      const offered = await offer(['Library']);
      await cancel(await bookAt(offered, at('10:00')));
      expect(await roomOf((await bookAt(offered, at('10:00'))).appointmentId)).toMatchObject({
        location: 'Library',
      });
    });

    test('moved, the meeting keeps its room, and only where that one is free', async () => {
      const offered = await offer(['Garden room', 'Workshop']);
      const first = await bookAt(offered, at('10:00'));
      await bookAt(offered, at('11:00'));
      expect(await refusedWith(reschedule(first, at('11:00')))).toBe(
        '409 slot-no-longer-available',
      );
      const { meetingTypeId } = offered;
      const asked = { meetingTypeId, ...day, existingAppointmentId: first.appointmentId };
      const starts = await startsOf(api.client, asked);
      expect(starts).not.toContain(at('11:00'));
      expect(starts).toContain(at('10:00'));
      await reschedule(first, at('12:00'));
      expect(await roomOf(first.appointmentId)).toMatchObject({ location: 'Garden room' });
      expect(await roomOf((await bookAt(offered, at('10:00'))).appointmentId)).toMatchObject({
        location: 'Garden room',
      });
    });
  });

  test('a provisional booking holds its room until it expires', async () => {
    const offered = await offer(['Library'], { settings: { doubleOptIn: true } });
    await bookAt(offered, at('10:00', '2030-01-09'));
    const again = () => bookAt(offered, at('10:00', '2030-01-09'));
    expect(await refusedWith(again())).toBe('409 slot-no-longer-available');
    api.clock.advance({ days: 1, minutes: 1 });
    expect((await again()).appointmentId).toBeTruthy();
  });

  test('a room of another meeting type is no choice', async () => {
    const offered = await offer(['Library']);
    const { resourceChannelIds } = await offer(['Cellar']);
    const foreign = bookAt({ ...offered, resourceChannelIds }, at('10:00'));
    expect(await refusedWith(foreign)).toBe('400 validation-failed');
  });

  describe('9. of the company', () => {
    /** Two meeting types of other hosts that offer one and the same room. */
    const offerOneRoomTwice = async () => {
      const first = await offer(['Library']);
      const [roomId] = first.resourceChannelIds;
      const stranger = await aHost(api.db, {}, hosts[0]);
      const second = await aMeetingType(api.db, stranger, { channel: 'resource' });
      const channelId = randomUUID();
      await api.db.orm.insert(resourceChannel).values({
        ...{ companyId: second.companyId, meetingTypeId: second.meetingTypeId },
        ...{ id: channelId, resourceId: roomId ?? '', name: 'Library', subChannel: '' },
        channel: 'resource',
      });
      return { first, second: { ...second, resourceChannelIds: [channelId] }, roomId };
    };
    const asked = ({ meetingTypeId, resourceChannelIds }: Offered) => ({
      ...{ meetingTypeId, resourceChannelIds },
      ...day,
    });

    test('a room that two meeting types offer is given once, and free again for both', async () => {
      const { first, second } = await offerOneRoomTwice();
      const booking = await bookAt(first, at('10:00'));
      expect(await startsOf(api.client, asked(second))).not.toContain(at('10:00'));
      expect(await refusedWith(bookAt(second, at('10:00')))).toBe('409 slot-no-longer-available');
      await cancel(booking);
      expect((await bookAt(second, at('10:00'))).appointmentId).toBeTruthy();
      expect(await startsOf(api.client, asked(first))).not.toContain(at('10:00'));
    });

    test('a room out of use is offered no more, and stays where it is booked', async () => {
      const offered = await offer(['Library', 'Workshop']);
      const [library, workshop] = offered.resourceChannelIds;
      const booking = await bookAt(offered, at('10:00'));
      await api.db.orm
        .update(resource)
        .set({ enabled: false })
        .where(eq(resource.id, library ?? ''));
      expect(await refusedWith(bookAt(offered, at('11:00')))).toBe('400 validation-failed');
      await bookAt({ ...offered, resourceChannelIds: [workshop ?? ''] }, at('11:00'));
      const path = { companySlug: '-', meetingSlug: offered.meetingTypeSlug };
      const { data } = await api.client.GET(
        '/booking/single/{companySlug}/{meetingSlug}/{userSlug}',
        { params: { path: { ...path, userSlug: hosts[0].hostSlug } } },
      );
      expect(data).toMatchObject({ meetingType: { resourceChannels: [{ name: 'Workshop' }] } });
      await reschedule(booking, at('14:00'));
      expect(await roomOf(booking.appointmentId)).toMatchObject({ location: 'Library' });
    });

    test('a meeting that moves keeps a room that its type offers no more', async () => {
      const { first, second } = await offerOneRoomTwice();
      const booking = await bookAt(first, at('10:00'));
      await api.db.orm
        .delete(resourceChannel)
        .where(eq(resourceChannel.meetingTypeId, first.meetingTypeId));
      expect(await refusedWith(bookAt(second, at('10:00')))).toBe('409 slot-no-longer-available');
      await bookAt(second, at('12:00'));
      expect(await refusedWith(reschedule(booking, at('12:00')))).toBe(
        '409 slot-no-longer-available',
      );
      await reschedule(booking, at('14:00'));
      expect(await refusedWith(bookAt(second, at('14:00')))).toBe('409 slot-no-longer-available');
    });

    test('what the version before writes takes the room from all meeting types', async () => {
      const { first, second } = await offerOneRoomTwice();
      const [channelId] = first.resourceChannelIds;
      await api.db.query({
        text: `insert into reservation (company_id, resource_channel_id, hold_id, during, expires_at)
               values ($1, $2, $5, tstzrange($3::timestamptz, $4::timestamptz), $4)`,
        values: [first.companyId, channelId, at('10:00'), at('10:30'), randomUUID()],
      });
      expect(await startsOf(api.client, asked(second))).not.toContain(at('10:00'));
      expect(await refusedWith(bookAt(second, at('10:00')))).toBe('409 slot-no-longer-available');
    });
  });
});
