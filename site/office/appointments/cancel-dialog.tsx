import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { api } from '#site/office/api.ts';
import { doEach } from './do-each.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import type { TellableAppointment } from './tellable-appointment.ts';
import { useAppointmentAction } from './use-appointment-action.ts';

interface CancelDialogProps {
  readonly appointments: readonly TellableAppointment[];
  readonly onClose: () => void;
  readonly onDone?: () => void;
}

/** Asks before appointments are cancelled, for mails go out: to whom, and why. */
export function CancelDialog({ appointments, onClose, onDone }: CancelDialogProps) {
  const t = useTexts('appointments');
  const { mutateAsync } = api.useChange('post', '/booking/cancel/{appointmentId}');
  const { settle } = useAppointmentAction();
  const count = appointments.length;
  const cancel = async (reason: string) => {
    const body = reason ? { reason } : {};
    const all = () =>
      doEach(appointments, ({ id }) =>
        mutateAsync({ params: { path: { appointmentId: id } }, body }),
      );
    await settle(all, { title: t('cancel.done'), text: t('cancel.doneText', { count }) });
    onDone?.();
  };
  return (
    <ReasonDialog
      title={t('cancel.title', { count })}
      verb={t('cancel.do', { count })}
      keep={t('cancel.keep', { count })}
      attendees={appointments.flatMap(({ attendees }) =>
        attendees.map(({ name, email }) => name || email),
      )}
      hosts={unique(appointments.flatMap(({ hosts }) => hosts.map(({ firstname }) => firstname)))}
      onSend={cancel}
      onClose={onClose}
    />
  );
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names)];
}
