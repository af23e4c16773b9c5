import type { OwnInvitation } from '#shared/api/invitation.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { BookingErrorPage } from '#shared/react/ui/booking-error-page.tsx';
import { buttonClass } from '#shared/react/ui/button.tsx';
import { CardSkeleton } from '#shared/react/ui/card-skeleton.tsx';
import { PageCard } from '#shared/react/ui/page-card.tsx';
import { toPath } from '#shared/routes/index.ts';
import { api } from '#site/lib/api.ts';
import { usePageTitle } from '#site/lib/use-page-title.ts';

/** `/invite`: the open invitations of who is signed in, or the way to get one. */
export function InvitePage() {
  const { t } = useTranslation('invite');
  usePageTitle(t('own.title'));
  const { data, error, refetch } = api.useQuery('get', '/company/invitations');
  if (error) return <BookingErrorPage error={error} onRetry={() => void refetch()} />;
  if (!data) return <CardSkeleton />;
  if (data.email === null) return <SignedOut />;
  const { email, invitations } = data;
  return (
    <PageCard
      icon={{ name: 'users', tone: 'neutral' }}
      title={t('own.title')}
      subtitle={t('own.for', { email })}
    >
      {invitations.length === 0 ? (
        <NoneOpen />
      ) : (
        <ul className="mt-6 flex flex-col gap-3">
          {invitations.map((invitation) => (
            <Open key={invitation.token} invitation={invitation} />
          ))}
        </ul>
      )}
    </PageCard>
  );
}

function Open({ invitation }: { readonly invitation: OwnInvitation }) {
  const { t } = useTranslation('invite');
  const { companyName, invitedBy, token } = invitation;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line p-4">
      <div className="min-w-0 wrap-anywhere">
        <p className="font-medium">{companyName}</p>
        {invitedBy && <p className="text-soft text-sm">{t('by', { name: invitedBy })}</p>}
      </div>
      <a href={toPath('confirm-invite', {}, { token })} className={buttonClass('quiet')}>
        {t('own.view')}
      </a>
    </li>
  );
}

function NoneOpen() {
  const { t } = useTranslation('invite');
  return (
    <>
      <p className="mt-6 text-pretty">{t('own.none')}</p>
      <p className="actions mt-6">
        <a href={toPath('dashboard', {})} className={buttonClass('quiet')}>
          {t('own.back')}
        </a>
      </p>
    </>
  );
}

function SignedOut() {
  const { t } = useTranslation('invite');
  return (
    <PageCard
      icon={{ name: 'mail', tone: 'neutral' }}
      title={t('title')}
      subtitle={t('own.signedOut')}
    >
      <p className="actions mt-6">
        <a href={toPath('login', {}, { next: toPath('invite', {}) })} className={buttonClass()}>
          {t('signIn')}
        </a>
      </p>
    </PageCard>
  );
}
