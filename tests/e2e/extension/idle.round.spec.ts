import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright/test';
import { keepStored, keptLinks, signedInAt } from '#tests/e2e/support/keep-stored.ts';
import { EXTENSION_ARGUMENTS, extensionOf } from '#tests/e2e/support/launch-extension.ts';
import { startStub } from '#tests/e2e/support/start-stub.ts';
import { expect, test } from '#tests/e2e/support/writing-page.ts';
import { findChromium } from '#tests/support/find-chromium.ts';

test.use({ pages: { '/page': '<textarea></textarea>' } });

/** Somebody's browser, in which nobody looks at the extension: a tool that is attached keeps it awake. */
async function startUnwatched(profile: string, url: string) {
  const child = spawn(findChromium(), [
    ...['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`],
    ...EXTENSION_ARGUMENTS,
    url,
  ]);
  const port = async () => {
    const file = await readFile(join(profile, 'DevToolsActivePort'), 'utf8').catch(() => '');
    return file.split('\n')[0] ?? '';
  };
  await expect.poll(port).not.toBe('');
  const list = `http://127.0.0.1:${await port()}/json/list`;
  return {
    /** What runs in it: `page http://…`. */
    async running(): Promise<readonly string[]> {
      const targets: { readonly type: string; readonly url: string }[] = await (
        await fetch(list)
      ).json();
      return targets.map((target) => `${target.type} ${target.url}`);
    },
    async stop() {
      const exited = once(child, 'exit');
      child.kill();
      await exited;
    },
  };
}

test('10. signed in and unused, the worker falls asleep, and nothing was asked of the server', async ({
  stranger,
}) => {
  const server = await startStub();
  const profile = await mkdtemp(join(tmpdir(), 'kalends-idle-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findChromium(),
    channel: 'chromium',
    args: [...EXTENSION_ARGUMENTS],
  });
  const links = { atMs: 0, links: keptLinks };
  await keepStored(extensionOf(context), { ...signedInAt(server.url), links });
  await context.close();
  // Whatever that browser noted of its port is not the next one's.
  await rm(join(profile, 'DevToolsActivePort'), { force: true });

  const browser = await startUnwatched(profile, stranger.url('/page'));
  const isAwake = async () =>
    (await browser.running()).some((each) => each.startsWith('service_worker'));
  await expect.poll(browser.running).toContain(`page ${stranger.url('/page')}`);
  // Chromium ends one that has had nothing to do for half a minute.
  await expect.poll(isAwake, { timeout: 90_000, intervals: [1000] }).toBe(false);
  expect(server.asked).toEqual([]);
  await browser.stop();
  await rm(profile, { recursive: true, force: true });
  server.stop();
});

test('10. with the switch off, no script of ours is in any page, and none asks for anything', async ({
  extension,
}) => {
  const page = await extension.context.newPage();
  const session = await extension.context.newCDPSession(page);
  const origins: string[] = [];
  session.on('Runtime.executionContextCreated', ({ context }) => void origins.push(context.origin));
  await session.send('Runtime.enable');
  const requests: string[] = [];
  extension.context.on('request', (request) => void requests.push(request.url()));
  const feed = '<!doctype html><link rel="icon" href="data:,"><button>Like</button><p>Hello</p>';
  await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: feed }));
  const sites = ['https://mail.google.com/', 'https://www.linkedin.com/', 'https://a.example/'];
  for (const site of sites) await page.goto(site);
  await expect(page.getByText('Hello')).toBeVisible();
  expect(origins).toContain('https://www.linkedin.com');
  expect(origins.filter((origin) => origin.startsWith('chrome-extension:'))).toEqual([]);
  expect(requests.filter((url) => url.startsWith('http'))).toEqual(sites);
});
