import { useState } from 'react';
import type { Language } from '#shared/domain/languages.ts';
import type { OwnText, WorkflowChoices } from '#shared/domain/reminder/workflow.ts';
import type { Form } from '#shared/react/form/use-form.ts';
import { useLanguage } from '#shared/react/i18n/use-language.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { LanguageSelect } from '#site/office/own-texts/language-select.tsx';
import { TextFields } from '#site/office/own-texts/text-fields.tsx';
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
          <LanguageSelect
            value={language}
            hasOwn={(each) => choices.texts[each] !== undefined}
            onChange={setLanguage}
          />
          <TextFields key={language} own={own} onChange={change} />
        </div>
        <WorkflowPreview choices={choices} language={language} own={own} />
      </div>
    </section>
  );
}

/** As a form keeps it. */
function toPlain(texts: WorkflowChoices['texts']) {
  return Object.fromEntries(Object.entries(texts).map(([each, own]) => [each, { ...own }]));
}
