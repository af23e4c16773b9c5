import { useState } from 'react';
import type {
  BookingInfo,
  BookingPageReply,
  MeetingTypeSummary,
} from '#shared/api/booking-page.ts';
import { hasOwnStyle } from '#shared/domain/has-own-style.ts';
import { ApiError } from '#shared/errors/api-error.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Avatar } from '#shared/react/ui/avatar.tsx';
import { BookingErrorPage } from '#shared/react/ui/booking-error-page.tsx';
import { BrandScope } from '#shared/react/ui/brand-scope.tsx';
import { InvalidLinkNotice } from '#shared/react/ui/notice.tsx';
import { PageFooter } from '#shared/react/ui/page-footer.tsx';
import { matchRoute, toPath } from '#shared/routes/index.ts';
import { api } from '#site/lib/api.ts';
import { CanonicalLink } from '#site/lib/canonical-link.tsx';
import { firstPage } from '#site/lib/first-replies.ts';
import { imageSrc } from '#site/lib/image-src.ts';
import { useConsent } from '#site/lib/use-consent.ts';
import { usePageLanguage } from '#site/lib/use-page-language.ts';
import { usePageTitle } from '#site/lib/use-page-title.ts';
import { HostPageSkeleton } from './host-page-skeleton.tsx';
import { MeetingCard } from './meeting-card.tsx';

type Listing = Extract<BookingPageReply, { meetingTypes: unknown }>;

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
  return <LoadedHostPage {...page} isTeam />;
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
  readonly isTeam?: boolean;
}) {
  const { data, error, refetch, isTeam = false } = props;
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
  const { bookingInfo, meetingTypes } = data;
  return <HostCard info={bookingInfo} meetings={meetingTypes} isTeam={isTeam} />;
}

function isUnknown(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}

function HostCard(props: {
  readonly info: BookingInfo;
  readonly meetings: readonly MeetingTypeSummary[];
  readonly isTeam: boolean;
}) {
  const { info, meetings, isTeam } = props;
  const { pageSlug } = info;
  const { t } = useTranslation('booking');
  const { company } = info;
  usePageTitle(info.bookingBelongsToName, company);
  return (
    <BrandScope color={hasOwnStyle(company) ? info.brandColor : null}>
      <div className="mx-auto flex min-h-dvh max-w-2xl flex-col px-(--gutter) pt-14 pb-8 sm:pt-24">
        <CanonicalLink
          path={isTeam ? toPath('team', { slug: pageSlug }) : toPath('user', { user: pageSlug })}
        />
        <main>
          <header className="flex flex-col items-center text-center">
            <Avatar
              name={info.bookingBelongsToName}
              picture={imageSrc(info.bookingPicture ?? info.teamPicture)}
              className="size-20 text-2xl"
            />
            <h1 className="mt-5 max-w-full font-semibold text-2xl tracking-tight">
              {info.bookingBelongsToName}
            </h1>
            <p className="long-words mt-1 max-w-full text-soft">
              {[isTeam ? null : info.hosts[0]?.title, company.name].filter(Boolean).join(' · ')}
            </p>
          </header>
          <h2 className="sr-only">{t('hostPage.meetings')}</h2>
          {meetings.length === 0 && (
            <p className="mt-12 text-center text-soft">{t('hostPage.none')}</p>
          )}
          <ul className="mt-12 flex flex-col gap-3">
            {meetings.map((meeting) => (
              <MeetingCard key={meeting.id} meeting={meeting} href={meeting.path} />
            ))}
          </ul>
        </main>
        <footer className="mt-auto flex flex-wrap items-center justify-between gap-6 pt-14">
          <PageFooter company={company} />
        </footer>
      </div>
    </BrandScope>
  );
}
