import type { Page, Target } from 'puppeteer-core';
import { find, seeText, write } from '#tests/e2e/support/firefox.ts';
import type { LoadedFirefox } from '#tests/e2e/support/launch-firefox.ts';
import type { RunningServer } from '#tests/support/run-server.ts';

/** The window that Firefox opens for a sign-in: the server's page that asks for consent. */
async function awaitConsent({ browser }: LoadedFirefox): Promise<Page> {
  const known = new Set(browser.targets());
  const isNew = (target: Target) => !known.has(target);
  const page = await (await browser.waitForTarget(isNew)).page();
  if (!page) throw new Error('The window of the sign-in has no page.');
  return page;
}

/** Answers that window: signs in where it has to, and allows it. */
async function allow(page: Page, { password }: RunningServer, email: string): Promise<void> {
  const shown = await find(page, 'button', 'Connect', 'Sign in');
  if ((await shown.evaluate((element) => element.textContent)) === 'Sign in') {
    await write(await find(page, 'textbox', 'Email'), email);
    await write(await find(page, 'textbox', 'Password'), password);
    await shown.click();
  }
  await (await find(page, 'button', 'Connect')).click();
}

/** Names the server in the options; Firefox opens the window that asks. */
export async function askForConsent(firefox: LoadedFirefox, { url }: RunningServer) {
  const options = await firefox.openOwn('options.html');
  await write(await find(options, 'textbox', 'Address of your Kalends server'), url);
  const asked = awaitConsent(firefox);
  await (await find(options, 'button', 'Connect')).click();
  return { options, consent: await asked };
}

export async function signInFirefox(
  firefox: LoadedFirefox,
  server: RunningServer,
  email = 'ada@demo.test',
): Promise<void> {
  const { options, consent } = await askForConsent(firefox, server);
  await allow(consent, server, email);
  // Who was signed in before is shown until then: a tab opened too early lands in the window that asks.
  await seeText(options, `Connected to ${new URL(server.url).host}`);
  await seeText(options, `Signed in as ${email}`);
  await options.close();
}
