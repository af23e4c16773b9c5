import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { ApiClient } from '#shared/api/client.ts';
import { DEMO_PASSWORD } from '#tests/support/api.ts';
import { refusedWith } from '#tests/support/api-bookings.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { aHost } from '#tests/support/builders.ts';
import { signInAs } from '#tests/support/logins.ts';

const patch = (client: ApiClient, user: string, body: object) =>
  client.PATCH('/user2/{user}', { params: { path: { user } }, body });

describeApi('9. people of a company', (api) => {
  const isPage = async (user: string) => {
    const { data } = await api.client.GET(
      '/booking/single/{companySlug}/{meetingSlug}/{userSlug}',
      {
        params: { path: { companySlug: '-', meetingSlug: '-', userSlug: user }, query: {} },
      },
    );
    return JSON.stringify(data);
  };

  test('9. somebody changes what is theirs, and nothing newer is lost', async () => {
    const host = await aHost(api.db);
    const client = await signInAs(api, host);
    const { data } = await client.PATCH('/user2', {
      body: {
        title: 'Physician',
        timeFormat: '12h',
        weekStart: 'saturday',
        timezone: 'Asia/Kolkata',
      },
    });
    expect(data).toMatchObject({
      id: host.hostId,
      email: host.email,
      title: 'Physician',
      timeFormat: '12h',
      weekStart: 'saturday',
      timezone: 'Asia/Kolkata',
    });
    const late = client.PATCH('/user2', { body: { title: 'Nurse', was: { title: null } } });
    expect(await refusedWith(late)).toBe('409 changed-meanwhile');
    const named = { firstname: 'Zoë', title: 'Nurse', was: { title: 'Physician' } };
    await client.PATCH('/user2/attributes', { body: named });
    const again = client.PATCH('/user2/attributes', { body: named });
    expect(await refusedWith(again)).toBe('409 changed-meanwhile');
    await client.PATCH('/user2/language', { body: { language: 'fr' } });
    expect((await client.GET('/session')).data).toMatchObject({
      firstname: 'Zoë',
      language: 'fr',
      timeFormat: '12h',
      weekStart: 'saturday',
    });
  });

  test('9. the address of a page changes, and old ones stay theirs', async () => {
    const host = await aHost(api.db);
    const client = await signInAs(api, host);
    const slug = `s-${randomUUID().slice(0, 8)}`;
    expect((await client.PATCH('/user2', { body: { slug } })).data?.slug).toBe(slug);
    const stranger = await signInAs(api, await aHost(api.db));
    for (const taken of [slug, host.hostSlug]) {
      const take = stranger.PATCH('/user2', { body: { slug: taken } });
      expect(await refusedWith(take)).toBe('409 slug-taken');
    }
    expect(await refusedWith(client.PATCH('/user2', { body: { slug: 'admin' } }))).toBe(
      '409 slug-taken',
    );
    expect((await client.GET('/session')).data?.slug).toBe(slug);
    const back = await client.PATCH('/user2', { body: { slug: host.hostSlug } });
    expect(back.data?.slug).toBe(host.hostSlug);
    const rows = await api.db.query({
      text: 'select slug, is_current as "isCurrent" from slug_directory where target_id = $1 order by is_current',
      values: [host.hostId],
    });
    expect(rows).toEqual([
      { slug, isCurrent: false },
      { slug: host.hostSlug, isCurrent: true },
    ]);
    expect(await isPage(slug)).toBeDefined();
  });

  test('9. of two who want one address at once, one gets it', async () => {
    const slug = `s-${randomUUID().slice(0, 8)}`;
    const clients = [];
    for (let racer = 0; racer < 2; racer += 1) {
      clients.push(await signInAs(api, await aHost(api.db)));
    }
    const outcomes = await Promise.all(
      clients.map((client) =>
        client.PATCH('/user2', { body: { slug } }).then(
          () => 'won',
          (error: Error) => error.message,
        ),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 'won')).toHaveLength(1);
  });

  test('9. limits of one’s own are kept as a whole', async () => {
    const client = await signInAs(api, await aHost(api.db));
    const limits = { day: { count: 4 }, week: { minutes: 600 } };
    const { data } = await client.PATCH('/user2/host-meeting-limits', { body: { limits } });
    expect(data?.limits).toEqual(limits);
    const late = client.PATCH('/user2/host-meeting-limits', {
      body: { limits: {}, was: { limits: {} } },
    });
    expect(await refusedWith(late)).toBe('409 changed-meanwhile');
    const { data: paused } = await client.PATCH('/user2/disable-over-limit', {
      body: { disableOverLimit: true },
    });
    expect(paused).toMatchObject({ limits, disableOverLimit: true });
  });

  test('9. owners and admins reach their colleagues, members themselves, nobody other companies', async () => {
    const owner = await aHost(api.db, { role: 'owner' });
    const member = await aHost(api.db, { role: 'member' }, owner);
    const asOwner = await signInAs(api, owner);
    const asMember = await signInAs(api, member);
    const stranger = await signInAs(api, await aHost(api.db, { role: 'owner' }));
    const read = (client: ApiClient, user: string) =>
      client.GET('/user2/{user}', { params: { path: { user } } });
    expect((await read(asOwner, member.email)).data?.id).toBe(member.hostId);
    expect((await read(asOwner, member.hostId)).data?.email).toBe(member.email);
    expect((await patch(asOwner, member.hostId, { title: 'Lead' })).data?.title).toBe('Lead');
    expect((await patch(asMember, member.hostId, { title: null })).data?.title).toBeNull();
    expect(await refusedWith(read(asMember, owner.email))).toBe('403 forbidden');
    expect(await refusedWith(patch(asMember, owner.hostId, { title: 'x' }))).toBe('403 forbidden');
    expect(await refusedWith(read(stranger, member.email))).toBe('404 not-found');
    expect(await refusedWith(patch(stranger, member.hostId, {}))).toBe('404 not-found');
    const { data } = await asOwner.PATCH('/user2/{user}/host-meeting-limits', {
      params: { path: { user: member.hostId } },
      body: { limits: { day: { count: 2 } } },
    });
    expect(data?.limits).toEqual({ day: { count: 2 } });
  });

  test('9. another password ends other sessions, and keeps this one', async () => {
    const host = await aHost(api.db);
    const client = await signInAs(api, host);
    const elsewhere = await api.signIn(host.email);
    const body = { password: 'not it at all', newPassword: 'kettle umbrella north' };
    expect(await refusedWith(client.PATCH('/user2/password', { body }))).toBe('403 wrong-password');
    await client.PATCH('/user2/password', { body: { ...body, password: DEMO_PASSWORD } });
    expect((await client.GET('/session')).response.status).toBe(200);
    expect(await refusedWith(elsewhere.GET('/session'))).toBe('401 unauthorized');
    await api.signIn(host.email, 'kettle umbrella north');
  });
});
