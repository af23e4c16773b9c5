import type { Page } from 'playwright/test';
import type { Browser } from 'webextension-polyfill';
import { keepStored, readStored, signedInAt } from '#tests/e2e/support/keep-stored.ts';
import { watchPopup } from '#tests/e2e/support/real-popup.ts';
import { workerOf } from '#tests/e2e/support/worker-of.ts';
import { expect, test } from '#tests/e2e/support/writing-page.ts';

declare const chrome: Browser;

const secret = 'a-token-that-nobody-reads';

test.use({ pages: { '/page': '<p>A page</p>' } });

async function keepSecret(extension: Parameters<typeof keepStored>[0]): Promise<unknown> {
  const { signIn } = signedInAt('http://127.0.0.1:9');
  const tokens = { accessToken: secret, accessEndsAtMs: 4e12, refreshToken: secret };
  await keepStored(extension, { signIn: { ...Object(signIn), tokens } });
  return await readStored(extension, 'signIn');
}

test('10. a page finds no way to the extension: no messages, no files, no frames', async ({
  extension,
  stranger,
}) => {
  extension.allow(/ERR_FAILED|ERR_BLOCKED|chrome-extension|frame-ancestors|Not allowed/);
  await keepSecret(extension);
  const page = await extension.context.newPage();
  await page.goto(stranger.url('/page'));
  const found = await page.evaluate(
    async ({ files, frame }) => {
      const fetched = await Promise.allSettled(files.map((file) => fetch(file)));
      const script = document.createElement('script');
      script.src = files[0] ?? '';
      const isRun = new Promise((resolve) => {
        script.onload = () => resolve(true);
        script.onerror = () => resolve(false);
      });
      document.body.append(script);
      const inner = document.body.appendChild(document.createElement('iframe'));
      inner.src = frame;
      return {
        runtime: typeof Reflect.get(Object(Reflect.get(globalThis, 'chrome')), 'runtime'),
        fetched: fetched.map(({ status }) => status),
        isRun: await isRun,
      };
    },
    {
      files: ['page.js', 'compose.js', 'popup.html', 'manifest.json'].map(extension.url),
      frame: extension.url('popup.html'),
    },
  );
  const fetched = Array.from({ length: 4 }, () => 'rejected');
  expect(found).toEqual({ runtime: 'undefined', fetched, isRun: false });
  await expect
    .poll(() => page.frames().map((frame) => frame.url()))
    .not.toContain(extension.url('popup.html'));
});

/** What a script of ours in a page gets to say and to read, were it the page's own. */
async function inPageOf(extension: Parameters<typeof keepStored>[0], page: Page) {
  const worker = await workerOf(extension);
  return await worker.evaluate(async (url) => {
    const tab = (await chrome.tabs.query({})).find((each) => each.url === url);
    const [frame] = await chrome.scripting.executeScript({
      target: { tabId: tab?.id ?? -1 },
      func: async () => {
        const messages = [
          { kind: 'sign-out', ask: {} },
          { kind: 'sign-in', ask: { serverUrl: 'http://127.0.0.1:9' } },
          'compose-opens',
        ];
        const answers = messages.map((message) => chrome.runtime.sendMessage(message));
        const read = () => chrome.storage.local.get();
        return JSON.stringify({
          answers: (await Promise.allSettled(answers)).map((each) => Reflect.get(each, 'value')),
          stored: await read().then(
            (all) => Object.keys(all),
            () => 'refused',
          ),
        });
      },
    });
    return JSON.parse(String(frame?.result));
  }, page.url());
}

test('10. what is said out of a page is not heard, and what is stored is not read there', async ({
  extension,
  stranger,
  press,
}) => {
  const signIn = await keepSecret(extension);
  const popup = await watchPopup(extension);
  const page = await extension.context.newPage();
  await page.goto(stranger.url('/page'));
  await press(page);
  await page.bringToFront();
  await expect.poll(popup.tab).toBeDefined();
  await page.locator('p').click();
  await expect.poll(popup.tab).toBeUndefined();
  expect(await inPageOf(extension, page)).toEqual({
    answers: [null, null, null],
    stored: 'refused',
  });
  expect(await readStored(extension, 'signIn')).toEqual(signIn);
  expect(await popup.tab()).toBeUndefined();
});

test('10. pages of the extension run nothing but what was packed with them', async ({
  extension,
}) => {
  extension.allow(/Content Security Policy|ERR_CONNECTION_REFUSED/);
  const page = await extension.context.newPage();
  await page.goto(extension.url('notice.html'));
  const refused = await page.evaluate(async () => {
    const seen = new Set<string>();
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      seen.add(effectiveDirective);
    });
    const add = (name: string, values: Readonly<Record<string, string>>) =>
      document.body.append(Object.assign(document.createElement(name), values));
    add('script', { src: 'https://code.example/x.js' });
    add('script', { textContent: 'document.title = "injected"' });
    add('img', { src: 'http://image.example/x.png' });
    add('style', { textContent: 'body { color: red }' });
    await fetch('http://plain.example/').catch(() => undefined);
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return { seen: [...seen].toSorted(), title: document.title };
  });
  expect(refused.title).not.toBe('injected');
  expect(refused.seen).toEqual(['connect-src', 'img-src', 'script-src-elem', 'style-src-elem']);
});
