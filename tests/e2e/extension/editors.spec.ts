import type { Locator, Page } from 'playwright/test';
import type { RichText } from '#shared/domain/rich-text.ts';
import { expect, test } from '#tests/e2e/support/writing-page.ts';

const intro = 'https://kalends.example/ada/intro';
const link: RichText = [[{ text: 'Intro call', href: intro }]];
const proposal: RichText = [
  [{ text: 'I am free at these times:' }],
  [{ text: 'Tue, 3 PM', href: `${intro}?t=1` }, { text: ' (21:00 in Berlin)' }],
  [{ text: 'Or ' }, { text: 'choose another time', href: intro }],
];

interface Case {
  readonly name: string;
  readonly script: string;
  readonly as: 'rich' | 'plain';
  /** TinyMCE writes in a frame of its own. */
  readonly isFramed?: true;
}

const cases: readonly Case[] = [
  { name: 'Quill', script: 'quill.ts', as: 'rich' },
  { name: 'ProseMirror', script: 'prosemirror.ts', as: 'rich' },
  { name: 'ProseMirror without links', script: 'prosemirror-without-links.ts', as: 'plain' },
  { name: 'TipTap', script: 'tiptap.ts', as: 'rich' },
  { name: 'Lexical', script: 'lexical.ts', as: 'rich' },
  { name: 'CKEditor 5', script: 'ckeditor.ts', as: 'rich' },
  { name: 'TinyMCE', script: 'tinymce.ts', as: 'rich', isFramed: true },
  { name: 'Slate', script: 'slate.tsx', as: 'plain' },
  { name: 'Draft.js', script: 'draft.tsx', as: 'rich' },
  { name: 'a bare contenteditable', script: 'plain.ts', as: 'rich' },
];

const written = {
  rich: {
    link: `[Intro call](${intro})`,
    proposal: [
      'I am free at these times:',
      `[Tue, 3 PM](${intro}?t=1) (21:00 in Berlin)`,
      `Or [choose another time](${intro})`,
    ].join('\n'),
  },
  plain: {
    link: `Intro call: ${intro}`,
    proposal: [
      'I am free at these times:',
      `Tue, 3 PM: ${intro}?t=1 (21:00 in Berlin)`,
      `Or choose another time: ${intro}`,
    ].join('\n'),
  },
} as const;

const said = (page: Page, draft = 0) =>
  page.evaluate((index) => globalThis.drafts[index]?.said(), draft);

/** At a person's pace: Slate looks at the caret ten times a second. */
async function pressKey(page: Page, key: string, times: number): Promise<void> {
  for (let pressed = 0; pressed < times; pressed += 1)
    await page.keyboard.press(key, { delay: 60 });
}

async function sent(page: Page): Promise<readonly string[]> {
  await page.getByRole('button', { name: 'Send' }).click();
  return await page.evaluate(() => globalThis.sent);
}

for (const { name, script, as, isFramed } of cases) {
  test.describe(name, () => {
    const open = async (page: Page, url: string): Promise<readonly Locator[]> => {
      await page.goto(url);
      await expect(page).toHaveTitle('ready');
      const drafts = await page.locator('.draft').all();
      return drafts.map((draft) =>
        isFramed
          ? draft.frameLocator('iframe').locator('body')
          : draft.locator('[contenteditable="true"]'),
      );
    };

    test('10. takes a link in the middle of a word; undo, redo and the form know it', async ({
      extension,
      stranger,
      press,
      insert,
    }) => {
      const page = await extension.context.newPage();
      const [editor] = await open(page, stranger.url(`/writing/${script}?text=understand`));
      await press(page);
      await editor?.click();
      await pressKey(page, 'Home', 1);
      await pressKey(page, 'ArrowRight', 5);

      expect(await insert(page, link)).toEqual({ kind: 'inserted', as });
      const whole = `under${written[as].link}stand`;
      await expect.poll(() => said(page)).toBe(whole);
      await page.keyboard.press('Control+z');
      await expect.poll(() => said(page)).toBe('understand');
      await page.keyboard.press('Control+Shift+z');
      await expect.poll(() => said(page)).toBe(whole);
      expect(await sent(page)).toEqual([whole]);
    });

    test('10. has a selection replaced in the draft that is written in, and no other', async ({
      extension,
      stranger,
      press,
      insert,
    }) => {
      const page = await extension.context.newPage();
      const url = stranger.url(`/writing/${script}?text=one+two+three&text=one+two+three`);
      const [first, second] = await open(page, url);
      await press(page);
      await first?.click();
      await second?.click();
      await pressKey(page, 'Home', 1);
      await pressKey(page, 'ArrowRight', 4);
      await pressKey(page, 'Shift+ArrowRight', 3);

      expect(await insert(page, link)).toEqual({ kind: 'inserted', as });
      const replaced = `one ${written[as].link} three`;
      await expect.poll(() => said(page, 1)).toBe(replaced);
      await page.keyboard.press('Control+z');
      await expect.poll(() => said(page, 1)).toBe('one two three');
      await page.keyboard.press('Control+Shift+z');
      await expect.poll(() => said(page, 1)).toBe(replaced);
      expect(await sent(page)).toEqual(['one two three', replaced]);
    });

    test('10. takes lines of times where nothing stands yet, and what is typed after them', async ({
      extension,
      stranger,
      press,
      insert,
    }) => {
      const page = await extension.context.newPage();
      const [editor] = await open(page, stranger.url(`/writing/${script}?text=`));
      await press(page);
      await editor?.click();

      expect(await insert(page, proposal)).toEqual({ kind: 'inserted', as });
      await expect.poll(() => said(page)).toBe(written[as].proposal);
      await page.keyboard.press('Enter');
      await page.keyboard.type('Bye');
      await expect.poll(() => said(page)).toMatch(/\nBye$/);
      expect((await sent(page))[0]?.startsWith(written[as].proposal)).toBe(true);
    });
  });
}
