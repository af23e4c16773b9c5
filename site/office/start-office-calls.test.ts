// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest';
import { createClient } from '#shared/api/client.ts';
import type { OfficeData } from '#shared/page-data.ts';
import { takeEarlyReply } from '#site/lib/take-early-reply.ts';
import { startOfficeCalls } from './start-office-calls.ts';

afterEach(() => vi.unstubAllGlobals());

/** Opens a page that came with this; what it asks. */
function openPage(pathname: string, data?: OfficeData): string[] {
  const asked: string[] = [];
  const location = { href: `https://kalends.test${pathname}`, pathname };
  vi.stubGlobal('window', {});
  vi.stubGlobal('document', {
    getElementById: (id: string) => data && id === 'data' && { textContent: JSON.stringify(data) },
  });
  vi.stubGlobal('location', location);
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return Response.json({});
  });
  startOfficeCalls('data');
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

test('asks for nothing that the page came with, which the client finds', async () => {
  const session = { firstname: 'Ada' };
  expect(openPage('/dashboard', { '/session': session })).toEqual([
    'https://kalends.test/api/dashboard',
  ]);
  const client = createClient({
    origin: 'https://kalends.test',
    fetch: (request) => takeEarlyReply(request) ?? Promise.reject(new Error(request.url)),
  });
  expect((await client.GET('/session')).data).toEqual(session);
});

test('another screen asks who is signed in alone', () => {
  expect(openPage('/admin/emails')).toEqual(['https://kalends.test/api/session']);
});
