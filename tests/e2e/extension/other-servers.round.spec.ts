import { keepStored, keptLinks, signedInAt } from '#tests/e2e/support/keep-stored.ts';
import { startStub } from '#tests/e2e/support/start-stub.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { freePort } from '#tests/support/free-port.ts';

const health = { status: 'ok', product: 'kalends' };
const links = { atMs: 0, links: keptLinks };

test('10. a server that has become older says so above what was known, and nobody is signed out', async ({
  extension,
}) => {
  extension.allow(/404/);
  const stub = await startStub({ '/api/health': [200, health] });
  await keepStored(extension, { ...signedInAt(stub.url), links, tab: 'links' });
  const popup = await extension.context.newPage();
  await popup.goto(extension.url('popup.html'));
  await expect(popup.getByRole('alert')).toContainText(
    `Kalends at ${stub.host} is older than this extension. Ask who runs it for an update.`,
  );
  await expect(popup.getByRole('button', { name: 'Insert Intro call' })).toBeVisible();
  await popup.close();
  stub.stop();
});

test('10. a server that is down leaves what was known, and says since when', async ({
  extension,
}) => {
  extension.allow(/ERR_CONNECTION_REFUSED/);
  const host = `127.0.0.1:${await freePort()}`;
  await keepStored(extension, { ...signedInAt(`http://${host}`), links, tab: 'links' });
  const popup = await extension.context.newPage();
  await popup.goto(extension.url('popup.html'));
  await expect(popup.getByRole('alert')).toContainText(`${host} does not answer. This is from`);
  await expect(popup.getByRole('button', { name: 'Insert Intro call' })).toBeVisible();
});

test('10. nobody signs in at a server that is older: the options say what it is', async ({
  extension,
}) => {
  extension.allow(/404/);
  const stub = await startStub({ '/api/health': [200, health] });
  const options = await extension.context.newPage();
  await options.goto(extension.url('options.html'));
  await options.getByLabel('Address of your Kalends server').fill(stub.url);
  await options.getByRole('button', { name: 'Connect' }).click();
  await expect(options.getByRole('status')).toContainText(
    `Kalends at ${stub.host} is older than this extension`,
  );
  expect(stub.asked.filter((path) => path !== '/api/health')).toEqual([]);
  await options.close();
  stub.stop();
});
