import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { AddressNotAllowed, AnswerTooLarge } from '#server/platform/kernel/fetch-outside.ts';
import { isPublicAddress } from '#server/platform/kernel/public-address.ts';
import type { LookUp } from './checked-connector.ts';
import { createFetchOutside } from './fetch-outside.ts';

interface Asked {
  readonly method: string | undefined;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

const BOUND = 65_536;
const BOMB = gzipSync(Buffer.alloc(64 * 1024 * 1024));
/** A megabyte that hardly packs. */
const LONG_TEXT = randomBytes(512 * 1024).toString('hex');

type Answer = (response: ServerResponse, query: URLSearchParams) => unknown;

/** What a server of a stranger may do. */
const answers: Readonly<Record<string, Answer>> = {
  '/plain': (response) => response.setHeader('etag', '"1"').end('all is well'),
  '/full': (response) => response.end(Buffer.alloc(BOUND)),
  '/large': (response) => response.end(Buffer.alloc(BOUND + 1)),
  '/packed': (response) =>
    response.setHeader('content-encoding', 'gzip').end(gzipSync('all is well')),
  '/packed-and-closed': (response) => {
    const headers = { 'content-encoding': 'gzip', connection: 'close' };
    response.writeHead(200, headers).end(gzipSync(LONG_TEXT));
  },
  '/bomb': (response) => response.setHeader('content-encoding', 'gzip').end(BOMB),
  '/brotli-bomb': (response) =>
    response.setHeader('content-encoding', 'br').end(brotliCompressSync(Buffer.alloc(2 ** 24))),
  '/bomb-in-a-bomb': (response) =>
    response.setHeader('content-encoding', 'gzip, gzip').end(gzipSync(BOMB)),
  '/nothing-packed': (response) =>
    response
      .setHeader('content-encoding', 'gzip')
      .end(Buffer.concat(Array.from({ length: 5_000 }, () => gzipSync('')))),
  '/many-headers': (response) => response.setHeader('x-filler', 'x'.repeat(20_000)).end(),
  '/endless': (response) => {
    const more = () => {
      while (!response.destroyed && response.write(Buffer.alloc(BOUND)));
    };
    response.on('drain', more);
    more();
  },
  '/nothing-new': (response) => response.writeHead(304).end(),
  '/hangs': () => undefined,
  '/stops': (response) => response.setHeader('content-length', 100).write('half'),
  '/breaks-off': (response) => {
    response.setHeader('content-length', 100).write('half', () => response.destroy());
  },
  '/to': (response, query) =>
    response
      .writeHead(Number(query.get('status') ?? 302), { location: query.get('at') ?? '' })
      .end('elsewhere'),
};

async function serve() {
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://here.test');
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method, headers } = request;
    asked.push({ method, path: url.pathname, headers, body: Buffer.concat(chunks).toString() });
    answers[url.pathname]?.(response, url.searchParams);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    asked,
    at: (path: string) => `http://127.0.0.1:${port}/${path}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

let there: Awaited<ReturnType<typeof serve>>;
let elsewhere: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  there = await serve();
  elsewhere = await serve();
});
afterAll(() => Promise.all([there.stop(), elsewhere.stop()]));
beforeEach(() => {
  there.asked.length = 0;
  elsewhere.asked.length = 0;
});

const redirect = (to: string, status = 302) =>
  there.at(`to?status=${status}&at=${encodeURIComponent(to)}`);

/** Both servers may be reached. */
const fetchOutside = createFetchOutside({
  mayReach: ({ address }) => address === '127.0.0.1',
  maxBytes: BOUND,
});

describe('what is asked and answered', () => {
  test('is as with fetch: any method, headers and a body; status, headers, text and address', async () => {
    const answer = await fetchOutside(there.at('plain?a=1#b'), {
      method: 'PROPFIND',
      headers: { depth: '1', 'content-type': 'application/xml' },
      body: '<propfind/>',
    });
    expect(answer).toMatchObject({ status: 200, ok: true, redirected: false });
    expect(answer.url).toBe(there.at('plain?a=1#b'));
    expect(answer.headers.get('etag')).toBe('"1"');
    expect(await answer.text()).toBe('all is well');
    expect(there.asked).toMatchObject([
      { method: 'PROPFIND', headers: { depth: '1', 'content-type': 'application/xml' } },
    ]);
    expect(there.asked[0]?.body).toBe('<propfind/>');
  });

  test('an answer that is packed comes unpacked, one without a body has none', async () => {
    const packed = await fetchOutside(there.at('packed'));
    expect(await packed.text()).toBe('all is well');
    expect(packed.headers.get('content-encoding')).toBeNull();
    const unchanged = await fetchOutside(there.at('nothing-new'));
    expect(unchanged).toMatchObject({ status: 304, body: null });
  });

  // undici 7, as Node 24 has it, throws where nobody can catch it then, and the process is gone.
  test('an answer whose connection ends before it is unpacked is there as a whole', async () => {
    const patient = createFetchOutside({ mayReach: () => true });
    const answer = await patient(there.at('packed-and-closed'));
    expect(await answer.text()).toBe(LONG_TEXT);
  });

  test('many at once are answered', async () => {
    const all = await Promise.all(
      Array.from({ length: 20 }, () => fetchOutside(there.at('plain'))),
    );
    expect(all.every(({ ok }) => ok)).toBe(true);
  });
});

describe('redirects', () => {
  test('are followed, up to a fifth', async () => {
    const answer = await fetchOutside(redirect('/plain'));
    expect(answer).toMatchObject({ status: 200, redirected: true, url: there.at('plain') });
    const chain = (length: number) =>
      Array.from({ length }).reduce<string>((inner) => redirect(inner), there.at('plain'));
    expect(await (await fetchOutside(chain(5))).text()).toBe('all is well');
    await expect(fetchOutside(chain(6))).rejects.toThrow('It redirects too often');
  });

  test('are told, or refused, where that is asked for', async () => {
    const told = await fetchOutside(redirect('/plain', 301), { redirect: 'manual' });
    expect(told.status).toBe(301);
    expect(told.headers.get('location')).toBe('/plain');
    await expect(fetchOutside(redirect('/plain'), { redirect: 'error' })).rejects.toThrow();
    expect(there.asked.map(({ path }) => path)).toEqual(['/to', '/to']);
  });

  test('a body goes along to another server, and no credential does', async () => {
    const asked = {
      method: 'REPORT',
      headers: { authorization: 'Basic c2VjcmV0', cookie: 'a=1', depth: '1' },
      body: '<report/>',
    };
    await fetchOutside(redirect('/plain', 307), asked);
    expect(there.asked[1]?.headers).toMatchObject({ authorization: 'Basic c2VjcmV0' });
    await fetchOutside(redirect(elsewhere.at('plain'), 307), asked);
    expect(elsewhere.asked).toMatchObject([
      { method: 'REPORT', body: '<report/>', headers: { depth: '1' } },
    ]);
    expect(elsewhere.asked[0]?.headers).not.toHaveProperty('authorization');
    expect(elsewhere.asked[0]?.headers).not.toHaveProperty('cookie');
  });
});

describe('what may not be reached', () => {
  test.each([
    ...['127.0.0.1', '2130706433', '017700000001', '0x7f.1', '127.1', '0', '127.0.0.1.'],
    ...['①②⑦.⓪.⓪.①', '127。0。0。1', '%31%32%37.0.0.1'],
    ...['[::1]', '[::]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[::127.0.0.1]'],
    ...['[64:ff9b::7f00:1]', '[2002:7f00:1::]', '[fe80::1]', '[fd00::1]'],
    ...['localhost', 'LOCALHOST'],
  ])('%s is not, whatever it is written like', async (host) => {
    const ofPublic = createFetchOutside({ mayReach: ({ address }) => isPublicAddress(address) });
    await expect(ofPublic(`http://${host}:${there.port}/plain`)).rejects.toThrow(AddressNotAllowed);
    expect(there.asked).toEqual([]);
  });

  test('nor a name with a dot at its end, which not every system finds', async () => {
    const ofPublic = createFetchOutside({ mayReach: ({ address }) => isPublicAddress(address) });
    await expect(ofPublic(`http://localhost.:${there.port}/plain`)).rejects.toThrow();
    expect(there.asked).toEqual([]);
  });

  test.each([
    'http://8.8.8.8:6379/',
    'http://8.8.8.8:25/',
    'https://8.8.8.8:8081/',
    'http://[fe80::1%25eth0]/',
    'http://169.254.169.254/latest/meta-data/',
    'http://user:word@8.8.8.8/',
    'ftp://8.8.8.8/',
    'file:///etc/passwd',
    'data:text/calendar,BEGIN:VCALENDAR',
    'nonsense',
    '',
  ])('%s is not asked', async (address) => {
    await expect(createFetchOutside()(address)).rejects.toThrow(AddressNotAllowed);
  });

  test('nor is what a redirect leads to, however many lie between', async () => {
    const onlyThere = createFetchOutside({ mayReach: ({ port }) => port === there.port });
    for (const address of [
      redirect(elsewhere.at('plain')),
      redirect(redirect(redirect(elsewhere.at('plain'), 301), 307), 308),
      redirect('file:///etc/passwd'),
      redirect('http://user:word@127.0.0.1/'),
      redirect('http://[nonsense'),
    ]) {
      await expect(onlyThere(address)).rejects.toThrow(AddressNotAllowed);
    }
    expect(elsewhere.asked).toEqual([]);
  });
});

describe('a name', () => {
  const finding = (...answers: readonly (readonly string[])[]) => {
    const found = [...answers];
    const names: string[] = [];
    const lookUp: LookUp = (host, _options, done) => {
      names.push(host);
      const addresses = found.shift() ?? [];
      done(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      );
    };
    const fetch = createFetchOutside({
      mayReach: ({ address }) => address === '127.0.0.1',
      lookUp,
    });
    return { names, ask: () => fetch(`http://dav.test:${there.port}/plain`) };
  };

  test('is looked up once, and what was checked is what is connected to', async () => {
    const { names, ask } = finding(['127.0.0.1'], ['127.0.0.2']);
    expect(await (await ask()).text()).toBe('all is well');
    expect(names).toEqual(['dav.test']);
  });

  test.each([
    [['127.0.0.2']],
    [['127.0.0.1', '127.0.0.2']],
    [['127.0.0.1', '::1']],
    [['fe80::1%lo', '127.0.0.1']],
    [[]],
  ])('that leads to %j is not connected to', async (addresses) => {
    await expect(finding(addresses).ask()).rejects.toThrow(AddressNotAllowed);
    expect(there.asked).toEqual([]);
  });
});

describe('an answer is bounded', () => {
  test('in size, as it is sent and as it is unpacked', async () => {
    expect((await (await fetchOutside(there.at('full'))).arrayBuffer()).byteLength).toBe(BOUND);
    const bombs = ['bomb', 'brotli-bomb', 'bomb-in-a-bomb', 'nothing-packed'];
    for (const path of ['large', 'endless', ...bombs]) {
      await expect(fetchOutside(there.at(path)), path).rejects.toThrow(AnswerTooLarge);
    }
  });

  test('in the size of its headers', async () => {
    await expect(fetchOutside(there.at('many-headers'))).rejects.toThrow(AnswerTooLarge);
  });

  test.each(['hangs', 'stops'])('in time, also where it %s', async (path) => {
    const inAHurry = createFetchOutside({ mayReach: () => true, patienceMs: 100 });
    await expect(inAHurry(there.at(path))).rejects.toThrow(
      expect.objectContaining({ name: 'TimeoutError' }),
    );
  });

  test.each(['hangs', 'stops'])('by its signal, also where it %s', async (path) => {
    const giveUp = new AbortController();
    const asking = fetchOutside(there.at(path), { signal: giveUp.signal });
    const reason = new Error('nobody waits any more');
    await expect.poll(() => there.asked.length).toBe(1);
    giveUp.abort(reason);
    await expect(asking).rejects.toBe(reason);
  });

  test('one that breaks off is none', async () => {
    await expect(fetchOutside(there.at('breaks-off'))).rejects.toThrow();
  });
});

test('what is thrown names no address', async () => {
  const gone = await serve();
  await gone.stop();
  for (const address of [gone.at('token-1'), 'http://%zz/token-1', redirect('http://[/token-1')]) {
    const error: unknown = await fetchOutside(address).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Error);
    for (let each = error; each instanceof Error; each = each.cause) {
      expect(JSON.stringify({ ...each, message: each.message })).not.toContain('token-1');
    }
  }
});
