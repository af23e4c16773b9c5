import { useState } from 'react';
import { ApiError } from '#shared/errors/api-error.ts';
import { useCall } from '#shared/react/api/use-call.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { BookingErrorPage } from '#shared/react/ui/booking-error-page.tsx';
import { buttonClass } from '#shared/react/ui/button.tsx';
import { CardSkeleton } from '#shared/react/ui/card-skeleton.tsx';
import { InvalidLinkNotice } from '#shared/react/ui/notice.tsx';
import { PageCard } from '#shared/react/ui/page-card.tsx';
import { toPath } from '#shared/routes/index.ts';
import { api } from '#site/lib/api.ts';
import { usePageTitle } from '#site/lib/use-page-title.ts';
import { AcceptForm } from './accept-form.tsx';
import { joinCompany } from './join-company.ts';

/** `/confirm-invite`: opened it changes nothing, for mail scanners open links; accepting is a click. */
export function ConfirmInvitePage() {
  const { t } = useTranslation('invite');
  const [token] = useState(() => new URLSearchParams(location.search).get('token') ?? '');
  usePageTitle(t('title'));
  return token === '' ? <Spent /> : <Invited token={token} />;
}

function Invited({ token }: { readonly token: string }) {
  const asked = api.useQuery('get', '/company/invite', { params: { query: { token } } });
  const join = useCall(joinCompany);
  if (join.isSuccess && asked.data) {
    return <Joined company={asked.data.companyName} isSignedIn={join.data.signedIn} />;
  }
  if (isSpent(asked.error) || isSpent(join.error)) return <Spent />;
  if (asked.error) {
    return <BookingErrorPage error={asked.error} onRetry={() => void asked.refetch()} />;
  }
  if (!asked.data) return <CardSkeleton />;
  return (
    <AcceptForm
      token={token}
      asked={asked.data}
      refusal={join.error}
      isBusy={join.isPending}
      onAccept={(said) => join.mutate({ token, ...said })}
    />
  );
}

function Joined({
  company,
  isSignedIn,
}: {
  readonly company: string;
  readonly isSignedIn: boolean;
}) {
  const { t } = useTranslation('invite');
  return (
    <PageCard
      takesFocus
      icon={{ name: 'check', tone: 'success' }}
      title={t('joined', { company })}
      subtitle={t('joinedText')}
    >
      <p className="actions mt-6">
        <a href={toPath(isSignedIn ? 'dashboard' : 'login', {})} className={buttonClass()}>
          {t(isSignedIn ? 'open' : 'signIn')}
        </a>
      </p>
    </PageCard>
  );
}

function Spent() {
  const { t } = useTranslation('invite');
  return (
    <InvalidLinkNotice text={t('spent')}>
      <a href={toPath('invite', {})} className={buttonClass()}>
        {t('own.title')}
      </a>
    </InvalidLinkNotice>
  );
}

function isSpent(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'link-invalid';
}
