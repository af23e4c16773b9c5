import { useState } from 'react';
import type { BookingPageReply, Listing } from '#shared/api/booking-page.ts';
import { ApiError } from '#shared/errors/api-error.ts';
import { BookingErrorPage } from '#shared/react/ui/booking-error-page.tsx';
import { InvalidLinkNotice } from '#shared/react/ui/notice.tsx';
import { matchRoute } from '#shared/routes/index.ts';
import { api } from '#site/lib/api.ts';
import { CanonicalLink } from '#site/lib/canonical-link.tsx';
import { firstPage } from '#site/lib/first-replies.ts';
import { imageSrc } from '#site/lib/image-src.ts';
import { useConsent } from '#site/lib/use-consent.ts';
import { usePageLanguage } from '#site/lib/use-page-language.ts';
import { usePageTitle } from '#site/lib/use-page-title.ts';
import { CardTools } from './card-tools.tsx';
import { HostPageSkeleton } from './host-page-skeleton.tsx';
import { ListingView } from './listing-view.tsx';
import { NextTimes } from './next-times.tsx';
import { toListingPath } from './to-listing-path.ts';

/** `/{user}` and `/team/{slug}`: who it is, and what can be booked with them. */
export function HostPage() {
  const [match] = useState(() => matchRoute(location.pathname));
  const { user, slug } = match?.params ?? {};
  if (match?.id === 'user' && user) return <UserPage userSlug={user} />;
  return match?.id === 'team' && slug ? <TeamPage teamSlug={slug} /> : <InvalidLinkNotice />;
}

function UserPage({ userSlug }: { readonly userSlug: string }) {
  const page = api.useQuery(
    'get',
    '/booking/single/{companySlug}/{meetingSlug}/{userSlug}',
    { params: { path: { companySlug: '-', meetingSlug: '-', userSlug } } },
    { initialData: firstListing, staleTime: Number.POSITIVE_INFINITY },
  );
  return <LoadedHostPage {...page} />;
}

function TeamPage({ teamSlug }: { readonly teamSlug: string }) {
  const page = api.useQuery(
    'get',
    '/booking/team/{teamSlug}',
    { params: { path: { teamSlug } } },
    { initialData: firstListing, staleTime: Number.POSITIVE_INFINITY },
  );
  return <LoadedHostPage {...page} />;
}

/** The page's own, where it came with it. */
function firstListing(): Listing | undefined {
  const page = firstPage();
  return page && 'meetingTypes' in page ? page : undefined;
}

function LoadedHostPage(props: {
  readonly data: BookingPageReply | undefined;
  readonly error: unknown;
  readonly refetch: () => unknown;
}) {
  const { data, error, refetch } = props;
  useConsent(data?.bookingInfo.company);
  const isInLanguage = usePageLanguage(data && { fallback: data.bookingInfo.defaultLanguage });
  if (error) {
    return isUnknown(error) ? (
      <InvalidLinkNotice />
    ) : (
      <BookingErrorPage error={error} onRetry={() => void refetch()} />
    );
  }
  if (!data || !isInLanguage) return <HostPageSkeleton />;
  if (!('meetingTypes' in data)) return <InvalidLinkNotice />;
  return <ShownPage listing={data} />;
}

function isUnknown(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}

function ShownPage({ listing }: { readonly listing: Listing }) {
  const { bookingInfo, meetingTypes } = listing;
  const { bookingBelongsToName: name, company } = bookingInfo;
  const path = toListingPath(listing);
  const { search } = location;
  const [nowMs] = useState(() => Date.now());
  const [first] = meetingTypes;
  usePageTitle(name, company);
  return (
    <>
      <CanonicalLink path={path} />
      <ListingView
        {...{ listing, search }}
        toSrc={imageSrc}
        tools={<CardTools name={name} company={company.name} path={path} />}
        times={first && <NextTimes meeting={first} href={first.path + search} nowMs={nowMs} />}
      />
    </>
  );
}
