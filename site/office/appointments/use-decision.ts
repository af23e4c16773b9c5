import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { api } from '#site/office/api.ts';
import { doEach } from './do-each.ts';
import { useAppointmentAction } from './use-appointment-action.ts';
import type { WaitingSeat } from './waiting-seat.ts';

/** Confirms or declines those who wait for the host, by the host's own right: the history names them. */
export function useDecision(seats: readonly WaitingSeat[]) {
  const t = useTexts('appointments');
  const confirming = api.useChange(
    'post',
    '/appointments/{appointmentId}/attendees/{attendeeId}/confirm',
  );
  const declining = api.useChange(
    'post',
    '/appointments/{appointmentId}/attendees/{attendeeId}/decline',
  );
  const { settle, run, isBusy } = useAppointmentAction();
  const count = seats.length;
  const who = seats[0]?.who ?? '';
  const paramsOf = ({ appointmentId, attendeeId }: WaitingSeat) => ({
    path: { appointmentId, attendeeId },
  });
  const confirmEach = () =>
    doEach(seats, (seat) => confirming.mutateAsync({ params: paramsOf(seat) }));
  const confirmed = {
    title: t('confirm.done'),
    text: count === 1 ? t('confirm.doneText', { who }) : t('confirm.doneAll', { count }),
  };
  return {
    isBusy,
    /** Where it stands; the others are for dialogs, which tell what they throw. */
    confirm: () => run(confirmEach, confirmed),
    confirmAll: () => settle(confirmEach, confirmed),
    decline: (reason: string) => {
      const body = reason ? { reason } : {};
      return settle(
        () => doEach(seats, (seat) => declining.mutateAsync({ params: paramsOf(seat), body })),
        {
          title: t('decline.done'),
          text: count === 1 ? t('decline.doneText', { who }) : t('decline.doneAll', { count }),
        },
      );
    },
  };
}
