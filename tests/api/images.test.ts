import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createImageFetcher } from '#server/outside/adapters/image-fetcher.ts';
import { company, host } from '#server/platform/db/schema/schema.ts';
import type { FetchImage } from '#server/platform/kernel/fetch-image.ts';
import { createClient } from '#shared/api/client.ts';
import { ORIGIN } from '#tests/support/api.ts';
import { book } from '#tests/support/api-bookings.ts';
import { at } from '#tests/support/api-slots.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { aHost, aMeetingType } from '#tests/support/builders.ts';
import {
  DRAWING,
  type ImageStandIn,
  PIXEL,
  startImageStandIn,
} from '#tests/support/stand-ins/image-stand-in.ts';

let there: ImageStandIn;
beforeAll(async () => {
  there = await startImageStandIn();
});
afterAll(() => there.stop());
beforeEach(() => {
  there.asked.length = 0;
});

describeApi("pictures of somebody else's server", (api) => {
  /** A company that keeps its logo and its host's picture elsewhere. */
  async function aCompanyWith(logo: string, picture: string) {
    const owner = await aHost(api.db);
    await api.db.orm.update(company).set({ logo }).where(eq(company.id, owner.companyId));
    await api.db.orm.update(host).set({ picture }).where(eq(host.id, owner.hostId));
    return owner;
  }
  const answering = (fetchImage: FetchImage = reachable) => {
    const answer = api.answerWith({ fetchImage });
    return async (path: string, headers: HeadersInit = {}) =>
      answer(new Request(new URL(path, ORIGIN), { headers }));
  };
  const reachable = createImageFetcher({ mayReach: ({ port }) => port === there.port });

  test('7.16 no reply names their addresses, wherever a page shows one', async () => {
    const owner = await aCompanyWith(there.at('logo.png'), there.at('logo.svg'));
    const type = await aMeetingType(api.db, [owner]);
    const replies: string[] = [];
    const client = createClient({
      origin: ORIGIN,
      fetch: async (request) => {
        const reply = await api.answer(request);
        replies.push(await reply.clone().text());
        return reply;
      },
    });
    const { appointmentId, secret } = await book(client, {
      meetingTypeId: type.meetingTypeId,
      start: at('10:00'),
    });
    const params = { path: { appointmentId }, query: { secret } };
    const { data } = await client.GET('/appointment/{appointmentId}', { params });
    expect(data?.company.logo).toMatch(/^\/api\/image\//);
    expect(data?.hosts[0]?.picture).toMatch(/^\/api\/image\//);
    expect(replies.join()).not.toContain(`:${there.port}`);
    expect(there.asked).toEqual([]);
  });

  test('7.16 are shown from ours: fetched once for all, as what they are, and kept', async () => {
    const owner = await aCompanyWith(there.at('logo.png'), there.at('logo.svg'));
    const type = await aMeetingType(api.db, [owner]);
    const booked = await book(api.client, {
      meetingTypeId: type.meetingTypeId,
      start: at('10:00'),
    });
    const { data } = await api.client.GET('/appointment/{appointmentId}', {
      params: { path: { appointmentId: booked.appointmentId }, query: { secret: booked.secret } },
    });
    const logo = data?.company.logo ?? '';
    const ask = answering();
    const replies = await Promise.all([ask(logo), ask(logo), ask(logo)]);
    for (const reply of replies) {
      expect(reply.status).toBe(200);
      expect(reply.headers.get('content-type')).toBe('image/png');
      expect(reply.headers.get('cache-control')).toBe('public, max-age=3600');
      expect(Buffer.from(await reply.arrayBuffer())).toEqual(PIXEL);
    }
    expect(there.asked).toEqual(['/logo.png']);
    const known = { 'if-none-match': replies[0]?.headers.get('etag') ?? '' };
    expect((await ask(logo, known)).status).toBe(304);

    api.clock.advance({ minutes: 120 });
    const gone = (await ask(logo)).status;
    expect([gone, there.asked.length]).toEqual([200, 2]);

    const drawing = await ask(data?.hosts[0]?.picture ?? '');
    expect(await drawing.text()).toBe(DRAWING);
    expect(drawing.headers.get('content-type')).toBe('image/svg+xml');
    expect(drawing.headers.get('content-security-policy')).toContain('sandbox');
    expect(drawing.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('7.16 nobody fetches through us what no company shows', async () => {
    const ask = answering();
    const encoded = Buffer.from(there.at('logo.png')).toString('base64url');
    for (const name of [encoded, `${encoded}.`, `${encoded}.AAAAAAAAAAAAAAAAAAAAAA`]) {
      expect((await ask(`/api/image/${name}`)).status).toBe(404);
    }
    expect(there.asked).toEqual([]);
  });
});
