import { useQueryClient } from '@tanstack/react-query';
import type { Editor } from '@tiptap/core';
import { lazy, Suspense, useState } from 'react';
import { companyApi } from '#shared/api/company.ts';
import { FormField } from '#shared/react/form/form-field.tsx';
import { SaveBar } from '#shared/react/form/save-bar.tsx';
import { SwitchField } from '#shared/react/form/switch-field.tsx';
import { useForm } from '#shared/react/form/use-form.ts';
import { useUndoable } from '#shared/react/form/use-undoable.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Skeleton } from '#shared/react/ui/skeleton.tsx';
import { api } from '#site/office/api.ts';
import { LeaveGuard } from '#site/office/leave-guard.tsx';
import { LinkDialog } from './link-dialog.tsx';

/** An editor weighs more than the screen around it. */
const RichTextField = lazy(() =>
  import('./rich-text-field.tsx').then((module) => ({ default: module.RichTextField })),
);

const question = api.toQuery('get', '/company/contact');

/** The company's legal pages, whether they are shown, and its own words. */
export function LegalForm() {
  const t = useTexts('privacy');
  const queryClient = useQueryClient();
  const [linking, setLinking] = useState<Editor>();
  const { data: saved } = api.useData('get', '/company/contact');
  const { data: company } = api.useData('get', '/company');
  const { mutateAsync } = api.useChange('patch', '/company/contact');
  const form = useForm({
    name: 'company-legal',
    saved,
    schema: companyApi.patchContactDetails.body,
    save: async (body) => queryClient.setQueryData(question.queryKey, await mutateAsync({ body })),
    reload: () => queryClient.fetchQuery({ ...question, staleTime: 0 }),
  });
  const change = useUndoable({
    queryKey: question.queryKey,
    save: (body: Partial<typeof saved>) => mutateAsync({ body }),
  });
  /** What stands there where it is left empty. */
  const hintOf = (address: string | null) =>
    `${t('pages.hint')} ${address === null ? t('pages.noFallback') : t('pages.fallback', { address })}`;
  const switchLinks = (showDataPolicyLink: boolean) =>
    change({
      now: { showDataPolicyLink },
      was: { showDataPolicyLink: !showDataPolicyLink },
      said: t(showDataPolicyLink ? 'pages.shown' : 'pages.hidden'),
    });
  return (
    <>
      <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-6">
        <section aria-labelledby="pages" className="card flex flex-col gap-5 p-(--inset) sm:p-6">
          <h2 id="pages" className="font-semibold">
            {t('pages.title')}
          </h2>
          <FormField
            form={form}
            name="imprintLink"
            kind="link"
            label={t('pages.imprint')}
            hint={hintOf(company.installation.imprintLink)}
            isOptional
          />
          <FormField
            form={form}
            name="dataPolicyLink"
            kind="link"
            label={t('pages.dataPolicy')}
            hint={hintOf(company.installation.dataPolicyLink)}
            isOptional
          />
          <SwitchField
            label={t('pages.show')}
            hint={t('pages.showHint')}
            isOn={saved.showDataPolicyLink}
            onSwitch={(isOn) => void switchLinks(isOn)}
          />
        </section>
        <section aria-labelledby="words" className="card flex flex-col gap-5 p-(--inset) sm:p-6">
          <h2 id="words" className="font-semibold">
            {t('words.title')}
          </h2>
          <Suspense fallback={<Skeleton className="h-64" />}>
            <RichTextField
              form={form}
              name="customLegalText"
              label={t('words.label')}
              hint={t('words.hint')}
              onLink={setLinking}
            />
          </Suspense>
        </section>
        <SaveBar
          form={form}
          labels={{
            imprintLink: t('pages.imprint'),
            dataPolicyLink: t('pages.dataPolicy'),
            customLegalText: t('words.label'),
          }}
        />
        <LeaveGuard form={form} />
      </form>
      {linking && <LinkDialog editor={linking} onClose={() => setLinking(undefined)} />}
    </>
  );
}
