import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Wishes } from '#shared/domain/booking/flow.ts';
import { toPageFacts } from '#shared/domain/booking/page-facts.ts';
import { readProposedTimes } from '#shared/domain/booking/proposed-times.ts';
import { ApiError } from '#shared/errors/api-error.ts';
import { BookingErrorPage } from '#shared/react/ui/booking-error-page.tsx';
import { useIsRecalled } from '#site/lib/use-is-recalled.ts';
import { BookingCard } from '../booking-card.tsx';
import { BookingSkeleton } from '../booking-skeleton.tsx';
import { isReturn } from '../is-return.ts';
import type { LoadedPage } from '../loaded-page.ts';
import { isAnyKept } from '../use-left-payment.ts';
import { offerQuery } from './offer-query.ts';
import { OverNote } from './over.tsx';
import type { ProposalOffer } from './proposal-offer.ts';
import { TakenPage } from './taken-page.tsx';

export interface ProposedBookingProps {
  readonly page: LoadedPage;
  readonly presetHostId: string | undefined;
}

/** A booking page opened by a link that proposes times; opening it picks none. */
export function ProposedBooking({ page, presetHostId }: ProposedBookingProps) {
  const [query] = useState(() => new URLSearchParams(location.search));
  const proposed = readProposedTimes(query.get('times'));
  const token = query.get('proposal');
  const hostId = presetHostId;
  if (token) return <Proposed page={page} token={token} isNarrowed={proposed.length > 0} />;
  return <BookingCard page={page} wishes={{ hostId, ...(proposed.length > 0 && { proposed }) }} />;
}

/** `isNarrowed`: the link is one of those to proposed times, not to the whole calendar. */
function Proposed(props: {
  readonly page: LoadedPage;
  readonly token: string;
  readonly isNarrowed: boolean;
}) {
  const { page, token, isNarrowed } = props;
  const { data, error, dataUpdatedAt, refetch } = useQuery(offerQuery(token));
  const isRecalled = useIsRecalled(`${dataUpdatedAt}`);
  const failure = error && <BookingErrorPage error={error} onRetry={() => void refetch()} />;
  if (error && !data) {
    const isUnknown = error instanceof ApiError && error.status < 500 && error.status !== 429;
    return isUnknown ? <BookingCard page={page} wishes={{}} note={<OverNote />} /> : failure;
  }
  if (!data) return <BookingSkeleton />;
  return (
    <>
      {isRecalled && (failure ?? <BookingSkeleton />)}
      {/* What was typed stays, while it is asked whether the times are still held. */}
      <div hidden={isRecalled}>
        {data.meetingTypeId === page.meetingType.id ? (
          <OfferPage page={page} token={token} offer={data} isNarrowed={isNarrowed} />
        ) : (
          <BookingCard page={page} wishes={{}} note={<OverNote />} />
        )}
      </div>
    </>
  );
}

interface OfferPageProps {
  readonly page: LoadedPage;
  readonly token: string;
  readonly offer: ProposalOffer;
  readonly isNarrowed: boolean;
}

/** What is said is what was offered when the page was opened: later news come where the times are. */
function OfferPage({ page, token, offer, isNarrowed }: OfferPageProps) {
  const [first] = useState(offer);
  const [isPaying] = useState(() => isPaymentLeft(page));
  if (first.state === 'taken' && !isPaying) {
    return <TakenPage page={page} token={token} offer={first} />;
  }
  if (first.state === 'expired' || first.state === 'withdrawn') {
    return <BookingCard page={page} wishes={{}} note={<OverNote offer={first} />} />;
  }
  return <BookingCard page={page} wishes={toWishes(page, token, first, isNarrowed)} />;
}

/** Somebody who comes back from paying hears of that first, whatever else was taken meanwhile. */
function isPaymentLeft({ bookingInfo }: LoadedPage): boolean {
  const isReturned = isReturn(new URLSearchParams(location.search));
  return isReturned || (bookingInfo.meetingPaymentInfo.enable && isAnyKept());
}

/** With whom, how long and where are settled by who proposed; the rest is the visitor's. */
function toWishes(
  page: LoadedPage,
  token: string,
  { times, durationMinutes, channel, resourceChannelId }: ProposalOffer,
  isNarrowed: boolean,
): Wishes {
  const places = toPageFacts(page)
    .places.filter((each) => each.channel === channel || resourceChannelId !== null)
    // A room that is held is the one that they come to.
    .filter(
      ({ resourceChannelIds: rooms }) =>
        resourceChannelId === null || (rooms?.length === 1 && rooms[0] === resourceChannelId),
    );
  const [place] = places;
  return {
    ...{ proposal: token, durationMinutes },
    ...(isNarrowed && times.length > 0 && { proposed: times }),
    ...(place && places.length === 1 && { place }),
  };
}
