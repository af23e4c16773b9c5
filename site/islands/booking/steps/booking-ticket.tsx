import type { ReactNode } from 'react';
import type { Chosen } from '#shared/domain/booking/flow.ts';
import { useLanguage } from '#shared/react/i18n/use-language.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Ticket } from '#shared/react/ticket/ticket.tsx';
import type { TicketState } from '#shared/react/ticket/ticket-status.tsx';
import { fromIso, toIso } from '#shared/time/dates.ts';
import { formatAmount } from '#shared/time/format-price.ts';
import { imageSrc } from '#site/lib/image-src.ts';
import { hostClockOf } from '../host-clock-of.ts';
import type { LoadedPage } from '../loaded-page.ts';
import { usePlaceLabel } from '../use-place-label.ts';

interface BookingTicketProps {
  readonly page: LoadedPage;
  readonly draft: Chosen;
  readonly state: TicketState;
  readonly status?: ReactNode;
  /** The id of the time and its zone, for what they describe. */
  readonly whenId?: string;
  readonly className?: string;
}

/** What is about to be booked, or was: the head of every step from the form on. */
export function BookingTicket({ page, draft, ...look }: BookingTicketProps) {
  const { t } = useTranslation('common');
  const { meetingInfo } = page.meetingType;
  const place = usePlaceLabel(meetingInfo.customChannelName)(draft.place);
  const price = usePrice(page);
  const host = page.bookingInfo.hosts.find(({ id }) => id === draft.hostId);
  const end = (fromIso(draft.picked.startIso, 'floor') ?? 0) + draft.durationMinutes;
  return (
    <Ticket
      isMain
      start={draft.picked.startIso}
      end={toIso(end)}
      timeZone={draft.timeZone}
      other={hostClockOf(page.bookingInfo)}
      faces={host ? [{ name: host.firstname, picture: imageSrc(host.picture) }] : []}
      title={meetingInfo.name}
      facts={[
        host ? `${host.firstname} ${host.lastname}` : page.bookingInfo.bookingBelongsToName,
        t('duration.minutes', { count: draft.durationMinutes }),
        draft.place.isRoom ? place.title : (place.detail ?? place.title),
        price && [price, page.bookingInfo.meetingPaymentInfo.suffix].filter(Boolean).join(' '),
      ]}
      {...look}
    />
  );
}

/** What the meeting costs, as people read it; undefined where it costs nothing. */
export function usePrice({ bookingInfo }: LoadedPage): string | undefined {
  const language = useLanguage();
  const { enable, price, currency } = bookingInfo.meetingPaymentInfo;
  return enable ? formatAmount(price, currency, language) : undefined;
}
