import { globSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { expectAccessible } from '#tests/e2e/support/expect-accessible.ts';
import type { LoadedExtension } from '#tests/e2e/support/launch-extension.ts';
import { comeOnline, reloadOffline } from '#tests/e2e/support/reload-offline.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import type { ConsoleWatch } from '#tests/e2e/support/watch-console.ts';
import { freePort } from '#tests/support/free-port.ts';
import { project } from '#tests/support/run-server.ts';

const built = join(project, 'dist/extension/chromium');

/** The popup of a browser whose options name this server. */
async function openPopup(extension: LoadedExtension, serverUrl: string): Promise<Page> {
  const page = await extension.context.newPage();
  await page.goto(extension.url('options.html'));
  await page.getByLabel('Address of your Kalends server').fill(serverUrl);
  await page.getByRole('button', { name: 'Connect' }).click();
  await expect(page.getByRole('status')).not.toBeEmpty();
  await page.goto(extension.url('popup.html'));
  return page;
}

/** The popup of a browser that knows a server and is not signed in there. */
async function openSignedOut(
  extension: LoadedExtension & Pick<ConsoleWatch, 'allow'>,
  serverUrl: string,
): Promise<Page> {
  extension.allow(/401/);
  const page = await extension.context.newPage();
  const window = extension.context.waitForEvent('page');
  await page.goto(extension.url('options.html'));
  await page.getByLabel('Address of your Kalends server').fill(serverUrl);
  await page.getByRole('button', { name: 'Connect' }).click();
  // A window that is closed while it still opens is one that Chromium waits for.
  const asked = await window;
  await asked.getByLabel('Email').waitFor();
  await asked.close();
  await expect(page.getByRole('status')).toContainText('the window was closed');
  await page.goto(extension.url('popup.html'));
  return page;
}

/** A web server that is not ours; pages of other origins may read its replies, or may not. */
async function startStranger(headers: Record<string, string>) {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', ...headers });
    response.end('{"status":"ok"}');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return { host: `127.0.0.1:${port}`, stop: () => server.close() };
}

test('the popup opens the site of the server that was given in the options', async ({
  extension,
  server,
}) => {
  const options = await extension.context.newPage();
  await options.goto(extension.url('options.html'));
  const address = options.getByLabel('Address of your Kalends server');
  await expect(address).toHaveValue('');

  for (const text of ['not a web address', 'http://kalends.example.com']) {
    await address.fill(text);
    await options.getByRole('button', { name: 'Connect' }).click();
    await expect(options.getByRole('status')).toContainText('This is no web address');
  }

  // A page of it was pasted: it is asked for there first, and found where it is.
  extension.allow(/CORS policy|ERR_FAILED/);
  const popup = await openSignedOut(extension, `${server.url}/dashboard?x=1`);
  await expect(popup.getByText(`Connected to ${new URL(server.url).host}`)).toBeVisible();
  const opened = extension.context.waitForEvent('page');
  await popup.getByRole('button', { name: 'More', exact: true }).click();
  await popup.getByRole('menuitem', { name: 'Open Kalends' }).click();
  const site = await opened;
  await expect(site).toHaveURL(`${server.url}/`);
  await expect(site.getByRole('heading').first()).toBeVisible();
});

test('19.14 opened first, the extension asks for the address of the server, and asks no server', async ({
  extension,
  server,
}) => {
  const popup = await extension.context.newPage();
  const asked: string[] = [];
  extension.context.on('request', (request) => {
    if (request.url().startsWith('http')) asked.push(request.url());
  });
  await popup.goto(extension.url('popup.html'));
  await popup.setViewportSize({ width: 360, height: 560 });
  await expect(popup.getByRole('heading', { name: 'Where is your Kalends?' })).toBeVisible();
  await expect(popup.getByLabel('Address of your Kalends server')).toHaveValue('');
  await expectAccessible(popup);
  expect(await popup.locator('.text-danger').allInnerTexts()).toEqual(['']);
  expect(asked).toEqual([]);
  await popup.getByRole('button', { name: 'More', exact: true }).click();
  await expect(popup.getByRole('menuitem', { name: 'Open Kalends' })).toBeHidden();
  await popup.keyboard.press('Escape');

  extension.allow(/401/);
  const window = extension.context.waitForEvent('page');
  await popup.getByLabel('Address of your Kalends server').fill(server.url);
  await popup.keyboard.press('Enter');
  const consent = await window;
  await consent.getByLabel('Email').fill('ada@demo.test');
  await consent.getByLabel('Password', { exact: true }).fill(server.password);
  await consent.getByRole('button', { name: 'Sign in', exact: true }).click();
  await consent.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(popup.getByRole('heading', { name: 'Today' })).toBeVisible();
});

test('the popup says where nothing answers, and looks again when asked to', async ({
  extension,
}) => {
  extension.allow(/ERR_CONNECTION_REFUSED/);
  const host = `127.0.0.1:${await freePort()}`;
  const popup = await openPopup(extension, host);
  await expect(popup.getByRole('status')).toContainText(`Nothing answers at ${host}`);
  await expect(popup.getByRole('button', { name: 'Sign in' })).toBeHidden();

  const late = createServer((_, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.end('{"status":"ok","product":"kalends","extension":2}');
  }).listen(Number(host.split(':')[1]), '127.0.0.1');
  await new Promise((resolve) => late.once('listening', resolve));
  await popup.getByRole('button', { name: 'Try again' }).click();
  await expect(popup.getByRole('status')).toContainText(`Connected to ${host}`);
  late.close();
});

for (const [which, headers] of [
  ['that lets itself be read', { 'access-control-allow-origin': '*' }],
  ['that keeps to itself', {}],
] as const) {
  test(`the popup tells Kalends from another server ${which}`, async ({ extension }) => {
    extension.allow(/CORS policy|ERR_FAILED/);
    const { host, stop } = await startStranger(headers);
    const popup = await openPopup(extension, host);
    await expect(popup.getByRole('status')).toContainText(`What answers at ${host} is not Kalends`);
    stop();
  });
}

test('the popup says that there is no network, and finds its server once there is', async ({
  extension,
  server,
}) => {
  extension.allow(/ERR_INTERNET_DISCONNECTED/);
  const popup = await openSignedOut(extension, server.url);
  await expect(popup.getByRole('status')).toContainText('Connected to');
  await reloadOffline(popup);
  await expect(popup.getByRole('status')).toContainText('You are offline');
  await comeOnline(popup);
  await expect(popup.getByRole('status')).toContainText('Connected to');
});

test('the popup wears the look of the site, and fits where browsers show it', async ({
  extension,
  server,
}) => {
  const popup = await openSignedOut(extension, server.url);
  await expect(popup.getByRole('status')).toContainText('Connected to');
  await popup.setViewportSize({ width: 360, height: 560 });
  const button = popup.getByRole('button', { name: 'Sign in' });
  const site = await extension.context.newPage();
  await site.goto(`${server.url}/login`);
  const likewise = site.getByRole('button', { name: 'Sign in' });
  const look = ['background-color', 'border-radius', 'font-family', 'font-size', 'font-weight'];
  for (const property of [...look, 'min-height']) {
    const ofSite = await likewise.evaluate(
      (element, name) => getComputedStyle(element).getPropertyValue(name),
      property,
    );
    await expect(button).toHaveCSS(property, ofSite);
  }
  const overflow = await popup.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return [Math.max(scrollWidth - 360, 0), Math.max(scrollHeight - 560, 0)];
  });
  expect(overflow).toEqual([0, 0]);
});

test('popup and options are fit for everyone', async ({ extension, server }) => {
  const popup = await openSignedOut(extension, server.url);
  await expect(popup.getByRole('status')).toContainText('Connected to');
  await expectAccessible(popup);
  await popup.goto(extension.url('options.html'));
  await expectAccessible(popup);
});

/** All texts of a file of one language, long enough to be found nowhere by chance. */
function textsOf(tree: unknown): string[] {
  if (typeof tree === 'string') return tree.length >= 15 ? [tree] : [];
  return typeof tree === 'object' && tree !== null ? Object.values(tree).flatMap(textsOf) : [];
}

test('the extension carries its own texts alone', () => {
  const code = globSync('**/*.js', { cwd: built })
    .map((file) => readFileSync(join(built, file), 'utf8'))
    .join('\n');
  const locales = join(project, 'locales');
  const read = (file: string) => textsOf(JSON.parse(readFileSync(join(locales, file), 'utf8')));
  const files = globSync(['*/*.json', '*/office/{propose,card-editor,form}.json'], {
    cwd: locales,
  });
  const isOwn = (file: string) =>
    /\/(?:choices|extension|propose|proposal|zones|card-editor|form|common)\.json$/.test(file);
  const own = files.filter(isOwn).flatMap(read);
  // Of the texts of refusals it has some.
  const refusals = files.filter((file) => file.endsWith('/errors.json'));
  const others = files.filter((file) => !isOwn(file) && !refusals.includes(file)).flatMap(read);
  expect(others.length).toBeGreaterThan(1000);
  expect(own.filter((text) => !code.includes(text))).toEqual([]);
  // Some of the others are part of one of ours.
  const known = [...own, ...refusals.flatMap(read)];
  const rest = known.reduce((left, text) => left.replaceAll(text, ''), code);
  expect(others.filter((text) => rest.includes(text))).toEqual([]);
});
