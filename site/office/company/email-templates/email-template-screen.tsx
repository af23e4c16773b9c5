import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type EditedTemplate, emailTemplateApi } from '#shared/api/email-template.ts';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '#shared/domain/languages.ts';
import { EMAIL_TEMPLATE_IDS, type EmailTemplateId } from '#shared/domain/mails/email-templates.ts';
import type { OwnText } from '#shared/domain/reminder/workflow.ts';
import { QueryView } from '#shared/react/api/query-view.tsx';
import type { FieldValue, Values } from '#shared/react/form/form-state.ts';
import { SaveBar } from '#shared/react/form/save-bar.tsx';
import { type Form, useForm } from '#shared/react/form/use-form.ts';
import { useLanguage } from '#shared/react/i18n/use-language.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { useParams } from '#shared/react/router/use-place.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { toPath } from '#shared/routes/index.ts';
import { api } from '#site/office/api.ts';
import { BackLink } from '#site/office/back-link.tsx';
import { LeaveGuard } from '#site/office/leave-guard.tsx';
import { NotFound } from '#site/office/not-found.tsx';
import { LanguageSelect } from '#site/office/own-texts/language-select.tsx';
import { TextFields } from '#site/office/own-texts/text-fields.tsx';
import { ScreenHeading } from '#site/office/screen-heading.tsx';
import { ScreenSkeleton } from '#site/office/screen-skeleton.tsx';
import { TemplatePreview } from './template-preview.tsx';

/** One kind of email: what it says in the company's words, language by language, and how that looks. */
export function EmailTemplateScreen() {
  const { templateId = '' } = useParams();
  const known = EMAIL_TEMPLATE_IDS.find((each) => each === templateId);
  if (!known) return <NotFound />;
  return (
    <QueryView pending={<ScreenSkeleton />} question={known}>
      <LoadedTemplate key={known} templateId={known} />
    </QueryView>
  );
}

function LoadedTemplate({ templateId }: { readonly templateId: EmailTemplateId }) {
  const office = useTexts('office');
  const t = useTexts('email-templates');
  const queryClient = useQueryClient();
  const params = { path: { templateId }, query: { language: useLanguage() } };
  const question = api.toQuery('get', '/email-templates/{templateId}', { params });
  const { data: template } = api.useData('get', '/email-templates/{templateId}', { params });
  const { mutateAsync } = api.useChange('patch', '/email-templates/{templateId}');
  const form = useForm({
    name: `email-template-${templateId}`,
    saved: toValues(template),
    schema: emailTemplateApi.patchEmailTemplate.body,
    save: async (body) => {
      await mutateAsync({ params: { path: { templateId } }, body });
      await queryClient.invalidateQueries();
    },
    reload: async () => toValues(await queryClient.fetchQuery({ ...question, staleTime: 0 })),
  });
  return (
    <>
      <BackLink to={toPath('admin-email-templates', {})}>
        {office('screens.admin-email-templates')}
      </BackLink>
      <ScreenHeading title={template.status} subtitle={t(`to.${template.audience}`)} />
      <form noValidate onSubmit={form.onSubmit} className="mt-5">
        <TemplateForm form={form} template={template} />
        <SaveBar form={form} labels={LANGUAGE_NAMES} />
      </form>
      <LeaveGuard form={form} />
    </>
  );
}

interface TemplateFormProps {
  readonly form: Form;
  readonly template: EditedTemplate;
}

const nothing: OwnText = { subject: null, text: null };

function TemplateForm({ form, template }: TemplateFormProps) {
  const t = useTexts('email-templates');
  const [language, setLanguage] = useState<Language>(useLanguage());
  const textOf = (each: Language) => form.values[each] as OwnText | null;
  const text = textOf(language) ?? nothing;
  const isOurs = textOf(language) === null;
  const change = (part: Partial<OwnText>) => {
    const { subject, text: lines } = { ...text, ...part };
    form.change(language, subject === null && lines === null ? null : { subject, text: lines });
  };
  const takeOurs = () => (isOurs ? change(template.ours[language]) : form.change(language, null));
  return (
    <section aria-labelledby="texts" className="card p-(--inset) sm:p-6">
      <h2 id="texts" className="font-semibold">
        {t('title')}
      </h2>
      <p className="mt-1 text-pretty text-soft text-sm">{t('hint')}</p>
      <div className="mt-4 grid gap-6 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-5">
          <LanguageSelect
            value={language}
            hasOwn={(each) => textOf(each) !== null}
            onChange={setLanguage}
          />
          <TextFields key={language} own={text} ours={template.ours[language]} onChange={change} />
          <Button tone="quiet" className="self-start text-sm" onClick={takeOurs}>
            {isOurs ? t('startFromOurs') : t('useOurs')}
          </Button>
          {isOurs && <p className="text-note text-soft">{t('isOurs')}</p>}
        </div>
        <TemplatePreview template={template.id} language={language} own={text} />
      </div>
    </section>
  );
}

/** What is said by language; null where it is ours. */
function toValues({ texts }: EditedTemplate): Values {
  return Object.fromEntries(
    LANGUAGES.map((each): [string, FieldValue] => {
      const own = texts[each];
      return [each, own ? { ...own } : null];
    }),
  );
}
