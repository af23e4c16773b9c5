import { Activity, startTransition, useEffect, useMemo, useState } from 'react';
import { type Bookable, type Flow, transition } from '#shared/domain/booking/flow.ts';
import type { PageFacts } from '#shared/domain/booking/page-facts.ts';
import type { StepProps } from './current-step.tsx';
import { afterTime } from './held-steps.ts';

/** After the times are there: the form is asked for while the visitor looks at them. */
const PREFETCH_MS = 400;

interface FormAheadProps extends Pick<StepProps, 'page' | 'facts' | 'flow' | 'send' | 'weeks'> {
  /** It stands over the times, which stay as they are. */
  readonly isDialog: boolean;
  readonly isAtTimes: boolean;
}

/**
 * The form, built while nobody is waiting for it, so that the press of a time has only to show it.
 * Until then it is of the start that is most likely to be picked.
 */
export function FormAhead(props: FormAheadProps) {
  const { facts, flow, weeks, isAtTimes, ...form } = props;
  const isCodeHere = useCode(isAtTimes && !weeks.isLoading);
  const start = flow.draft.picked?.startIso ?? weeks.next?.[0]?.spot.startTime;
  const ahead = useMemo(() => formAfter(flow, start, facts), [flow, start, facts]);
  const round = useRound(flow.step);
  const isShown = flow.step === 'form';
  const shown = isShown ? flow : isAtTimes && isCodeHere && ahead;
  if (!shown) return null;
  return (
    <Activity key={round} mode={isShown ? 'visible' : 'hidden'}>
      <Form {...form} flow={shown} />
    </Activity>
  );
}

/** The form as it would be with that start; undefined where something else comes after the times. */
function formAfter(flow: Flow, startIso: string | undefined, facts: PageFacts) {
  if (!startIso) return undefined;
  const [next] = transition(flow, { type: 'slot-picked', startIso }, facts);
  return next.step === 'form' ? next : undefined;
}

function useCode(isWanted: boolean): boolean {
  const [, setHere] = useState(afterTime.isHere);
  useEffect(() => {
    if (!isWanted) return undefined;
    const timer = setTimeout(() => {
      const build = () => startTransition(() => setHere(true));
      // It is asked for again when it is needed.
      afterTime.load().then(build, (error: unknown) => console.warn(error));
    }, PREFETCH_MS);
    return () => clearTimeout(timer);
  }, [isWanted]);
  return afterTime.isHere();
}

/** Counts how often the form was left: each time it is shown it begins anew. */
function useRound(step: Flow['step']): number {
  const [last, setLast] = useState({ step, round: 0 });
  if (last.step === step) return last.round;
  const next = { step, round: last.round + Number(last.step === 'form') };
  setLast(next);
  return next.round;
}

function Form(props: {
  readonly page: StepProps['page'];
  readonly flow: Bookable;
  readonly send: StepProps['send'];
  readonly isDialog: boolean;
}) {
  const { FormDialog, FormStep } = afterTime.useModule();
  const { isDialog, ...step } = props;
  return isDialog ? <FormDialog {...step} /> : <FormStep {...step} />;
}
