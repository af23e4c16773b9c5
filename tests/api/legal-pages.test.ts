import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordLegalPages } from '#server/platform/instance/record-legal-pages.ts';
import { serveLegalPages } from '#server/platform/site/serve-legal-pages.ts';
import type { ApiClient } from '#shared/api/client.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { type AHost, aHost } from '#tests/support/builders.ts';
import { signInAs } from '#tests/support/logins.ts';

const pages = { imprint: 'https://host.test/imprint', privacy: 'https://host.test/privacy' };

describeApi.both('8.7 legal pages that a company has not', (api) => {
  let ada: AHost;
  let asAda: ApiClient;
  beforeAll(async () => {
    await api.db.query({
      text: `insert into instance (secret_fingerprint) values ('of this test') on conflict do nothing`,
    });
    await recordLegalPages(api.db, pages);
    ada = await aHost(api.db, { role: 'owner' });
    asAda = await signInAs(api, ada);
  });
  afterAll(() => recordLegalPages(api.db, { imprint: undefined, privacy: undefined }));

  const shown = async () => {
    const query = { id: ada.companyId };
    const { data } = await api.client.GET('/company/public', { params: { query } });
    return { imprint: data?.imprintLink, privacy: data?.dataPolicyLink };
  };
  const onCard = async () => {
    const userSlug = (await asAda.GET('/personal-page/me')).data?.user.slug ?? '';
    const path = { companySlug: '-', meetingSlug: '-', userSlug };
    const { data } = await api.client.GET(
      '/booking/single/{companySlug}/{meetingSlug}/{userSlug}',
      { params: { path } },
    );
    return { imprint: data?.bookingInfo.imprintUrl, privacy: data?.bookingInfo.privacyUrl };
  };

  test('are those of the installation, the policy where legal links are shown', async () => {
    expect(await shown()).toEqual(pages);
    expect(await onCard()).toEqual({ imprint: pages.imprint, privacy: null });
    await asAda.PATCH('/company/contact', { body: { showDataPolicyLink: true } });
    expect(await onCard()).toEqual(pages);
  });

  test('are its own as soon as it has any, and its settings name no other', async () => {
    expect((await asAda.GET('/company/contact')).data?.imprintLink).toBeNull();
    await asAda.PATCH('/company/contact', { body: { imprintLink: 'https://a.test/imprint' } });
    expect(await shown()).toEqual({ ...pages, imprint: 'https://a.test/imprint' });
    expect((await onCard()).imprint).toBe('https://a.test/imprint');
  });
});

test('8.7 /imprint and /privacy lead to those that there are', async () => {
  const site = serveLegalPages({ imprint: pages.imprint, privacy: undefined });
  const found = await site.request('/imprint');
  expect([found.status, found.headers.get('location')]).toEqual([302, pages.imprint]);
  expect((await site.request('/privacy')).status).toBe(404);
});
