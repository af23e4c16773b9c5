import type { Page } from 'playwright/test';
import { expect, test } from '#tests/e2e/support/writing-page.ts';
import { pickThree } from './pick-three.ts';
import { openSignedIn } from './signed-in.ts';

// What an extension's pages have: each sees the windows of the others.
declare const chrome: { readonly extension: { getViews(): readonly Window[] } };

test.use({
  pages: {
    '/mail': '<h1>Mail</h1><div id="draft" contenteditable="true"><p>Hello Maya,</p></div>',
  },
});

/** What the side panel shows, which no browser lists among its tabs; nothing while it is still opening. */
const textBeside = (popup: Page) =>
  popup.evaluate(() => {
    const views = chrome.extension.getViews();
    const view = views.find(({ location }) => location.pathname === '/sidepanel.html');
    return view?.document.querySelector('body')?.innerText ?? '';
  });

/** Presses the button with which a form of the side panel ends, as soon as it is there. */
async function submitBeside(popup: Page): Promise<void> {
  const isPressed = () =>
    popup.evaluate(() => {
      const views = chrome.extension.getViews();
      const view = views.find(({ location }) => location.pathname === '/sidepanel.html');
      const button = view?.document.querySelector<HTMLElement>('button[type="submit"]');
      button?.click();
      return Boolean(button);
    });
  await expect.poll(isPressed).toBe(true);
}

test('10. the side panel goes on with what the popup began, and inserts into the page beside it', async ({
  extension,
  server,
  stranger,
  press,
}) => {
  const popup = await openSignedIn(extension, server);
  await pickThree(popup, 'Maya Beside');
  await popup.getByRole('button', { name: 'More', exact: true }).click();
  await popup.getByRole('menuitem', { name: 'Open beside the page' }).click();
  await expect.poll(() => textBeside(popup)).toContain('Hold 3 times and insert');

  const mail = await extension.context.newPage();
  await mail.goto(stranger.url('/mail'));
  await press(mail);
  await mail.bringToFront();
  const draft = mail.locator('#draft');
  await draft.click();
  await mail.keyboard.press('Control+End');
  await submitBeside(popup);
  await expect(draft.getByRole('link')).toHaveCount(4);
  await expect.poll(() => textBeside(popup)).toContain('Held for Maya Beside');
  await expect.poll(() => textBeside(popup)).toContain('Inserted.');
});
