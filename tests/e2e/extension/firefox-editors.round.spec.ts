import type { ElementHandle, Page } from 'puppeteer-core';
import { expect, insertFrom, pressKeys, test } from '#tests/e2e/support/firefox.ts';
import {
  type EditorCase,
  editorCases,
  editorStories,
  isCaretSeen,
  toWritingPath,
  type Writer,
} from './editor-stories.ts';

for (const editor of editorCases) {
  test.describe(`${editor.name} in Firefox`, () => {
    for (const [story, tell] of Object.entries(editorStories)) {
      test(story, async ({ firefox, stranger }) => {
        const own = await firefox.openOwn('options.html');
        const page = await firefox.browser.newPage();
        const writer: Writer = {
          ...toHands(page, editor),
          async open(_, ...texts) {
            await page.goto(stranger.url(toWritingPath(editor, texts)));
            await expect.poll(() => page.title()).toBe('ready');
            await firefox.press(page);
            await firefox.closePopup();
          },
          insert: (content) => insertFrom(own, page, content),
        };
        await tell(writer, editor);
        await page.close();
        await own.close();
      });
    }
  });
}

function toHands(
  page: Page,
  { isFramed, field = '[contenteditable="true"]' }: EditorCase,
): Omit<Writer, 'open' | 'insert'> {
  const untilCaretSeen = () => expect.poll(() => page.evaluate(isCaretSeen)).toBe(true);
  return {
    async click(index) {
      const draft = (await page.$$('.draft'))[index];
      const body = isFramed ? await bodyOf(draft) : await draft?.$(field);
      // A popup that is just gone may take a click with it.
      await expect(async () => {
        await body?.click();
        expect(await body?.evaluate(hasFocus)).toBe(true);
      }).toPass();
      await untilCaretSeen();
    },
    async press(keys, times = 1) {
      for (let pressed = 0; pressed < times; pressed += 1) {
        await pressKeys(page, keys);
        await untilCaretSeen();
      }
    },
    type: (text) => page.keyboard.type(text),
    said: (index) => page.evaluate((draft) => globalThis.drafts[draft]?.said(), index),
    async send() {
      await page.click('::-p-aria([name="Send"][role="button"])');
      return await page.evaluate(() => globalThis.sent);
    },
  };
}

async function bodyOf(draft: ElementHandle | undefined): Promise<ElementHandle | null | undefined> {
  const frame = await (await draft?.waitForSelector('iframe'))?.contentFrame();
  return await frame?.waitForSelector('body');
}

/** Runs in the page. Some editors have their focus beside what is clicked. */
function hasFocus(element: Element): boolean {
  return (element.closest('.draft') ?? element).contains(element.ownerDocument.activeElement);
}
