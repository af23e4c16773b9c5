import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { reachOf } from '#shared/domain/roles/rights.ts';
import { QueryView } from '#shared/react/api/query-view.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { useNavigate } from '#shared/react/router/use-navigate.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { Icon } from '#shared/react/ui/icon.tsx';
import { Skeleton } from '#shared/react/ui/skeleton.tsx';
import { api } from '#site/office/api.ts';
import { ScreenHeading } from '#site/office/screen-heading.tsx';
import { useSession } from '#site/office/session.tsx';
import { useAsked } from '#site/office/use-asked.ts';
import { LinkedAccounts } from '#site/office/ways-in/linked-accounts.tsx';
import { CompanyCalendars } from './calendars/company-calendars.tsx';
import { OwnCalendars } from './calendars/own-calendars.tsx';
import { OwnConferences } from './conferences/own-conferences.tsx';
import { OwnFeeds } from './feeds/own-feeds.tsx';
import { IntegrationRow } from './integration-row.tsx';

const ConnectDialog = lazy(() =>
  import('./calendars/connect-dialog.tsx').then((module) => ({ default: module.ConnectDialog })),
);

/** What somebody has connected themselves; for admins also what the company is connected to. */
export function IntegrationsScreen() {
  const office = useTexts('office');
  const t = useTexts('integrations');
  const feeds = useTexts('feeds');
  const session = useSession();
  const isForCompany = reachOf(session, 'integration:read') === 'company';
  const seesAll = reachOf(session, 'connection:manage') === 'company';
  const navigate = useNavigate();
  const asked = useAsked();
  const [newId, setNewId] = useState<string>();
  const connect = () => {
    setNewId(undefined);
    // An entry of its own: Back closes what it opens.
    navigate({ to: '.', search: { new: '1' }, resetScroll: false });
  };
  return (
    <>
      <ScreenHeading
        title={office('screens.integrations')}
        subtitle={<span className="block max-w-prose text-pretty">{t('lead')}</span>}
      >
        <Button onClick={connect}>
          <Icon name="plus" className="size-4.5" />
          {t('connect.title')}
        </Button>
      </ScreenHeading>
      <div className="mt-5 flex flex-col gap-8">
        <Part title={t('calendars.title')} text={t('calendars.text')} isBare>
          <QueryView pending={<Skeleton className="h-40" />}>
            <OwnCalendars newId={asked.isAsked ? undefined : newId} onConnect={connect} />
          </QueryView>
        </Part>
        <Part title={feeds('title')} text={feeds('text')}>
          <QueryView pending={<Skeleton className="h-16" />}>
            <OwnFeeds />
          </QueryView>
        </Part>
        <Part title={t('meetings.title')} text={t('meetings.text')}>
          <QueryView pending={<Skeleton className="h-16" />}>
            <OwnConferences />
          </QueryView>
        </Part>
        <Part title={t('own.title')} text={t('own.text')}>
          <QueryView pending={<Skeleton className="h-32" />}>
            <OwnConnections />
          </QueryView>
        </Part>
        {seesAll && (
          <Part title={t('everybody.title')} text={t('everybody.text')} isBare>
            <QueryView pending={<Skeleton className="h-32" />}>
              <CompanyCalendars />
            </QueryView>
          </Part>
        )}
        {isForCompany && (
          <Part title={t('company.title')} text={t('company.text')}>
            <QueryView pending={<Skeleton className="h-96" />}>
              <CompanyIntegrations />
            </QueryView>
          </Part>
        )}
      </div>
      <Suspense>
        {asked.isAsked && <ConnectDialog onConnected={setNewId} onClose={asked.done} />}
      </Suspense>
    </>
  );
}

interface PartProps {
  readonly title: string;
  readonly text: string;
  /** What is in it are cards already. */
  readonly isBare?: boolean;
  readonly children: ReactNode;
}

function Part({ title, text, isBare = false, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="font-semibold">
        {title}
      </h2>
      <p className="mt-1 max-w-prose text-pretty text-soft text-sm">{text}</p>
      <div className={isBare ? 'mt-3' : 'card mt-3'}>{children}</div>
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
