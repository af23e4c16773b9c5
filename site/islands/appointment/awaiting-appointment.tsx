import type { PublicAppointment } from '#shared/api/appointment.ts';
import type { AwaitingState } from '#shared/domain/appointment-state.ts';
import { AppointmentFacts } from '#shared/react/appointment/appointment-facts.tsx';
import { AppointmentTicket } from '#shared/react/appointment/appointment-ticket.tsx';
import { AwaitingCard } from '#shared/react/appointment/awaiting-card.tsx';
import { DeadlineText } from '#shared/react/appointment/deadline-text.tsx';
import { imageSrc } from '#site/lib/image-src.ts';

/** An appointment that somebody has to confirm still. */
export function AwaitingAppointment({
  appointment,
  state,
  takesFocus,
}: {
  readonly appointment: PublicAppointment;
  readonly state: AwaitingState;
  /** It follows an act of the visitor on this page. */
  readonly takesFocus?: boolean;
}) {
  return (
    <AwaitingCard
      takesFocus={takesFocus}
      awaits={state === 'awaits-host' ? 'host' : 'guest'}
      email={state === 'awaits-attendee' ? appointment.attendee?.email : undefined}
      hasDeadline={appointment.heldUntil !== null}
      company={appointment.company}
      head={<AppointmentTicket toSrc={imageSrc} appointment={appointment} className="max-w-lg" />}
    >
      <div className="facts mt-6 border-line border-y">
        <AppointmentFacts hasTicket appointment={appointment} />
      </div>
      {appointment.heldUntil && (
        <DeadlineText untilIso={appointment.heldUntil} textKey="heldUntil" className="mt-4" />
      )}
    </AwaitingCard>
  );
}
