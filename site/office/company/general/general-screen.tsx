import { useQueryClient } from '@tanstack/react-query';
import { companyApi } from '#shared/api/company.ts';
import { QueryView } from '#shared/react/api/query-view.tsx';
import { FormField } from '#shared/react/form/form-field.tsx';
import { SaveBar } from '#shared/react/form/save-bar.tsx';
import { useForm } from '#shared/react/form/use-form.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Link } from '#shared/react/router/link.tsx';
import { buttonClass } from '#shared/react/ui/button.tsx';
import { Icon } from '#shared/react/ui/icon.tsx';
import { Skeleton } from '#shared/react/ui/skeleton.tsx';
import { toPath } from '#shared/routes/index.ts';
import { api } from '#site/office/api.ts';
import { LeaveGuard } from '#site/office/leave-guard.tsx';
import { ScreenHeading } from '#site/office/screen-heading.tsx';
import { ClosingSection } from './closing-section.tsx';
import { CompanyName } from './company-name.tsx';
import { Resources } from './resources.tsx';

const question = api.toQuery('get', '/company/contact');

/** What the company says of itself: its name, how it is reached, what it has one of. */
export function GeneralScreen() {
  const t = useTexts('office');
  return (
    <>
      <ScreenHeading title={t('screens.admin-general')} />
      <QueryView pending={<Skeleton className="mt-5 h-[46rem]" />}>
        <div className="mt-5 flex flex-col gap-6">
          <CompanyName />
          <ContactDetails />
          <Resources />
          <OfCompany />
          <ClosingSection />
        </div>
      </QueryView>
    </>
  );
}

/** What else is said of the company, each on a screen of its own. */
const SCREENS = [
  ['admin-branding', 'eye'],
  ['admin-privacy', 'key'],
] as const;

function OfCompany() {
  const office = useTexts('office');
  return (
    <nav aria-label={office('screens.admin-general')} className="flex flex-wrap gap-2">
      {SCREENS.map(([screen, icon]) => (
        <Link key={screen} to={toPath(screen, {})} className={buttonClass('quiet', 'text-sm')}>
          <Icon name={icon} className="size-4.5" />
          {office(`screens.${screen}`)}
        </Link>
      ))}
    </nav>
  );
}

function ContactDetails() {
  const t = useTexts('general');
  const queryClient = useQueryClient();
  const { data: saved } = api.useData('get', '/company/contact');
  const { mutateAsync } = api.useChange('patch', '/company/contact');
  const form = useForm({
    name: 'company-contact',
    saved,
    schema: companyApi.patchContactDetails.body,
    save: async (body) => queryClient.setQueryData(question.queryKey, await mutateAsync({ body })),
    reload: () => queryClient.fetchQuery({ ...question, staleTime: 0 }),
  });
  return (
    <form noValidate onSubmit={form.onSubmit}>
      <section aria-labelledby="contact" className="card flex flex-col gap-5 p-(--inset) sm:p-6">
        <h2 id="contact" className="font-semibold">
          {t('contact.title')}
        </h2>
        <FormField
          form={form}
          name="website"
          kind="link"
          label={t('contact.website')}
          hint={t('contact.websiteHint')}
          isOptional
        />
        <FormField
          form={form}
          name="contact"
          label={t('contact.line')}
          hint={t('contact.hint')}
          isOptional
        />
      </section>
      <SaveBar
        form={form}
        labels={{
          contact: t('contact.line'),
          website: t('contact.website'),
        }}
      />
      <LeaveGuard form={form} />
    </form>
  );
}
