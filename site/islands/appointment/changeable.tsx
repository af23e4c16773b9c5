import type { ReactNode } from 'react';
import type { PublicAppointment } from '#shared/api/appointment.ts';
import type { AppointmentState } from '#shared/domain/appointment-state.ts';
import type { Change } from '#shared/domain/change-policy.ts';
import { findBar } from '#shared/domain/find-bar.ts';
import type { AppointmentLink } from './appointment-page-of.tsx';
import { AwaitingAppointment } from './awaiting-appointment.tsx';
import { ClosedAppointment } from './closed-appointment.tsx';
import { FixedAppointment } from './fixed-appointment.tsx';

interface ChangeableProps {
  readonly appointment: PublicAppointment;
  readonly link: AppointmentLink;
  readonly change: Change;
  readonly nowMs: number;
  /** What this page knows it has become, beyond what it has been told. */
  readonly state?: AppointmentState;
  /** It follows an act of the visitor on this page. */
  readonly takesFocus?: boolean;
  /** The change, where it can still be made. */
  readonly children: ReactNode;
}

/** A change of its attendee's, or what keeps them from it. */
export function Changeable(props: ChangeableProps) {
  const { appointment, link, change, nowMs, takesFocus = false, children } = props;
  const { state = appointment.state } = props;
  const bar = findBar({ ...appointment, state }, change, nowMs);
  switch (bar?.kind) {
    case 'closed':
      return (
        <ClosedAppointment appointment={appointment} state={bar.state} takesFocus={takesFocus} />
      );
    case 'awaiting':
      return <AwaitingAppointment appointment={appointment} state={bar.state} />;
    case 'fixed':
      return <FixedAppointment {...{ appointment, link, change, nowMs }} why={bar.why} />;
    case undefined:
      return children;
  }
}
