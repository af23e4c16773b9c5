import { useState } from 'react';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { BookingErrorPage } from '#shared/react/ui/booking-error-page.tsx';
import { InvalidLinkNotice } from '#shared/react/ui/notice.tsx';
import { PageCard } from '#shared/react/ui/page-card.tsx';
import { Spinner } from '#shared/react/ui/spinner.tsx';
import { api } from '#site/lib/api.ts';
import { isRefusedSecret, isUnknownLink } from '#site/lib/use-appointment.ts';
import { usePageTitle } from '#site/lib/use-page-title.ts';
import { RefusalCard } from './refusal-card.tsx';

/** `/unsubscribe`: who was reminded ends it by a press, never by opening this page, as mail scanners do. */
export function UnsubscribePage() {
  const { t } = useTranslation('forms');
  const [token] = useState(() => new URLSearchParams(location.search).get('token') ?? '');
  const { data, error, refetch } = api.useQuery('get', '/reminder-refusal', {
    params: { query: { token } },
  });
  usePageTitle(t('reminders.title'));
  if (error && !isRefusedSecret(error) && !isUnknownLink(error)) {
    return <BookingErrorPage error={error} onRetry={() => void refetch()} />;
  }
  if (error) return <InvalidLinkNotice text={t('reminders.invalid')} />;
  if (data) return <RefusalCard token={token} standing={data} />;
  return (
    <PageCard icon={{ name: 'mail', tone: 'neutral' }} title={t('reminders.title')}>
      <Spinner className="mx-auto mt-6 size-6" />
    </PageCard>
  );
}
