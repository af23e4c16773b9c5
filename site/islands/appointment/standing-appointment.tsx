import type { ReactNode } from 'react';
import type { PublicAppointment } from '#shared/api/appointment.ts';
import { isClosed } from '#shared/domain/appointment-state.ts';
import { AwaitingAppointment } from './awaiting-appointment.tsx';
import { ClosedAppointment } from './closed-appointment.tsx';

interface StandingAppointmentProps {
  readonly appointment: PublicAppointment;
  /** It follows an act of the visitor on this page. */
  readonly takesFocus?: boolean;
  /** What the page says of one that is certain and to come. */
  readonly children: ReactNode;
}

/** What an appointment's state makes of a page about it. */
export function StandingAppointment({
  appointment,
  takesFocus = false,
  children,
}: StandingAppointmentProps) {
  const { state } = appointment;
  if (isClosed(state))
    return <ClosedAppointment appointment={appointment} state={state} takesFocus={takesFocus} />;
  if (state === 'booked') return children;
  return <AwaitingAppointment appointment={appointment} state={state} />;
}
