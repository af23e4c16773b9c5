import { beforeEach, describe, expect, test } from 'vitest';
import type { ApiClient } from '#shared/api/client.ts';
import type { CardChange } from '#shared/api/personal-page.ts';
import { refusedWith } from '#tests/support/api-bookings.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { type AHost, aHost, aMeetingType, aTeam } from '#tests/support/builders.ts';
import { signInAs } from '#tests/support/logins.ts';

const get = async (client: ApiClient) => (await client.GET('/personal-page/me')).data;
const patch = async (client: ApiClient, body: CardChange) =>
  (await client.PATCH('/personal-page/me', { body })).data;
const of = ({ hostId }: AHost) => ({ params: { path: { userId: hostId } } });

const nothing = {
  ...{ email: null, phone: null, linkedIn: null, facebook: null, twitter: null },
  ...{ instagram: null, xing: null, customLinks: [] },
};

describeApi.both('Spec B §7.3 a business card', (api) => {
  let grace: AHost;
  let linus: AHost;
  let asGrace: ApiClient;
  let asLinus: ApiClient;
  beforeEach(async () => {
    grace = await aHost(api.db, { role: 'admin', firstname: 'Grace' });
    linus = await aHost(api.db, { role: 'member', firstname: 'Linus' }, grace);
    [asGrace, asLinus] = [await signInAs(api, grace), await signInAs(api, linus)];
  });

  test('says nothing of its owner that they have not put there', async () => {
    expect(await get(asLinus)).toMatchObject({
      user: { id: linus.hostId, firstname: 'Linus', picture: null },
      personalPage: {
        ...{ description: null, headerImage: null, primaryColor: null, useCustomColors: false },
        ...{ showAllMeetingTypes: false, meetingTypeOrder: [], onlineProfiles: nothing },
      },
      color: '#3B82F6',
      permissions: { isCompanyAdmin: false, isTeamAdmin: false },
    });
    expect(JSON.stringify(await get(asLinus))).not.toContain(linus.email);
  });

  test('keeps what is put there, with https:// before what has no scheme', async () => {
    const customLinks = [{ name: ' Shop ', url: 'shop.test/a,b', icon: '' }];
    const onlineProfiles = {
      email: 'linus@card.test',
      phone: '+49 30 1234567',
      linkedIn: 'l.test/in/l',
    };
    const kept = {
      ...nothing,
      ...onlineProfiles,
      linkedIn: 'https://l.test/in/l',
      customLinks: [{ name: 'Shop', url: 'https://shop.test/a,b', icon: '🔗' }],
    };
    await patch(asLinus, {
      description: ' Kernels. ',
      primaryColor: '#0af',
      useCustomColors: true,
    });
    const card = await patch(asLinus, { onlineProfiles: { ...onlineProfiles, customLinks } });
    const { personalPage } = card ?? {};
    expect(personalPage).toMatchObject({ description: 'Kernels.', onlineProfiles: kept });
    expect((await patch(asLinus, { onlineProfiles: { phone: null } }))?.personalPage).toMatchObject(
      {
        onlineProfiles: { ...kept, phone: null },
      },
    );
  });

  test.each<CardChange>([
    { onlineProfiles: { twitter: 'javascript:alert(1)' } },
    { onlineProfiles: { email: 'nobody' } },
    { onlineProfiles: { phone: 'call me' } },
    { onlineProfiles: { customLinks: [{ name: '', url: 'a.test', icon: '' }] } },
    { onlineProfiles: { customLinks: [{ name: 'Shop', url: '', icon: '' }] } },
    { onlineProfiles: { customLinks: [{ name: 'Shop', url: 'data:text/html,x', icon: '' }] } },
    { onlineProfiles: { customLinks: [{ name: 'Shop', url: 'mailto:a@b.test', icon: '' }] } },
    { onlineProfiles: { customLinks: [{ name: 'Shop', url: 'a.test', icon: 'abc' }] } },
    { primaryColor: 'red' },
    { primaryColor: '#3B82F6;x' },
  ])('refuses %j', async (body) => {
    expect(await refusedWith(asLinus.PATCH('/personal-page/me', { body }))).toBe(
      '400 validation-failed',
    );
  });

  describe('two editors at once', () => {
    test('are told where both change the same', async () => {
      await patch(asLinus, { description: 'One' });
      const late = asGrace.PATCH('/personal-page/{userId}', {
        ...of(linus),
        body: { description: 'Two', was: { description: null } },
      });
      expect(await refusedWith(late)).toBe('409 changed-meanwhile');
      const links = { onlineProfiles: { customLinks: [{ name: 'A', url: 'a.test', icon: '🔗' }] } };
      await patch(asLinus, { ...links, was: { onlineProfiles: { customLinks: [] } } });
      const body = { ...links, was: { onlineProfiles: { customLinks: [] } } };
      expect(await refusedWith(asLinus.PATCH('/personal-page/me', { body }))).toBe(
        '409 changed-meanwhile',
      );
    });

    test('lose nothing where they change different things', async () => {
      const was = { description: null, onlineProfiles: { email: null } };
      await patch(asLinus, { onlineProfiles: { email: 'l@card.test' }, was });
      await patch(asLinus, { description: 'Kernels', was: { description: null } });
      await patch(asLinus, {
        onlineProfiles: { phone: '+49 30 1234567' },
        was: { onlineProfiles: { phone: null } },
      });
      expect((await get(asLinus))?.personalPage).toMatchObject({
        description: 'Kernels',
        onlineProfiles: { email: 'l@card.test', phone: '+49 30 1234567' },
      });
    });
  });

  test('changedAt moves when something becomes another, and only then', async () => {
    const moments: string[] = [];
    const note = async () => moments.push((await get(asLinus))?.changedAt ?? '');
    await patch(asLinus, { description: 'Kernels' });
    await note();
    await patch(asLinus, { description: 'Kernels', useCustomColors: false, meetingTypeOrder: [] });
    await patch(asLinus, { onlineProfiles: { phone: null, customLinks: [] } });
    await note();
    expect(moments[1]).toBe(moments[0]);
    await patch(asLinus, { description: 'Trees' });
    await note();
    await asLinus.PATCH('/user2', { body: { title: 'Maintainer' } });
    await note();
    await asGrace.PATCH('/company', { body: { name: 'Other' } });
    await note();
    const moved = moments.slice(1);
    expect(moved).toEqual(moved.toSorted());
    const seconds = moved.map((moment) => moment.slice(0, 19));
    expect(new Set(seconds).size).toBe(moved.length);
  });

  test('meeting types stand in the order that their host gave them', async () => {
    const first = await aMeetingType(api.db, linus, { name: 'First' });
    const second = await aMeetingType(api.db, linus, { name: 'Second' });
    const { teamId } = await aTeam(api.db, linus);
    const ofTeam = await aMeetingType(api.db, linus, { name: 'Team', ownerHostId: null, teamId });
    await aMeetingType(api.db, grace, { name: 'Not theirs' });
    const names = async () => (await get(asLinus))?.meetingTypes.map(({ name }) => name);
    expect(await names()).toEqual(['First', 'Second', 'Team']);
    const meetingTypeOrder = [ofTeam.meetingTypeId, second.meetingTypeId];
    await patch(asLinus, { meetingTypeOrder });
    expect(await names()).toEqual(['Team', 'Second', 'First']);
    const shown = { params: { path: { meetingTypeId: first.meetingTypeId }, query: {} } };
    await asLinus.POST('/meeting-type/personal/{meetingTypeId}', shown);
    expect((await get(asLinus))?.meetingTypes).toMatchObject([
      { name: 'Team', isOwn: false, isChosen: false, isOpen: true },
      { name: 'Second', isOwn: true, isChosen: true },
      { name: 'First', isOwn: true, isChosen: false },
    ]);
  });

  test('administrators change those of their company, members their own alone', async () => {
    const byAdmin = await asGrace.PATCH('/personal-page/{userId}', {
      ...of(linus),
      body: { description: 'By Grace' },
    });
    expect(byAdmin.data).toMatchObject({
      user: { id: linus.hostId },
      personalPage: { description: 'By Grace' },
      permissions: { isCompanyAdmin: true },
    });
    const body = { description: 'By Linus' };
    expect(
      await refusedWith(asLinus.PATCH('/personal-page/{userId}', { ...of(grace), body })),
    ).toBe('403 forbidden');
    expect(await refusedWith(asLinus.GET('/personal-page/{userId}', of(grace)))).toBe(
      '403 forbidden',
    );
    const stranger = await signInAs(api, await aHost(api.db, { role: 'owner' }));
    expect(await refusedWith(stranger.GET('/personal-page/{userId}', of(linus)))).toBe(
      '404 not-found',
    );
    expect(
      await refusedWith(stranger.PATCH('/personal-page/{userId}', { ...of(linus), body })),
    ).toBe('404 not-found');
  });

  test('goes with its owner', async () => {
    await patch(asLinus, { description: 'Kernels' });
    await asGrace.DELETE('/company/team-member/{userId}', {
      params: { path: { userId: linus.hostId } },
      body: { appointments: { colleagueId: null }, meetingTypes: { colleagueId: null } },
    });
    const rows = await api.db.query({
      text: 'select host_id from personal_page where company_id = $1 and host_id = $2',
      values: [linus.companyId, linus.hostId],
    });
    expect(rows).toEqual([]);
  });

  test('says that no pass can be made without a certificate', async () => {
    expect(await refusedWith(asLinus.GET('/personal-page/apple'))).toBe(
      '409 wallet-not-configured',
    );
  });
});
