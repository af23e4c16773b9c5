import type { ReactNode } from 'react';
import type { Listing } from '#shared/api/booking-page.ts';
import { hasOwnStyle } from '#shared/domain/has-own-style.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Avatar } from '#shared/react/ui/avatar.tsx';
import { BrandScope } from '#shared/react/ui/brand-scope.tsx';
import { PageFooter } from '#shared/react/ui/page-footer.tsx';
import { CardView } from './card-view.tsx';
import { MeetingCard } from './meeting-card.tsx';

export interface ListingViewProps {
  readonly listing: Listing;
  /** The page's own query, which links to bookings keep: `?utm_source=mail`. */
  readonly search: string;
  /** Where a picture is, by what replies say of it. */
  readonly toSrc: <Address extends string | null>(address: Address) => Address | string;
  /** What only a page with scripts can do with a card. */
  readonly tools: ReactNode;
  /** The next free times. */
  readonly times: ReactNode;
}

/**
 * Who it is, and what can be booked with them: a host's card, a team's list. Our server writes it into the page
 * and React shows it afterwards, so it reads nothing of the browser's.
 */
export function ListingView(props: ListingViewProps) {
  return props.listing.card ? (
    <CardView {...props} card={props.listing.card} />
  ) : (
    <TeamView {...props} />
  );
}

function TeamView({ listing, search, toSrc }: ListingViewProps) {
  const { bookingInfo: info, meetingTypes } = listing;
  const { t } = useTranslation('booking');
  const { company } = info;
  return (
    <BrandScope color={hasOwnStyle(company) ? info.brandColor : null}>
      <div className="mx-auto flex min-h-dvh max-w-2xl flex-col px-(--gutter) pt-14 pb-8 sm:pt-24">
        <main>
          <header className="flex flex-col items-center text-center">
            <Avatar
              name={info.bookingBelongsToName}
              picture={toSrc(info.bookingPicture ?? info.teamPicture)}
              size={80}
            />
            <h1 className="mt-5 max-w-full font-semibold text-2xl tracking-tight">
              {info.bookingBelongsToName}
            </h1>
            <p className="long-words mt-1 max-w-full text-soft">{company.name}</p>
          </header>
          <h2 className="sr-only">{t('hostPage.meetings')}</h2>
          {meetingTypes.length === 0 && (
            <p className="mt-12 text-center text-soft">{t('hostPage.none')}</p>
          )}
          <ul className="mt-12 flex flex-col gap-3">
            {meetingTypes.map((meeting) => (
              <MeetingCard key={meeting.id} meeting={meeting} href={meeting.path + search} />
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
