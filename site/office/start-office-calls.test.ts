// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest';
import { createClient } from '#shared/api/client.ts';
import { takeEarlyReply } from '#site/lib/take-early-reply.ts';
import { startOfficeCalls } from './start-office-calls.ts';

afterEach(() => vi.unstubAllGlobals());

function openPage(pathname: string): string[] {
  const asked: string[] = [];
  const location = { href: `https://kalends.test${pathname}`, pathname };
  vi.stubGlobal('window', {});
  vi.stubGlobal('location', location);
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return Response.json({});
  });
  startOfficeCalls();
  return asked;
}

test('the dashboard finds both of its replies', async () => {
  const asked = openPage('/dashboard');
  expect(asked).toHaveLength(2);
  const client = createClient({
    origin: 'https://kalends.test',
    fetch: (request) => takeEarlyReply(request) ?? Promise.reject(new Error(request.url)),
  });
  await client.GET('/session');
  await client.GET('/dashboard', { params: { query: {} } });
});

test('another screen asks who is signed in alone', () => {
  expect(openPage('/admin/emails')).toEqual(['https://kalends.test/api/session']);
});
