import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { freePort } from '#tests/support/free-port.ts';
import { runNginxRecipe } from '#tests/support/nginx-recipe.ts';
import { runCaddy } from '#tests/support/run-caddy.ts';
import { project } from '#tests/support/run-server.ts';
import { fakeMedia } from '../../support/fake-media.ts';
import { expect, test } from '../../support/test.ts';
import { aPage, meet } from './meet.ts';
import { expectMoving } from './seen-and-heard.ts';

test.use(fakeMedia);
// As patient as what is waited for in it.
test.describe.configure({ timeout: 240_000 });

// What is left open would take the next story's share of the machine.
test.afterEach(async ({ browser }) => {
  await Promise.all(browser.contexts().map((context) => context.close()));
});

test('22. two people meet through our own server, and one who was let in comes back', async ({
  browser,
  server,
}) => {
  const { ada, marie, room } = await meet({ browser, server });

  await marie.reload();
  await marie.getByRole('button', { name: /^(?:Join now|Ask to come in)$/ }).click();
  await expectMoving(marie, 'Picture of Ada Brandt');
  await expectMoving(ada, 'Picture of Marie Curie');

  // Without her key the address opens for its host alone.
  const stranger = await aPage(browser, server.url);
  await stranger.goto(room.ofHost);
  await expect(stranger.getByRole('button', { name: 'Ask to come in' })).toHaveCount(0);
});

/** Two people meet, each at an address that stands until they have left, and what one writes the other reads. */
async function meetAt({
  stop,
  ...meeting
}: Parameters<typeof meet>[0] & { readonly stop: () => Promise<unknown> }): Promise<void> {
  try {
    const { ada, marie } = await meet(meeting);
    await expectChat(ada, marie);
    await Promise.all([ada.close(), marie.close()]);
  } finally {
    await stop();
  }
}

async function expectChat(ada: Page, marie: Page): Promise<void> {
  const write = (page: Page, text: string) =>
    page
      .getByLabel('Write to everyone')
      .fill(text)
      .then(() => page.keyboard.press('Enter'));
  for (const page of [ada, marie]) {
    // Controls are gone after three quiet seconds: a key brings them back.
    await page.keyboard.press('Shift');
    await page.getByRole('button', { name: 'Chat' }).click();
  }
  await write(ada, 'Hello, Marie.');
  await expect(marie.getByText('Hello, Marie.', { exact: true })).toBeVisible();
  await write(marie, 'Hello, Ada.');
  await expect(ada.getByText('Hello, Ada.', { exact: true })).toBeVisible();
}

test('22. two people meet behind nginx, by its recipe', async ({ browser, server }) => {
  const { url, stop } = await runNginxRecipe(new URL(server.url).port);
  await meetAt({ browser, server, at: [url, url], stop });
});

test('22. two people meet behind Caddy, by its recipe', async ({ browser, server }) => {
  const url = `http://localhost:${await freePort()}`;
  const KALENDS_SERVER = new URL(server.url).host;
  const { stop } = await runCaddy(join(project, 'deploy'), { KALENDS_SITE: url, KALENDS_SERVER });
  await meetAt({ browser, server, at: [url, url], stop });
});

test('22. two people meet who reach two processes', async ({ browser, server }) => {
  const { url, stop } = await server.runBeside();
  await meetAt({ browser, server, at: [server.url, url], stop });
});
