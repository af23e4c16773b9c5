import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { oneTimeLink, shortLink, slugDirectory } from '#server/platform/db/schema/schema.ts';
import { plainForm } from '#shared/domain/fields/form.ts';
import { aRoutingForm } from '#tests/support/a-routing-form.ts';
import { ORIGIN } from '#tests/support/api.ts';
import { at } from '#tests/support/api-slots.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { type AHost, aCompany, aHost, aMeetingType } from '#tests/support/builders.ts';
import { type FilledSite, openFilledSite } from '#tests/support/filled-site.ts';

describeApi('19.15 the server', (api) => {
  let host: AHost;
  let site: FilledSite;
  beforeEach(async () => {
    host = await aHost(api.db);
    site = await openFilledSite(api);
  });
  afterEach(() => site.close());
  const statusOf = async (path: string, headers?: Record<string, string>) =>
    (await site.fetch(path, headers)).status;

  test('leads an address in capitals to the one that the page has', async () => {
    const { meetingTypeSlug } = await aMeetingType(api.db, host);
    const path = `/${host.hostSlug}/${meetingTypeSlug}`;
    const reply = await site.fetch(`${path.toUpperCase()}/?lang=de`);
    expect(reply.status).toBe(301);
    expect(reply.headers.get('location')).toBe(`${path}?lang=de`);
    expect(await statusOf(path)).toBe(200);
  });

  test('leads a short address on, with what its link says', async () => {
    const shorten = async (target: string, expiresAt: Date | null = null) => {
      const id = randomUUID().slice(0, 8);
      const { companyId, hostId: createdBy } = host;
      await api.db.orm.insert(shortLink).values({ companyId, id, target, createdBy, expiresAt });
      return `/s/${id}`;
    };
    const link = await shorten('/ada/intro?lang=de');
    const reply = await site.fetch(`${link}?email=a%40b.c&lang=fr`);
    expect(reply.status).toBe(302);
    expect(reply.headers.get('location')).toBe('/ada/intro?lang=de&email=a%40b.c');
    const over = await shorten('/ada', new Date(at('07:00')));
    expect(await statusOf(over)).toBe(302);
    api.clock.set(at('07:00'));
    expect(await statusOf(over)).toBe(404);
    expect(await statusOf('/s/nothing')).toBe(404);
    expect(await statusOf('/s/a%00b')).toBe(404);
  });

  test('says of a form what it is called, and whose it is', async () => {
    const slug = host.hostSlug.replace('h', 'f');
    const company = await aCompany(api.db, { name: 'Bright & Co', defaultLanguage: 'de' });
    const definition = {
      form: plainForm,
      rules: [],
      fallback: { kind: 'message', text: 'No' },
    } as const;
    const { formId } = await aRoutingForm(api.db, company, definition, { slug });
    const page = await site.load(`/f/${slug}`, { 'accept-language': 'ja' });
    expect(page).toContain('<html lang="de">');
    expect(page).toContain('<title>Start here · Bright &amp; Co · Kalends</title>');
    expect(page).toContain(`<link rel="canonical" href="${ORIGIN}/f/${slug}">`);
    expect(page).toContain(`content="${ORIGIN}/api/link-preview/still"`);
    expect(page).toContain('<noscript><main');
    expect(await site.load(`/form/${formId}`)).toContain(`href="${ORIGIN}/f/${slug}"`);
    await api.db.orm
      .update(slugDirectory)
      .set({ isCurrent: false })
      .where(eq(slugDirectory.slug, slug));
    const later = { kind: 'form', companyId: company.companyId, targetId: formId } as const;
    await api.db.orm.insert(slugDirectory).values({ ...later, slug: `${slug}-later` });
    const moved = await site.fetch(`/f/${slug}?lang=fr`);
    expect(moved.status).toBe(302);
    expect(moved.headers.get('location')).toBe(`/f/${slug}-later?lang=fr`);
  });

  test('has a picture without the product’s name for who hides that', async () => {
    const slug = host.hostSlug.replace('h', 'f');
    const hiding = { name: 'Own', hideKalendsBranding: true, personalizedBranding: true };
    const company = await aCompany(api.db, hiding);
    const definition = {
      form: plainForm,
      rules: [],
      fallback: { kind: 'message', text: 'No' },
    } as const;
    await aRoutingForm(api.db, company, definition, { slug });
    const head = (await site.load(`/f/${slug}`)).split('</head>')[0] ?? '';
    expect(head).not.toContain('Kalends');
    const picture = /property="og:image" content="([^"]*)"/.exec(head)?.[1] ?? '';
    const [plain, still] = await Promise.all(
      [picture, '/api/link-preview/still'].map(async (path) =>
        (await api.fetch(path)).headers.get('etag'),
      ),
    );
    expect(plain).toBeTruthy();
    expect(plain).not.toBe(still);
  });

  test('says of a draft that it is not there, but to who may publish it', async () => {
    const { meetingTypeSlug } = await aMeetingType(api.db, host, { enabled: false });
    const path = `/${host.hostSlug}/${meetingTypeSlug}`;
    expect(await statusOf(path)).toBe(404);
    expect(await statusOf(path, { cookie: 'kalends.session_token=x' })).toBe(200);
  });

  test('knows a link that books once as long as there is one', async () => {
    const { meetingTypeId, meetingTypeSlug } = await aMeetingType(api.db, host);
    const id = randomUUID();
    await api.db.orm.insert(oneTimeLink).values({ companyId: host.companyId, id, meetingTypeId });
    const path = `/${host.hostSlug}/${meetingTypeSlug}`;
    const spent = { usedAt: new Date(api.clock.nowMs()) };
    expect(await statusOf(`${path}?oneTimeLinkId=${id}`)).toBe(200);
    await api.db.orm.update(oneTimeLink).set(spent).where(eq(oneTimeLink.id, id));
    expect(await statusOf(`${path}?oneTimeLinkId=${id}`)).toBe(200);
    expect(await statusOf(`${path}?oneTimeLinkId=${randomUUID()}`)).toBe(404);
    expect(await statusOf(`${path}?oneTimeLinkId=nothing`)).toBe(404);
  });

  test.each([
    '/form/nothing',
    `/form/${randomUUID()}`,
    '/f/nothing',
    '/f/a%00b',
    '/meeting/nothing',
    '/meeting/a%00b',
    `/meeting/${randomUUID()}`,
    '/order/nothing',
    '/order/a%00b',
    `/appointment/${randomUUID()}`,
    '/team/nothing/nothing/nobody',
  ])('says that nothing is there: %s', async (path) => {
    const reply = await site.fetch(path);
    expect(reply.status).toBe(404);
    expect(await reply.text()).toContain('id="island"');
  });
});
