import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isPublicAddress } from '#server/platform/kernel/public-address.ts';
import {
  type ImageStandIn,
  PIXEL,
  startImageStandIn,
} from '#tests/support/stand-ins/image-stand-in.ts';
import { createImageFetcher } from './image-fetcher.ts';

let there: ImageStandIn;
let elsewhere: ImageStandIn;
beforeAll(async () => {
  there = await startImageStandIn();
  elsewhere = await startImageStandIn();
});
afterAll(() => Promise.all([there.stop(), elsewhere.stop()]));
beforeEach(() => {
  there.asked.length = 0;
  elsewhere.asked.length = 0;
});

const redirect = (to: string) => there.at(`redirect?to=${encodeURIComponent(to)}`);

describe('from a server that may be reached', () => {
  const fetchImage = createImageFetcher({ mayReach: ({ port }) => port === there.port });

  test('7.16 a picture comes with its type, also behind a redirect', async () => {
    for (const address of [there.at('logo.png'), redirect('/logo.png')]) {
      const found = await fetchImage(address);
      expect(found?.type).toBe('image/png');
      expect(Buffer.from(found?.content ?? [])).toEqual(PIXEL);
    }
    expect((await fetchImage(there.at('logo.svg')))?.type).toBe('image/svg+xml');
  });

  test.each(['page.html', 'huge.png', 'endless.png', 'none.png'])(
    '7.16 %s is no picture that is shown',
    async (name) => expect(await fetchImage(there.at(name))).toBeUndefined(),
  );

  test('7.16 a redirect is followed only to where it may be', async () => {
    expect(await fetchImage(redirect(elsewhere.at('logo.png')))).toBeUndefined();
    expect(elsewhere.asked).toEqual([]);
    expect(await fetchImage(redirect('file:///etc/passwd'))).toBeUndefined();
  });

  test('7.16 redirects that never end, do', async () => {
    expect(await fetchImage(redirect('/redirect?to=/redirect'))).toBeUndefined();
    expect(there.asked.length).toBeLessThanOrEqual(4);
  });

  test.each(['ftp://127.0.0.1/x.png', 'nonsense', 'http://user:word@127.0.0.1/x.png'])(
    '7.16 %s is not asked',
    async (address) => expect(await fetchImage(address)).toBeUndefined(),
  );
});

describe('from this machine and its neighbours', () => {
  const fetchImage = createImageFetcher({ mayReach: ({ address }) => isPublicAddress(address) });

  test.each(['127.0.0.1', 'localhost', '2130706433', '0x7f.1', '[::1]', '[::ffff:127.0.0.1]'])(
    '7.16 nothing is fetched as %s',
    async (host) => {
      expect(await fetchImage(`http://${host}:${there.port}/logo.png`)).toBeUndefined();
      expect(there.asked).toEqual([]);
    },
  );

  test('7.16 nor on a port that is none of the web', async () => {
    const ofTheWeb = createImageFetcher();
    expect(await ofTheWeb('http://8.8.8.8:6379/')).toBeUndefined();
  });
});
