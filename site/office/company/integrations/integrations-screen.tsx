import { type ReactNode, useId } from 'react';
import { reachOf } from '#shared/domain/roles/rights.ts';
import { QueryView } from '#shared/react/api/query-view.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Skeleton } from '#shared/react/ui/skeleton.tsx';
import { api } from '#site/office/api.ts';
import { ScreenHeading } from '#site/office/screen-heading.tsx';
import { useSession } from '#site/office/session.tsx';
import { LinkedAccounts } from '#site/office/ways-in/linked-accounts.tsx';
import { IntegrationRow } from './integration-row.tsx';

/** What somebody has connected themselves; for admins also what the company is connected to. */
export function IntegrationsScreen() {
  const office = useTexts('office');
  const t = useTexts('integrations');
  const isForCompany = reachOf(useSession(), 'integration:read') === 'company';
  return (
    <>
      <ScreenHeading
        title={office('screens.integrations')}
        subtitle={<span className="block max-w-prose text-pretty">{t('lead')}</span>}
      />
      <div className="mt-5 flex flex-col gap-8">
        <Part title={t('own.title')} text={t('own.text')}>
          <QueryView pending={<Skeleton className="h-32" />}>
            <OwnConnections />
          </QueryView>
        </Part>
        {isForCompany && (
          <Part title={t('company.title')} text={t('company.text')}>
            <QueryView pending={<Skeleton className="h-96" />}>
              <CompanyIntegrations />
            </QueryView>
          </Part>
        )}
      </div>
    </>
  );
}

interface PartProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

function Part({ title, text, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="font-semibold">
        {title}
      </h2>
      <p className="mt-1 max-w-prose text-pretty text-soft text-sm">{text}</p>
      <div className="card mt-3">{children}</div>
    </section>
  );
}

function OwnConnections() {
  const t = useTexts('integrations');
  const { data } = api.useData('get', '/auth/linked-accounts');
  return data.accounts.length > 0 ? (
    <div className="px-4 py-1 sm:px-6">
      <LinkedAccounts {...data} />
    </div>
  ) : (
    <p className="px-4 py-5 text-soft text-sm sm:px-6">{t('own.none')}</p>
  );
}

function CompanyIntegrations() {
  const { data } = api.useData('get', '/integrations');
  return (
    <ul className="divide-y divide-line">
      {data.integrations.map((each) => (
        <li key={each.id} className="px-4 py-5 sm:px-6">
          <IntegrationRow integration={each} />
        </li>
      ))}
    </ul>
  );
}
