import { describe, expect, test } from 'vitest';
import { isTrustedOrigin, losesCookies, type OriginPolicy } from './origins.ts';

const policy: OriginPolicy = {
  publicUrl: 'https://book.example.com/',
  allowedOrigins: ['https://pages.example.net'],
  trustedProxies: 0,
};

describe('7.13 pages that may act with cookies', () => {
  const isTrusted = (origin: string, url: string, forwardedHost?: string, trustedProxies = 0) =>
    isTrustedOrigin(origin, { url, forwardedHost }, { ...policy, trustedProxies });

  test.each([
    ['the public address', 'https://book.example.com', 'http://10.0.0.5:4321/'],
    ['one that the operator allows', 'https://pages.example.net', 'http://10.0.0.5:4321/'],
    ['this machine', 'http://127.0.0.1:4321', 'http://127.0.0.1:4321/'],
    ['this machine, in six', 'http://[::1]:4321', 'http://[::1]:4321/'],
    ['a name of the local network', 'http://nas.local:4321', 'http://nas.local:4321/'],
    ['a proxy that ends TLS', 'https://other.example.com', 'http://other.example.com/'],
    ['a proxy that says the port', 'https://other.example.com', 'http://other.example.com:443/'],
  ])('%s', (_, origin, url) => expect(isTrusted(origin, url)).toBe(true));

  test.each([
    ['another site', 'https://evil.example', 'https://book.example.com/'],
    ['another port', 'http://127.0.0.1:8080', 'http://127.0.0.1:4321/'],
    ['a name that only begins alike', 'https://book.example.com.evil.test', 'http://x/'],
    ['a name below ours', 'https://evil.book.example.com', 'https://book.example.com/'],
    ['the public name without TLS, asked elsewhere', 'http://book.example.com', 'http://x/'],
    ['a page without an origin', 'null', 'http://null/'],
    ['an extension', 'chrome-extension://book.example.com', 'https://book.example.com/'],
    ['nonsense', 'https://', 'http://x/'],
  ])('not %s', (_, origin, url) => expect(isTrusted(origin, url)).toBe(false));

  test('a host that a header names counts behind own proxies alone', () => {
    const asked = ['http://10.0.0.5/', 'other.example.com, 10.0.0.5'] as const;
    expect(isTrusted('https://other.example.com', ...asked)).toBe(false);
    expect(isTrusted('https://other.example.com', ...asked, 1)).toBe(true);
    expect(isTrusted('https://evil.example', ...asked, 1)).toBe(false);
  });
});

test.each([
  ['http://nas.local:4321', 'https://book.example.com', true],
  ['http://127.0.0.1:4321', 'https://book.example.com', false],
  ['http://localhost:4321', 'https://book.example.com', false],
  ['http://localhost.evil.test', 'https://book.example.com', true],
  ['https://nas.local', 'https://book.example.com', false],
  ['http://nas.local:4321', 'http://localhost:4321', false],
])('at %s the cookies of %s are lost: %s', (origin, publicUrl, isLost) => {
  expect(losesCookies(origin, publicUrl)).toBe(isLost);
});
