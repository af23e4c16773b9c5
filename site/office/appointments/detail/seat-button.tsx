import { useState } from 'react';
import type { HostedAppointment } from '#shared/api/hosted-appointment.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { api } from '#site/office/api.ts';
import { ReasonDialog } from '../reason-dialog.tsx';
import { useAppointmentAction } from '../use-appointment-action.ts';

interface SeatButtonProps {
  readonly appointment: HostedAppointment;
  readonly attendee: HostedAppointment['attendees'][number];
}

/** Takes one seat of a group away; the others stay. */
export function SeatButton({ appointment, attendee }: SeatButtonProps) {
  const t = useTexts('appointments');
  const [isOpen, setOpen] = useState(false);
  const { mutateAsync } = api.useChange(
    'post',
    '/booking/group-cancel/{appointmentId}/{attendeeId}',
  );
  const { settle } = useAppointmentAction();
  const path = { appointmentId: appointment.id, attendeeId: attendee.id };
  const send = (reason: string) =>
    settle(() => mutateAsync({ params: { path }, body: reason ? { reason } : {} }), {
      title: t('seat.done'),
      text: t('seat.doneText'),
    });
  return (
    <>
      <Button tone="quiet" className="self-start" onClick={() => setOpen(true)}>
        {t('seat.open')}
      </Button>
      {isOpen && (
        <ReasonDialog
          title={t('seat.title')}
          verb={t('seat.open')}
          attendees={[attendee.name || attendee.email, ...attendee.guests]}
          hosts={appointment.hosts.map(({ firstname }) => firstname)}
          onSend={send}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
