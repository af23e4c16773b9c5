import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  company,
  host as hostTable,
  meetingType,
  slugDirectory,
  team,
  teamHost,
  workspace,
} from '#server/platform/db/schema/schema.ts';
import { refusedWith } from '#tests/support/api-bookings.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import {
  type AHost,
  aCompany,
  aHost,
  aMeetingType,
  type MeetingTypeWish,
} from '#tests/support/builders.ts';

describeApi('the booking page', (api) => {
  let host: AHost;
  beforeEach(async () => {
    host = await aHost(api.db);
  });
  const offer = (wish?: MeetingTypeWish) => aMeetingType(api.db, host, wish);
  const load = async (
    meetingSlug: string,
    { companySlug = '-', userSlug = host.hostSlug, domain }: Partial<Record<string, string>> = {},
  ) => {
    const { data } = await api.client.GET(
      '/booking/single/{companySlug}/{meetingSlug}/{userSlug}',
      {
        params: {
          path: { companySlug, meetingSlug, userSlug },
          query: domain === undefined ? {} : { host: domain },
        },
      },
    );
    if (!data) throw new Error('No data');
    return data;
  };

  const setReviewUrl = (reviewUrl: string) =>
    api.db.orm.update(company).set({ reviewUrl }).where(eq(company.id, host.companyId));

  describe('of a meeting type', () => {
    test('19.8 says the shelf that it stands on, and which level that is', async () => {
      const { meetingTypeId, meetingTypeSlug } = await offer();
      const { bookingInfo } = await load(meetingTypeSlug);
      expect(bookingInfo).toMatchObject({ collectionLevel: 'company', workspaceId: null });
      const id = randomUUID();
      const { companyId } = host;
      await api.db.orm.insert(workspace).values({ companyId, id, name: 'Sales' });
      const onShelf = eq(meetingType.id, meetingTypeId);
      await api.db.orm.update(meetingType).set({ workspaceId: id }).where(onShelf);
      const { bookingInfo: shelved } = await load(meetingTypeSlug);
      expect(shelved).toMatchObject({ collectionLevel: 'workspace', workspaceId: id });
    });

    test('says what is offered, by whom and in which company', async () => {
      const { meetingTypeId, meetingTypeSlug } = await offer({
        name: 'First talk',
        description: 'Half an hour.',
        allowedDurations: [15, 30],
      });
      const page = await load(meetingTypeSlug);
      expect(page).toMatchObject({
        bookingInfo: {
          company: { id: host.companyId, slug: host.slug, tier: 'growth' },
          brandColor: '#3B81F6',
          hosts: [{ id: host.hostId, firstname: 'Hana', slug: host.hostSlug }],
          bookingBelongsToName: host.name,
          hostTimezone: 'UTC',
          form: { useFullName: true },
          meetingPaymentInfo: { enable: false },
        },
        meetingType: {
          id: meetingTypeId,
          slug: meetingTypeSlug,
          meetingInfo: { name: 'First talk', description: 'Half an hour.', duration: 30 },
          meetingOptions: { allowedDurations: [15, 30] },
          calculationMethod: 'everyone',
          totalSpots: null,
        },
      });
      expect(page).not.toHaveProperty('meetingTypes');
    });

    test('says how it was rated, and where that can be read', async () => {
      const { meetingTypeSlug } = await offer();
      await api.db.orm
        .update(hostTable)
        .set({ averageRating: 48, reviewCount: 120 })
        .where(eq(hostTable.id, host.hostId));
      const rating = async () => {
        const { averageRating, reviewCount, reviewUrl } = (await load(meetingTypeSlug)).bookingInfo;
        return { averageRating, reviewCount, reviewUrl };
      };
      const said = { averageRating: 4.8, reviewCount: 120 };
      expect(await rating()).toEqual({ ...said, reviewUrl: null });
      const reviewUrl = 'https://reviews.example/studio';
      await setReviewUrl(reviewUrl);
      expect(await rating()).toEqual({ ...said, reviewUrl });
    });

    test.each(['http://reviews.example', 'javascript:alert(1)', 'https://', ''])(
      'no company can lead its visitors to %j',
      async (reviewUrl) => {
        await expect(setReviewUrl(reviewUrl)).rejects.toThrow();
      },
    );

    test("never says the host's e-mail", async () => {
      const { meetingTypeSlug } = await offer();
      expect(JSON.stringify(await load(meetingTypeSlug))).not.toContain(host.email);
    });

    test('wears the brand colour only with the feature', async () => {
      const brand = { primaryColor: '#0F766E', useBrandStyling: true };
      const without = await aCompany(api.db, { ...brand, personalizedBranding: false });
      const plain = await aHost(api.db, {}, without);
      const branded = await aHost(api.db, {}, await aCompany(api.db, brand));
      const colorOf = async ({ hostSlug }: AHost) =>
        (await load('-', { userSlug: hostSlug })).bookingInfo.brandColor;
      expect(await colorOf(plain)).toBe('#3B81F6');
      expect(await colorOf(branded)).toBe('#0F766E');
    });

    test('is refused for a draft, an unknown slug and an unknown host', async () => {
      const draft = await offer({ enabled: false });
      expect(await refusedWith(load(draft.meetingTypeSlug))).toBe('404 meeting-type-disabled');
      expect(await refusedWith(load('unknown'))).toBe('404 meeting-type-not-available');
      expect(await refusedWith(load('-', { userSlug: 'nobody' }))).toBe('404 host-not-found');
    });

    test("is not found on another host's page", async () => {
      const { meetingTypeSlug } = await offer();
      const other = await aHost(api.db, {}, host);
      expect(await refusedWith(load(meetingTypeSlug, { userSlug: other.hostSlug }))).toBe(
        '404 meeting-type-not-available',
      );
    });
  });

  describe('is found', () => {
    test("by the host's slug, whatever its case, or with the company's", async () => {
      const { meetingTypeSlug } = await offer();
      const byHost = await load(meetingTypeSlug);
      expect(await load(meetingTypeSlug, { userSlug: host.hostSlug.toUpperCase() })).toEqual(
        byHost,
      );
      expect(await load(meetingTypeSlug, { companySlug: host.slug })).toEqual(byHost);
      expect(await refusedWith(load(meetingTypeSlug, { companySlug: 'another' }))).toBe(
        '404 host-not-found',
      );
    });

    test("on the company's own domain, but no other company's pages", async () => {
      const domain = `${host.slug}.example`;
      await api.db.query({
        text: 'update company set custom_domain = $1 where id = $2',
        values: [domain, host.companyId],
      });
      const { meetingTypeSlug } = await offer();
      const stranger = await aHost(api.db);
      expect(await load(meetingTypeSlug, { domain })).toEqual(await load(meetingTypeSlug));
      expect(await refusedWith(load('-', { userSlug: stranger.hostSlug, domain }))).toBe(
        '404 host-not-found',
      );
      await load('-', { userSlug: stranger.hostSlug, domain: 'not-a-custom.example' });
    });
  });

  test("of a host lists what is enabled and listed, in the host's order", async () => {
    await offer({ name: 'Second', position: 2, allowedDurations: [15, 45] });
    await offer({ name: 'First', position: 1, totalSpots: 8 });
    await offer({ name: 'Draft', enabled: false });
    await offer({ name: 'Unlisted', listed: false });
    const page = await load('-');
    expect(page).toMatchObject({
      bookingInfo: { hosts: [{ id: host.hostId }] },
      meetingTypes: [
        { name: 'First', durations: [30], totalSpots: 8, price: null },
        { name: 'Second', durations: [15, 45], totalSpots: null },
      ],
    });
    expect(page).not.toHaveProperty('meetingType');
  });

  describe('of a team', () => {
    let teamSlug: string;
    let other: AHost;
    let meetingSlug: string;
    beforeEach(async () => {
      teamSlug = randomUUID().slice(0, 13);
      const { companyId } = host;
      const id = randomUUID();
      other = await aHost(api.db, {}, host);
      await api.db.orm.insert(team).values({ companyId, id, name: 'The team' });
      await api.db.orm
        .insert(slugDirectory)
        .values({ kind: 'team', slug: teamSlug, companyId, targetId: id });
      await api.db.orm.insert(teamHost).values([
        { companyId, teamId: id, hostId: other.hostId, position: 0 },
        { companyId, teamId: id, hostId: host.hostId, position: 1 },
      ]);
      const { meetingTypeSlug } = await aMeetingType(api.db, [host, other], {
        ownerHostId: null,
        teamId: id,
        calculationMethod: 'anyone',
      });
      meetingSlug = meetingTypeSlug;
    });

    test('lists its people and its meeting types', async () => {
      const { data } = await api.client.GET('/booking/team/{teamSlug}', {
        params: { path: { teamSlug } },
      });
      expect(data).toMatchObject({
        bookingInfo: {
          bookingBelongsToName: 'The team',
          hosts: [{ id: other.hostId }, { id: host.hostId }],
        },
        meetingTypes: [{ slug: meetingSlug }],
      });
    });

    test('offers a meeting type by its newer and its older address', async () => {
      const params = { path: { teamSlug, meetingSlug } };
      const newer = await api.client.GET('/booking/v2/team/{teamSlug}/{meetingSlug}', { params });
      const older = await api.client.GET('/booking/team/{teamSlug}/{meetingSlug}', { params });
      expect(newer.data).toMatchObject({
        bookingInfo: { hosts: [{ id: host.hostId }, { id: other.hostId }] },
        meetingType: { slug: meetingSlug, calculationMethod: 'anyone' },
      });
      expect(older.data).toEqual(newer.data);
    });

    test('11. says where its hosts are, unless they are in several zones', async () => {
      const zone = async () => {
        const params = { path: { teamSlug } };
        const { data } = await api.client.GET('/booking/team/{teamSlug}', { params });
        return data?.bookingInfo.hostTimezone;
      };
      const moveTo = (timeZone: string) =>
        api.db.orm.update(hostTable).set({ timeZone }).where(eq(hostTable.id, other.hostId));
      expect(await zone()).toBe('UTC');
      await moveTo('Asia/Tokyo');
      expect(await zone()).toBeNull();
      await moveTo('UTC');
    });

    test('8.28 is rated as its hosts are, each review counting once', async () => {
      const rate = (hostId: string, averageRating: number, reviewCount: number) =>
        api.db.orm
          .update(hostTable)
          .set({ averageRating, reviewCount })
          .where(eq(hostTable.id, hostId));
      const rating = async () => {
        const params = { path: { teamSlug } };
        const { data } = await api.client.GET('/booking/team/{teamSlug}', { params });
        return [data?.bookingInfo.averageRating, data?.bookingInfo.reviewCount];
      };
      expect(await rating()).toEqual([null, 0]);
      await rate(host.hostId, 50, 30);
      await rate(other.hostId, 40, 10);
      expect(await rating()).toEqual([4.8, 40]);
    });

    test('is not a host, and a host is not a team', async () => {
      expect(await refusedWith(load('-', { userSlug: teamSlug }))).toBe('404 host-not-found');
      const asTeam = api.client.GET('/booking/team/{teamSlug}', {
        params: { path: { teamSlug: host.hostSlug } },
      });
      expect(await refusedWith(asTeam)).toBe('404 host-not-found');
    });
  });
});
