import { useState } from 'react';
import { hasOwnStyle } from '#shared/domain/has-own-style.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { BrandScope } from '#shared/react/ui/brand-scope.tsx';
import { CardSkeleton } from '#shared/react/ui/card-skeleton.tsx';
import { PageCard } from '#shared/react/ui/page-card.tsx';
import { api } from '#site/lib/api.ts';
import { usePageTitle } from '#site/lib/use-page-title.ts';

/** Where a routing form leads visitors for whom there is nothing to book. */
export function UnqualifiedPage() {
  const { t } = useTranslation('forms');
  const [routingFormId] = useState(() => new URLSearchParams(location.search).get('form') ?? '');
  // Whose page it is says the form; without one it is nobody's.
  const form = api.useQuery(
    'get',
    '/booking/form/{routingFormId}',
    { params: { path: { routingFormId } } },
    { enabled: routingFormId !== '', retry: false },
  );
  usePageTitle(form.isLoading ? undefined : t('unqualified.title'), form.data?.company);
  if (form.isLoading) return <CardSkeleton />;
  const { company, brandColor = null } = form.data ?? {};
  return (
    <BrandScope color={company && hasOwnStyle(company) ? brandColor : null}>
      <PageCard
        icon={{ name: 'chat', tone: 'neutral' }}
        title={t('unqualified.title')}
        subtitle={t('unqualified.text')}
        company={company}
      />
    </BrandScope>
  );
}
