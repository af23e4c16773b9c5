// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest';
import { createClient } from '#shared/api/client.ts';
import type { OfficeData } from '#shared/page-data.ts';
import { takeEarlyReply } from '#site/lib/take-early-reply.ts';
import { startOfficeCalls } from './start-office-calls.ts';

afterEach(() => vi.unstubAllGlobals());

/** Opens a page that came with this; what it asks. */
function openPage(pathname: string, data?: OfficeData, end?: OfficeData): string[] {
  const asked: string[] = [];
  const location = { href: `https://kalends.test${pathname}`, pathname };
  vi.stubGlobal('window', {});
  vi.stubGlobal('document', {
    getElementById: (id: string) => {
      const found = id === 'data' ? data : end;
      return found && { textContent: JSON.stringify(found) };
    },
    addEventListener: (_: string, listener: () => void) => listener(),
  });
  vi.stubGlobal('location', location);
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return Response.json({});
  });
  startOfficeCalls('data', 'end');
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
  const day = { links: { slug: 'ada' } };
  const begun = { '/session': session, '/dashboard': null };
  const asked = openPage('/dashboard', begun, { '/dashboard': day });
  const client = createClient({
    origin: 'https://kalends.test',
    fetch: (request) => takeEarlyReply(request) ?? Promise.reject(new Error(request.url)),
  });
  expect((await client.GET('/session')).data).toEqual(session);
  const dashboard = await client.GET('/dashboard', { params: { query: {} } });
  expect(dashboard.data).toEqual(day);
  expect(asked).toEqual([]);
});

test('what the page was to end with and did not is asked for', async () => {
  const asked = openPage('/dashboard', { '/session': {}, '/dashboard': null });
  await vi.waitFor(() => expect(asked).toEqual(['https://kalends.test/api/dashboard']));
});

test('another screen asks who is signed in alone', () => {
  expect(openPage('/admin/emails')).toEqual(['https://kalends.test/api/session']);
});
