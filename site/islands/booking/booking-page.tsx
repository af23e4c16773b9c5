import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '#shared/errors/api-error.ts';
import { BookingErrorPage } from '#shared/react/ui/booking-error-page.tsx';
import { InvalidLinkNotice } from '#shared/react/ui/notice.tsx';
import { useConsent } from '#site/lib/use-consent.ts';
import { BookingCard } from './booking-card.tsx';
import { type BookingTarget, bookingPageQuery, toBookingTarget } from './booking-queries.ts';
import { BookingSkeleton } from './booking-skeleton.tsx';
import { usePageLanguage } from './use-page-language.ts';

/** `/{user}/{meeting}`, `/team/{slug}/{meeting}`, `/team/{slug}/{meeting}/{user}`: Spec A §2. */
export function BookingPage() {
  const [target] = useState(() => toBookingTarget(location.pathname, location.search));
  return target ? <LoadedBookingPage target={target} /> : <InvalidLinkNotice />;
}

function LoadedBookingPage({ target }: { readonly target: BookingTarget }) {
  const page = useQuery(bookingPageQuery(target));
  const isInLanguage = usePageLanguage(page.data);
  useConsent(isInLanguage ? page.data?.bookingInfo.company : undefined);
  if (page.error) {
    return isUnknownPage(page.error) ? (
      <InvalidLinkNotice />
    ) : (
      <BookingErrorPage error={page.error} onRetry={() => void page.refetch()} />
    );
  }
  if (!page.data || !isInLanguage) return <BookingSkeleton />;
  if (!('meetingType' in page.data)) return <InvalidLinkNotice />;
  const hostSlug = 'teamSlug' in target ? target.hostSlug : undefined;
  const host = page.data.bookingInfo.hosts.find(({ slug }) => slug !== null && slug === hostSlug);
  if (hostSlug && !host) return <InvalidLinkNotice />;
  return <BookingCard page={page.data} presetHostId={host?.id} />;
}

/** Whether a link names no page, as opposed to one that cannot be shown now. */
export function isUnknownPage(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    (error.status === 404 || error.status === 400 || error.code === 'link-invalid') &&
    error.code !== 'meeting-type-disabled'
  );
}
