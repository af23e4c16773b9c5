import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import type { ApiClient } from '#shared/api/client.ts';
import { aTeam } from '#tests/support/a-routing-form.ts';
import { refusedWith } from '#tests/support/api-bookings.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { type AHost, type AMeetingType, aHost, aMeetingType } from '#tests/support/builders.ts';
import { signInAs } from '#tests/support/logins.ts';

// Spec A §4: Make Public sets enabled true. Spec A §6: needs an auth token.
describeApi('a draft', (api) => {
  let owner: AHost;
  let draft: AMeetingType;
  beforeEach(async () => {
    owner = await aHost(api.db, { role: 'member' });
    draft = await aMeetingType(api.db, owner, { enabled: false });
  });
  const patch = async (client: ApiClient, enabled: boolean, id = draft.meetingTypeId) =>
    (
      await client.PATCH('/meeting-type/{meetingTypeId}', {
        params: { path: { meetingTypeId: id } },
        body: { enabled },
      })
    ).data;
  const page = async (client: ApiClient) =>
    (
      await client.GET('/booking/single/{companySlug}/{meetingSlug}/{userSlug}', {
        params: {
          path: {
            companySlug: '-',
            meetingSlug: draft.meetingTypeSlug,
            userSlug: owner.hostSlug,
          },
        },
      })
    ).data;
  const colleague = async (role: 'owner' | 'admin' | 'member') =>
    signInAs(api, await aHost(api.db, { role }, owner));

  test('is seen by its host alone, who makes it public and takes it back', async () => {
    const asOwner = await signInAs(api, owner);
    expect(await refusedWith(page(api.client))).toBe('404 meeting-type-disabled');
    expect(await page(asOwner)).toMatchObject({
      viewer: { isHost: true, canEdit: true },
      meetingType: { enabled: false },
    });
    expect(await patch(asOwner, true)).toMatchObject({ id: draft.meetingTypeId, enabled: true });
    expect(await page(api.client)).toMatchObject({ viewer: null, meetingType: { enabled: true } });
    await patch(asOwner, false);
    expect(await refusedWith(page(api.client))).toBe('404 meeting-type-disabled');
  });

  test.each(['owner', 'admin'] as const)('can be made public by the company’s %s', async (role) => {
    expect(await patch(await colleague(role), true)).toMatchObject({ enabled: true });
  });

  test('stays as it is for everybody else', async () => {
    const stranger = await signInAs(api, await aHost(api.db));
    expect(await refusedWith(patch(api.client, true))).toBe('401 unauthorized');
    expect(await refusedWith(patch(await colleague('member'), true))).toBe('403 forbidden');
    expect(await refusedWith(patch(stranger, true))).toBe('404 meeting-type-not-available');
    expect(await refusedWith(page(stranger))).toBe('404 meeting-type-disabled');
    expect(await refusedWith(page(api.client))).toBe('404 meeting-type-disabled');
  });

  test('of a team is published by who runs the company', async () => {
    const { teamId } = await aTeam(api.db, owner);
    const wish = { enabled: false, ownerHostId: null, teamId };
    const { meetingTypeId } = await aMeetingType(api.db, owner, wish);
    const asMember = await signInAs(api, owner);
    expect(await refusedWith(patch(asMember, true, meetingTypeId))).toBe('403 forbidden');
    expect(await patch(await colleague('admin'), true, meetingTypeId)).toMatchObject({
      enabled: true,
    });
  });

  test('that never was is not found', async () => {
    const asOwner = await signInAs(api, owner);
    expect(await refusedWith(patch(asOwner, true, randomUUID()))).toBe(
      '404 meeting-type-not-available',
    );
  });
});
