import { request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright/test';
import { keepStored, readStored, signedInAt } from '#tests/e2e/support/keep-stored.ts';
import type { LoadedExtension } from '#tests/e2e/support/launch-extension.ts';
import { startStub } from '#tests/e2e/support/start-stub.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { updateExtension } from '#tests/e2e/support/update-extension.ts';
import { workerOf } from '#tests/e2e/support/worker-of.ts';
import { runWorld } from '#tests/support/run-world.ts';
import { openSignedIn } from './signed-in.ts';

interface Heard {
  readonly path: string;
  readonly bearer: string | undefined;
}

/** Another real server, and every request that it is sent. */
async function startOther() {
  const server = await runWorld();
  const heard: Heard[] = [];
  const ear = createServer((asked, reply) => {
    const { url: path = '/', method, headers } = asked;
    heard.push({ path, bearer: headers.authorization });
    const passed = ask(server.url + path, { method, headers }, (said) => {
      reply.writeHead(said.statusCode ?? 502, said.headers);
      said.pipe(reply);
    });
    passed.on('error', () => reply.destroy());
    asked.pipe(passed);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => ear.once('listening', resolve));
  const { port } = ear.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    password: server.password,
    heard,
    async stop() {
      ear.closeAllConnections();
      ear.close();
      await server.stop();
    },
  };
}

const bearersOf = (heard: readonly Heard[]) => heard.flatMap(({ bearer }) => bearer ?? []);

/** Types an address into the options and connects, as far as the window that asks for consent. */
async function beginAt(extension: LoadedExtension, url: string) {
  const options = await extension.context.newPage();
  await options.goto(extension.url('options.html'));
  await options.getByLabel('Address of your Kalends server').fill(url);
  const window = extension.context.waitForEvent('page');
  await options.getByRole('button', { name: 'Connect', exact: true }).click();
  const asked = await window;
  await asked.getByLabel('Email').waitFor();
  return { options, asked };
}

async function allow(asked: Page, password: string, email = 'grace@demo.test'): Promise<void> {
  await asked.getByLabel('Email').fill(email);
  await asked.getByLabel('Password', { exact: true }).fill(password);
  await asked.getByRole('button', { name: 'Sign in', exact: true }).click();
  await asked.getByRole('button', { name: 'Connect', exact: true }).click();
}

/** Everything that asks a server for something, in the popup and beside the page. */
async function useEverything(extension: LoadedExtension, popup: Page): Promise<void> {
  for (const place of ['popup.html', 'sidepanel.html']) {
    await popup.goto(extension.url(place));
    for (const tab of ['Propose', 'Links', 'Appointments']) {
      const replied = popup.waitForResponse((reply) => reply.url().includes('/api/'));
      await popup.getByRole('tab', { name: tab }).click();
      await replied;
    }
  }
}

test('19.1 a typed address gets no token, and moves nobody from the server they are signed in at', async ({
  extension,
  server,
}) => {
  const other = await startOther();
  const popup = await openSignedIn(extension, server);
  await expect(popup.getByRole('heading', { name: 'Today' })).toBeVisible();
  const before = await readStored(extension, 'signIn');

  const { options, asked } = await beginAt(extension, other.url);
  await asked.close();
  await expect(options.getByRole('status')).toContainText('Nothing has changed');
  await expect(options.getByText('Signed in as ada@demo.test')).toBeVisible();
  await expect(options.getByText(`Server: ${new URL(server.url).host}`)).toBeVisible();

  await popup.reload();
  await expect(popup.getByRole('heading', { name: 'Today' })).toBeVisible();
  await useEverything(extension, popup);
  expect(other.heard.map(({ path }) => path)).toContain('/api/health');
  expect(bearersOf(other.heard)).toEqual([]);
  expect(await readStored(extension, 'signIn')).toEqual(before);
  await options.reload();
  await expect(options.getByLabel('Address of your Kalends server')).toHaveValue(server.url);

  // A sign-in that goes through there moves everything at once, and ends the one before at its server.
  const { asked: again } = await beginAt(extension, other.url);
  await allow(again, other.password);
  await expect(options.getByText('Signed in as grace@demo.test')).toBeVisible();
  await useEverything(extension, popup);
  const { accessToken, refreshToken } = Object(Object(before).tokens);
  expect(bearersOf(other.heard)).not.toEqual([]);
  expect(bearersOf(other.heard)).not.toContain(`Bearer ${accessToken}`);
  const reply = await fetch(`${server.url}/api/oauth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{ grant_type: 'refresh_token', client_id: 'kalends-extension' },
      refresh_token: refreshToken,
    }),
  });
  expect(reply.status).toBe(403);
  await popup.close();
  await other.stop();
});

test('19.1 a panel that is open while somebody signs in elsewhere shows the new server alone', async ({
  extension,
  server,
}) => {
  const other = await startOther();
  const popup = await openSignedIn(extension, server);
  const panel = await extension.context.newPage();
  await panel.goto(extension.url('sidepanel.html'));
  await panel.getByRole('tab', { name: 'Links' }).click();
  const link = panel.getByRole('button', { name: /^Insert / }).first();
  await expect(link).toBeVisible();
  const { options, asked } = await beginAt(extension, other.url);
  await allow(asked, other.password);
  await expect(options.getByText('Signed in as grace@demo.test')).toBeVisible();
  await expect(link).toBeVisible();
  const { links } = Object(await readStored(extension, 'links'));
  expect(links.length).toBeGreaterThan(0);
  for (const { url } of links) expect(url).toContain(other.url);
  await popup.close();
  await panel.close();
  await other.stop();
});

test('19.1 a sign-in that begins while another is under way takes nothing from it', async ({
  extension,
  server,
}) => {
  const other = await startOther();
  extension.allow(/401/);
  const { options, asked } = await beginAt(extension, server.url);
  const second = await extension.context.newPage();
  await second.goto(extension.url('options.html'));
  await second.getByLabel('Address of your Kalends server').fill(other.url);
  await second.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect.poll(() => other.heard.map(({ path }) => path)).toContain('/api/health');
  // Some Chromium open one such window at a time, some open the second as well. Others look at whose extensions are signed in at the server that all tests share.
  await allow(asked, server.password, 'ada@demo.test');
  await expect(options.getByText(`Server: ${new URL(server.url).host}`)).toBeVisible();
  await expect(second.getByText(`Server: ${new URL(server.url).host}`)).toBeVisible();
  expect(Object(await readStored(extension, 'signIn')).serverUrl).toBe(server.url);
  expect(other.heard.map(({ path }) => path)).not.toContain('/api/oauth/token');
  expect(bearersOf(other.heard)).toEqual([]);
  await other.stop();
});

/** A server that notes what it is sent, and answers with a status and headers. */
async function startEar(status: number, headers: Readonly<Record<string, string>>) {
  const heard: string[] = [];
  const ear = createServer(async (asked, reply) => {
    let body = '';
    for await (const chunk of asked) body += chunk;
    heard.push(`${asked.method} ${asked.headers.authorization ?? ''} ${body}`);
    reply.writeHead(status, {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'authorization, content-type',
      ...headers,
    });
    reply.end('{}');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => ear.once('listening', resolve));
  const { port } = ear.address() as AddressInfo;
  const stop = () => {
    ear.closeAllConnections();
    ear.close();
  };
  return { url: `http://127.0.0.1:${port}`, heard, stop };
}

test('19.1 a server that leads elsewhere takes no token there', async ({ extension }) => {
  extension.allow(/CORS|ERR_FAILED|redirect/);
  const target = await startEar(200, {});
  const moved = await startEar(307, { location: `${target.url}/taken` });
  const { signIn } = signedInAt(moved.url);
  // It is renewed before anything else, with a token that stands in a body.
  const tokens = { accessToken: 'access', accessEndsAtMs: 0, refreshToken: 'renewal' };
  await keepStored(extension, { signIn: { ...Object(signIn), tokens } });
  const popup = await extension.context.newPage();
  await popup.goto(extension.url('popup.html'));
  await expect(popup.getByRole('alert')).toBeVisible();
  expect(target.heard.filter((line) => /^POST|Bearer|renewal/.test(line))).toEqual([]);
  await popup.close();
  moved.stop();
  target.stop();
});

/** As versions before kept it, in three places. */
function oldSignInAt(serverUrl: string, signIn: object) {
  const { account, tokens } = Object(signIn);
  return { account, tokens: { ...tokens, serverUrl: Object(signIn).serverUrl }, serverUrl };
}

test('19.1 an update takes the sign-in over as it was, and one that had been moved ends', async ({
  extension,
  server,
}) => {
  const stub = await startStub({ '/api/health': [200, { status: 'ok', product: 'kalends' }] });
  const popup = await openSignedIn(extension, server);
  await expect(popup.getByRole('heading', { name: 'Today' })).toBeVisible();
  const signIn = Object(await readStored(extension, 'signIn'));
  const putBack = async (serverUrl: string) => {
    const worker = await workerOf(extension);
    await worker.evaluate('chrome.storage.local.clear()');
    await keepStored(extension, oldSignInAt(serverUrl, signIn));
    await updateExtension(extension);
  };

  await putBack(server.url);
  await expect
    .poll(async () => Object(await readStored(extension, 'signIn')).serverUrl)
    .toBe(server.url);
  expect(await readStored(extension, 'tokens')).toBeUndefined();
  const opened = await extension.context.newPage();
  await opened.goto(extension.url('popup.html'));
  await expect(opened.getByRole('heading', { name: 'Today' })).toBeVisible();

  await putBack(stub.url);
  await expect.poll(() => readStored(extension, 'tokens')).toBeUndefined();
  expect(await readStored(extension, 'signIn')).toBeUndefined();
  const after = await extension.context.newPage();
  await after.goto(extension.url('popup.html'));
  await expect(after.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(after.getByText(`Connected to ${new URL(server.url).host}`)).toBeVisible();
  expect(stub.asked).toEqual([]);
  const headers = { authorization: `Bearer ${Object(signIn.tokens).accessToken}` };
  await expect
    .poll(async () => (await fetch(`${server.url}/api/session`, { headers })).status)
    .toBe(401);
  stub.stop();
});
