import { beforeEach, expect, test } from 'vitest';
import type { ApiClient } from '#shared/api/client.ts';
import { createClient } from '#shared/api/client.ts';
import { ORIGIN } from '#tests/support/api.ts';
import { refusedWith } from '#tests/support/api-bookings.ts';
import { at } from '#tests/support/api-slots.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { type AHost, aHost } from '#tests/support/builders.ts';
import { findTablesWith } from '#tests/support/find-tables-with.ts';
import { signInAs } from '#tests/support/logins.ts';

// Spec A §6, §7: a bearer token is sent when there is one.
describeApi('bearer tokens', (api) => {
  let ada: AHost;
  let asAda: ApiClient;
  beforeEach(async () => {
    ada = await aHost(api.db);
    asAda = await signInAs(api, ada);
  });
  const make = async (by: ApiClient, name = 'Reporting', expiresAt?: string) => {
    const body = { name, ...(expiresAt && { expiresAt }) };
    const { data } = await by.POST('/api-token', { body });
    if (!data) throw new Error('No token');
    return data;
  };
  /** A program that has nothing but a token. */
  const withToken = (token: string, headers: Record<string, string> = {}) =>
    createClient({
      origin: ORIGIN,
      fetch: (request) => api.fetch(request.url, request),
      headers: { authorization: `Bearer ${token}`, ...headers },
    });
  const list = async (by: ApiClient, query: { page?: number; pageSize?: number } = {}) =>
    (await by.GET('/api-token', { params: { query } })).data;
  const revoke = (by: ApiClient, tokenId: string) =>
    by.DELETE('/api-token/{tokenId}', { params: { path: { tokenId } } });

  test('7.17 a token acts as the host who made it, with their rights', async () => {
    const { token } = await make(asAda);
    const program = withToken(token);
    expect((await program.GET('/session')).data).toEqual((await asAda.GET('/session')).data);
    expect((await program.POST('/short-link', { body: { target: '/ada' } })).data).toBeDefined();
    const member = await aHost(api.db, { role: 'member' }, ada);
    const { token: members } = await make(await signInAs(api, member));
    const mails = withToken(members).GET('/mail-log', { params: { query: {} } });
    expect(await refusedWith(mails)).toBe('403 forbidden');
  });

  test('7.17 it is told once and kept as a hash', async () => {
    const { token, id, ...rest } = await make(asAda);
    expect(rest).toEqual({
      name: 'Reporting',
      hostId: ada.hostId,
      hint: token.slice(-4),
      readsOnly: false,
      createdAt: at('06:00'),
      lastUsedAt: null,
      expiresAt: null,
    });
    expect(await findTablesWith(api.db, token)).toEqual([]);
    const listed = await list(asAda);
    expect(listed).toMatchObject({ total: 1, page: 1, tokens: [{ id, ...rest }] });
    expect(JSON.stringify(listed)).not.toContain(token);
  });

  test('one that only reads is let into no call that changes something', async () => {
    const body = { name: 'Reporting', readsOnly: true };
    const { data } = await asAda.POST('/api-token', { body });
    const reader = withToken(data?.token ?? '');
    expect((await list(asAda))?.tokens[0]).toMatchObject({
      readsOnly: true,
      hint: data?.token.slice(-4),
      hostName: ada.name,
    });
    expect((await reader.GET('/session')).data).toMatchObject({ hostId: ada.hostId });
    const shorten = reader.POST('/short-link', { body: { target: '/ada' } });
    expect(await refusedWith(shorten)).toBe('403 forbidden');
  });

  test('7.17 its last use is noted, at most once a minute', async () => {
    const { token } = await make(asAda);
    const lastUse = async () => (await list(asAda))?.tokens[0]?.lastUsedAt;
    const useAt = async (time: string) => {
      api.clock.set(time);
      await withToken(token).GET('/session');
      return lastUse();
    };
    expect(await useAt('2030-01-07T07:00:00.000Z')).toBe('2030-01-07T07:00:00.000Z');
    expect(await useAt('2030-01-07T07:00:59.000Z')).toBe('2030-01-07T07:00:00.000Z');
    expect(await useAt('2030-01-07T07:01:00.000Z')).toBe('2030-01-07T07:01:00.000Z');
  });

  test('7.17 revoked, expired, changed or made up it opens nothing', async () => {
    const revoked = await make(asAda);
    expect((await revoke(asAda, revoked.id)).data).toEqual({ revoked: true });
    const expiring = await make(asAda, 'For an hour', at('07:00'));
    expect((await withToken(expiring.token).GET('/session')).data).toBeDefined();
    api.clock.set(at('07:00'));
    const changed = expiring.token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    for (const token of [revoked.token, expiring.token, changed, 'made-up']) {
      expect(await refusedWith(withToken(token).GET('/session'))).toBe('401 unauthorized');
    }
    expect(await refusedWith(revoke(asAda, revoked.id))).toBe('404 not-found');
  });

  test('7.17 a page of any origin may call with a token, and its cookies are not looked at', async () => {
    const { token } = await make(asAda);
    const elsewhere = withToken(token, { origin: 'https://shop.example' });
    expect(
      (await elsewhere.POST('/short-link', { body: { target: '/ada' } })).response.headers.get(
        'access-control-allow-origin',
      ),
    ).toBe('*');
    const grace = await aHost(api.db);
    await signInAs(api, grace);
    const cookie = await api.cookiesOf(grace.email);
    const both = withToken(token, { origin: 'https://shop.example', cookie });
    expect((await both.GET('/session')).data).toMatchObject({ hostId: ada.hostId });
    expect((await both.POST('/short-link', { body: { target: '/ada' } })).data).toBeDefined();
    const revoked = withToken('made-up', { cookie });
    expect(await refusedWith(revoked.GET('/session'))).toBe('401 unauthorized');
  });

  test('7.17 a token makes no tokens', async () => {
    const { token } = await make(asAda);
    expect(await refusedWith(make(withToken(token)))).toBe('403 forbidden');
    expect(await refusedWith(make(api.client))).toBe('401 unauthorized');
  });

  test('7.17 members reach their own, owners all of their company, nobody another’s', async () => {
    const member = await aHost(api.db, { role: 'member' }, ada);
    const asMember = await signInAs(api, member);
    const [adas, members] = [await make(asAda, 'Ada’s'), await make(asMember, 'The member’s')];
    expect((await list(asMember))?.tokens.map(({ id }) => id)).toEqual([members.id]);
    expect((await list(asAda))?.total).toBe(2);
    const stranger = await signInAs(api, await aHost(api.db));
    expect((await list(stranger))?.total).toBe(0);
    expect(await refusedWith(revoke(asMember, adas.id))).toBe('404 not-found');
    expect(await refusedWith(revoke(stranger, members.id))).toBe('404 not-found');
    expect((await revoke(asAda, members.id)).data).toEqual({ revoked: true });
  });

  test('7.17 the list comes in pages, the newest first', async () => {
    for (const minute of ['06:01', '06:02', '06:03']) {
      api.clock.set(at(minute));
      await make(asAda, minute);
    }
    const names = (page: Awaited<ReturnType<typeof list>>) => page?.tokens.map(({ name }) => name);
    expect(names(await list(asAda, { pageSize: 2 }))).toEqual(['06:03', '06:02']);
    const second = await list(asAda, { page: 2, pageSize: 2 });
    expect(second).toMatchObject({ total: 3, page: 2, pageSize: 2 });
    expect(names(second)).toEqual(['06:01']);
  });

  test('7.17 the OpenAPI document says how', async () => {
    const document = await (await api.fetch('/api/openapi.json')).json();
    expect(document.components.securitySchemes.token).toMatchObject({
      type: 'http',
      scheme: 'bearer',
    });
    const [bySession, byToken, byApp] = [{ session: [] }, { token: [] }, { app: [] }];
    expect(document.paths['/session'].get.security).toEqual([bySession, byToken, byApp]);
    expect(document.paths['/company/invite'].post.security).toEqual([bySession, byToken]);
    expect(document.paths['/mail-log'].get.security).toEqual([bySession]);
    expect(document.paths['/api-token'].post.security).toEqual([{ session: [] }]);
    expect(document.paths['/booking'].post.security).toEqual([]);
  });
});
