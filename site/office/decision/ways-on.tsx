import { lazy, Suspense, useState } from 'react';
import type { Decision } from '#shared/api/decision.ts';
import { useClock } from '#shared/react/calendar/clock-store.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import type { AnswersProps } from './answers-props.ts';
import { nameAnswer } from './name-answer.ts';

const HandOverDialog = lazy(() =>
  import('#site/office/appointments/hand-over-dialog.tsx').then((module) => ({
    default: module.HandOverDialog,
  })),
);
const RescheduleDialog = lazy(() =>
  import('#site/office/appointments/reschedule-dialog.tsx').then((module) => ({
    default: module.RescheduleDialog,
  })),
);

interface WaysOnProps extends Pick<AnswersProps, 'formats' | 'onDone'> {
  readonly appointment: Decision['appointment'];
}

/** What is done with any appointment, and settles a question as well: it is moved, or a colleague takes it. */
export function WaysOn({ appointment, formats, onDone }: WaysOnProps) {
  const t = useTexts('appointments');
  const clock = useClock();
  const [open, setOpen] = useState<'move' | 'give'>();
  const close = () => setOpen(undefined);
  const finish = () => {
    close();
    onDone?.();
  };
  return (
    <>
      {(['move', 'give'] as const).map((way) => {
        const text = t(`decisions.${way}`);
        return (
          <Button
            key={way}
            tone="quiet"
            aria-label={nameAnswer(text, appointment, { formats, clock })}
            onClick={() => setOpen(way)}
          >
            {text}
          </Button>
        );
      })}
      <Suspense>
        {open === 'move' && (
          <RescheduleDialog appointment={appointment} onClose={close} onDone={finish} />
        )}
        {open === 'give' && (
          <HandOverDialog appointment={appointment} onClose={close} onDone={finish} />
        )}
      </Suspense>
    </>
  );
}
