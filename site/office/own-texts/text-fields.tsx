import { useRef } from 'react';
import { MAX_OWN_SUBJECT, MAX_OWN_TEXT } from '#shared/domain/own-text-lengths.ts';
import { findUnknown, PLACEHOLDERS } from '#shared/domain/reminder/placeholders.ts';
import type { OwnText } from '#shared/domain/reminder/workflow.ts';
import { Field } from '#shared/react/form/field.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';

interface TextFieldsProps {
  readonly own: OwnText;
  /** What is said in the place of what is empty, where that is known. */
  readonly ours?: { readonly subject: string; readonly text: string };
  readonly onChange: (part: Partial<OwnText>) => void;
}

/** Subject and text in words of a company's own, and what they may name. */
export function TextFields({ own, ours, onChange }: TextFieldsProps) {
  const t = useTexts('own-texts');
  const lines = useRef<HTMLTextAreaElement>(null);
  const unknown = findUnknown(`${own.subject ?? ''} ${own.text ?? ''}`);
  const insert = (name: string) => {
    const { current } = lines;
    const text = own.text ?? '';
    const at = current?.selectionStart ?? text.length;
    const to = current?.selectionEnd ?? at;
    onChange({ text: `${text.slice(0, at)}{${name}}${text.slice(to)}` });
    current?.focus();
  };
  return (
    <>
      <Field label={t('subject')} isOptional>
        {(control) => (
          <input
            {...control}
            type="text"
            maxLength={MAX_OWN_SUBJECT}
            placeholder={ours?.subject}
            value={own.subject ?? ''}
            onChange={({ target }) => onChange({ subject: target.value || null })}
            className="field block"
          />
        )}
      </Field>
      <Field
        label={t('text')}
        isOptional
        problem={
          unknown.length > 0
            ? t('unknown', { names: unknown.map((name) => `{${name}}`).join(', ') })
            : undefined
        }
      >
        {(control) => (
          <textarea
            {...control}
            ref={lines}
            rows={8}
            placeholder={ours?.text}
            maxLength={MAX_OWN_TEXT}
            value={own.text ?? ''}
            onChange={({ target }) => onChange({ text: target.value || null })}
            className="field block"
          />
        )}
      </Field>
      <fieldset>
        <legend className="mb-1.5 text-note text-soft">{t('insert')}</legend>
        <div className="flex flex-wrap gap-2">
          {PLACEHOLDERS.map((name) => (
            <button
              key={name}
              type="button"
              title={`{${name}}`}
              onClick={() => insert(name)}
              className="rounded-lg border border-line px-2.5 py-1 text-sm hover:bg-sunken pointer-coarse:min-h-11"
            >
              {t(`placeholder.${name}`)}
            </button>
          ))}
        </div>
      </fieldset>
    </>
  );
}
