import type { Editor } from '@tiptap/core';
import type { ReactNode } from 'react';
import type { TextKey } from '#shared/i18n/text-keys.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Icon } from '#shared/react/ui/icon.tsx';
import { LineIcon } from '#shared/react/ui/line-icon.tsx';

/** A picture, no words: they would be another name of the button. */
const NUMBERS = 'M10 6h11M10 12h11M10 18h11M4 4l1.5-1v6M4 9h3M4 14.5c0-2 3-2 3 0 0 1.5-3 3-3 4h3';

interface Tool {
  readonly name: string;
  readonly label: TextKey<'privacy'>;
  readonly sign: ReactNode;
  readonly press: (editor: Editor) => void;
}

const tools: readonly Tool[] = [
  {
    name: 'bold',
    label: 'tools.bold',
    sign: <b>B</b>,
    press: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    name: 'italic',
    label: 'tools.italic',
    sign: <i className="font-serif">I</i>,
    press: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    name: 'bulletList',
    label: 'tools.bullets',
    sign: <Icon name="list" className="size-4.5" />,
    press: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'orderedList',
    label: 'tools.numbers',
    sign: <LineIcon path={NUMBERS} className="size-4.5" />,
    press: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
];

interface RichTextToolsProps {
  readonly editor: Editor;
  readonly onLink: () => void;
}

/** What is done with the words that are marked. */
export function RichTextTools({ editor, onLink }: RichTextToolsProps) {
  const t = useTexts('privacy');
  return (
    <div role="toolbar" aria-label={t('tools.title')} className="mb-1.5 flex flex-wrap gap-1">
      {tools.map(({ name, label, sign, press }) => (
        <ToolButton
          key={name}
          label={t(label)}
          isOn={editor.isActive(name)}
          onPress={() => press(editor)}
        >
          {sign}
        </ToolButton>
      ))}
      <ToolButton label={t('tools.link')} isOn={editor.isActive('link')} onPress={onLink}>
        <Icon name="link" className="size-4.5" />
      </ToolButton>
    </div>
  );
}

interface ToolButtonProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function ToolButton({ label, isOn, onPress, children }: ToolButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      onClick={onPress}
      className="inline-flex size-9 items-center justify-center rounded-lg text-soft hover:bg-ink/5 hover:text-ink aria-pressed:bg-ink/10 aria-pressed:text-ink pointer-coarse:size-11"
    >
      {children}
    </button>
  );
}
