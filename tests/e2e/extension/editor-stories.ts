import type { RichText } from '#shared/domain/rich-text.ts';
import { expect } from '#tests/e2e/support/test.ts';

const intro = 'https://kalends.example/ada/intro';
const link: RichText = [[{ text: 'Intro call', href: intro }]];
const proposal: RichText = [
  [{ text: 'I am free at these times:' }],
  [{ text: 'Tue, 3 PM', href: `${intro}?t=1` }, { text: ' (21:00 in Berlin)' }],
  [{ text: 'Or ' }, { text: 'choose another time', href: intro }],
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

/** An editor of npm on a page of `writing`. */
export interface EditorCase {
  readonly name: string;
  readonly script: string;
  readonly as: 'rich' | 'plain';
  /** TinyMCE writes in a frame of its own. */
  readonly isFramed?: true;
  /** What is clicked to write, where that is not what can be written in. */
  readonly field?: string;
  /** Editor.js knows no undo, Jodit not of every step: a story ends once the text is there. */
  readonly isBare?: true;
  /** What is typed behind a link belongs to it, whoever put it there. */
  readonly carriesOn?: true;
}

export const editorCases: readonly EditorCase[] = [
  { name: 'Quill', script: 'quill.ts', as: 'rich' },
  { name: 'ProseMirror', script: 'prosemirror.ts', as: 'rich' },
  { name: 'ProseMirror without links', script: 'prosemirror-without-links.ts', as: 'plain' },
  { name: 'TipTap', script: 'tiptap.ts', as: 'rich', carriesOn: true },
  { name: 'Lexical', script: 'lexical.ts', as: 'rich', carriesOn: true },
  { name: 'CKEditor 5', script: 'ckeditor.ts', as: 'rich' },
  { name: 'TinyMCE', script: 'tinymce.ts', as: 'rich', isFramed: true },
  { name: 'Slate', script: 'slate.tsx', as: 'plain' },
  { name: 'Draft.js', script: 'draft.tsx', as: 'rich' },
  { name: 'SunEditor', script: 'suneditor.ts', as: 'rich' },
  { name: 'Jodit', script: 'jodit.ts', as: 'rich', isBare: true },
  { name: 'Editor.js', script: 'editorjs.ts', as: 'rich', isBare: true },
  { name: 'CodeMirror 5', script: 'codemirror.ts', as: 'plain', field: '.CodeMirror-lines' },
  { name: 'EasyMDE', script: 'easymde.ts', as: 'plain', field: '.CodeMirror-lines' },
  { name: 'Ace', script: 'ace.ts', as: 'plain', field: '.ace_content' },
  { name: 'a bare contenteditable', script: 'plain.ts', as: 'rich' },
];

/** Somebody who writes in a browser, whichever it is. */
export interface Writer {
  /** Opens a page with an editor for each text, and lets the extension at it. */
  open(editor: EditorCase, ...texts: readonly string[]): Promise<void>;
  click(draft: number): Promise<void>;
  /** At a person's pace: the next key comes when the editor has seen this one. */
  press(keys: string, times?: number): Promise<void>;
  type(text: string): Promise<void>;
  /** What the popup does with a text; says what became of it. */
  insert(content: RichText): Promise<unknown>;
  /** What the model of a draft holds. */
  said(draft: number): Promise<string | undefined>;
  /** Sends the form, and says what it sent. */
  send(): Promise<readonly string[]>;
}

type Story = (writer: Writer, editor: EditorCase) => Promise<void>;

export const editorStories = {
  async '10. takes a link in the middle of a word; undo, redo and the form know it'(
    writer,
    editor,
  ) {
    await writer.open(editor, 'understand');
    await writer.click(0);
    await writer.press('Home');
    await writer.press('ArrowRight', 5);

    expect(await writer.insert(link)).toEqual({ kind: 'inserted', as: editor.as });
    const whole = `under${written[editor.as].link}stand`;
    await expect.poll(() => writer.said(0)).toBe(whole);
    if (editor.isBare) return;
    await writer.press('Control+z');
    await expect.poll(() => writer.said(0)).toBe('understand');
    await writer.press('Control+Shift+z');
    await expect.poll(() => writer.said(0)).toBe(whole);
    expect(await writer.send()).toEqual([whole]);
  },

  async '10. has a selection replaced in the draft that is written in, and no other'(
    writer,
    editor,
  ) {
    await writer.open(editor, 'one two three', 'one two three');
    await writer.click(0);
    await writer.click(1);
    await writer.press('Home');
    await writer.press('ArrowRight', 4);
    await writer.press('Shift+ArrowRight', 3);

    expect(await writer.insert(link)).toEqual({ kind: 'inserted', as: editor.as });
    const replaced = `one ${written[editor.as].link} three`;
    await expect.poll(() => writer.said(1)).toBe(replaced);
    if (editor.isBare) return;
    await writer.press('Control+z');
    await expect.poll(() => writer.said(1)).toBe('one two three');
    await writer.press('Control+Shift+z');
    await expect.poll(() => writer.said(1)).toBe(replaced);
    expect(await writer.send()).toEqual(['one two three', replaced]);
  },

  async '10. takes lines of times where nothing stands yet, and what is typed after them'(
    writer,
    editor,
  ) {
    await writer.open(editor, '');
    await writer.click(0);

    expect(await writer.insert(proposal)).toEqual({ kind: 'inserted', as: editor.as });
    await expect.poll(() => writer.said(0)).toBe(written[editor.as].proposal);
    if (editor.isBare) return;
    await writer.press('Enter');
    await writer.type('Bye');
    await expect.poll(() => writer.said(0)).toMatch(/\nBye$/);
    expect((await writer.send())[0]?.startsWith(written[editor.as].proposal)).toBe(true);
  },

  async '19.13 keeps what is typed after a link out of it'(writer, editor) {
    await writer.open(editor, 'See');
    await writer.click(0);
    await writer.press('End');
    await writer.insert(link);
    await expect.poll(() => writer.said(0)).toBe(`See${written[editor.as].link}`);
    if (editor.carriesOn) return;
    await writer.type('!');
    await expect.poll(() => writer.said(0)).toBe(`See${written[editor.as].link}!`);
  },
} as const satisfies Readonly<Record<string, Story>>;

/** The address of a page with an editor for each text. */
export function toWritingPath({ script }: EditorCase, texts: readonly string[]): string {
  return `/writing/${script}?${new URLSearchParams(texts.map((text) => ['text', text]))}`;
}

/** Whether the editors of the page know where the caret is. Runs in the page. */
export function isCaretSeen(): boolean {
  return globalThis.drafts.every((draft) => draft.seesCaret?.() ?? true);
}

/** What an editor leaves for later on a key is done by then. Runs in the page. */
export function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
