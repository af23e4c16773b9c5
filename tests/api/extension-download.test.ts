import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ORIGIN } from '#tests/support/api.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { aHost } from '#tests/support/builders.ts';
import { aLogin } from '#tests/support/logins.ts';

const PASSWORD = 'kettle umbrella north';

describeApi('the extension is fetched from the server', (api) => {
  let folder: string;
  let cookie: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kalends-extension-'));
    const member = await aHost(api.db, { role: 'member' });
    cookie = await api.openSession(await aLogin(api.db, member, PASSWORD));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));
  const ask = (path: string, headers: Record<string, string> = { cookie }) =>
    api.answerWith({ extensionFolder: folder })(new Request(`${ORIGIN}/api${path}`, { headers }));
  const pack = (content: string) => writeFile(join(folder, 'kalends-chromium-1.2.3.zip'), content);

  test('a member finds what was built, and is sent it as a file that is kept by its content', async () => {
    await pack('packed');
    const files = [{ browser: 'chromium', fileName: 'kalends-chromium-1.2.3.zip', bytes: 6 }];
    expect(await (await ask('/extension')).json()).toEqual({ files });
    const reply = await ask('/extension/chromium');
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="kalends-chromium-1.2.3.zip"',
      'content-length': '6',
      'cache-control': 'private, no-cache',
    });
    expect(await reply.text()).toBe('packed');
    const known = { cookie, 'if-none-match': reply.headers.get('etag') ?? '' };
    const again = await ask('/extension/chromium', known);
    expect([again.status, await again.text()]).toEqual([304, '']);
    await pack('packed anew');
    expect(await (await ask('/extension/chromium', known)).text()).toBe('packed anew');
  });

  test('where it was not built that is said, and nothing else is taken for it', async () => {
    expect(await (await ask('/extension')).json()).toEqual({ files: [] });
    const missing = await ask('/extension/firefox');
    expect([missing.status, await missing.json()]).toMatchObject([404, { error: 'not-found' }]);
    await mkdir(join(folder, 'kalends-firefox-1.2.3.zip'));
    expect((await ask('/extension/firefox')).status).toBe(500);
    expect((await ask('/extension/opera')).status).toBe(400);
  });

  test('who is not signed in is sent nothing', async () => {
    await pack('packed');
    for (const path of ['/extension', '/extension/chromium']) {
      expect((await ask(path, {})).status).toBe(401);
    }
  });
});
