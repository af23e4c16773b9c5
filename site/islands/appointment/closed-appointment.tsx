import type { PublicAppointment } from '#shared/api/appointment.ts';
import type { ClosedState } from '#shared/domain/appointment-state.ts';
import { AppointmentFacts } from '#shared/react/appointment/appointment-facts.tsx';
import { AppointmentTicket } from '#shared/react/appointment/appointment-ticket.tsx';
import { PaymentNote } from '#shared/react/appointment/payment-note.tsx';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { buttonClass } from '#shared/react/ui/button.tsx';
import { PageCard } from '#shared/react/ui/page-card.tsx';
import { imageSrc } from '#site/lib/image-src.ts';
import { keepKnownAnswers } from '#site/lib/known-visitor.ts';

const signs = {
  past: { name: 'clock', tone: 'neutral' },
  cancelled: { name: 'cross', tone: 'danger' },
  expired: { name: 'clock', tone: 'neutral' },
} as const;

/** An appointment that cannot be changed any more, and the way to a new one. */
export function ClosedAppointment({
  appointment,
  state,
  takesFocus = false,
}: {
  readonly appointment: PublicAppointment;
  readonly state: ClosedState;
  /** It follows an act of the visitor on this page. */
  readonly takesFocus?: boolean;
}) {
  const { t } = useTranslation('appointment');
  const { seats, attendee, bookingPath } = appointment;
  const others = (seats?.taken ?? 0) - (appointment.state === 'cancelled' ? 0 : 1);
  const text = state === 'cancelled' && attendee && others > 0 ? 'seatCancelled' : state;
  return (
    <PageCard
      wide
      takesFocus={takesFocus}
      icon={signs[state]}
      title={t(`${text}.title`)}
      subtitle={t(`${text}.subtitle`)}
      company={appointment.company}
      head={
        <AppointmentTicket
          toSrc={imageSrc}
          appointment={appointment}
          state={state}
          className="max-w-lg"
        />
      }
    >
      <div className="facts mt-6 border-line border-y">
        <AppointmentFacts hasTicket appointment={{ ...appointment, state }} />
      </div>
      <PaymentNote appointment={{ ...appointment, state }} />
      {bookingPath !== null && (
        <div className="actions mt-6">
          <a
            href={bookingPath}
            className={buttonClass()}
            onClick={() => attendee && keepKnownAnswers(bookingPath, attendee)}
          >
            {t(state === 'past' ? 'bookSame' : 'bookAgain')}
          </a>
        </div>
      )}
    </PageCard>
  );
}
