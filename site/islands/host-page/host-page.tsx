import { useState } from 'react';
import type {
  BookingInfo,
  BookingPageReply,
  MeetingTypeSummary,
} from '#shared/api/booking-page.ts';
import { channelRows } from '#shared/domain/channels.ts';
import { ApiError } from '#shared/errors/api-error.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Avatar } from '#shared/react/ui/avatar.tsx';
import { BookingErrorPage } from '#shared/react/ui/booking-error-page.tsx';
import { BrandScope } from '#shared/react/ui/brand-scope.tsx';
import { buttonClass } from '#shared/react/ui/button.tsx';
import { Icon, type IconName } from '#shared/react/ui/icon.tsx';
import { LegalLinks } from '#shared/react/ui/legal-links.tsx';
import { InvalidLinkNotice } from '#shared/react/ui/notice.tsx';
import { isBrandingHidden, PoweredBy } from '#shared/react/ui/powered-by.tsx';
import { Skeleton } from '#shared/react/ui/skeleton.tsx';
import { matchRoute, toPath } from '#shared/routes.ts';
import { api } from '#site/lib/api.ts';
import { useConsent } from '#site/lib/use-consent.ts';
import { usePageTitle } from '#site/lib/use-page-title.ts';

/** `/{user}` and `/team/{slug}`: who it is, and what can be booked with them. */
export function HostPage() {
  const [match] = useState(() => matchRoute(location.pathname));
  const { user, slug } = match?.params ?? {};
  if (match?.id === 'user' && user) return <UserPage userSlug={user} />;
  return match?.id === 'team' && slug ? <TeamPage teamSlug={slug} /> : <InvalidLinkNotice />;
}

function UserPage({ userSlug }: { readonly userSlug: string }) {
  const page = api.useQuery('get', '/booking/single/{companySlug}/{meetingSlug}/{userSlug}', {
    params: { path: { companySlug: '-', meetingSlug: '-', userSlug } },
  });
  const hrefOf = (meeting: string) => toPath('booking', { user: userSlug, meeting });
  return <LoadedHostPage {...page} hrefOf={hrefOf} />;
}

function TeamPage({ teamSlug }: { readonly teamSlug: string }) {
  const page = api.useQuery('get', '/booking/team/{teamSlug}', {
    params: { path: { teamSlug } },
  });
  const hrefOf = (meeting: string) => toPath('team-booking', { slug: teamSlug, meeting });
  return <LoadedHostPage {...page} hrefOf={hrefOf} isTeam />;
}

function LoadedHostPage(props: {
  readonly data: BookingPageReply | undefined;
  readonly error: unknown;
  readonly refetch: () => unknown;
  readonly hrefOf: (meetingSlug: string) => string;
  readonly isTeam?: boolean;
}) {
  const { data, error, refetch, hrefOf, isTeam = false } = props;
  useConsent(data?.bookingInfo.company);
  if (error) {
    return isUnknown(error) ? (
      <InvalidLinkNotice />
    ) : (
      <BookingErrorPage error={error} onRetry={() => void refetch()} />
    );
  }
  if (!data) return <HostPageSkeleton />;
  if (!('meetingTypes' in data)) return <InvalidLinkNotice />;
  const { bookingInfo, meetingTypes } = data;
  return <HostCard info={bookingInfo} meetings={meetingTypes} hrefOf={hrefOf} isTeam={isTeam} />;
}

function isUnknown(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}

function HostCard(props: {
  readonly info: BookingInfo;
  readonly meetings: readonly MeetingTypeSummary[];
  readonly hrefOf: (meetingSlug: string) => string;
  readonly isTeam: boolean;
}) {
  const { info, meetings, hrefOf, isTeam } = props;
  const { t } = useTranslation('booking');
  const { company } = info;
  const isBranded = company.featureAccess.personalizedBranding && company.useBrandStyling;
  usePageTitle(info.bookingBelongsToName);
  return (
    <BrandScope color={isBranded ? info.brandColor : null}>
      <div className="mx-auto flex min-h-dvh max-w-2xl flex-col px-5 pt-14 pb-8 sm:pt-24">
        <main>
          <header className="flex flex-col items-center text-center">
            <Avatar
              name={info.bookingBelongsToName}
              picture={info.bookingPicture ?? info.teamPicture}
              className="size-20 text-2xl"
            />
            <h1 className="mt-5 font-semibold text-3xl tracking-tight">
              {info.bookingBelongsToName}
            </h1>
            <p className="mt-1 text-soft">
              {[isTeam ? null : info.hosts[0]?.title, company.name].filter(Boolean).join(' · ')}
            </p>
          </header>
          <h2 className="sr-only">{t('hostPage.meetings')}</h2>
          {meetings.length === 0 && (
            <p className="mt-12 text-center text-soft">{t('hostPage.none')}</p>
          )}
          <ul className="mt-12 flex flex-col gap-3">
            {meetings.map((meeting) => (
              <Meeting key={meeting.id} meeting={meeting} href={hrefOf(meeting.slug)} />
            ))}
          </ul>
        </main>
        <footer className="mt-auto flex flex-wrap items-center justify-between gap-4 pt-14">
          {isBrandingHidden(company) ? <span /> : <PoweredBy />}
          <LegalLinks imprint={info.imprintUrl} privacy={info.privacyUrl} />
        </footer>
      </div>
    </BrandScope>
  );
}

function Meeting({
  meeting,
  href,
}: {
  readonly meeting: MeetingTypeSummary;
  readonly href: string;
}) {
  const { t } = useTranslation(['booking', 'common']);
  const link = `${href}${location.search}`;
  return (
    <li className="card relative flex flex-col gap-4 p-5 transition-colors focus-within:border-brand-text hover:border-brand-text sm:flex-row sm:items-center sm:gap-6 sm:p-6">
      <div className="min-w-0 flex-1">
        <h3 className="font-semibold text-lg tracking-tight">{meeting.name}</h3>
        {meeting.description && (
          <p className="mt-1 line-clamp-2 text-pretty text-soft">{meeting.description}</p>
        )}
        <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-soft text-sm">
          <Fact icon="clock" text={useDurations(meeting.durations)} />
          <Fact
            icon={channelRows[meeting.channel].icon}
            text={t(`common:channels.${channelRows[meeting.channel].labelKey}`)}
          />
          {meeting.totalSpots !== null && (
            <Fact icon="users" text={t('panel.group', { count: meeting.totalSpots })} />
          )}
        </ul>
      </div>
      {/* The whole card is the link's target. */}
      <a
        href={link}
        aria-label={t('hostPage.bookMeeting', { meeting: meeting.name })}
        className={buttonClass('quiet', 'after:absolute after:inset-0 after:rounded-2xl')}
      >
        {t('hostPage.book')}
      </a>
    </li>
  );
}

function Fact({ icon, text }: { readonly icon: IconName; readonly text: string }) {
  return (
    <li className="inline-flex items-center gap-1.5">
      <Icon name={icon} className="size-4" />
      {text}
    </li>
  );
}

function useDurations(durations: readonly number[]): string {
  const { t } = useTranslation(['booking', 'common']);
  const [shortest, longest] = [Math.min(...durations), Math.max(...durations)];
  return shortest === longest
    ? t('common:duration.minutes', { count: shortest })
    : t('hostPage.durations', { shortest, longest });
}

function HostPageSkeleton() {
  const { t } = useTranslation('common');
  return (
    <div
      role="status"
      aria-label={t('loading')}
      className="mx-auto flex max-w-2xl flex-col items-center px-5 pt-14 sm:pt-24"
    >
      <Skeleton className="size-20 rounded-full" />
      <Skeleton className="mt-6 h-8 w-52" />
      <Skeleton className="mt-3 h-4 w-36" />
      <div className="mt-12 flex w-full flex-col gap-3">
        <Skeleton className="h-32 rounded-2xl" />
        <Skeleton className="h-32 rounded-2xl" />
        <Skeleton className="h-32 rounded-2xl" />
      </div>
    </div>
  );
}
