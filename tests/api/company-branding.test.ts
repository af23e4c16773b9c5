import { beforeEach, expect, test } from 'vitest';
import { getOwnCompany } from '#server/people/company/get-own-company.ts';
import { usualRetention } from '#server/platform/kernel/retention.ts';
import type { ApiClient } from '#shared/api/client.ts';
import type { CompanyChange } from '#shared/api/company.ts';
import { refusedWith } from '#tests/support/api-bookings.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { type AHost, aCompany, aHost, aTeam } from '#tests/support/builders.ts';
import { signInAs } from '#tests/support/logins.ts';

describeApi('7.1 the look of a company', (api) => {
  let ada: AHost;
  let owner: ApiClient;
  beforeEach(async () => {
    ada = await aHost(api.db, { role: 'owner' });
    owner = await signInAs(api, ada);
  });

  const change = (client: ApiClient, body: CompanyChange) => client.PATCH('/company', { body });
  const look = async (client = owner) => (await client.GET('/company')).data;

  test('is every company’s own to change, and pages and cards show it', async () => {
    expect(await look()).toMatchObject({ featureAccess: { personalizedBranding: true } });
    const { data } = await change(owner, { primaryColor: '#0F766E', hideKalendsBranding: true });
    expect(data).toMatchObject({ name: 'Acme', primaryColor: '#0F766E', useBrandStyling: true });
    expect(data).toEqual(await look());
    const { data: shown } = await api.client.GET('/company/public', {
      params: { query: { id: ada.companyId } },
    });
    expect(shown).toMatchObject({ primaryColor: '#0F766E', hideKalendsBranding: true });
    expect((await owner.GET('/personal-page/me')).data).toMatchObject({ color: '#0F766E' });
    await change(owner, { useBrandStyling: false });
    expect((await owner.GET('/personal-page/me')).data).toMatchObject({ color: '#3B82F6' });
  });

  test('of two tabs the second is told', async () => {
    await change(owner, { primaryColor: '#111', was: { primaryColor: null } });
    const late = change(owner, { primaryColor: '#222', was: { primaryColor: null } });
    expect(await refusedWith(late)).toBe('409 changed-meanwhile');
    expect(await refusedWith(change(owner, { primaryColor: 'red' }))).toBe('400 validation-failed');
    expect(await look()).toMatchObject({ primaryColor: '#111' });
  });

  test('without the feature is refused, but for what is so already; its name is not', async () => {
    const company = await aCompany(api.db, { personalizedBranding: false });
    const other = await signInAs(api, await aHost(api.db, { role: 'owner' }, company));
    for (const body of [
      { primaryColor: '#111' },
      { useBrandStyling: false },
      { hideKalendsBranding: true },
      { name: 'Both', hideKalendsBranding: true },
    ]) {
      expect(await refusedWith(change(other, body))).toBe('403 branding-not-included');
    }
    await change(other, { name: 'Renamed', useBrandStyling: true });
    expect(await look(other)).toMatchObject({ name: 'Renamed', hideKalendsBranding: false });
  });

  test('6. whether the product names itself is for admins of a team to say too, and no more', async () => {
    const grace = await aHost(api.db, { role: 'member' }, ada);
    await aTeam(api.db, ada, [grace], [grace]);
    const teamAdmin = await signInAs(api, grace);
    const member = await signInAs(api, await aHost(api.db, { role: 'member' }, ada));
    const mark = { hideKalendsBranding: true, was: { hideKalendsBranding: false } };
    expect(await refusedWith(change(member, mark))).toBe('403 forbidden');
    expect((await change(teamAdmin, mark)).data).toMatchObject({ hideKalendsBranding: true });
    for (const body of [{ name: 'Mine' }, { primaryColor: '#111' }, { useBrandStyling: false }]) {
      const asked = { ...body, hideKalendsBranding: false };
      expect(await refusedWith(change(teamAdmin, asked))).toBe('403 forbidden');
    }
    expect(await look()).toMatchObject({ name: 'Acme', hideKalendsBranding: true });
  });

  test('where who runs the server sells plans, says where they are', async () => {
    expect(await look()).toMatchObject({ plansUrl: null });
    const plansUrl = 'https://kalends.test/plans';
    const found = await getOwnCompany(api.db, ada.companyId, {
      plansUrl,
      retention: usualRetention,
    });
    expect(found).toMatchObject({ plansUrl });
  });
});
