import { useState } from 'react';
import type { Decision } from '#shared/api/decision.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { CancelDialog } from '#site/office/appointments/cancel-dialog.tsx';
import { useAnswerDecision } from './use-answer-decision.ts';

/** The ways on with what its host has moved or deleted in their own calendar. */
export function AnswersOfCalendar({ decision }: { readonly decision: Decision }) {
  const t = useTexts('dashboard');
  const { answer, isBusy } = useAnswerDecision(decision);
  const [isCancelling, setCancelling] = useState(false);
  const { kind, appointment, proposedStart } = decision;
  const close = () => setCancelling(false);
  return (
    <div className="flex flex-wrap gap-2">
      {kind === 'deleted-there' ? (
        <Button tone="quiet" disabled={isBusy} onClick={() => setCancelling(true)}>
          {t('decisions.cancel')}
        </Button>
      ) : (
        proposedStart !== null && (
          <Button busy={isBusy} onClick={() => void answer('move')}>
            {t('decisions.moveHere')}
          </Button>
        )
      )}
      <Button
        tone="quiet"
        aria-label={t('decisions.putBackNamed', { name: appointment.name })}
        disabled={isBusy}
        onClick={() => void answer('put-back')}
      >
        {t('decisions.putBack')}
      </Button>
      {isCancelling && <CancelDialog appointments={[appointment]} onClose={close} />}
    </div>
  );
}
