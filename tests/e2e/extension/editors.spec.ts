import type { Page } from 'playwright/test';
import { expect, test } from '#tests/e2e/support/kept-extension.ts';
import {
  type EditorCase,
  editorCases,
  editorStories,
  isCaretSeen,
  nextFrame,
  toWritingPath,
  type Writer,
} from './editor-stories.ts';

for (const editor of editorCases) {
  test.describe(editor.name, () => {
    for (const [story, tell] of Object.entries(editorStories)) {
      test(story, async ({ extension, stranger, press, insert }) => {
        const page = await extension.context.newPage();
        const writer: Writer = {
          ...toHands(page, editor),
          async open(_, ...texts) {
            await page.goto(stranger.url(toWritingPath(editor, texts)));
            await expect(page).toHaveTitle('ready');
            await press(page);
          },
          insert: (content) => insert(page, content),
        };
        await tell(writer, editor);
      });
    }
  });
}

function toHands(
  page: Page,
  { isFramed, field = '[contenteditable="true"]' }: EditorCase,
): Omit<Writer, 'open' | 'insert'> {
  const untilCaretSeen = async () => {
    await expect.poll(() => page.evaluate(isCaretSeen)).toBe(true);
    await page.evaluate(nextFrame);
  };
  return {
    async click(index) {
      const draft = page.locator('.draft').nth(index);
      const body = isFramed
        ? draft.frameLocator('iframe').locator('body')
        : draft.locator(field).first();
      await body.click();
      await untilCaretSeen();
    },
    async press(keys, times = 1) {
      for (let pressed = 0; pressed < times; pressed += 1) {
        await page.keyboard.press(keys);
        await untilCaretSeen();
      }
    },
    type: (text) => page.keyboard.type(text),
    said: (index) => page.evaluate((draft) => globalThis.drafts[draft]?.said(), index),
    async send() {
      await page.getByRole('button', { name: 'Send' }).click();
      return await page.evaluate(() => globalThis.sent);
    },
  };
}
