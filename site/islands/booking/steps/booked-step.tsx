import { useState } from 'react';
import { afterBooking } from '#shared/domain/booking/after-booking.ts';
import type { Flow } from '#shared/domain/booking/flow.ts';
import type { BookingReply } from '#shared/domain/booking/reply.ts';
import { toLocalDate } from '#shared/domain/booking/window.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import type { TicketState } from '#shared/react/ticket/ticket-status.tsx';
import { useLitFavicon } from '#site/lib/use-lit-favicon.ts';
import { brandColorOf } from '../brand-color.ts';
import type { LoadedPage } from '../loaded-page.ts';
import { usePageRestored } from '../use-page-restored.ts';
import { BookingTicket } from './booking-ticket.tsx';
import { RevisitedBooking } from './revisited-booking.tsx';
import { StepHeading } from './step-heading.tsx';

const states = {
  confirmed: 'booked',
  'double-opt-in': 'awaits-attendee',
  'host-confirmation': 'awaits-host',
} as const satisfies Record<BookingReply['bookingType'], TicketState>;

const titles = {
  confirmed: 'booked.title',
  'double-opt-in': 'booked.awaitsAttendee',
  'host-confirmation': 'booked.awaitsHost',
} as const satisfies Record<BookingReply['bookingType'], string>;

interface BookedStepProps {
  readonly page: LoadedPage;
  readonly flow: Extract<Flow, { readonly step: 'booked' }>;
}

/**
 * Booked: shown for the moment that the next page takes, with a link should it not come. Who comes
 * back to it has booked already, and sees what has become of it.
 */
export function BookedStep({ page, flow }: BookedStepProps) {
  const { t } = useTranslation('booking-steps');
  const { draft, outcome, isRevisited = false } = flow;
  const [isRestored, setRestored] = useState(isRevisited);
  const date = toLocalDate(draft.picked.startIso, draft.timeZone);
  useLitFavicon(isRestored ? undefined : date, brandColorOf(page.bookingInfo));
  usePageRestored(() => setRestored(true));
  if (isRestored) return <RevisitedBooking page={page} flow={flow} />;
  return (
    <section className="flex max-w-lg flex-col gap-6">
      <BookingTicket page={page} draft={draft} state={states[outcome.reply.bookingType]} />
      <StepHeading>{t(titles[outcome.reply.bookingType])}</StepHeading>
      <div className="actions sm:justify-start!">
        <a href={afterBooking(outcome.reply, outcome.context).url} className="link self-start">
          {t('booked.continue')}
        </a>
      </div>
    </section>
  );
}
