import { ApiError } from '#shared/errors/api-error.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { buttonClass } from '#shared/react/ui/button.tsx';
import { PageCard } from '#shared/react/ui/page-card.tsx';
import { useErrorText } from '#shared/react/ui/use-error-text.ts';
import { toPath } from '#shared/routes/index.ts';
import { usePageTitle } from '#site/lib/use-page-title.ts';
import { AccessDenied, type ReturnedAccount } from './account-return.ts';

interface AccountFailedCardProps {
  readonly error: unknown;
  /** Whose account it would have been. */
  readonly account: ReturnedAccount;
}

/** They may also have taken one of the marks away there. */
const refusedThere: readonly string[] = [
  'calendar-credentials-refused',
  'meetings-credentials-refused',
];

/** Why nothing was connected, and the way to try it again: signing in first, where that is needed. */
export function AccountFailedCard({ error, account }: AccountFailedCardProps) {
  const { t } = useTranslation('sign-in');
  const errorText = useErrorText();
  const title = t('with.notConnected');
  usePageTitle(title);
  const code = error instanceof ApiError ? error.code : undefined;
  const isDenied =
    error instanceof AccessDenied || (code !== undefined && refusedThere.includes(code));
  const text = isDenied
    ? t('with.denied', { name: account.name })
    : code === 'sign-in-again'
      ? t('with.tooLate')
      : errorText(error);
  return (
    <PageCard takesFocus icon={{ name: 'alert', tone: 'neutral' }} title={title} subtitle={text}>
      <div className="actions mt-6">
        <a href={toPath('integrations', {})} className={buttonClass('quiet')}>
          {t('with.integrations')}
        </a>
        <a
          href={toPath('integrations', {}, account.hasCalendars ? { new: '1' } : {})}
          className={buttonClass()}
        >
          {t('with.connectAgain')}
        </a>
      </div>
    </PageCard>
  );
}
