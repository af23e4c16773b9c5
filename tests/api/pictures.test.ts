import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { pictureShapes } from '#shared/domain/picture-shapes.ts';
import { ORIGIN } from '#tests/support/api.ts';
import { book, refusedWith } from '#tests/support/api-bookings.ts';
import { at } from '#tests/support/api-slots.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { aHost, aMeetingType, aTeam } from '#tests/support/builders.ts';
import { signInAs } from '#tests/support/logins.ts';
import {
  aBomb,
  aMovingPng,
  aPhonePhoto,
  aPhoto,
  HEIC,
  SVG,
} from '#tests/support/sample-pictures.ts';

const toBlob = (bytes: Uint8Array) => new Blob([new Uint8Array(bytes)], { type: 'image/svg+xml' });

describeApi('23. a host’s picture', (api) => {
  const bytesOf = async (path: string) => Buffer.from(await (await api.fetch(path)).arrayBuffer());
  const send = async (picture: Uint8Array) => {
    const host = await aHost(api.db);
    const client = await signInAs(api, host);
    return {
      host,
      client,
      sent: client.PATCH('/user2/picture', { body: { picture: toBlob(picture) } }),
    };
  };

  test('is the middle of what was sent, square, upright, and nothing but what can be seen', async () => {
    const { sent } = await send(await aPhonePhoto(1600, 1200));
    const address = (await sent).data?.picture ?? '';
    expect(address).toMatch(/^\/api\/file\/[0-9a-f]{64}$/);
    const png = await bytesOf(address);
    expect(png.byteLength).toBeLessThanOrEqual(204_800);
    const { format, width, height, exif, icc, xmp } = await sharp(png).metadata();
    expect([format, exif, icc, xmp]).toEqual(['png', undefined, undefined, undefined]);
    expect(width).toBe(height);
    expect(width).toBeGreaterThan(250);
    // Its top left corner is at the top right once it stands.
    const { data, info } = await sharp(png)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const redAt = (x: number, y: number) => data[(y * info.width + x) * info.channels] ?? 0;
    expect(redAt(info.width - 10, 10)).toBeGreaterThan(200);
    expect(redAt(10, 10)).toBeLessThan(200);
    expect(png.includes('Phone')).toBe(false);
  });

  test('is there in the widths that screens need, as WebP, whichever is asked for', async () => {
    const { sent } = await send(await aPhoto(900, 700).png().toBuffer());
    const address = (await sent).data?.picture ?? '';
    for (const [asked, width] of [
      [1, 64],
      [64, 64],
      [65, 128],
      [200, 256],
      [9000, 512],
    ]) {
      const reply = await api.fetch(`${address}/${asked}`);
      expect(reply.headers.get('content-type')).toBe('image/webp');
      const found = await sharp(Buffer.from(await reply.arrayBuffer())).metadata();
      expect([found.width, found.height]).toEqual([width, width]);
    }
    const small = await send(await aPhoto(40, 50).webp().toBuffer());
    const smallest = (await small.sent).data?.picture;
    expect((await sharp(await bytesOf(`${smallest}/512`)).metadata()).width).toBe(40);
  });

  test('is on their page at once, and goes when they take it away', async () => {
    const { host, client, sent } = await send(await aPhoto(64, 64).png().toBuffer());
    const { meetingTypeSlug } = await aMeetingType(api.db, host);
    const path = { companySlug: '-', meetingSlug: meetingTypeSlug, userSlug: host.hostSlug };
    const shown = async () => {
      const asked = { params: { path, query: {} } };
      const page = '/booking/single/{companySlug}/{meetingSlug}/{userSlug}';
      return JSON.stringify((await api.client.GET(page, asked)).data);
    };
    const address = (await sent).data?.picture;
    expect(await shown()).toContain(address);
    expect((await client.DELETE('/user2/picture')).data?.picture).toBeNull();
    expect(await shown()).not.toContain('/api/file/');
  });

  test('is the same file when the same is sent again', async () => {
    const photo = await aPhoto(300, 200).jpeg().toBuffer();
    const { client, sent } = await send(photo);
    const first = (await sent).data?.picture;
    const again = await client.PATCH('/user2/picture', { body: { picture: toBlob(photo) } });
    expect(again.data?.picture).toBe(first);
  });

  test('of somebody else is set by an admin, of another company by nobody', async () => {
    const linus = await aHost(api.db, { role: 'member' });
    const grace = await signInAs(api, await aHost(api.db, { role: 'admin' }, linus));
    const stranger = await signInAs(api, await aHost(api.db, { role: 'owner' }));
    const params = { path: { user: linus.hostId } };
    const body = { picture: toBlob(await aPhoto(20, 20).png().toBuffer()) };
    const set = await grace.PATCH('/user2/{user}/picture', { params, body });
    expect(set.data?.picture).toMatch(/^\/api\/file\//);
    expect(await refusedWith(stranger.PATCH('/user2/{user}/picture', { params, body }))).toBe(
      '404 not-found',
    );
    expect((await grace.DELETE('/user2/{user}/picture', { params })).data?.picture).toBeNull();
  });

  describe('is refused', () => {
    const photo = aPhoto(100, 100);
    test.each([
      ['a drawing with a script', async () => Buffer.from(SVG), '415 picture-svg'],
      ['a photo of an iPhone’s own format', async () => HEIC, '415 picture-heic'],
      ['a page', async () => Buffer.from('<!doctype html><script>1</script>'), '415 not-a-picture'],
      ['nothing', async () => Buffer.alloc(0), '415 not-a-picture'],
      ['a PNG that moves', aMovingPng, '422 picture-animated'],
      ['a bomb', () => aBomb(30_000, 30_000), '422 picture-too-many-pixels'],
      ['a bomb that is a strip', () => aBomb(60_000, 300), '422 picture-too-many-pixels'],
      ['a deep one', () => aBomb(4400, 4000, true), '422 picture-too-many-pixels'],
      ['more data than it has', () => aBomb(900, 900), '422 picture-broken'],
      [
        'a photo that is cut off',
        async () => (await photo.clone().jpeg().toBuffer()).subarray(0, 700),
        '422 picture-broken',
      ],
    ])('where it is %s', async (_, make, refusal) => {
      const { sent } = await send(await make());
      expect(await refusedWith(sent)).toBe(refusal);
    });
  });

  test('is clean of what else was in the file', async () => {
    const page = '<script>alert(document.domain)</script>';
    const png = await aPhoto(60, 60).png().toBuffer();
    const { sent } = await send(Buffer.concat([png, Buffer.from(page)]));
    const address = (await sent).data?.picture ?? '';
    expect((await bytesOf(address)).includes('script')).toBe(false);
    const { headers } = await api.fetch(address);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; sandbox/);
  });

  test('takes no more than its bound, whatever is in it', async () => {
    const { sent } = await send(await aPhoto(2400, 2400).jpeg({ quality: 60 }).toBuffer());
    const address = (await sent).data?.picture ?? '';
    for (const path of [address, ...pictureShapes.profile.widths.map((w) => `${address}/${w}`)]) {
      expect((await bytesOf(path)).byteLength).toBeLessThanOrEqual(204_800);
    }
  });

  test('comes in a form whose field it is, and in nothing else', async () => {
    const client = await signInAs(api, await aHost(api.db));
    const other = { avatar: toBlob(await aPhoto(8, 8).png().toBuffer()) };
    const body = other as unknown as { picture: Blob };
    expect(await refusedWith(client.PATCH('/user2/picture', { body }))).toBe(
      '400 validation-failed',
    );
  });
});

describeApi('23. a company’s logo', (api) => {
  test('is on its pages and in its mails, under a whole address there, until it is taken away', async () => {
    const host = await aHost(api.db, { role: 'owner' });
    const client = await signInAs(api, host);
    const picture = toBlob(await aPhoto(900, 300).png().toBuffer());
    const logo = (await client.PATCH('/company/logo', { body: { picture } })).data?.logo ?? '';
    const png = await sharp(Buffer.from(await (await api.fetch(logo)).arrayBuffer())).metadata();
    expect((png.width ?? 0) / (png.height ?? 1)).toBeCloseTo(3, 1);
    const shown = async () =>
      (await api.client.GET('/company/public', { params: { query: { id: host.companyId } } })).data
        ?.logo;
    expect(await shown()).toBe(logo);
    const { meetingTypeId } = await aMeetingType(api.db, host);
    await book(api.client, { meetingTypeId, start: at('10:00') });
    await api.runJobs();
    expect(api.mailbox.only(host.email).html).toContain(`src="${ORIGIN}${logo}"`);
    await client.DELETE('/company/logo');
    expect(await shown()).toBeNull();
  });

  test('is set by those who edit the company, and by nobody else', async () => {
    const owner = await aHost(api.db, { role: 'owner' });
    const member = await signInAs(api, await aHost(api.db, { role: 'member' }, owner));
    const body = { picture: toBlob(await aPhoto(8, 8).png().toBuffer()) };
    expect(await refusedWith(member.PATCH('/company/logo', { body }))).toBe('403 forbidden');
  });
});

describeApi('23. other pictures', (api) => {
  const png = async (width: number, height: number) =>
    toBlob(await aPhoto(width, height).png().toBuffer());
  const sizeOf = async (address: string | null | undefined) => {
    const bytes = Buffer.from(await (await api.fetch(address ?? '')).arrayBuffer());
    const { width = 0, height = 0 } = await sharp(bytes).metadata();
    return { bytes: bytes.byteLength, width, height };
  };

  test('at the head of a card is a banner, which a phone that has the card hears of', async () => {
    const linus = await aHost(api.db, { role: 'member' });
    const client = await signInAs(api, linus);
    const grace = await signInAs(api, await aHost(api.db, { role: 'admin' }, linus));
    const before = (await client.GET('/personal-page/me')).data?.changedAt ?? '';
    const body = { picture: await png(1000, 1000) };
    const { data } = await client.PATCH('/personal-page/header-picture', { body });
    const address = data?.personalPage.headerImage;
    const { width, height, bytes } = await sizeOf(address);
    expect(width / height).toBeCloseTo(2.8125, 1);
    expect(bytes).toBeLessThanOrEqual(512_000);
    expect((data?.changedAt ?? '') > before).toBe(true);
    const page = await api.client.GET('/booking/single/{companySlug}/{meetingSlug}/{userSlug}', {
      params: {
        path: { companySlug: '-', meetingSlug: '-', userSlug: linus.hostSlug },
        query: {},
      },
    });
    expect(JSON.stringify(page.data)).toContain(address);
    const params = { path: { userId: linus.hostId } };
    const asked = grace.DELETE('/personal-page/{userId}/header-picture', { params });
    expect((await asked).data?.personalPage.headerImage).toBeNull();
    const again = grace.PATCH('/personal-page/{userId}/header-picture', { params, body });
    expect((await again).data?.personalPage.headerImage).toBe(address);
    const stranger = await signInAs(api, await aHost(api.db, { role: 'owner' }));
    expect(
      await refusedWith(stranger.DELETE('/personal-page/{userId}/header-picture', { params })),
    ).toBe('404 not-found');
  });

  test('of a team is on its page', async () => {
    const owner = await aHost(api.db, { role: 'owner' });
    const client = await signInAs(api, owner);
    const { teamId } = await aTeam(api.db, owner, [owner]);
    const params = { path: { teamId } };
    const body = { picture: await png(90, 60) };
    const set = await client.PATCH('/company/teams/{teamId}/picture', { params, body });
    expect(await sizeOf(set.data?.picture)).toMatchObject({ width: 60, height: 60 });
    const kept = await client.GET('/company/teams/{teamId}', { params });
    expect(kept.data?.picture).toBe(set.data?.picture);
    await client.DELETE('/company/teams/{teamId}/picture', { params });
    expect((await client.GET('/company/teams/{teamId}', { params })).data?.picture).toBeNull();
  });
});
