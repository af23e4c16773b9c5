import { useRef, useState } from 'react';
import { MAX_OWN_SUBJECT, MAX_OWN_TEXT } from '#shared/api/workflow.ts';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '#shared/domain/languages.ts';
import { findUnknown, PLACEHOLDERS } from '#shared/domain/reminder/placeholders.ts';
import type { OwnText, WorkflowChoices } from '#shared/domain/reminder/workflow.ts';
import { Field } from '#shared/react/form/field.tsx';
import { SelectField } from '#shared/react/form/select-field.tsx';
import type { Form } from '#shared/react/form/use-form.ts';
import { useLanguage } from '#shared/react/i18n/use-language.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { WorkflowPreview } from './workflow-preview.tsx';

interface OwnTextsProps {
  readonly form: Pick<Form, 'change' | 'problemOf' | 'leave'>;
  readonly choices: WorkflowChoices;
}

const nothing: OwnText = { subject: null, text: null };

/** What it says in one's own words, language by language, and how that looks. */
export function OwnTexts({ form, choices }: OwnTextsProps) {
  const t = useTexts('workflows');
  const ownLanguage = useLanguage();
  const [language, setLanguage] = useState<Language>(ownLanguage);
  const own = choices.texts[language] ?? nothing;
  const change = (part: Partial<OwnText>) => {
    const now = { ...own, ...part };
    const { [language]: _, ...others } = choices.texts;
    const isEmpty = now.subject === null && now.text === null;
    form.change('texts', toPlain(isEmpty ? others : { ...others, [language]: now }));
  };
  return (
    <section aria-labelledby="texts" className="card p-(--inset) sm:p-6">
      <h2 id="texts" className="font-semibold">
        {t('texts.title')}
      </h2>
      <p className="mt-1 text-pretty text-soft text-sm">{t('texts.hint')}</p>
      <div className="mt-4 grid gap-6 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-5">
          <SelectField
            label={t('texts.language')}
            value={language}
            options={LANGUAGES.map((each) => [
              each,
              choices.texts[each]
                ? `${LANGUAGE_NAMES[each]} · ${t('ownText')}`
                : LANGUAGE_NAMES[each],
            ])}
            onChange={(now) => setLanguage(LANGUAGES.find((each) => each === now) ?? language)}
          />
          <TextFields key={language} own={own} onChange={change} />
        </div>
        <WorkflowPreview choices={choices} language={language} own={own} />
      </div>
    </section>
  );
}

interface TextFieldsProps {
  readonly own: OwnText;
  readonly onChange: (part: Partial<OwnText>) => void;
}

function TextFields({ own, onChange }: TextFieldsProps) {
  const t = useTexts('workflows');
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
      <Field label={t('texts.subject')} isOptional>
        {(control) => (
          <input
            {...control}
            type="text"
            maxLength={MAX_OWN_SUBJECT}
            value={own.subject ?? ''}
            onChange={({ target }) => onChange({ subject: target.value || null })}
            className="field block"
          />
        )}
      </Field>
      <Field
        label={t('texts.text')}
        isOptional
        problem={
          unknown.length > 0
            ? t('texts.unknown', { names: unknown.map((name) => `{${name}}`).join(', ') })
            : undefined
        }
      >
        {(control) => (
          <textarea
            {...control}
            ref={lines}
            rows={8}
            maxLength={MAX_OWN_TEXT}
            value={own.text ?? ''}
            onChange={({ target }) => onChange({ text: target.value || null })}
            className="field block"
          />
        )}
      </Field>
      <fieldset>
        <legend className="mb-1.5 text-note text-soft">{t('texts.insert')}</legend>
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

/** As a form keeps it. */
function toPlain(texts: WorkflowChoices['texts']) {
  return Object.fromEntries(Object.entries(texts).map(([each, own]) => [each, { ...own }]));
}
