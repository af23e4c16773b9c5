import { useState } from 'react';
import type { Membership, Session } from '#shared/api/session.ts';
import { type AppRequest, toAnswerAddress } from '#shared/domain/app-request.ts';
import { APP_USES } from '#shared/domain/roles/app-uses.ts';
import { useCall } from '#shared/react/api/use-call.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { PageCard } from '#shared/react/ui/page-card.tsx';
import { useErrorText } from '#shared/react/ui/use-error-text.ts';
import { client } from '#site/lib/client.ts';

interface AllowFormProps {
  readonly request: AppRequest;
  readonly session: Session & { readonly companies: readonly Membership[] };
}

/** Who would be acted for, in which company, and the two answers. */
export function AllowForm({ request, session }: AllowFormProps) {
  const { t } = useTranslation('connect-app');
  const errorText = useErrorText();
  const [companyId, setCompanyId] = useState(session.companyId);
  const allow = useCall(() => allowApp(request, companyId), {
    onSuccess: (code) => location.replace(toAnswerAddress(request, { code })),
  });
  const refuse = () => location.replace(toAnswerAddress(request, { error: 'access_denied' }));
  return (
    <PageCard icon={{ name: 'link', tone: 'neutral' }} title={t('title')} subtitle={t('text')}>
      <form
        className="mt-6 flex flex-col gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          allow.mutate();
        }}
      >
        <dl className="grid items-center gap-x-6 gap-y-2 wrap-anywhere sm:grid-cols-[auto_1fr]">
          <dt className="text-soft">{t('account')}</dt>
          <dd className="font-medium">{session.email}</dd>
          <dt className="text-soft">
            <label htmlFor="company">{t('company')}</label>
          </dt>
          <dd>
            <select
              id="company"
              className="field"
              value={companyId}
              onChange={(event) => setCompanyId(event.target.value)}
            >
              {session.companies.map((company) => (
                <option key={company.companyId} value={company.companyId}>
                  {company.name}
                </option>
              ))}
            </select>
          </dd>
        </dl>
        <ul className="flex list-disc flex-col gap-1 ps-5 text-pretty text-sm text-soft">
          {APP_USES.map((use) => (
            <li key={use}>{t(`may.${use}`)}</li>
          ))}
        </ul>
        <ul className="flex list-disc flex-col gap-1 ps-5 text-pretty text-sm text-soft">
          <li>{t('mayNot')}</li>
          <li>{t('end')}</li>
        </ul>
        <p role="alert" className="text-danger empty:hidden">
          {allow.error && errorText(allow.error)}
        </p>
        <div className="actions">
          <Button type="submit" busy={allow.isPending || allow.isSuccess}>
            {t('allow')}
          </Button>
          <Button tone="quiet" onClick={refuse}>
            {t('refuse')}
          </Button>
        </div>
      </form>
    </PageCard>
  );
}

async function allowApp({ state: _, ...request }: AppRequest, companyId: string): Promise<string> {
  const { data } = await client.POST('/oauth/authorize', { body: { ...request, companyId } });
  if (!data) throw new Error('There is no code');
  return data.code;
}
