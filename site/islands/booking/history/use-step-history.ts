import { useEffect, useEffectEvent, useState } from 'react';
import { type Flow, type FlowEvent, transition } from '#shared/domain/booking/flow.ts';
import type { PageFacts } from '#shared/domain/booking/page-facts.ts';
import type { StepName } from '#shared/domain/booking/trail.ts';
import { isFramed } from '#site/lib/framed-page.ts';
import type { Send } from '../booking-atom.ts';
import { afterTime } from '../steps/held-steps.ts';
import { createStepHistory } from './create-step-history.ts';
import { type KeptVisit, keepVisit } from './kept-visit.ts';
import type { Visit } from './start-visit.ts';

/** Lets Back, Forward and a swipe go from step to step, and keeps what was chosen for a reload. */
export function useStepHistory(start: Visit, flow: Flow, page: PageFacts, send: Send): void {
  const [steps] = useState(() => createStepHistory(start, history, isFramed()));
  const { visit } = start;
  useEffect(() => steps.follow(flow.step), [steps, flow.step]);
  useEffect(() => {
    keepVisit({ visit, ...toKeep(flow) });
  }, [visit, flow]);

  const resume = useEffectEvent(() => {
    if (!('attempt' in flow) || flow.attempt.status !== 'unanswered') return;
    // With the step's code come the words for it.
    void afterTime.load().then(() => send({ type: 'sending-resumed' }));
  });
  useEffect(() => resume(), []);

  const arrive = useEffectEvent((state: unknown) => {
    const toEvent = (step: StepName): FlowEvent => ({ type: 'step-revisited', step });
    const canEnter = (step: StepName) => transition(flow, toEvent(step), page)[0].step === step;
    const step = steps.arrive(state, canEnter);
    if (step && step !== flow.step) send(toEvent(step));
  });
  useEffect(() => {
    const onPopState = (event: PopStateEvent) => arrive(event.state);
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, []);
}

/** Once it is booked, who booked it need not be known here any more. */
function toKeep(flow: Flow): Omit<KeptVisit, 'visit' | 'atMs'> {
  const { attendee: _, ...draft } = flow.draft;
  if (flow.step === 'booked') return { draft, outcome: flow.outcome };
  if (flow.step === 'payment')
    return { draft: flow.draft, held: { order: flow.order, request: flow.request } };
  if (!('attempt' in flow) || flow.attempt.status === 'idle') return { draft: flow.draft };
  const { request, key } = flow.attempt;
  return { draft: flow.draft, sent: { request, key } };
}
