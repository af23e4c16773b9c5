import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createImageFetcher } from '#server/outside/adapters/image-fetcher.ts';
import type { FetchImage } from '#server/platform/kernel/fetch-image.ts';
import { createClient } from '#shared/api/client.ts';
import { ORIGIN } from '#tests/support/api.ts';
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
  /** Where a page shows the first picture of a video that its host keeps elsewhere. */
  async function shownOf(thumbnailUrl: string, client = api.client) {
    const host = await aHost(api.db);
    const videoSetting = {
      enable: true,
      src: there.at('video.mp4'),
      thumbnailUrl,
      immersive: false,
    };
    const { meetingTypeSlug } = await aMeetingType(api.db, [host], { settings: { videoSetting } });
    const path = { companySlug: '-', meetingSlug: meetingTypeSlug, userSlug: host.hostSlug };
    const { data } = await client.GET('/booking/single/{companySlug}/{meetingSlug}/{userSlug}', {
      params: { path, query: {} },
    });
    const shown = data && 'meetingType' in data ? data.meetingType.videoSetting : undefined;
    return shown?.thumbnailUrl ?? '';
  }
  const answering = (fetchImage: FetchImage = reachable) => {
    const answer = api.answerWith({ fetchImage });
    return async (path: string, headers: HeadersInit = {}) =>
      answer(new Request(new URL(path, ORIGIN), { headers }));
  };
  const reachable = createImageFetcher({ mayReach: ({ port }) => port === there.port });

  test('7.16 no reply names their addresses, wherever a page shows one', async () => {
    const replies: string[] = [];
    const client = createClient({
      origin: ORIGIN,
      fetch: async (request) => {
        const reply = await api.answer(request);
        replies.push(await reply.clone().text());
        return reply;
      },
    });
    expect(await shownOf(there.at('logo.png'), client)).toMatch(/^\/api\/image\//);
    expect(replies.join()).not.toContain(there.at('logo.png'));
    expect(there.asked).toEqual([]);
  });

  test('7.16 are shown from ours: fetched once for all, as what they are, and kept', async () => {
    const logo = await shownOf(there.at('logo.png'));
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

    const drawing = await ask(await shownOf(there.at('logo.svg')));
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
