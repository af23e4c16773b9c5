import { lazy, Suspense, useState } from 'react';
import type { DecisionAnswer } from '#shared/domain/decision/decisions.ts';
import { useClock } from '#shared/react/calendar/clock-store.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import type { AnswersProps } from './answers-props.ts';
import { nameAnswer } from './name-answer.ts';
import { useAnswerDecision } from './use-answer-decision.ts';

const CancelDialog = lazy(() =>
  import('#site/office/appointments/cancel-dialog.tsx').then((module) => ({
    default: module.CancelDialog,
  })),
);

/** What settles with one press, or a question, what its host has moved or deleted in their own calendar. */
export function AnswersOfCalendar({ decision, formats, onDone }: AnswersProps) {
  const t = useTexts('appointments');
  const clock = useClock();
  const { answer, isBusy } = useAnswerDecision(decision);
  const [isCancelling, setCancelling] = useState(false);
  const { kind, appointment, proposedStart } = decision;
  const press = async (said: DecisionAnswer) => {
    if (await answer(said)) onDone?.();
  };
  const close = () => setCancelling(false);
  return (
    <>
      {kind === 'deleted-there' ? (
        <Button tone="quiet" disabled={isBusy} onClick={() => setCancelling(true)}>
          {t('decisions.cancel')}
        </Button>
      ) : (
        proposedStart !== null && (
          <Button busy={isBusy} onClick={() => void press('move')}>
            {t('decisions.moveHere')}
          </Button>
        )
      )}
      <Button
        tone="quiet"
        aria-label={nameAnswer(t('decisions.putBack'), appointment, { formats, clock })}
        disabled={isBusy}
        onClick={() => void press('put-back')}
      >
        {t('decisions.putBack')}
      </Button>
      <Suspense>
        {isCancelling && <CancelDialog appointments={[appointment]} onClose={close} />}
      </Suspense>
    </>
  );
}
