import { ApiError } from '#shared/errors/api-error.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { PageCard } from '#shared/react/ui/page-card.tsx';
import { api } from '#site/lib/api.ts';
import { Problem } from '../problem.tsx';
import type { CardProps } from './card-props.ts';
import { DoneCard } from './done-card.tsx';

/** The address of the link becomes the account's after a click. */
export function EmailCard({ token, email }: CardProps) {
  const { t } = useTranslation('account-link');
  const confirm = api.useChange('post', '/auth/link/email');
  if (confirm.isSuccess) {
    return <DoneCard title={t('change.doneTitle')} text={t('change.doneText', { email })} />;
  }
  if (confirm.error instanceof ApiError && confirm.error.code === 'already-signed-up') {
    return <DoneCard isGood={false} title={t('change.takenTitle')} text={t('change.takenText')} />;
  }
  return (
    <PageCard
      icon={{ name: 'mail', tone: 'neutral' }}
      title={t('change.title')}
      subtitle={t('change.text')}
    >
      <p className="wrap-anywhere mt-6 font-medium">{email}</p>
      {confirm.error && <Problem error={confirm.error} />}
      <div className="actions mt-6">
        <Button busy={confirm.isPending} onClick={() => confirm.mutate({ body: { token } })}>
          {t('change.submit')}
        </Button>
      </div>
    </PageCard>
  );
}
