import type { Page } from 'playwright/test';
import type { RichText } from '#shared/domain/rich-text.ts';
import { expect, test } from '#tests/e2e/support/kept-extension.ts';

const address = 'https://kalends.example/ada/intro';
const link: RichText = [[{ text: 'Intro', href: address }]];
const lines: RichText = [[{ text: 'Hello' }], [], [{ text: 'Intro', href: address }]];
const asText = `Intro: ${address}`;
const inserted = { kind: 'inserted', as: 'plain' };
const refused = (why: string) => ({ kind: 'refused', why });

test.use({
  pages: {
    '/fields': `<form>
      <textarea id="area">one two three</textarea>
      <input id="line" value="ab"><input id="search" type="search"><input id="url" type="url">
      <input id="password" type="password"><input id="number" type="number">
      <input id="email" type="email"><input id="date" type="date"><input id="box" type="checkbox">
      <input id="readonly" readonly value="kept"><input id="short" maxlength="20" value="kept">
      <textarea id="fits" maxlength="${asText.length + 4}">keptgone</textarea>
      <div id="static" contenteditable="plaintext-only">ab</div><button id="button">Go</button>
    </form>`,
    '/inner': '<textarea id="area"></textarea>',
    '/middle': '<iframe id="inner" src="/inner"></iframe>',
    '/rich': '<div id="area" contenteditable="true"></div>',
    '/frames': `<textarea></textarea><iframe id="middle" src="/middle"></iframe>
      <iframe id="rich" src="/rich"></iframe><iframe id="written" srcdoc="<textarea id='area'></textarea>"></iframe>`,
    '/shadows': `<x-open></x-open><x-rich></x-rich><x-closed></x-closed><script>
      const make = (name, mode, html) => {
        const root = document.querySelector(name).attachShadow({ mode });
        root.innerHTML = html;
        return root.firstChild;
      };
      make('x-open', 'open', '<textarea></textarea>');
      make('x-rich', 'open', '<div contenteditable="true">ab</div>');
      const hidden = make('x-closed', 'closed', '<textarea></textarea>');
      globalThis.focusHidden = () => hidden.focus();
    </script>`,
  },
});

async function select(page: Page, id: string, from: number, until: number): Promise<void> {
  const area = page.locator(`#${id}`);
  await area.focus();
  await area.evaluate((element: HTMLTextAreaElement, span) => element.setSelectionRange(...span), [
    from,
    until,
  ] as const);
}

const textOf = (page: Page, id: string) => page.locator(`#${id}`).inputValue();

test('10. plain fields take the text at the caret or over the selection, and undo and redo it', async ({
  insert,
  openPressed,
}) => {
  const page = await openPressed('/fields');
  await select(page, 'area', 4, 7);
  expect(await insert(page, lines)).toEqual(inserted);
  expect(await textOf(page, 'area')).toBe(`one Hello\n\n${asText} three`);
  await page.keyboard.press('Control+z');
  expect(await textOf(page, 'area')).toBe('one two three');
  await page.keyboard.press('Control+Shift+z');
  expect(await textOf(page, 'area')).toBe(`one Hello\n\n${asText} three`);

  await page.locator('#line').focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  expect(await insert(page, lines)).toEqual(inserted);
  expect(await textOf(page, 'line')).toBe(`aHello ${asText}b`);
  await page.keyboard.press('Control+z');
  expect(await textOf(page, 'line')).toBe('ab');

  await page.locator('#url').focus();
  expect(await insert(page, link)).toEqual(inserted);
  expect(await textOf(page, 'url')).toBe(address);

  await page.locator('#static').click();
  await page.keyboard.press('End');
  expect(await insert(page, link)).toEqual(inserted);
  await expect(page.locator('#static')).toHaveText(`ab${asText}`);
});

test('10. a field that React controls keeps the text, and so does what it sends', async ({
  extension,
  stranger,
  press,
  insert,
}) => {
  const page = await extension.context.newPage();
  await page.goto(stranger.url('/writing/controlled.tsx?text=understand'));
  const area = page.locator('textarea');
  await area.click();
  await press(page);
  await page.keyboard.press('Home');
  for (let typed = 0; typed < 5; typed += 1) await page.keyboard.press('ArrowRight');
  expect(await insert(page, link)).toEqual(inserted);
  const whole = `under${asText}stand`;
  await expect(area).toHaveValue(whole);
  await page.keyboard.press('Control+z');
  await expect(area).toHaveValue('understand');
  await page.keyboard.press('Control+Shift+z');
  await page.getByRole('button', { name: 'Send' }).click();
  expect(await page.evaluate(() => globalThis.sent)).toEqual([whole]);
});

test('10. fields that are for something else, locked or too short are left as they are', async ({
  insert,
  openPressed,
}) => {
  const page = await openPressed('/fields');
  for (const [id, why] of [
    ['password', 'field-kind'],
    ['number', 'field-kind'],
    ['email', 'field-kind'],
    ['date', 'field-kind'],
    ['box', 'field-kind'],
    ['readonly', 'locked-field'],
    ['short', 'too-long'],
    ['button', 'no-field'],
  ] as const) {
    const before = await page.locator(`#${id}`).evaluate((field) => Reflect.get(field, 'value'));
    await page.locator(`#${id}`).focus();
    expect(await insert(page, link), id).toEqual(refused(why));
    expect(await page.locator(`#${id}`).evaluate((field) => Reflect.get(field, 'value'))).toBe(
      before,
    );
  }
  await select(page, 'fits', 4, 8);
  expect(await insert(page, link)).toEqual(inserted);
  expect(await textOf(page, 'fits')).toBe(`kept${asText}`);
});

test('10. fields in frames of the same origin take it; one of another origin is said to be out of reach', async ({
  stranger,
  insert,
  openPressed,
}) => {
  const page = await openPressed('/frames');
  const deep = page.frameLocator('#middle').frameLocator('#inner').locator('#area');
  await deep.click();
  expect(await insert(page, link)).toEqual(inserted);
  await expect(deep).toHaveValue(asText);
  await page.keyboard.press('Control+z');
  await expect(deep).toHaveValue('');

  const written = page.frameLocator('#written').locator('#area');
  await written.click();
  expect(await insert(page, link)).toEqual(inserted);
  await expect(written).toHaveValue(asText);

  const rich = page.frameLocator('#rich').locator('#area');
  await rich.click();
  expect(await insert(page, link)).toEqual({ kind: 'inserted', as: 'rich' });
  await expect(rich.getByRole('link', { name: 'Intro' })).toHaveAttribute('href', address);

  await page.evaluate((url) => {
    const frame = document.body.appendChild(document.createElement('iframe'));
    frame.id = 'foreign';
    frame.src = url;
  }, stranger.otherUrl('/inner'));
  const foreign = page.frameLocator('#foreign').locator('#area');
  await foreign.click();
  expect(await insert(page, link)).toEqual(refused('foreign-frame'));
  await expect(foreign).toHaveValue('');
  await expect(page.locator('textarea')).toHaveValue('');
});

test('10. open shadow roots are looked into, closed ones are said to be closed', async ({
  insert,
  openPressed,
}) => {
  const page = await openPressed('/shadows');
  const open = page.locator('x-open textarea');
  await open.click();
  expect(await insert(page, link)).toEqual(inserted);
  await expect(open).toHaveValue(asText);

  const rich = page.locator('x-rich div');
  await rich.click();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  expect(await insert(page, link)).toEqual({ kind: 'inserted', as: 'rich' });
  await expect(rich).toHaveText('aIntrob');
  await page.keyboard.press('Control+z');
  await expect(rich).toHaveText('ab');

  await page.evaluate(() => Reflect.get(globalThis, 'focusHidden')());
  expect(await insert(page, link)).toEqual(refused('hidden-field'));
});
