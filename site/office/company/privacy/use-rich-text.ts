import { Editor } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';
import { type RefCallback, useCallback, useEffect, useReducer, useRef, useState } from 'react';

interface RichText {
  readonly html: string;
  /** Null where nothing is written. */
  readonly onChange: (html: string | null) => void;
  readonly onLeave: () => void;
  /** Of the element that is written in. */
  readonly attributes: Readonly<Record<string, string>>;
}

/** What is not kept cannot be made: `server/people/company/to-legal-text.ts`. */
const marks = StarterKit.configure({
  blockquote: false,
  code: false,
  codeBlock: false,
  heading: false,
  horizontalRule: false,
  strike: false,
  underline: false,
  trailingNode: false,
  dropcursor: false,
  gapcursor: false,
  link: {
    openOnClick: false,
    protocols: ['mailto', 'tel'],
    defaultProtocol: 'https',
    HTMLAttributes: { target: '_blank', rel: 'noopener noreferrer nofollow' },
    isAllowedUri: (href) => /^(https|mailto|tel):/i.test(href),
    shouldAutoLink: (href) => /^https:/i.test(href),
  },
});

/**
 * An editor in an element of the page, over a text that a form holds: it is set anew where the form's
 * is another than what was written last. Each change paints whoever uses it.
 */
export function useRichText(text: RichText): [RefCallback<HTMLDivElement>, Editor | undefined] {
  const [editor, setEditor] = useState<Editor>();
  const [, paint] = useReducer((count: number) => count + 1, 0);
  const latest = useRef(text);
  latest.current = text;
  const place = useCallback((element: HTMLDivElement) => {
    const made = new Editor({
      element,
      // The page's own sheet has what it needs, and takes no other.
      injectCSS: false,
      extensions: [marks],
      content: latest.current.html,
      editorProps: { attributes: () => latest.current.attributes },
      onUpdate: ({ editor: own }) => latest.current.onChange(own.isEmpty ? null : own.getHTML()),
      onBlur: () => latest.current.onLeave(),
      onTransaction: paint,
    });
    setEditor(made);
    return () => {
      made.destroy();
      setEditor(undefined);
    };
  }, []);
  useEffect(() => {
    if (!editor || (editor.isEmpty ? '' : editor.getHTML()) === text.html) return;
    editor.commands.setContent(text.html, { emitUpdate: false });
  }, [editor, text.html]);
  return [place, editor];
}
