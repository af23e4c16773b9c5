import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { PageCard } from '#shared/react/ui/page-card.tsx';
import { usePageTitle } from '#site/lib/use-page-title.ts';

/** Where a routing form leads visitors for whom there is nothing to book. */
export function UnqualifiedPage() {
  const { t } = useTranslation('forms');
  usePageTitle(t('unqualified.title'));
  return (
    <PageCard
      icon={{ name: 'chat', tone: 'neutral' }}
      title={t('unqualified.title')}
      subtitle={t('unqualified.text')}
    />
  );
}
