import type { ReactNode } from 'react';
import type { PublicAppointment } from '#shared/api/appointment.ts';
import { explainError } from '#shared/errors/explain.ts';
import { api } from '#site/lib/api.ts';
import { useAppointmentChange } from '#site/lib/use-appointment.ts';
import type { AppointmentLink } from './appointment-page-of.tsx';
import { asCancelled } from './as-changed.ts';
import { CancelForm } from './cancel-form.tsx';
import { forgetChangeDraft } from './change-draft.ts';
import { Changeable } from './changeable.tsx';
import { listTold } from './told-people.tsx';

interface CancellationProps {
  readonly appointment: PublicAppointment;
  readonly link: AppointmentLink;
  readonly nowMs: number;
  /** The way out that changes nothing. */
  readonly keep: ReactNode;
  /** It follows an act of the visitor on this page. */
  readonly takesFocus?: boolean;
  readonly onCancelled?: () => void;
}

/** Cancels for the attendee whose secret the link has, and shows what has become of it. */
export function Cancellation(props: CancellationProps) {
  const { appointment, link, nowMs, keep, takesFocus = false, onCancelled } = props;
  const change = useAppointmentChange(link);
  const confirm = api.useChange('post', '/booking/confirm/cancel/{appointmentId}/{secret}', {
    onSuccess: (_, { body }) => {
      forgetChangeDraft(appointment.id);
      change((known) => asCancelled(known, { reason: body?.reason ?? '', nowMs }));
      onCancelled?.();
    },
  });
  const isCancelled =
    confirm.isSuccess || explainError(confirm.error).code === 'appointment-cancelled';
  const { appointmentId, secret = '' } = link;
  return (
    <Changeable
      appointment={appointment}
      link={link}
      change="cancel"
      nowMs={nowMs}
      state={isCancelled ? 'cancelled' : appointment.state}
      takesFocus={isCancelled}
    >
      <CancelForm
        appointment={appointment}
        told={listTold(appointment)}
        keep={keep}
        takesFocus={takesFocus}
        isBusy={confirm.isPending}
        error={confirm.error}
        onConfirm={(reason) =>
          confirm.mutate({
            params: { path: { appointmentId, secret } },
            body: reason ? { reason } : {},
          })
        }
      />
    </Changeable>
  );
}
