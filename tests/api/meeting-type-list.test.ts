import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { teamHost } from '#server/platform/db/schema/company.ts';
import type { ApiClient } from '#shared/api/client.ts';
import { aTeam } from '#tests/support/a-routing-form.ts';
import { book, refusedWith } from '#tests/support/api-bookings.ts';
import { at } from '#tests/support/api-slots.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { type AHost, aHost, aMeetingType } from '#tests/support/builders.ts';
import { signInAs } from '#tests/support/logins.ts';

describeApi.both('9. lists of meeting types', (api) => {
  let owner: AHost;
  let member: AHost;
  let asOwner: ApiClient;
  let asMember: ApiClient;
  beforeEach(async () => {
    owner = await aHost(api.db, { firstname: 'Ada' });
    member = await aHost(api.db, { firstname: 'Grace', role: 'member' }, owner);
    asOwner = await signInAs(api, owner);
    asMember = await signInAs(api, member);
  });
  const paths = {
    mine: '/meeting-type',
    all: '/meeting-type/all',
    assigned: '/meeting-type/assigned',
  } as const;
  const list = async (
    client: ApiClient,
    which: keyof typeof paths,
    query: Record<string, string | number> = {},
  ) => {
    const { data } = await client.GET(paths[which], { params: { query } });
    if (!data) throw new Error('A list without a body');
    return data;
  };
  const namesOf = async (...asked: Parameters<typeof list>) =>
    (await list(...asked)).meetingTypes.map(({ name }) => name);

  describe('show by whose they are', () => {
    let teamId: string;
    beforeEach(async () => {
      ({ teamId } = await aTeam(api.db, owner));
      await aMeetingType(api.db, owner, { name: 'A of Ada' });
      await aMeetingType(api.db, [owner, member], { name: 'B of both' });
      await aMeetingType(api.db, member, { name: 'C of Grace' });
      await aMeetingType(api.db, owner, { name: 'D of the team', ownerHostId: null, teamId });
      await aMeetingType(api.db, await aHost(api.db), { name: 'Another company’s' });
    });

    test('mine are on my page, assigned are those that I host elsewhere', async () => {
      expect(await namesOf(asOwner, 'mine')).toEqual(['A of Ada', 'B of both']);
      expect(await namesOf(asOwner, 'assigned')).toEqual(['D of the team']);
      expect(await namesOf(asMember, 'mine')).toEqual(['C of Grace']);
      expect(await namesOf(asMember, 'assigned')).toEqual(['B of both']);
    });

    test('20.9 numbers in names sort as numbers', async () => {
      for (const name of ['Room 10', 'room 2', 'Room 2b', 'Room']) {
        await aMeetingType(api.db, owner, { name });
      }
      expect((await namesOf(asOwner, 'mine')).slice(2)).toEqual([
        ...['Room', 'room 2', 'Room 2b', 'Room 10'],
      ]);
    });

    test('all are the company’s to its owner, one’s own and hosted to a member', async () => {
      const all = ['A of Ada', 'B of both', 'C of Grace', 'D of the team'];
      expect(await namesOf(asOwner, 'all')).toEqual(all);
      expect(await namesOf(asMember, 'all')).toEqual(['B of both', 'C of Grace']);
      const { companyId } = owner;
      const admin = { companyId, teamId, hostId: member.hostId, position: 0, isAdmin: true };
      await api.db.orm.insert(teamHost).values(admin);
      expect(await namesOf(asMember, 'all')).toEqual(['B of both', 'C of Grace', 'D of the team']);
    });

    test('they say who may change them', async () => {
      const { meetingTypes } = await list(asMember, 'all');
      expect(meetingTypes.map(({ name, canEdit, isHost }) => [name, canEdit, isHost])).toEqual([
        ['B of both', false, true],
        ['C of Grace', true, true],
      ]);
    });

    test('of one host or one team', async () => {
      const ofTeam = { domain: 'team', id: teamId };
      expect(await namesOf(asOwner, 'all', ofTeam)).toEqual(['D of the team']);
      const ofGrace = { domain: 'host', id: member.hostId };
      expect(await namesOf(asOwner, 'all', ofGrace)).toEqual(['C of Grace']);
    });

    test('searched by name, path and owner, whose signs are no wildcards', async () => {
      expect(await namesOf(asOwner, 'all', { search: 'of gra' })).toEqual(['C of Grace']);
      expect(await namesOf(asOwner, 'all', { search: 'Grace' })).toEqual(['C of Grace']);
      expect(await namesOf(asOwner, 'all', { search: '%' })).toEqual([]);
    });

    test('in pages, with how many there are', async () => {
      const second = await list(asOwner, 'all', { page: 2, pageSize: 3 });
      expect(second).toMatchObject({ total: 4, page: 2, pageSize: 3 });
      expect(second.meetingTypes.map(({ name }) => name)).toEqual(['D of the team']);
      const beyond = await list(asOwner, 'all', { page: 9 });
      expect(beyond).toMatchObject({ total: 4, meetingTypes: [] });
    });

    test('to nobody who is not signed in', async () => {
      expect(await refusedWith(list(api.client, 'mine'))).toBe('401 unauthorized');
    });
  });

  test('by state, archived ones only where they are asked for', async () => {
    const now = new Date(api.clock.nowMs());
    await aMeetingType(api.db, owner, { name: 'Open' });
    await aMeetingType(api.db, owner, { name: 'Open since', publishFrom: now });
    const later = new Date(at('07:00'));
    await aMeetingType(api.db, owner, { name: 'Later', publishFrom: later });
    await aMeetingType(api.db, owner, { name: 'Draft', enabled: false, publishFrom: later });
    await aMeetingType(api.db, owner, { name: 'Old', archivedAt: now });
    const all = await list(asOwner, 'mine');
    expect(all.meetingTypes.map(({ name, state }) => [name, state])).toEqual([
      ['Draft', 'unpublished'],
      ['Later', 'pending'],
      ['Open', 'published'],
      ['Open since', 'published'],
    ]);
    const counts = { published: 2, pending: 1, unpublished: 1, archived: 1 };
    expect(all).toMatchObject({ total: 4, counts });
    const archived = await list(asOwner, 'mine', { state: 'archived' });
    expect(archived).toMatchObject({ total: 1, counts, meetingTypes: [{ name: 'Old' }] });
    expect(await namesOf(asOwner, 'mine', { state: 'pending' })).toEqual(['Later']);
    api.clock.set(at('07:00'));
    expect(await namesOf(asOwner, 'mine', { state: 'pending' })).toEqual([]);
  });

  test('a row says what a list shows of it', async () => {
    const offered = await aMeetingType(api.db, [owner, member], {
      name: 'Intro',
      slug: 'intro',
      allowedDurations: [15, 45],
      totalSpots: 6,
    });
    await book(api.client, { ...offered, start: at('10:00') });
    await book(api.client, { ...offered, start: at('11:00', '2030-01-09') });
    const { data } = await asOwner.GET('/meeting-type/{meetingTypeId}/optimized', {
      params: { path: offered },
    });
    expect(data).toEqual({
      id: offered.meetingTypeId,
      slug: 'intro',
      name: 'Intro',
      durations: [15, 45],
      channel: 'connect',
      customChannelName: null,
      totalSpots: 6,
      state: 'published',
      publishFrom: null,
      owner: { kind: 'host', id: owner.hostId, name: owner.name },
      path: `/${owner.hostSlug}/intro`,
      hosts: [
        { id: owner.hostId, name: owner.name, picture: null },
        { id: member.hostId, name: member.name, picture: null },
      ],
      hostCount: 2,
      workspaceId: null,
      isOnPage: true,
      coming: [1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      isHost: true,
      lacksPayment: false,
      canEdit: true,
    });
    const stranger = await signInAs(api, await aHost(api.db));
    const asked = stranger.GET('/meeting-type/{meetingTypeId}/optimized', {
      params: { path: offered },
    });
    expect(await refusedWith(asked)).toBe('404 meeting-type-not-available');
  });

  describe('shelves', () => {
    const shelve = async (client: ApiClient, name: string) => {
      const { data } = await client.POST('/workspace', { body: { name } });
      if (!data) throw new Error('No shelf');
      return data;
    };
    const move = (client: ApiClient, meetingTypeId: string, workspaceId: string) =>
      client.PATCH('/meeting-type/{meetingTypeId}/change-workspace/{workspaceId}', {
        params: { path: { meetingTypeId, workspaceId } },
      });
    const shelves = async (client: ApiClient) =>
      (await client.GET('/workspace', { params: { query: {} } })).data?.workspaces ?? [];

    test('sort meeting types, and let go of them when they are taken down', async () => {
      const { meetingTypeId } = await aMeetingType(api.db, member, { name: 'Intro' });
      const sales = await shelve(asOwner, 'Sales');
      expect(sales).toMatchObject({ name: 'Sales', position: 0, meetingTypes: 0 });
      expect((await move(asMember, meetingTypeId, sales.id)).data).toEqual({
        id: meetingTypeId,
        workspaceId: sales.id,
      });
      expect(await shelves(asMember)).toMatchObject([{ name: 'Sales', meetingTypes: 1 }]);
      const { data } = await asOwner.GET('/meeting-type/workspace', {
        params: { query: { workspaceId: sales.id } },
      });
      expect(data?.meetingTypes).toMatchObject([{ name: 'Intro', workspaceId: sales.id }]);
      const path = { workspaceId: sales.id };
      await asOwner.DELETE('/workspace/{workspaceId}', { params: { path } });
      expect(await shelves(asOwner)).toEqual([]);
      expect((await list(asMember, 'mine')).meetingTypes).toMatchObject([{ workspaceId: null }]);
    });

    test('are put up, renamed and moved by admins', async () => {
      const [first, second] = [await shelve(asOwner, 'Sales'), await shelve(asOwner, 'Support')];
      const patch = (client: ApiClient, body: { name?: string; was?: { name: string } }) =>
        client.PATCH('/workspace/{workspaceId}', {
          params: { path: { workspaceId: first.id } },
          body,
        });
      expect(second.position).toBe(1);
      expect((await patch(asOwner, { name: 'New', was: { name: 'Sales' } })).data).toMatchObject({
        name: 'New',
      });
      expect(await refusedWith(patch(asOwner, { name: 'Newer', was: { name: 'Sales' } }))).toBe(
        '409 changed-meanwhile',
      );
      expect(await refusedWith(patch(asMember, { name: 'Mine' }))).toBe('403 forbidden');
      expect(await refusedWith(shelve(asMember, 'Mine'))).toBe('403 forbidden');
    });

    test('of another company are not there', async () => {
      const stranger = await signInAs(api, await aHost(api.db));
      const foreign = await shelve(stranger, 'Theirs');
      const { meetingTypeId } = await aMeetingType(api.db, owner);
      expect(await refusedWith(move(asOwner, meetingTypeId, foreign.id))).toBe('404 not-found');
      expect(await refusedWith(move(stranger, meetingTypeId, 'none'))).toBe(
        '404 meeting-type-not-available',
      );
      const path = { workspaceId: foreign.id };
      const taken = asOwner.DELETE('/workspace/{workspaceId}', { params: { path } });
      expect(await refusedWith(taken)).toBe('404 not-found');
      expect(await refusedWith(move(asOwner, meetingTypeId, randomUUID()))).toBe('404 not-found');
    });
  });
});
