import { useId, useState } from 'react';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { Dialog } from '#shared/react/ui/dialog.tsx';
import { api } from '#site/office/api.ts';
import type { TellableAppointment } from './tellable-appointment.ts';
import { useAppointmentAction } from './use-appointment-action.ts';
import { WhoIsTold } from './who-is-told.tsx';

interface CancelDialogProps {
  readonly appointments: readonly TellableAppointment[];
  readonly onClose: () => void;
  readonly onDone?: () => void;
}

/** Asks before appointments are cancelled, for mails go out: to whom, and why. */
export function CancelDialog({ appointments, onClose, onDone }: CancelDialogProps) {
  const t = useTexts('appointments');
  const reasonId = useId();
  const [reason, setReason] = useState('');
  const { mutateAsync } = api.useChange('post', '/booking/cancel/{appointmentId}');
  const { run, isBusy } = useAppointmentAction();
  const count = appointments.length;
  const cancel = async () => {
    const all = async () => {
      for (const { id } of appointments) {
        const params = { path: { appointmentId: id } };
        await mutateAsync({ params, body: reason.trim() ? { reason: reason.trim() } : {} });
      }
    };
    const isDone = await run(all, {
      title: t('cancel.done'),
      text: t('cancel.doneText', { count }),
    });
    if (!isDone) return;
    onClose();
    onDone?.();
  };
  return (
    <Dialog
      title={t('cancel.title', { count })}
      onClose={onClose}
      className="flex flex-col gap-4 p-5"
    >
      <WhoIsTold
        attendees={appointments.flatMap(({ attendees }) => attendees.map(nameOf))}
        hosts={unique(appointments.flatMap(({ hosts }) => hosts.map(({ firstname }) => firstname)))}
      />
      <div>
        <label htmlFor={reasonId} className="mb-1.5 block font-medium text-sm">
          {t('cancel.reason')}
        </label>
        <textarea
          id={reasonId}
          rows={3}
          maxLength={5000}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          className="field block"
        />
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        <Button tone="quiet" onClick={onClose}>
          {t('cancel.keep', { count })}
        </Button>
        <Button tone="danger" busy={isBusy} onClick={() => void cancel()}>
          {t('cancel.do', { count })}
        </Button>
      </div>
    </Dialog>
  );
}

function nameOf({ name, email }: TellableAppointment['attendees'][number]): string {
  return name || email;
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names)];
}
