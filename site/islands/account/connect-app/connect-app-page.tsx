import { useState } from 'react';
import type { AppRequest } from '#shared/domain/app-request.ts';
import { readAppRequest } from '#shared/domain/app-request.ts';
import { isSignedOut } from '#shared/errors/is-signed-out.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { BookingErrorPage } from '#shared/react/ui/booking-error-page.tsx';
import { CardSkeleton } from '#shared/react/ui/card-skeleton.tsx';
import { InvalidLinkNotice } from '#shared/react/ui/notice.tsx';
import { toPath } from '#shared/routes/index.ts';
import { api } from '#site/lib/api.ts';
import { usePageTitle } from '#site/lib/use-page-title.ts';
import { AllowForm } from './allow-form.tsx';

/** `/extension/connect`: asks who is signed in whether the extension may work in their name. */
export function ConnectAppPage() {
  const { t } = useTranslation('connect-app');
  const [request] = useState(() => readAppRequest(location.search));
  usePageTitle(t('title'));
  return request ? <Asked request={request} /> : <InvalidLinkNotice text={t('invalid')} />;
}

function Asked({ request }: { readonly request: AppRequest }) {
  const { data, error, refetch } = api.useQuery('get', '/session');
  if (isSignedOut(error)) {
    const next = location.pathname + location.search;
    location.replace(toPath('login', {}, { next }));
    return <CardSkeleton />;
  }
  if (error) return <BookingErrorPage error={error} onRetry={() => void refetch()} />;
  return data ? <AllowForm request={request} session={data} /> : <CardSkeleton />;
}
