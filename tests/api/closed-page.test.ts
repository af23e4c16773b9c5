import { beforeEach, expect, test } from 'vitest';
import { formerMeetingSlug } from '#server/platform/db/schema/meeting-type.ts';
import { aTeam } from '#tests/support/a-routing-form.ts';
import { at } from '#tests/support/api-slots.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { type AHost, aCompany, aHost, aMeetingType } from '#tests/support/builders.ts';

describeApi('9. where there are no times', (api) => {
  let ada: AHost;
  beforeEach(async () => {
    ada = await aHost(api.db, { firstname: 'Ada' });
    await aMeetingType(api.db, ada, { slug: 'open', name: 'Open' });
    await aMeetingType(api.db, ada, { slug: 'hidden', name: 'Hidden', listed: false });
  });
  const closed = async (path: string, host?: string) => {
    const { data } = await api.client.GET('/booking/closed-page', {
      params: { query: { path, ...(host && { host }) } },
    });
    if (!data) throw new Error('No reply');
    return data;
  };
  const pathOf = (slug: string) => `/${ada.hostSlug}/${slug}`;

  test('what is archived says so, and what its owner offers instead', async () => {
    await aMeetingType(api.db, ada, {
      slug: 'old',
      name: 'Old',
      archivedAt: new Date(at('05:00')),
    });
    const page = await closed(pathOf('old'));
    expect(page).toMatchObject({
      reason: 'archived',
      meetingName: 'Old',
      opensAt: null,
      owner: { name: ada.name, path: `/${ada.hostSlug}` },
    });
    expect(page.choices).toMatchObject([
      { name: 'Open', ownerName: ada.name, path: pathOf('open'), durations: [30] },
    ]);
  });

  test('what opens later says when, a draft not even its name', async () => {
    const publishFrom = new Date(at('09:00'));
    await aMeetingType(api.db, ada, { slug: 'soon', name: 'Soon', publishFrom });
    await aMeetingType(api.db, ada, { slug: 'draft', name: 'Secret', enabled: false });
    const soon = { reason: 'pending', meetingName: 'Soon', opensAt: at('09:00') };
    expect(await closed(pathOf('soon'))).toMatchObject(soon);
    const draft = { reason: 'unpublished', meetingName: null, opensAt: null };
    expect(await closed(pathOf('draft'))).toMatchObject(draft);
    api.clock.set(at('09:00'));
    expect(await closed(pathOf('soon'))).toMatchObject({ reason: 'open' });
  });

  test('an address of before leads to what is there now, unless another has it', async () => {
    const { meetingTypeId } = await aMeetingType(api.db, ada, {
      slug: 'new',
      name: 'Renamed',
      archivedAt: new Date(at('05:00')),
    });
    const { companyId, hostId: ownerId } = ada;
    for (const slug of ['before', 'open']) {
      await api.db.orm
        .insert(formerMeetingSlug)
        .values({ companyId, ownerId, slug, meetingTypeId });
    }
    expect(await closed(pathOf('before'))).toMatchObject({ meetingName: 'Renamed' });
    expect(await closed(pathOf('open'))).toMatchObject({ reason: 'open', meetingName: 'Open' });
  });

  test('nothing there: the owner’s others, or nothing at all', async () => {
    const page = await closed(pathOf('nothing'));
    expect(page).toMatchObject({ reason: 'unknown', owner: { name: ada.name } });
    expect(page.choices).toHaveLength(1);
    for (const path of ['/nobody/intro', '/login', 'no path', '/a/b/c/d']) {
      expect(await closed(path)).toMatchObject({ reason: 'unknown', owner: null, choices: [] });
    }
  });

  test('a team’s page speaks for the team', async () => {
    const { teamId, teamSlug } = await aTeam(api.db, ada);
    const ofTeam = { ownerHostId: null, teamId, slug: 'demo' };
    await aMeetingType(api.db, ada, { ...ofTeam, enabled: false });
    expect(await closed(`/team/${teamSlug}/demo`)).toMatchObject({
      reason: 'unpublished',
      owner: { path: `/team/${teamSlug}` },
    });
  });

  test('a slug that several have is a choice among them, by name and owner', async () => {
    const customDomain = 'grace.example';
    const company = await aCompany(api.db, { customDomain });
    const grace = await aHost(api.db, { firstname: 'Grace' }, company);
    for (const host of [ada, grace]) await aMeetingType(api.db, host, { slug: 'same' });
    await aMeetingType(api.db, await aHost(api.db), { slug: 'same', enabled: false });
    const page = await closed('/meeting/same');
    expect(page).toMatchObject({ reason: 'several', owner: null });
    expect(page.choices.map(({ ownerName, path }) => [ownerName, path])).toEqual([
      [ada.name, pathOf('same')],
      [grace.name, `/${grace.hostSlug}/same`],
    ]);
    const ofDomain = await closed('/meeting/same', customDomain);
    expect(ofDomain.choices.map(({ ownerName }) => ownerName)).toEqual([grace.name]);
  });

  test('by its id a meeting type that is closed says why', async () => {
    const { meetingTypeId } = await aMeetingType(api.db, ada, { enabled: false });
    expect(await closed(`/meeting/${meetingTypeId}`)).toMatchObject({
      reason: 'unpublished',
      owner: { name: ada.name },
    });
  });
});
