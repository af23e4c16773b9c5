import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { api } from '#site/office/api.ts';
import { doEach } from './do-each.ts';
import { useAppointmentAction } from './use-appointment-action.ts';
import type { WaitingSeat } from './waiting-seat.ts';

type Seats = readonly WaitingSeat[];

/** Confirms or declines those who wait for the host, by the host's own right: the history names them. */
export function useDecision() {
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
  const paramsOf = ({ appointmentId, attendeeId }: WaitingSeat) => ({
    path: { appointmentId, attendeeId },
  });
  const confirmEach = (seats: Seats) => () =>
    doEach(seats, (seat) => confirming.mutateAsync({ params: paramsOf(seat) }));
  const said = (what: 'confirm' | 'decline', seats: Seats) => {
    const { length: count, 0: first } = seats;
    const who = first?.who ?? '';
    return {
      title: t(`${what}.done`),
      text: count === 1 ? t(`${what}.doneText`, { who }) : t(`${what}.doneAll`, { count }),
    };
  };
  return {
    isBusy,
    /** Where it stands; the others are for dialogs, which tell what they throw. */
    confirm: (seats: Seats) => run(confirmEach(seats), said('confirm', seats)),
    confirmAll: (seats: Seats) => settle(confirmEach(seats), said('confirm', seats)),
    decline: (seats: Seats, reason: string) => {
      const body = reason ? { reason } : {};
      const each = (seat: WaitingSeat) => declining.mutateAsync({ params: paramsOf(seat), body });
      return settle(() => doEach(seats, each), said('decline', seats));
    },
  };
}
