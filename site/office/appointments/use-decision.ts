import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { api } from '#site/office/api.ts';
import { useAppointmentAction } from './use-appointment-action.ts';

interface SeatRef {
  readonly appointmentId: string;
  readonly attendeeId: string;
}

/** Confirms or declines who waits for the host. */
export function useDecision() {
  const t = useTexts('appointments');
  const path = '/appointments/{appointmentId}/attendees/{attendeeId}';
  const confirming = api.useChange('post', `${path}/confirm`);
  const declining = api.useChange('post', `${path}/decline`);
  const { run, isBusy } = useAppointmentAction();
  return {
    isBusy,
    confirm: (seats: readonly SeatRef[]) =>
      run(
        async () => {
          for (const seat of seats) await confirming.mutateAsync({ params: { path: seat } });
        },
        { title: t('confirm.done'), text: t('confirm.doneText') },
      ),
    decline: (seat: SeatRef, reason: string) =>
      run(() => declining.mutateAsync({ params: { path: seat }, body: reason ? { reason } : {} }), {
        title: t('decline.done'),
        text: t('decline.doneText'),
      }),
  };
}
