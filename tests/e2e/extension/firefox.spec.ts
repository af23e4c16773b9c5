import type { Page as Tab } from 'puppeteer-core';
import {
  expect,
  find,
  insertFrom,
  pressKeys,
  seeText,
  test,
  write,
} from '#tests/e2e/support/firefox.ts';
import { askForConsent, signInFirefox } from './signed-in-firefox.ts';
import { takeHeldTime } from './take-held-time.ts';

async function pickThree(popup: Tab): Promise<void> {
  await (await find(popup, 'tab', 'Propose')).click();
  const meeting = await find(popup, 'combobox', 'Meeting');
  await meeting.type('Intro call');
  await popup.waitForSelector('[role="group"][aria-busy="false"]');
  await write(await find(popup, 'textbox', 'Name'), 'Maya');
  await (await find(popup, 'combobox', 'Their time zone')).click();
  await write(await find(popup, 'combobox', 'Search city, country or offset'), 'new york');
  await popup.keyboard.press('Enter');
  await (await find(popup, 'button', 'Suggest three')).click();
  await find(popup, 'button', 'Hold 3 times and insert');
}

const address = 'https://kalends.example/ada/intro';
const link = [[{ text: 'Intro', href: address }]];

/** The link of the intro call, as many times, a line each. */
const times = (count: number) => new RegExp(`^(\\[Intro call\\]\\(http.*/intro\\)\\n?){${count}}$`);

const textOf = (panel: Document) => panel.body.innerText;

test('10. Firefox: signed in, three times held and inserted, one booked by its link, and the popup shows it', async ({
  firefox,
  server,
  stranger,
  browser,
}) => {
  await signInFirefox(firefox, server);
  const popup = await firefox.openOwn('popup.html');
  await pickThree(popup);
  await popup.close();

  const mail = await firefox.browser.newPage();
  await mail.goto(stranger.url('/writing/prosemirror.ts?text=Hello+Maya,'));
  await mail.locator('.ProseMirror').click();
  await mail.keyboard.press('End');
  await mail.keyboard.press('Enter');
  await firefox.press(mail);
  await firefox.pressIn('popup', 'Hold 3 times and insert');
  const links = () => mail.$$eval('.ProseMirror a', (all) => all.map((each) => String(each)));
  await expect.poll(links).toHaveLength(4);
  await expect.poll(() => firefox.inPopup(textOf)).toContain('Held for Maya');
  const said = await mail.evaluate(() => globalThis.drafts[0]?.said());
  expect(said).toMatch(/^Hello Maya,\n/);
  expect(said).toContain('I am holding these times for you until');
  await takeHeldTime(browser, await links());

  await firefox.pressIn('popup', 'Appointments');
  await expect.poll(() => firefox.inPopup(textOf)).toContain('Marie Curie');
  await firefox.closePopup();
  await mail.close();
});

test('10. Firefox: the context menu, a key and the sidebar put a booking link where the caret is', async ({
  firefox,
  server,
  stranger,
}) => {
  await signInFirefox(firefox, server);
  const mail = await firefox.browser.newPage();
  await mail.goto(stranger.url('/writing/quill.ts?text='));
  const said = () => mail.evaluate(() => globalThis.drafts[0]?.said());
  await firefox.chooseInMenu(mail, '.ql-editor', 'Intro call');
  await expect.poll(said).toMatch(times(1));

  // Firefox ends an idle event page; menus and keys wake it.
  await mail.keyboard.press('Enter');
  await firefox.endBackground();
  await firefox.chooseInMenu(mail, '.ql-editor', 'Intro call');
  await expect.poll(said).toMatch(times(2));

  await mail.keyboard.press('Enter');
  await firefox.endBackground();
  await firefox.pressShortcut('L');
  await expect.poll(said).toMatch(times(3));

  await mail.keyboard.press('Enter');
  await firefox.press(mail);
  await firefox.pressIn('popup', 'More');
  await firefox.pressIn('popup', 'Open beside the page');
  await firefox.pressIn('sidebar', 'Links');
  await firefox.pressIn('sidebar', 'Insert Intro call');
  await expect.poll(said).toMatch(times(4));
  await expect.poll(() => firefox.inSidebar(textOf)).toContain('Inserted.');
  await mail.close();
});

test('10. Firefox: a plain field, a frame and an open shadow root take a text where the caret is', async ({
  firefox,
  stranger,
}) => {
  const own = await firefox.openOwn('options.html');
  const page = await firefox.browser.newPage();
  await page.goto(stranger.url('/note'));
  await firefox.press(page);
  await firefox.closePopup();
  await page.click('textarea');
  expect(await insertFrom(own, page, link)).toEqual({ kind: 'inserted', as: 'plain' });
  expect(await page.$eval('textarea', ({ value }) => value)).toBe(`Intro: ${address}`);
  await pressKeys(page, 'Control+z');
  expect(await page.$eval('textarea', ({ value }) => value)).toBe('');

  await page.goto(stranger.url('/frame'));
  await firefox.press(page);
  await firefox.closePopup();
  const frame = await (await page.waitForSelector('iframe'))?.contentFrame();
  await frame?.click('textarea');
  expect(await insertFrom(own, page, link)).toEqual({ kind: 'inserted', as: 'plain' });
  expect(await frame?.$eval('textarea', ({ value }) => value)).toBe(`Intro: ${address}`);

  await page.goto(stranger.url('/shadow'));
  await firefox.press(page);
  await firefox.closePopup();
  await page.click('>>> [contenteditable]');
  await pressKeys(page, 'Home');
  await pressKeys(page, 'ArrowRight');
  expect(await insertFrom(own, page, link)).toEqual({ kind: 'inserted', as: 'rich' });
  const shown = () => page.$eval('>>> [contenteditable]', ({ innerHTML }) => innerHTML);
  expect(await shown()).toBe(`a<a href="${address}">Intro</a>b`);
  await pressKeys(page, 'Control+z');
  expect(await shown()).toBe('ab');
  await page.close();
  await own.close();
});

test('10. Firefox: who closes the window of the sign-in is told so', async ({
  firefox,
  server,
}) => {
  const { options, consent } = await askForConsent(firefox, server);
  await find(consent, 'button', 'Connect', 'Sign in');
  await consent.close();
  await seeText(options, 'closed or cancelled');
  await options.close();
});
