import { useQuery } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import type { BookingPageReply } from '#shared/api/booking-page.ts';
import { toPageFacts } from '#shared/domain/booking/page-facts.ts';
import { ApiError } from '#shared/errors/api-error.ts';
import { BookingErrorPage } from '#shared/react/ui/booking-error-page.tsx';
import { InvalidLinkNotice } from '#shared/react/ui/notice.tsx';
import { CanonicalLink } from '#site/lib/canonical-link.tsx';
import { firstPage, untilFirstReplies } from '#site/lib/first-replies.ts';
import { loadWithTexts } from '#site/lib/load-with-texts.ts';
import { useConsent } from '#site/lib/use-consent.ts';
import { usePageLanguage } from '#site/lib/use-page-language.ts';
import { BookingCard } from './booking-card.tsx';
import { bookingPageQuery } from './booking-queries.ts';
import { BookingSkeleton } from './booking-skeleton.tsx';
import { type BookingTarget, findPresetHost, toBookingTarget } from './booking-target.ts';
import { languagesOf } from './languages-of.ts';
import type { ProposedBookingProps } from './proposal/proposed-booking.tsx';
import { loadFirstSteps } from './steps/current-step.tsx';
import { proposals } from './steps/held-steps.ts';
import { toCanonicalPath } from './to-canonical-path.ts';

/** The page, once what it begins with is here. */
export async function loadBookingPage(): Promise<ComponentType> {
  await untilFirstReplies();
  const page = firstPage();
  if (page && 'meetingType' in page) await loadFirstSteps(toPageFacts(page));
  return BookingPage;
}

/** `/{user}/{meeting}`, `/team/{slug}/{meeting}`, `/team/{slug}/{meeting}/{user}`: Spec A §2. */
function BookingPage() {
  const [target] = useState(() => toBookingTarget(location.pathname, location.search));
  return target ? <LoadedBookingPage target={target} /> : <InvalidLinkNotice />;
}

function LoadedBookingPage({ target }: { readonly target: BookingTarget }) {
  const page = useQuery({ ...bookingPageQuery(target), initialData: firstPage });
  const isInLanguage = usePageLanguage(page.data && languagesOf(page.data));
  useConsent(isInLanguage ? page.data?.bookingInfo.company : undefined);
  if (page.error && isClosed(page.error)) {
    return (
      <Suspense fallback={<BookingSkeleton />}>
        <ClosedPage error={page.error} />
      </Suspense>
    );
  }
  if (page.error) {
    if (isUnknownPage(page.error))
      return 'oneTimeLinkId' in target ? (
        <Suspense fallback={<BookingSkeleton />}>
          <SpentLink />
        </Suspense>
      ) : (
        <InvalidLinkNotice />
      );
    return <BookingErrorPage error={page.error} onRetry={() => void page.refetch()} />;
  }
  if (!page.data || !isInLanguage) return <BookingSkeleton />;
  if (!('meetingType' in page.data)) return <InvalidLinkNotice />;
  const host = findPresetHost(target, page.data.bookingInfo.hosts);
  if ('teamSlug' in target && target.hostSlug && !host) {
    return <OfFormerHost slug={target.hostSlug} page={page.data} />;
  }
  const path = toCanonicalPath(target, page.data);
  return (
    <>
      {path !== undefined && <CanonicalLink path={path} />}
      <Booking page={page.data} presetHostId={host?.id} />
    </>
  );
}

/** The address names a host as they were called before, or nobody. */
function OfFormerHost(props: {
  readonly slug: string;
  readonly page: Extract<BookingPageReply, { meetingType: unknown }>;
}) {
  const { slug, page } = props;
  const own = useQuery(bookingPageQuery({ userSlug: slug, meetingSlug: '-' }));
  if (own.isPending) return <BookingSkeleton />;
  const current = own.data?.bookingInfo.pageSlug;
  const host = page.bookingInfo.hosts.find((each) => each.slug === current);
  return host ? <Booking page={page} presetHostId={host.id} /> : <InvalidLinkNotice />;
}

function Booking(props: ProposedBookingProps) {
  if (!/[?&](times|proposal)=/.test(location.search))
    return <BookingCard page={props.page} wishes={{ hostId: props.presetHostId }} />;
  return (
    <Suspense fallback={<BookingSkeleton />}>
      <Proposed {...props} />
    </Suspense>
  );
}

function Proposed(props: ProposedBookingProps) {
  const { ProposedBooking } = proposals.useModule();
  return <ProposedBooking {...props} />;
}

/** Why, and what there is instead, is asked for only then. */
const ClosedPage = lazy(() =>
  loadWithTexts(['closed'], () => import('./closed-page.tsx')).then((module) => ({
    default: module.ClosedPage,
  })),
);

/** It comes with its texts, as the other closed pages do. */
const SpentLink = lazy(() =>
  loadWithTexts(['closed'], () => import('./spent-link.tsx')).then((module) => ({
    default: module.SpentLink,
  })),
);

/** Whether there was, or will be, or may be a page here, but no times. */
function isClosed(error: unknown): boolean {
  return (
    error instanceof ApiError && /^meeting-type-(disabled|not-available)$/.test(error.code ?? '')
  );
}

/** Whether a link names no page, as opposed to one that cannot be shown now. */
function isUnknownPage(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    (error.status === 404 || error.status === 400 || error.code === 'link-invalid')
  );
}
