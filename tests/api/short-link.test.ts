import { beforeEach, expect, test } from 'vitest';
import type { ApiClient } from '#shared/api/client.ts';
import { refusedWith } from '#tests/support/api-bookings.ts';
import { at } from '#tests/support/api-slots.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { aHost } from '#tests/support/builders.ts';
import { signInAs } from '#tests/support/logins.ts';

// Spec A §2: /s/{linkId}, a shortened link.
describeApi('short links', (api) => {
  let asHost: ApiClient;
  beforeEach(async () => {
    asHost = await signInAs(api, await aHost(api.db));
  });
  const shorten = async (client: ApiClient, target: string, expiresAt?: string) =>
    (await client.POST('/short-link', { body: { target, ...(expiresAt && { expiresAt }) } })).data;
  const resolve = async (client: ApiClient, linkId: string) =>
    (await client.GET('/short-link/{linkId}', { params: { path: { linkId } } })).data;

  test('made by a host lead anybody to their path', async () => {
    const target = '/ada/intro?times=2030-01-08T10:00:00Z&lang=de';
    const link = await shorten(asHost, target);
    expect(link?.path).toBe(`/s/${link?.id}`);
    expect(link?.url).toBe(`http://kalends.test/s/${link?.id}`);
    expect(await resolve(api.client, link?.id ?? '')).toEqual({ target });
  });

  test('are made by hosts alone', async () => {
    expect(await refusedWith(shorten(api.client, '/ada'))).toBe('401 unauthorized');
  });

  test.each([
    'https://evil.test',
    '//evil.test',
    '/\\evil.test',
    'ada',
    '/a b',
    '/a\nb',
    '/.//evil.test',
  ])('lead to no other site and split no header: %j', async (target) => {
    expect(await refusedWith(shorten(asHost, target))).toBe('400 validation-failed');
  });

  test('that are unknown are not found, nor those that are over', async () => {
    expect(await refusedWith(resolve(api.client, 'nothing'))).toBe('404 not-found');
    const link = await shorten(asHost, '/ada', at('07:00'));
    expect(await resolve(api.client, link?.id ?? '')).toEqual({ target: '/ada' });
    api.clock.set(at('07:00'));
    expect(await refusedWith(resolve(api.client, link?.id ?? ''))).toBe('404 not-found');
  });

  test.each(['0000-01-01T00:00:00Z', '0001-01-01T00:00:00+01:00', '9999-12-31T23:59:59-01:00'])(
    '7.24 are refused an end that the database cannot keep: %s',
    async (expiresAt) => {
      expect(await refusedWith(shorten(asHost, '/ada', expiresAt))).toBe('400 validation-failed');
    },
  );

  test('of another company lead its visitors all the same', async () => {
    const link = await shorten(asHost, '/ada/intro');
    const stranger = await signInAs(api, await aHost(api.db));
    expect(await resolve(stranger, link?.id ?? '')).toEqual({ target: '/ada/intro' });
  });
});
