import type { AppointmentQuestion, CommandedAppointment } from './appointment-commands.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { DeclineDialog } from './decline-dialog.tsx';
import { HandOverDialog } from './hand-over-dialog.tsx';
import { RescheduleDialog } from './reschedule-dialog.tsx';
import { toWaitingSeats } from './waiting-seat.ts';

/** What is asked, and about which appointments. */
export interface AskedOfAppointments {
  readonly is: AppointmentQuestion;
  readonly appointments: readonly CommandedAppointment[];
}

interface AppointmentDialogsProps {
  readonly asked: AskedOfAppointments | undefined;
  readonly onClose: () => void;
  /** It was done to all of them. */
  readonly onDone?: (done: AppointmentQuestion) => void;
}

/** The question that is open about appointments. */
export function AppointmentDialogs({ asked, onClose, ...props }: AppointmentDialogsProps) {
  if (!asked) return null;
  const { is, appointments } = asked;
  const [appointment] = appointments;
  if (!appointment) return null;
  const onDone = () => props.onDone?.(is);
  switch (is) {
    case 'confirm':
      return (
        <ConfirmDialog seats={toWaitingSeats(appointments)} onClose={onClose} onDone={onDone} />
      );
    case 'decline':
      return (
        <DeclineDialog seats={toWaitingSeats(appointments)} onClose={onClose} onDone={onDone} />
      );
    case 'move':
      return <RescheduleDialog appointment={appointment} onClose={onClose} />;
    case 'give':
      return <HandOverDialog appointment={appointment} onClose={onClose} onDone={onDone} />;
    case 'cancel':
      return <CancelDialog appointments={appointments} onClose={onClose} onDone={onDone} />;
  }
}
