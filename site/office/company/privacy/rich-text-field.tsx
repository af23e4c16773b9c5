import type { Editor } from '@tiptap/core';
import { useId } from 'react';
import type { Form } from '#shared/react/form/use-form.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { RICH_TEXT } from '#shared/react/ui/legal-text.tsx';
import { RichTextTools } from './rich-text-tools.tsx';
import { useRichText } from './use-rich-text.ts';

interface RichTextFieldProps {
  readonly form: Pick<Form, 'values' | 'problemOf' | 'change' | 'leave'>;
  /** The field's name in the schema; its value is HTML, or null. */
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  /** Asks where the words that are marked lead: in a dialog, which is a form of its own. */
  readonly onLink: (editor: Editor) => void;
}

/** A text of a few marks, lists and links, in a form over what is saved. */
export function RichTextField({ form, name, label, hint, onLink }: RichTextFieldProps) {
  const t = useTexts('form');
  const id = useId();
  const value = form.values[name];
  const problem = form.problemOf(name);
  const [place, editor] = useRichText({
    html: typeof value === 'string' ? value : '',
    onChange: (html) => form.change(name, html),
    onLeave: () => form.leave(name),
    attributes: {
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': `${id}-label`,
      'aria-describedby': problem ? `${id}-problem ${id}-hint` : `${id}-hint`,
      ...(problem && { 'aria-invalid': 'true' }),
      class: `field block min-h-36 whitespace-pre-wrap ${RICH_TEXT}`,
    },
  });
  return (
    <div className="min-w-0">
      <p id={`${id}-label`} className="mb-1.5 font-medium text-sm">
        {label} <span className="font-normal text-soft">{t('optional')}</span>
      </p>
      {problem && (
        <p id={`${id}-problem`} className="mb-1.5 text-danger text-sm">
          {t(`problems.${problem.code}`, { count: problem.count ?? 0 })}
        </p>
      )}
      {editor && <RichTextTools editor={editor} onLink={() => onLink(editor)} />}
      <div ref={place} />
      <p id={`${id}-hint`} className="mt-1.5 text-pretty text-note text-soft">
        {hint}
      </p>
    </div>
  );
}
