import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  formerMeetingSlug,
  host as hostTable,
  meetingType,
  slugDirectory,
} from '#server/platform/db/schema/schema.ts';
import { book, refusedWith, startsOf } from '#tests/support/api-bookings.ts';
import { changesOn } from '#tests/support/api-changes.ts';
import { at, day, timesOf } from '#tests/support/api-slots.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { type AHost, type AMeetingType, aHost, aMeetingType } from '#tests/support/builders.ts';
import { openFilledSite } from '#tests/support/filled-site.ts';

describeApi('9. addresses', (api) => {
  let host: AHost;
  let offered: AMeetingType;
  beforeEach(async () => {
    host = await aHost(api.db);
    offered = await aMeetingType(api.db, host);
  });
  const load = async (userSlug: string, meetingSlug = '-') => {
    const path = { companySlug: '-', meetingSlug, userSlug };
    const { data } = await api.client.GET(
      '/booking/single/{companySlug}/{meetingSlug}/{userSlug}',
      { params: { path } },
    );
    if (!data) throw new Error('No data');
    return data;
  };

  describe('that change', () => {
    let newSlug: string;
    beforeEach(async () => {
      newSlug = `new-${host.hostSlug}`;
      const { companyId, hostId } = host;
      await api.db.orm
        .update(slugDirectory)
        .set({ isCurrent: false })
        .where(and(eq(slugDirectory.kind, 'host'), eq(slugDirectory.slug, host.hostSlug)));
      await api.db.orm
        .insert(slugDirectory)
        .values({ kind: 'host', slug: newSlug, companyId, targetId: hostId });
    });

    test('lead to the page under its old and its new name, which says the new one', async () => {
      const old = await load(host.hostSlug, offered.meetingTypeSlug);
      expect(old.bookingInfo).toMatchObject({ pageSlug: newSlug, hosts: [{ slug: newSlug }] });
      expect(await load(newSlug, offered.meetingTypeSlug)).toEqual(old);
      expect((await load(host.hostSlug)).bookingInfo.pageSlug).toBe(newSlug);
    });

    test('show every appointment and every start once, with links to the new one', async () => {
      const { appointmentId, secret } = await book(api.client, {
        ...offered,
        start: at('10:00'),
      });
      const { data } = await api.client.GET('/appointment/{appointmentId}', {
        params: { path: { appointmentId }, query: { secret } },
      });
      expect(data?.bookingPath).toBe(`/${newSlug}/${offered.meetingTypeSlug}`);
      const starts = await startsOf(api.client, { ...offered, ...day });
      expect(starts).toEqual([...new Set(starts)]);
    });

    test('of a meeting type lead to it, and one that took the old address has it', async () => {
      const { companyId, hostId } = host;
      const { meetingTypeId, meetingTypeSlug: slug } = offered;
      await api.db.orm
        .update(meetingType)
        .set({ slug: `new-${slug}` })
        .where(eq(meetingType.id, meetingTypeId));
      await api.db.orm
        .insert(formerMeetingSlug)
        .values({ companyId, ownerId: hostId, slug, meetingTypeId });
      const site = await openFilledSite(api);
      expect(await load(newSlug, slug)).toMatchObject({
        meetingType: { id: meetingTypeId, slug: `new-${slug}` },
      });
      expect((await site.fetch(`/${host.hostSlug}/${slug}`)).status).toBe(200);
      site.close();
      const taker = await aMeetingType(api.db, host, { slug });
      expect(await load(newSlug, slug)).toMatchObject({ meetingType: { id: taker.meetingTypeId } });
    });
  });

  describe('of somebody who has left', () => {
    const leave = () =>
      api.db.orm
        .update(hostTable)
        .set({ leftAt: new Date(api.clock.nowMs()) })
        .where(eq(hostTable.id, host.hostId));

    test('lead nowhere, and nobody is offered them', async () => {
      const colleague = await aHost(api.db, {}, host);
      const shared = await aMeetingType(api.db, [colleague, host], { calculationMethod: 'anyone' });
      await leave();
      expect(await refusedWith(load(host.hostSlug))).toBe('404 host-not-found');
      const page = await load(colleague.hostSlug, shared.meetingTypeSlug);
      expect(page.bookingInfo.hosts.map(({ id }) => id)).toEqual([colleague.hostId]);
      expect(await refusedWith(timesOf(api.client, shared, { hostIds: [host.hostId] }))).toBe(
        '404 host-not-found',
      );
      expect(await timesOf(api.client, shared)).toContain('10:00');
      expect(await refusedWith(timesOf(api.client, offered))).toBe('409 host-no-hosts');
    });

    test('stay in appointments, whose time is not free', async () => {
      const colleague = await aHost(api.db, {}, host);
      const shared = await aMeetingType(api.db, [host, colleague]);
      const { appointmentId, secret } = await book(api.client, { ...shared, start: at('10:00') });
      await leave();
      const { data } = await api.client.GET('/appointment/{appointmentId}', {
        params: { path: { appointmentId }, query: { secret } },
      });
      expect(data?.hosts.map(({ firstname }) => firstname)).toHaveLength(2);
      expect(await timesOf(api.client, shared)).not.toContain('10:00');
    });

    test('give an appointment that moves to who is still there', async () => {
      const colleague = await aHost(api.db, {}, host);
      const shared = await aMeetingType(api.db, [host, colleague], { calculationMethod: 'anyone' });
      const query = { ...shared, start: at('10:00'), hostIds: [host.hostId] };
      const booking = await book(api.client, query);
      await book(api.client, { ...shared, start: at('11:00'), hostIds: [colleague.hostId] });
      await leave();
      const { reschedule } = changesOn(api);
      await reschedule(booking, at('14:00'));
      const [row] = await api.db.query<{ hosts: string[] }>({
        text: 'select host_ids::text[] as hosts from appointment where id = $1',
        values: [booking.appointmentId],
      });
      expect(row?.hosts).toEqual([colleague.hostId]);
    });
  });
});
