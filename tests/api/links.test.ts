import { beforeEach, describe, expect, test } from 'vitest';
import type { ApiClient } from '#shared/api/client.ts';
import type { LinkChange, LinkListQuery } from '#shared/api/short-link.ts';
import { book, refusedWith } from '#tests/support/api-bookings.ts';
import { at } from '#tests/support/api-slots.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { type AHost, type AMeetingType, aHost, aMeetingType } from '#tests/support/builders.ts';
import { signInAs } from '#tests/support/logins.ts';

describeApi('9. links that somebody made', (api) => {
  let owner: AHost;
  let member: AHost;
  let offered: AMeetingType;
  let asOwner: ApiClient;
  let asMember: ApiClient;
  beforeEach(async () => {
    owner = await aHost(api.db, { firstname: 'Ada' });
    member = await aHost(api.db, { firstname: 'Grace', role: 'member' }, owner);
    offered = await aMeetingType(api.db, [owner, member], { name: 'Intro', slug: 'intro' });
    asOwner = await signInAs(api, owner);
    asMember = await signInAs(api, member);
  });

  describe('short addresses', () => {
    const make = async (client: ApiClient, name: string | null, expiresAt?: string) => {
      const body = { target: '/ada/intro', name, ...(expiresAt && { expiresAt }) };
      const { data } = await client.POST('/short-link', { body });
      return data?.id ?? '';
    };
    const list = async (client: ApiClient, query: LinkListQuery = {}) =>
      (await client.GET('/short-link', { params: { query } })).data;
    const change = async (client: ApiClient, linkId: string, body: LinkChange) =>
      (await client.PATCH('/short-link/{linkId}', { params: { path: { linkId } }, body })).data;
    const withdraw = (client: ApiClient, linkId: string) =>
      client.DELETE('/short-link/{linkId}', { params: { path: { linkId } } });

    test('are listed to who made them, to owners all of their company', async () => {
      const id = await make(asMember, 'Newsletter', at('07:00'));
      expect(await list(asMember)).toMatchObject({
        total: 1,
        links: [
          {
            id,
            name: 'Newsletter',
            target: '/ada/intro',
            path: `/s/${id}`,
            url: `http://kalends.test/s/${id}`,
            state: 'open',
            createdBy: { id: member.hostId, name: member.name },
            expiresAt: at('07:00'),
          },
        ],
      });
      api.clock.set(at('07:00'));
      expect((await list(asMember))?.links).toMatchObject([{ state: 'expired' }]);
      expect((await list(asOwner))?.total).toBe(0);
      expect((await list(asOwner, { view: 'all', search: 'news' }))?.total).toBe(1);
      expect((await list(asOwner, { view: 'all', search: '_ews' }))?.total).toBe(0);
      const stranger = await signInAs(api, await aHost(api.db));
      expect((await list(stranger, { view: 'all' }))?.total).toBe(0);
    });

    test('are renamed, given an end, and taken back', async () => {
      const id = await make(asMember, null);
      const was = { name: null, expiresAt: null };
      expect(await change(asMember, id, { name: 'Card', was })).toMatchObject({ name: 'Card' });
      expect(await refusedWith(change(asMember, id, { name: 'Other', was }))).toBe(
        '409 changed-meanwhile',
      );
      expect(await change(asOwner, id, { expiresAt: at('08:00') })).toMatchObject({
        name: 'Card',
        expiresAt: at('08:00'),
      });
      const seen = { expiresAt: '2030-01-07T09:00:00+01:00' };
      expect(await change(asOwner, id, { expiresAt: null, was: seen })).toMatchObject({
        expiresAt: null,
      });
      const other = await signInAs(api, await aHost(api.db, { role: 'member' }, owner));
      expect(await refusedWith(change(other, id, { name: 'Mine' }))).toBe('404 not-found');
      expect(await refusedWith(withdraw(other, id))).toBe('404 not-found');
      expect((await withdraw(asMember, id)).data).toEqual({ withdrawn: true });
      const path = { linkId: id };
      const followed = api.client.GET('/short-link/{linkId}', { params: { path } });
      expect(await refusedWith(followed)).toBe('404 not-found');
    });
  });

  describe('one-time links', () => {
    const make = async (client: ApiClient, body: { name?: string; expiresAt?: string } = {}) => {
      const { data } = await client.POST('/meeting-type/booking-link/{meetingTypeId}', {
        params: { path: offered },
        body,
      });
      return data?.id ?? '';
    };
    const list = async (
      client: ApiClient,
      query: LinkListQuery & { state?: 'open' | 'used' | 'expired' } = {},
    ) => (await client.GET('/one-time-link', { params: { query } })).data;
    const withdraw = async (client: ApiClient, linkId: string) =>
      (
        await client.DELETE('/one-time-link/{oneTimeLinkId}', {
          params: { path: { oneTimeLinkId: linkId } },
        })
      ).data;

    test('say whether they are open, used, by whom, or over', async () => {
      const used = await make(asMember, { name: 'For Maya' });
      const booked = await book(api.client, {
        ...offered,
        start: at('10:00'),
        oneTimeLinkId: used,
      });
      const over = await make(asMember, { expiresAt: at('06:30') });
      const open = await make(asMember);
      api.clock.set(at('06:30'));
      const idsIn = async (state: 'open' | 'used' | 'expired') =>
        (await list(asMember, { state }))?.links.map(({ id }) => id);
      expect(await idsIn('open')).toEqual([open]);
      expect(await idsIn('expired')).toEqual([over]);
      expect((await list(asMember, { state: 'used' }))?.links).toMatchObject([
        {
          id: used,
          name: 'For Maya',
          meetingType: { id: offered.meetingTypeId, name: 'Intro' },
          path: `/${owner.hostSlug}/intro?oneTimeLinkId=${used}`,
          state: 'used',
          usedBy: { name: 'Maya Lindqvist', appointmentId: booked.appointmentId },
        },
      ]);
      expect((await list(asOwner))?.total).toBe(0);
      expect(await list(asOwner, { view: 'all', pageSize: 2 })).toMatchObject({ total: 3 });
    });

    test('are taken back by who made them, and by who runs the company', async () => {
      const [first, second] = [await make(asMember), await make(asMember)];
      const outsider = await signInAs(api, await aHost(api.db, { role: 'member' }, owner));
      expect(await refusedWith(withdraw(outsider, first))).toBe('404 not-found');
      expect(await withdraw(asMember, first)).toEqual({ withdrawn: true });
      expect(await withdraw(asOwner, second)).toEqual({ withdrawn: true });
      const followed = api.client.GET('/booking/one-time-link/{linkId}', {
        params: { path: { linkId: first }, query: {} },
      });
      expect(await refusedWith(followed)).toBe('403 link-invalid');
    });

    test('are renamed, also by an admin', async () => {
      const linkId = await make(asMember);
      const { data } = await asOwner.PATCH('/one-time-link/{oneTimeLinkId}', {
        params: { path: { oneTimeLinkId: linkId } },
        body: { name: 'For Max', expiresAt: at('12:00') },
      });
      expect(data).toMatchObject({ name: 'For Max', expiresAt: at('12:00') });
    });
  });
});
