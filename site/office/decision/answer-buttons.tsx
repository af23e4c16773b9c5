import type { DecisionAnswer } from '#shared/domain/decision/decisions.ts';
import { useClock } from '#shared/react/calendar/clock-store.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { AnswersOfCalendar } from './answers-of-calendar.tsx';
import type { AnswersProps } from './answers-props.ts';
import { nameAnswer } from './name-answer.ts';
import { useAnswerDecision } from './use-answer-decision.ts';

/** What settles a question with one press. */
export function AnswerButtons(props: AnswersProps) {
  const { kind } = props.decision;
  const isOfCalendar = kind === 'moved-there' || kind === 'deleted-there';
  return isOfCalendar ? <AnswersOfCalendar {...props} /> : <KeepOrMove {...props} />;
}

/** It stays, or goes where it is proposed to. */
function KeepOrMove({ decision, formats, onDone }: AnswersProps) {
  const t = useTexts('appointments');
  const clock = useClock();
  const { answer, isBusy } = useAnswerDecision(decision);
  const { kind, appointment, proposedStart } = decision;
  const press = async (said: DecisionAnswer) => {
    if (await answer(said)) onDone?.();
  };
  const keep = t(kind === 'clash' ? 'decisions.keepBoth' : 'decisions.keep');
  return (
    <>
      {proposedStart && (
        <Button disabled={isBusy} onClick={() => void press('move')}>
          {t('decisions.moveTo', { time: formats.time(proposedStart, clock) })}
        </Button>
      )}
      <Button
        tone="quiet"
        aria-label={nameAnswer(keep, appointment, { formats, clock })}
        busy={isBusy}
        onClick={() => void press('keep')}
      >
        {keep}
      </Button>
    </>
  );
}
