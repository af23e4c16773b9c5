import { useQueryClient } from '@tanstack/react-query';
import type { Spot } from '#shared/api/availability.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { useToast } from '#shared/react/ui/use-toast.ts';
import { api } from '#site/lib/api.ts';
import { useAppointmentChange } from '#site/lib/use-appointment.ts';
import type { AppointmentLink } from './appointment-page-of.tsx';
import { asMoved } from './as-changed.ts';
import { forgetChangeDraft } from './change-draft.ts';
import { isAboutTheTime } from './is-about-the-time.ts';

/** Where the appointment is now: a seat of a group moves to another. */
export interface Moved {
  readonly appointmentId: string;
  readonly secret: string | undefined;
}

interface RescheduleProps {
  readonly link: AppointmentLink;
  readonly nowMs: number;
  readonly onMoved: (moved: Moved) => void;
  /** The chosen time is gone; of other failures it stays chosen. */
  readonly onTaken: () => void;
}

/**
 * Spec A §8: a failure says 'Selected time is already booked'; a reply without its appointment
 * 'Something went wrong'. The button stays busy while the browser goes to the appointment.
 */
export function useReschedule({ link, nowMs, onMoved, onTaken }: RescheduleProps) {
  const { t } = useTranslation('appointment');
  const toast = useToast({ isTitled: true });
  const queries = useQueryClient();
  const change = useAppointmentChange(link);
  const forgetTimes = () =>
    queries.invalidateQueries({ queryKey: ['get', '/booking-availability'] });
  const mutation = api.useChange('post', '/booking/confirm/reschedule', {
    onSuccess: (reply, { body: { start } }) => {
      if (!reply?.appointmentId) {
        toast.fail(t('common:somethingWentWrong'));
        return;
      }
      const { appointmentId, secret } = reply;
      forgetChangeDraft(link.appointmentId);
      if (appointmentId === link.appointmentId)
        change((known) => asMoved(known, { startIso: start, nowMs }));
      onMoved({ appointmentId, secret: secret || undefined });
    },
    onError: (error: unknown) => {
      if (isAboutTheTime(error)) {
        toast.fail(t('reschedulePage.taken'));
        onTaken();
      } else toast.failWith(error);
      return forgetTimes();
    },
  });
  return {
    isBusy: mutation.isPending || Boolean(mutation.data?.appointmentId),
    confirm: (spot: Spot) =>
      mutation.mutate({
        body: {
          appointmentId: link.appointmentId,
          secret: link.secret ?? '',
          start: spot.startTime,
          ...(spot.appointment && { newAppointmentId: spot.appointment.id }),
        },
      }),
  };
}
