import { beforeEach, describe, expect, test } from 'vitest';
import type { ApiClient } from '#shared/api/client.ts';
import type { StateWish } from '#shared/api/meeting-type-list.ts';
import { book, refusedWith } from '#tests/support/api-bookings.ts';
import { at } from '#tests/support/api-slots.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { type AHost, type AMeetingType, aHost, aMeetingType } from '#tests/support/builders.ts';
import { signInAs } from '#tests/support/logins.ts';

describeApi('9. the life of a meeting type', (api) => {
  let owner: AHost;
  let member: AHost;
  let asOwner: ApiClient;
  let asMember: ApiClient;
  let offered: AMeetingType;
  beforeEach(async () => {
    owner = await aHost(api.db, { firstname: 'Ada' });
    member = await aHost(api.db, { firstname: 'Grace', role: 'member' }, owner);
    asOwner = await signInAs(api, owner);
    asMember = await signInAs(api, member);
    offered = await aMeetingType(api.db, owner, { name: 'Intro', slug: 'intro' });
  });
  const change = async (
    client: ApiClient,
    to: StateWish,
    of: readonly AMeetingType[] = [offered],
  ) =>
    (
      await client.PATCH('/meeting-type/states', {
        body: { meetingTypeIds: of.map(({ meetingTypeId }) => meetingTypeId), to },
      })
    ).data?.meetingTypes.map(({ state }) => state);
  const bookIt = () => book(api.client, { ...offered, start: at('10:00') });
  const remove = async (client: ApiClient, handOverTo?: AMeetingType) =>
    (
      await client.DELETE('/meeting-type/{meetingTypeId}', {
        params: {
          path: offered,
          query: handOverTo ? { handOverTo: handOverTo.meetingTypeId } : {},
        },
      })
    ).data;

  test('is open, closed, opens later, and comes back from the archive as what it was', async () => {
    expect(await change(asOwner, { state: 'pending', publishFrom: at('07:00') })).toEqual([
      'pending',
    ]);
    expect(await refusedWith(bookIt())).toBe('404 meeting-type-disabled');
    expect(await change(asOwner, { state: 'archived' })).toEqual(['archived']);
    expect(await change(asOwner, { state: 'restored' })).toEqual(['pending']);
    api.clock.set(at('07:00'));
    expect((await bookIt()).appointmentId).toBeDefined();
    expect(await change(asOwner, { state: 'archived' })).toEqual(['archived']);
    expect(await refusedWith(bookIt())).toBe('404 meeting-type-disabled');
    expect(await change(asOwner, { state: 'unpublished' })).toEqual(['unpublished']);
    expect(await change(asOwner, { state: 'published' })).toEqual(['published']);
  });

  test('that would open later is opened at once by Make Public', async () => {
    await change(asOwner, { state: 'pending', publishFrom: at('07:00') });
    await asOwner.PATCH('/meeting-type/{meetingTypeId}', {
      params: { path: offered },
      body: { enabled: true },
    });
    expect((await bookIt()).appointmentId).toBeDefined();
  });

  test('changes for several at once, or for none of them', async () => {
    const other = await aMeetingType(api.db, member);
    expect(await change(asOwner, { state: 'archived' }, [offered, other])).toEqual([
      'archived',
      'archived',
    ]);
    const restored = change(asMember, { state: 'restored' }, [other, offered]);
    expect(await refusedWith(restored)).toBe('403 forbidden');
    expect(await refusedWith(bookIt())).toBe('404 meeting-type-disabled');
    expect(await change(asMember, { state: 'restored' }, [other])).toEqual(['published']);
  });

  test('is nobody else’s to change', async () => {
    const stranger = await signInAs(api, await aHost(api.db));
    expect(await refusedWith(change(asMember, { state: 'archived' }))).toBe('403 forbidden');
    expect(await refusedWith(change(stranger, { state: 'archived' }))).toBe(
      '404 meeting-type-not-available',
    );
    expect(await refusedWith(change(api.client, { state: 'archived' }))).toBe('401 unauthorized');
  });

  test('is copied with its hosts to a path of its own, as a draft', async () => {
    const both = await aMeetingType(api.db, [owner, member], { slug: 'talk', name: 'Talk' });
    const { data } = await asOwner.POST('/meeting-type/duplicate', { body: both });
    expect(data).toMatchObject({ slug: 'talk-2', name: 'Talk' });
    const { data: again } = await asOwner.POST('/meeting-type/duplicate', {
      body: { ...both, name: 'Another' },
    });
    expect(again).toMatchObject({ slug: 'talk-3', name: 'Another' });
    const { data: row } = await asOwner.GET('/meeting-type/{meetingTypeId}/optimized', {
      params: { path: { meetingTypeId: data?.id ?? '' } },
    });
    expect(row).toMatchObject({ state: 'unpublished', hostCount: 2 });
    const copied = asMember.POST('/meeting-type/duplicate', { body: both });
    expect(await refusedWith(copied)).toBe('403 forbidden');
  });

  describe('ends', () => {
    test('once it is archived and nothing hangs on it', async () => {
      expect(await refusedWith(remove(asOwner))).toBe('409 meeting-type-in-use');
      await change(asOwner, { state: 'archived' });
      expect(await refusedWith(remove(asMember))).toBe('403 forbidden');
      expect(await remove(asOwner)).toEqual({ deleted: true, handedOver: 0 });
      expect(await refusedWith(remove(asOwner))).toBe('404 meeting-type-not-available');
    });

    test('and hands its appointments to another, none lost', async () => {
      const { appointmentId } = await bookIt();
      await change(asOwner, { state: 'archived' });
      const { data: uses } = await asOwner.GET('/meeting-type/{meetingTypeId}/uses', {
        params: { path: offered },
      });
      expect(uses).toEqual({
        comingAppointments: 1,
        pastAppointments: 0,
        oneTimeLinks: 0,
        routingForms: [],
      });
      expect(await refusedWith(remove(asOwner))).toBe('409 meeting-type-in-use');
      const stranger = await aMeetingType(api.db, await aHost(api.db));
      expect(await refusedWith(remove(asOwner, stranger))).toBe('404 meeting-type-not-available');
      expect(await refusedWith(remove(asOwner, offered))).toBe('409 meeting-type-in-use');
      const heir = await aMeetingType(api.db, owner);
      expect(await remove(asOwner, heir)).toEqual({ deleted: true, handedOver: 1 });
      const [kept] = await api.db.query<{ id: string }>({
        text: 'select meeting_type_id as id from appointment where id = $1',
        values: [appointmentId],
      });
      expect(kept?.id).toBe(heir.meetingTypeId);
    });
  });

  describe('has terms of each host', () => {
    const termsOf = async (client: ApiClient) =>
      (
        await client.GET('/meeting-type/{meetingTypeId}/meeting-availability', {
          params: { path: offered },
        })
      ).data?.hosts;
    const limit = async (client: ApiClient, limits: { day?: { count: number } }) =>
      (
        await client.PATCH('/meeting-type/{meetingTypeId}/booking-frequency', {
          params: { path: offered },
          body: { limits },
        })
      ).data;
    const limitByAdmin = async (client: ApiClient, { hostId }: AHost) =>
      (
        await client.PATCH('/meeting-type/{meetingTypeId}/booking-frequency/admin', {
          params: { path: offered },
          body: { hostId, limits: { week: { count: 2 } } },
        })
      ).data;
    const setHours = async (client: ApiClient, { hostId }: AHost, availabilityId: string) =>
      (
        await client.POST(
          '/meeting-type/{meetingTypeId}/meeting-availability/{userId}/{availabilityId}',
          { params: { path: { ...offered, userId: hostId, availabilityId } } },
        )
      ).data;
    beforeEach(async () => {
      offered = await aMeetingType(api.db, [owner, member]);
    });

    test('their own limits, and an admin’s beside them', async () => {
      expect(await limit(asMember, { day: { count: 3 } })).toMatchObject({
        hostId: member.hostId,
        ownLimits: { day: { count: 3 } },
        adminLimits: {},
      });
      expect(await limitByAdmin(asOwner, member)).toMatchObject({
        ownLimits: { day: { count: 3 } },
        adminLimits: { week: { count: 2 } },
      });
      expect(await refusedWith(limitByAdmin(asMember, member))).toBe('403 forbidden');
      const outsider = await aHost(api.db, { role: 'admin' }, owner);
      expect(await refusedWith(limitByAdmin(asOwner, outsider))).toBe('409 host-not-assigned');
      const asOutsider = await signInAs(api, outsider);
      expect(await refusedWith(limit(asOutsider, {}))).toBe('409 host-not-assigned');
    });

    test('the hours that count for it, of their own schedules alone', async () => {
      expect(await setHours(asMember, member, member.scheduleId)).toMatchObject({
        scheduleId: member.scheduleId,
        schedules: [{ id: member.scheduleId, name: 'Hours', isDefault: true }],
      });
      expect(await setHours(asOwner, member, 'default')).toMatchObject({ scheduleId: null });
      expect(await refusedWith(setHours(asMember, member, owner.scheduleId))).toBe('404 not-found');
      expect(await refusedWith(setHours(asMember, owner, owner.scheduleId))).toBe('403 forbidden');
    });

    test('who may change it sees all hosts, who hosts it sees themselves', async () => {
      expect((await termsOf(asOwner))?.map(({ hostId }) => hostId)).toEqual([
        owner.hostId,
        member.hostId,
      ]);
      expect((await termsOf(asMember))?.map(({ hostId }) => hostId)).toEqual([member.hostId]);
      const outsider = await signInAs(api, await aHost(api.db, { role: 'member' }, owner));
      expect(await refusedWith(termsOf(outsider))).toBe('403 forbidden');
    });

    test('whether it stands on their page or card', async () => {
      const toggle = async (client: ApiClient, userId?: string) =>
        (
          await client.POST('/meeting-type/personal/{meetingTypeId}', {
            params: { path: offered, query: userId ? { userId } : {} },
          })
        ).data?.isOnCard;
      expect(await toggle(asMember)).toBe(true);
      expect(await toggle(asOwner, member.hostId)).toBe(false);
      expect(await toggle(asOwner)).toBe(false);
      expect(await toggle(asOwner)).toBe(true);
      expect(await refusedWith(toggle(asMember, owner.hostId))).toBe('403 forbidden');
      const outsider = await signInAs(api, await aHost(api.db, { role: 'member' }, owner));
      expect(await refusedWith(toggle(outsider))).toBe('409 host-not-assigned');
    });
  });
});
