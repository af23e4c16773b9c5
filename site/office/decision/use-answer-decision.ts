import type { Decision } from '#shared/api/decision.ts';
import type { DecisionAnswer } from '#shared/domain/decision/decisions.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { api } from '#site/office/api.ts';
import { useAppointmentAction } from '#site/office/appointments/use-appointment-action.ts';

/** Answers what a host is asked about an appointment. */
export function useAnswerDecision({ appointment, kind, about, proposedStart }: Decision) {
  const t = useTexts('appointments');
  const answering = api.useChange('post', '/decisions/{appointmentId}');
  const { run, isBusy } = useAppointmentAction();
  const answer = (said: DecisionAnswer) =>
    run(
      () =>
        answering.mutateAsync({
          params: { path: { appointmentId: appointment.id } },
          body: { kind, about, answer: said, was: { start: appointment.start, proposedStart } },
        }),
      { title: t(`decisions.done.${said}`), text: appointment.name },
    );
  return { answer, isBusy };
}
