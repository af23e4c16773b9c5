import type { Page } from 'playwright/test';
import type { LoadedExtension } from '#tests/e2e/support/launch-extension.ts';
import type { ConsoleWatch } from '#tests/e2e/support/watch-console.ts';
import type { RunningServer } from '#tests/support/run-server.ts';

/** Answers the window that asks for consent: signs in where it has to, and allows it. */
async function allowInWindow(
  { context }: LoadedExtension,
  { password }: RunningServer,
  email = 'ada@demo.test',
): Promise<void> {
  const page = await context.waitForEvent('page');
  const connect = page.getByRole('button', { name: 'Connect' });
  const signIn = page.getByRole('button', { name: 'Sign in', exact: true });
  await connect.or(signIn).first().waitFor();
  if (await signIn.isVisible()) {
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await signIn.click();
  }
  await connect.click();
}

/** The popup of a browser that is signed in at the server, by the options. */
export async function openSignedIn(
  extension: LoadedExtension & Pick<ConsoleWatch, 'allow'>,
  server: RunningServer,
  email?: string,
): Promise<Page> {
  // Nobody is signed in at the site yet, which its page asks.
  extension.allow(/401/);
  const page = await extension.context.newPage();
  await page.goto(extension.url('options.html'));
  await page.getByLabel('Address of your Kalends server').fill(server.url);
  const allowed = allowInWindow(extension, server, email);
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await allowed;
  // Who was signed in before is named until then.
  await page.getByText(`Connected to ${new URL(server.url).host}`).waitFor();
  await page.goto(extension.url('popup.html'));
  return page;
}
