import type { ReactNode } from 'react';
import type { PublicAppointment } from '#shared/api/appointment.ts';
import { CancelForm } from '#site/islands/appointment/cancel-form.tsx';
import { api } from '#site/lib/api.ts';
import { useHostChange } from './use-host-change.ts';

export interface HostStepProps {
  readonly appointment: PublicAppointment;
  readonly nowMs: number;
  /** Who gets a mail. */
  readonly told: readonly string[];
  readonly keep: ReactNode;
  readonly onDone: () => void;
}

/** The host cancels for everybody, with a reason that attendees read. */
export function HostCancellation({ appointment, told, keep, onDone }: HostStepProps) {
  const { onSuccess } = useHostChange(appointment.id, onDone);
  const cancel = api.useChange('post', '/booking/cancel/{appointmentId}', { onSuccess });
  return (
    <CancelForm
      appointment={appointment}
      isForAll
      told={told}
      keep={keep}
      takesFocus
      isBusy={cancel.isPending}
      // A failure stands in the form.
      error={cancel.error}
      onConfirm={(reason) =>
        cancel.mutate({
          params: { path: { appointmentId: appointment.id } },
          body: reason ? { reason } : {},
        })
      }
    />
  );
}
