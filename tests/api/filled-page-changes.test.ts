import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { host as hostTable, meetingType, schedule } from '#server/platform/db/schema/schema.ts';
import { fromDistances } from '#shared/domain/availability/known-times.ts';
import { toIso } from '#shared/time/dates.ts';
import { book } from '#tests/support/api-bookings.ts';
import { changesOn } from '#tests/support/api-changes.ts';
import { at } from '#tests/support/api-slots.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { type AHost, type AMeetingType, aHost, aMeetingType } from '#tests/support/builders.ts';
import { type FilledSite, openFilledSite, readPageData } from '#tests/support/filled-site.ts';
import { everyDay } from '#tests/support/hours.ts';

describeApi('11. a filled page that was seen before', (api) => {
  let host: AHost;
  let offered: AMeetingType;
  let site: FilledSite;
  let other: FilledSite;
  let path: string;
  beforeEach(async () => {
    host = await aHost(api.db);
    offered = await aMeetingType(api.db, host, { name: 'First talk' });
    path = `/${host.hostSlug}/${offered.meetingTypeSlug}`;
    site = await openFilledSite(api);
    other = await openFilledSite(api);
    await Promise.all([site.load(path), other.load(path)]);
  });
  afterEach(() => {
    site.close();
    other.close();
  });
  const startsOf = (page: string) =>
    fromDistances(readPageData(page)?.times?.starts ?? []).map(toIso);
  /** As two processes show it, which have to agree. */
  const load = async () => {
    const page = await site.load(path);
    expect(await other.load(path)).toBe(page);
    return page;
  };

  describe('shows at once', () => {
    test('that a time is booked, and that it is free again', async () => {
      expect(startsOf(await load())).toContain(at('10:00'));
      const start = at('10:00');
      const booked = await book(api.client, { meetingTypeId: offered.meetingTypeId, start });
      expect(startsOf(await load())).not.toContain(start);
      await changesOn(api).cancel(booked);
      expect(startsOf(await load())).toContain(start);
    });

    test('seats of a group', async () => {
      const group = await aMeetingType(api.db, host, { totalSpots: 3 });
      path = `/${host.hostSlug}/${group.meetingTypeSlug}`;
      expect(readPageData(await load())?.times?.groups).toBeUndefined();
      await book(api.client, { meetingTypeId: group.meetingTypeId, start: at('10:00') });
      expect(readPageData(await load())?.times?.groups).toMatchObject([
        { startMinute: Date.parse(at('10:00')) / 60_000, totalSpots: 3, takenSpots: 1 },
      ]);
    });

    test('other hours, another name, and that it is closed', async () => {
      await api.db.orm
        .update(schedule)
        .set({ weekly: everyDay('20:00-21:00') })
        .where(eq(schedule.hostId, host.hostId));
      expect(startsOf(await load())).toContain(at('20:30'));
      const change = (columns: Partial<typeof meetingType.$inferInsert>) =>
        api.db.orm
          .update(meetingType)
          .set(columns)
          .where(eq(meetingType.id, offered.meetingTypeId));
      await change({ name: 'Second talk' });
      expect(await load()).toContain('<title>Second talk');
      await change({ archivedAt: new Date(api.clock.nowMs()) });
      const closed = await load();
      expect(readPageData(closed)).toBeUndefined();
      expect(closed).toContain('noindex');
      expect(closed).toContain('<title>“Second talk” is no longer offered · Kalends</title>');
      await change({ archivedAt: null, enabled: false });
      expect((await site.fetch(path)).status).toBe(404);
      await api.db.orm
        .update(hostTable)
        .set({ leftAt: new Date(api.clock.nowMs()) })
        .where(eq(hostTable.id, host.hostId));
      expect((await site.fetch(path)).status).toBe(404);
    });

    test('that a start has passed, and not a minute before', async () => {
      const etag = async () => (await site.fetch(path)).headers.get('etag');
      const first = await etag();
      api.clock.set(at('08:59'));
      expect(await etag()).toBe(first);
      expect(startsOf(await load())).toContain(at('09:00'));
      api.clock.set(at('09:01'));
      expect(await etag()).not.toBe(first);
      expect(startsOf(await load())).not.toContain(at('09:00'));
    });
  });

  describe('is sent', () => {
    test('as small as its reader takes it, each with its own tag, and only once', async () => {
      const plain = await site.load(path);
      const unpack = { br: brotliDecompressSync, gzip: gunzipSync } as const;
      for (const encoding of ['br', 'gzip'] as const) {
        const headers = { 'accept-encoding': encoding };
        const reply = await site.fetch(path, headers);
        expect(reply.headers.get('content-encoding')).toBe(encoding);
        expect(reply.headers.get('cache-control')).toBe('no-cache');
        expect(reply.headers.get('vary')).toBe('Accept-Language, Cookie');
        const body = Buffer.from(await reply.arrayBuffer());
        expect(reply.headers.get('content-length')).toBe(String(body.byteLength));
        expect(unpack[encoding](body).toString()).toBe(plain);
        const etag = reply.headers.get('etag') ?? '';
        const again = await site.fetch(path, { ...headers, 'if-none-match': etag });
        expect(again.status).toBe(304);
        const unlike = await site.fetch(path, { 'if-none-match': etag });
        expect(unlike.status).toBe(200);
      }
    });

    test('to whoever may be signed in as another page, which is theirs alone', async () => {
      const cookie = 'kalends.session_token=some';
      const theirs = await site.fetch(path, { cookie });
      expect(theirs.headers.get('cache-control')).toBe('private, no-cache');
      expect(theirs.headers.get('vary')).toBe('Accept-Language, Cookie');
      expect(readPageData(await theirs.text())).toBeUndefined();
      const anyones = await site.fetch(path);
      const etag = anyones.headers.get('etag') ?? '';
      const signedIn = { 'if-none-match': etag, cookie };
      expect((await site.fetch(path, signedIn)).status).toBe(200);
      expect((await site.fetch(path, { 'if-none-match': etag })).status).toBe(304);
    });

    test('as its shell while nobody knows what is in it', async () => {
      const query = () => Promise.reject(new Error('Gone'));
      const away = { ...api.db, query, reads: { ...api.db.reads, query } };
      const blind = await openFilledSite({ ...api, db: away });
      const reply = await blind.fetch(path);
      expect(reply.status).toBe(200);
      expect(await reply.text()).toContain('<title>Shell</title>');
      blind.close();
    });
  });
});
