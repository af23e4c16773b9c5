import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import type { ApiClient } from '#shared/api/client.ts';
import { book, refusedWith } from '#tests/support/api-bookings.ts';
import { at } from '#tests/support/api-slots.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { type AHost, aHost, aMeetingType, aTeam } from '#tests/support/builders.ts';
import { signInAs } from '#tests/support/logins.ts';

const plain = { weight: 100, priority: 0, isAdmin: false };

describeApi('9. teams', (api) => {
  let ada: AHost;
  let linus: AHost;
  let owner: ApiClient;
  let member: ApiClient;
  let slug: string;
  beforeEach(async () => {
    slug = `studio-${randomUUID().slice(0, 8)}`;
    ada = await aHost(api.db, { role: 'owner', firstname: 'Ada' });
    linus = await aHost(api.db, { role: 'member', firstname: 'Linus' }, ada);
    owner = await signInAs(api, ada);
    member = await signInAs(api, linus);
  });

  const params = (teamId: string) => ({ params: { path: { teamId } } });
  const create = async (memberIds: string[] = []) => {
    const body = { name: 'Studio', slug, description: null, memberIds };
    return (await owner.POST('/company/teams', { body })).data?.id ?? '';
  };
  const read = async (teamId: string, client = owner) =>
    (await client.GET('/company/teams/{teamId}', params(teamId))).data;
  const pageOf = async (teamSlug: string) =>
    (await api.client.GET('/booking/team/{teamSlug}', { params: { path: { teamSlug } } })).data;

  test('a team has a page, and members in their order', async () => {
    const teamId = await create([linus.hostId, ada.hostId, linus.hostId, randomUUID()]);
    const team = await read(teamId, member);
    expect(team).toMatchObject({ name: 'Studio', slug, canEdit: false });
    expect(team?.members.map(({ firstname }) => firstname)).toEqual(['Linus', 'Ada']);
    expect((await pageOf(slug))?.bookingInfo.hosts.map(({ firstname }) => firstname)).toEqual([
      'Linus',
      'Ada',
    ]);
    const { data } = await member.GET('/company/teams');
    expect(data?.teams).toMatchObject([{ id: teamId, memberCount: 2, isMine: true }]);
    const again = { name: 'Other', slug, description: null };
    expect(await refusedWith(owner.POST('/company/teams', { body: again }))).toBe('409 slug-taken');
  });

  test('what its address was before keeps leading to it, and can be had back', async () => {
    const teamId = await create([ada.hostId]);
    const change = (body: { slug: string }) =>
      owner.PATCH('/company/teams/{teamId}', { ...params(teamId), body });
    await change({ slug: `${slug}-2` });
    expect((await read(teamId))?.slug).toBe(`${slug}-2`);
    expect((await pageOf(slug))?.bookingInfo.bookingBelongsToName).toBe('Studio');
    await change({ slug });
    expect((await read(teamId))?.slug).toBe(slug);
    const other = await aTeam(api.db, ada);
    expect(await refusedWith(change({ slug: other.teamSlug }))).toBe('409 slug-taken');
    expect((await read(teamId))?.slug).toBe(slug);
  });

  test('its admin manages its places, and no other team’s', async () => {
    const { teamId } = await aTeam(api.db, ada, [linus], [linus]);
    const other = await aTeam(api.db, ada, [linus]);
    const members = [
      { ...plain, hostId: ada.hostId, weight: 50 },
      { ...plain, hostId: linus.hostId, isAdmin: true },
    ];
    const set = (id: string) =>
      member.PATCH('/company/teams/{teamId}', { ...params(id), body: { members } });
    await set(teamId);
    expect((await read(teamId))?.members).toMatchObject(members);
    expect(await refusedWith(set(other.teamId))).toBe('403 forbidden');
    expect(await refusedWith(member.DELETE('/company/teams/{teamId}', params(teamId)))).toBe(
      '403 forbidden',
    );
    const stranger = await aHost(api.db);
    const body = { name: 'Lost', members: [{ ...plain, hostId: stranger.hostId }] };
    const call = member.PATCH('/company/teams/{teamId}', { ...params(teamId), body });
    expect(await refusedWith(call)).toBe('404 host-not-found');
    expect((await read(teamId))?.name).not.toBe('Lost');
  });

  test('who saves places that somebody else has changed meanwhile is told', async () => {
    const teamId = await create([linus.hostId]);
    const was = { members: [{ ...plain, hostId: linus.hostId }] };
    const weigh = (weight: number) => {
      const body = { members: [{ ...plain, hostId: linus.hostId, weight }], was };
      return owner.PATCH('/company/teams/{teamId}', { ...params(teamId), body });
    };
    expect((await weigh(50)).data).toMatchObject({ members: [{ weight: 50 }] });
    expect(await refusedWith(weigh(70))).toBe('409 changed-meanwhile');
  });

  test('says whose turn it is', async () => {
    const { teamId } = await aTeam(api.db, ada, [ada, linus]);
    const talk = await aMeetingType(api.db, [ada, linus], {
      ...{ ownerHostId: null, teamId, calculationMethod: 'anyone' },
    });
    const next = async () => (await read(teamId))?.meetingTypes[0];
    expect(await next()).toMatchObject({ takesTurns: true, nextHostId: ada.hostId });
    await book(api.client, { ...talk, start: at('10:00') });
    expect(await next()).toMatchObject({ nextHostId: linus.hostId });
  });

  test('is deleted where nothing hangs on it, and is nothing to another company', async () => {
    const teamId = await create();
    const stranger = await signInAs(api, await aHost(api.db, { role: 'owner' }));
    expect(await refusedWith(stranger.GET('/company/teams/{teamId}', params(teamId)))).toBe(
      '404 not-found',
    );
    const remove = () => owner.DELETE('/company/teams/{teamId}', params(teamId));
    const talk = await aMeetingType(api.db, ada, { ownerHostId: null, teamId });
    expect(await refusedWith(remove())).toBe('409 still-in-use');
    await api.db.query({
      text: 'delete from meeting_type where id = $1',
      values: [talk.meetingTypeId],
    });
    await remove();
    expect(await refusedWith(owner.GET('/company/teams/{teamId}', params(teamId)))).toBe(
      '404 not-found',
    );
  });
});
