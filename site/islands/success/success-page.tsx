import { WhenText } from '#shared/react/appointment/when-text.tsx';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Facts } from '#shared/react/ui/facts.tsx';
import { PageCard } from '#shared/react/ui/page-card.tsx';
import { PoweredBy } from '#shared/react/ui/powered-by.tsx';
import { usePageTitle } from '#site/lib/use-page-title.ts';
import { readSuccess } from './read-success.ts';

/** Spec A §2: the success page, and the double opt-in page for guest and host. */
export function SuccessPage() {
  const { t } = useTranslation('appointment');
  const { what, when, awaits, timeZone } = readSuccess(location.search);
  const title = awaits ? t(`doi.${awaits}.title`) : t('success.title');
  usePageTitle(title);
  const facts = [
    ...(what ? [{ label: t('rows.what'), value: <p className="font-medium">{what}</p> }] : []),
    ...(when
      ? [{ label: t('rows.when'), value: <WhenText start={when} timeZone={timeZone} /> }]
      : []),
  ];
  return (
    <PageCard
      icon={awaits ? { name: 'mail', tone: 'neutral' } : { name: 'check', tone: 'success' }}
      title={title}
      subtitle={awaits ? t(`doi.${awaits}.text`) : t('success.text')}
      footer={<PoweredBy />}
    >
      {facts.length > 0 && (
        <div className="mt-6 border-line border-t">
          <Facts facts={facts} />
        </div>
      )}
    </PageCard>
  );
}
