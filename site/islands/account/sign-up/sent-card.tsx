import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { PageCard } from '#shared/react/ui/page-card.tsx';

/** The same for every address: whether it is known stands in the mail alone. */
export function SentCard({
  email,
  onBack,
}: {
  readonly email: string;
  readonly onBack: () => void;
}) {
  const { t } = useTranslation('sign-up');
  return (
    <PageCard
      takesFocus
      icon={{ name: 'mail', tone: 'neutral' }}
      title={t('sent.title')}
      subtitle={t('sent.text', { email })}
    >
      <p className="mt-6 text-pretty text-soft text-sm">{t('sent.nothing')}</p>
      <Button tone="quiet" className="mt-3" onClick={onBack}>
        {t('sent.again')}
      </Button>
    </PageCard>
  );
}
