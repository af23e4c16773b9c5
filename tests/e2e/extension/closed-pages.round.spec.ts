import type { Page } from 'playwright/test';
import { keepStored, keptLinks } from '#tests/e2e/support/keep-stored.ts';
import type { OpenExtension } from '#tests/e2e/support/launch-extension.ts';
import { shownNotice } from '#tests/e2e/support/shown-notice.ts';
import { tellWorker } from '#tests/e2e/support/tell-worker.ts';
import { updateExtension } from '#tests/e2e/support/update-extension.ts';
import { expect, test } from '#tests/e2e/support/writing-page.ts';

const [{ url: address }] = keptLinks;
const text = `Intro call: ${address}`;
const links = { atMs: 0, links: keptLinks };
const strict =
  "default-src 'none'; img-src data:; require-trusted-types-for 'script'; trusted-types 'none'; sandbox";

/** Why, and what is left to do. */
const COPIED = /^.+ The text is in the clipboard: paste it where you want it\.$/;

test.use({
  pages: {
    '/page': '<textarea id="area"></textarea>',
    '/left': `<div id="field" contenteditable="true"></div><script>
      document.querySelector('#field').addEventListener('paste', (event) => {
        event.preventDefault();
        location.href = '/page';
      });
    </script>`,
  },
});

const insertLast = (extension: OpenExtension) =>
  tellWorker(extension, 'commands.onCommand', 'insert-last-link');

/** What a page of these bytes is under an address that only the browser has to know. */
async function openAs(
  extension: OpenExtension,
  url: string,
  reply: { readonly contentType: string; readonly body: string | Buffer; readonly policy?: string },
): Promise<Page> {
  const { contentType, body, policy } = reply;
  const headers = {
    'content-type': contentType,
    ...(policy && { 'content-security-policy': policy }),
  };
  await extension.context.route(url, (route) => route.fulfill({ headers, body }));
  const page = await extension.context.newPage();
  await page.goto(url);
  return page;
}

test('10. a page that lets nothing run takes the text, and is told over what it does not take', async ({
  extension,
  press,
}) => {
  await keepStored(extension, { links });
  const body = `<!doctype html><meta charset="utf-8"><title>Strict</title><link rel="icon" href="data:,">
    <div id="rich" contenteditable="true"></div><input type="password" id="secret">`;
  const url = 'https://strict.example/';
  const page = await openAs(extension, url, { contentType: 'text/html', body, policy: strict });
  await press(page);
  await page.locator('#rich').click();
  await insertLast(extension);
  await expect(page.locator('#rich').getByRole('link', { name: 'Intro call' })).toHaveCount(1);
  await page.locator('#secret').click();
  await insertLast(extension);
  await expect
    .poll(() => shownNotice(page))
    .toEqual(['This field is not for text, so nothing was inserted.']);
});

test('10. over a PDF the text is in the clipboard, and the page is told over why', async ({
  extension,
  press,
}) => {
  await keepStored(extension, { links });
  const url = 'https://files.example/offer.pdf';
  const pdf = Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
  );
  const page = await openAs(extension, url, { contentType: 'application/pdf', body: pdf });
  // The viewer takes the page's place.
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(40, 40, 40)');
  await press(page);
  await insertLast(extension);
  await expect.poll(async () => (await shownNotice(page)).join(' ')).toMatch(COPIED);
});

test('10. a page from before an update takes the text as before, once', async ({
  extension,
  press,
  openPressed,
}) => {
  await keepStored(extension, { links });
  const page = await openPressed('/page');
  const area = page.locator('#area');
  await area.click();
  await insertLast(extension);
  await expect(area).toHaveValue(text);
  await updateExtension(extension);
  await area.fill('');
  await area.focus();
  await press(page);
  await insertLast(extension);
  await expect(area).toHaveValue(text);
});

test('19.13 a page without a press of the button, a closed one and one that was left are told apart', async ({
  extension,
  stranger,
  press,
}) => {
  await keepStored(extension, { links });
  const page = await extension.context.newPage();
  const why = async () => {
    const opening = extension.context.waitForEvent('page');
    await insertLast(extension);
    const notice = await opening;
    const said = await notice.getByRole('status').innerText();
    await notice.close();
    return said;
  };
  await page.goto(stranger.url('/page'));
  await page.bringToFront();
  expect(await why()).toContain('press its button in the toolbar');

  await page.goto('chrome://version');
  await page.bringToFront();
  expect(await why()).toContain('lets no extension write in this page');

  await page.goto(stranger.url('/left'));
  await press(page);
  await page.locator('#field').focus();
  await insertLast(extension);
  await expect
    .poll(async () => (await shownNotice(page)).join(' '))
    .toContain('The page stopped, or was left');
});
