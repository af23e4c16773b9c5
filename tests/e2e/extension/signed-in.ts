import { expect, type Page } from 'playwright/test';
import type { LoadedExtension } from '#tests/e2e/support/launch-extension.ts';
import type { ConsoleWatch } from '#tests/e2e/support/watch-console.ts';
import type { RunningServer } from '#tests/support/run-server.ts';

/**
 * The popup of a browser that is connected to the server, by the options and the window that asks for consent.
 * Who is asked is signed in at the site already: `sign-in.spec.ts` goes the way of those who are not.
 */
export async function openSignedIn(
  { context, url, allow }: LoadedExtension & Pick<ConsoleWatch, 'allow'>,
  server: RunningServer,
  email = 'ada@demo.test',
): Promise<Page> {
  // Nobody is signed in at other servers, which a page of theirs asks.
  allow(/401/);
  const login = { data: { email, password: server.password }, headers: { origin: server.url } };
  const reply = await context.request.post(`${server.url}/api/auth/sign-in/email`, login);
  expect(reply.ok(), await reply.text()).toBe(true);
  const page = await context.newPage();
  await page.goto(url('options.html'));
  await page.getByLabel('Address of your Kalends server').fill(server.url);
  const asking = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await (await asking).getByRole('button', { name: 'Connect' }).click();
  // Who was signed in before is named until then.
  await page.getByText(`Connected to ${new URL(server.url).host}`).waitFor();
  await page.goto(url('popup.html'));
  return page;
}
