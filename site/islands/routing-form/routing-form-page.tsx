import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { RoutingForm } from '#shared/api/routing-form.ts';
import { hasOwnStyle } from '#shared/domain/has-own-style.ts';
import { BookingErrorPage } from '#shared/react/ui/booking-error-page.tsx';
import { BrandScope } from '#shared/react/ui/brand-scope.tsx';
import { CardSkeleton } from '#shared/react/ui/card-skeleton.tsx';
import { InvalidLinkNotice } from '#shared/react/ui/notice.tsx';
import { matchRoute } from '#shared/routes/index.ts';
import { client } from '#site/lib/client.ts';
import { isUnknownLink } from '#site/lib/use-appointment.ts';
import { useConsent } from '#site/lib/use-consent.ts';
import { usePageLanguage } from '#site/lib/use-page-language.ts';
import { usePageTitle } from '#site/lib/use-page-title.ts';
import { Qualifier } from './qualifier.tsx';

/** `/form/{routingFormId}` and `/f/{slug}`: questions whose answers decide what can be booked. */
export function RoutingFormPage() {
  const [params] = useState(() => matchRoute(location.pathname)?.params ?? {});
  const { data, error, refetch } = useRoutingForm(params);
  usePageTitle(data && `${data.name} · ${data.company.name}`, data?.company);
  useConsent(data?.company);
  const isInLanguage = usePageLanguage(data && { fallback: data.defaultLanguage });
  if (data && isInLanguage) {
    return (
      <BrandScope color={hasOwnStyle(data.company) ? data.brandColor : null}>
        <Qualifier routingForm={data} />
      </BrandScope>
    );
  }
  if (!error) return <CardSkeleton />;
  if (isUnknownLink(error)) return <InvalidLinkNotice />;
  return <BookingErrorPage error={error} onRetry={() => void refetch()} />;
}

function useRoutingForm({
  routingFormId,
  slug = '',
}: Readonly<Record<string, string>>): UseQueryResult<RoutingForm> {
  return useQuery({
    queryKey: ['routing-form', routingFormId, slug],
    queryFn: async () => {
      const { data } = routingFormId
        ? await client.GET('/booking/form/{routingFormId}', { params: { path: { routingFormId } } })
        : await client.GET('/booking/form/slug/{slug}', { params: { path: { slug } } });
      if (!data) throw new Error('A routing form without a body');
      return data;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
