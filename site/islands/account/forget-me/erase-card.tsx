import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Button, buttonClass } from '#shared/react/ui/button.tsx';
import { InvalidLinkNotice } from '#shared/react/ui/notice.tsx';
import { PageCard } from '#shared/react/ui/page-card.tsx';
import { useErrorText } from '#shared/react/ui/use-error-text.ts';
import { toPath } from '#shared/routes/index.ts';
import { api } from '#site/lib/api.ts';
import { isRefusedSecret, isUnknownLink } from '#site/lib/use-appointment.ts';

/** The mailed link: says what will be erased, and erases it after a click. */
export function EraseCard({ token }: { readonly token: string }) {
  const { t } = useTranslation('forms');
  const errorText = useErrorText();
  const confirm = api.useChange('post', '/forget-me/confirm');
  if (confirm.isSuccess) {
    return (
      <PageCard
        takesFocus
        icon={{ name: 'check', tone: 'success' }}
        title={t('forgetMe.doneTitle')}
        subtitle={t('forgetMe.doneText')}
      />
    );
  }
  if (isRefusedSecret(confirm.error) || isUnknownLink(confirm.error)) {
    return (
      <InvalidLinkNotice text={t('forgetMe.spent')}>
        <a href={toPath('forget-me', {})} className={buttonClass()}>
          {t('forgetMe.again')}
        </a>
      </InvalidLinkNotice>
    );
  }
  return (
    <PageCard
      icon={{ name: 'alert', tone: 'danger' }}
      title={t('forgetMe.confirmTitle')}
      subtitle={t('forgetMe.confirmText')}
    >
      {confirm.error && (
        <p role="alert" className="mt-4 rounded-lg bg-danger-soft px-4 py-3 text-danger">
          {errorText(confirm.error)}
        </p>
      )}
      <div className="actions mt-6">
        <Button
          tone="danger"
          busy={confirm.isPending}
          onClick={() => confirm.mutate({ body: { token } })}
        >
          {t('forgetMe.confirm')}
        </Button>
      </div>
    </PageCard>
  );
}
