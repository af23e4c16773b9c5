import { beforeEach, expect, test } from 'vitest';
import type { ApiClient } from '#shared/api/client.ts';
import { book, refusedWith } from '#tests/support/api-bookings.ts';
import { at } from '#tests/support/api-slots.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { type AHost, aHost, aMeetingType, aTeam } from '#tests/support/builders.ts';
import { signInAs } from '#tests/support/logins.ts';

describeApi('9. a company', (api) => {
  let ada: AHost;
  let owner: ApiClient;
  let member: ApiClient;
  beforeEach(async () => {
    ada = await aHost(api.db, { role: 'owner', firstname: 'Ada' });
    owner = await signInAs(api, ada);
    member = await signInAs(api, await aHost(api.db, { role: 'member' }, ada));
  });

  test('is renamed by owner and admins alone, and is found by its slug', async () => {
    const rename = (client: ApiClient, name: string, was?: string) =>
      client.PATCH('/company', { body: { name, ...(was && { was: { name: was } }) } });
    await rename(owner, '  Acme & Daughters ', 'Acme');
    expect((await member.GET('/company')).data).toMatchObject({ name: 'Acme & Daughters' });
    expect(await refusedWith(rename(owner, 'Late', 'Acme'))).toBe('409 changed-meanwhile');
    expect(await refusedWith(rename(member, 'Mine'))).toBe('403 forbidden');
    const params = { path: { slug: ada.slug.toUpperCase() } };
    const { data } = await api.client.GET('/company/slugtoid/{slug}', { params });
    expect(data).toEqual({ id: ada.companyId });
    const { data: shown } = await api.client.GET('/company/public', {
      params: { query: { id: ada.companyId } },
    });
    expect(shown).toMatchObject({ name: 'Acme & Daughters', slug: ada.slug });
    expect(JSON.stringify(shown)).not.toContain('contact');
  });

  test('has resources, which come and go where nothing hangs on them', async () => {
    const { data: room } = await owner.POST('/company/resources', {
      body: { name: 'Blue room', groupName: 'Second floor', capacity: 8 },
    });
    const key = { params: { path: { resourceId: room?.id ?? '' } } };
    await owner.PATCH('/company/resources/{resourceId}', {
      ...key,
      body: { enabled: false, was: { enabled: true } },
    });
    const { data } = await member.GET('/company/resources');
    expect(data?.resources).toMatchObject([
      { name: 'Blue room', groupName: 'Second floor', enabled: false, meetingTypeCount: 0 },
    ]);
    expect(await refusedWith(member.DELETE('/company/resources/{resourceId}', key))).toBe(
      '403 forbidden',
    );
    const stranger = await signInAs(api, await aHost(api.db, { role: 'owner' }));
    expect(await refusedWith(stranger.DELETE('/company/resources/{resourceId}', key))).toBe(
      '404 not-found',
    );
    const late = { ...key, body: { name: 'Red', was: { enabled: true } } };
    expect(await refusedWith(owner.PATCH('/company/resources/{resourceId}', late))).toBe(
      '409 changed-meanwhile',
    );
    await owner.DELETE('/company/resources/{resourceId}', key);
    expect((await owner.GET('/company/resources')).data?.resources).toEqual([]);
  });

  test('is seen at a glance: what it has, its days, and what needs attention', async () => {
    await aTeam(api.db, ada);
    const talk = await aMeetingType(api.db, ada);
    await aMeetingType(api.db, ada, { enabled: false });
    await book(api.client, { ...talk, start: at('10:00') });
    const { appointmentId, secret } = await book(api.client, { ...talk, start: at('11:00') });
    await api.client.POST('/booking/confirm/cancel/{appointmentId}/{secret}', {
      params: { path: { appointmentId, secret } },
      body: {},
    });
    await owner.POST('/company/invite', { body: { email: 'nora@visitor.test', role: 'member' } });
    const query = { timezone: 'UTC' };
    const { data } = await owner.GET('/company/overview', { params: { query } });
    expect(data).toMatchObject({
      ...{ today: '2030-01-07', members: 2, teams: 1, meetingTypes: 2, published: 1 },
      ...{ thisWeek: 1, thisMonth: 1, cancelledShare: 0.5, noShowShare: null },
      days: [{ date: '2030-01-07', booked: 1, cancelled: 1 }],
      busiest: [{ id: ada.hostId, appointments: 1 }],
      attention: { waitingInvitations: 1, expiredInvitations: 0, emptyTeams: 1, unservedTypes: 0 },
    });
    expect(await refusedWith(member.GET('/company/overview'))).toBe('403 forbidden');
  });
});
