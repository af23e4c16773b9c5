import { atom } from 'jotai';
import { startTransition } from 'react';
import {
  type Flow,
  type FlowEffect,
  type FlowEvent,
  initial,
  transition,
  type Wishes,
} from '#shared/domain/booking/flow.ts';
import type { PageFacts } from '#shared/domain/booking/page-facts.ts';

export type Send = (event: FlowEvent) => void;

/** The booking flow as one atom: written with events, its effects performed by `perform`. */
export function createBookingAtom(
  page: PageFacts,
  timeZone: string,
  wishes: Wishes,
  perform: (effect: FlowEffect, send: Send) => void,
) {
  const state = atom<Flow>(initial(page, timeZone, wishes));
  const flow = atom(
    (get) => get(state),
    // Answers whether the event changed anything.
    (get, set, event: FlowEvent) => {
      const before = get(state);
      const [next, effects] = transition(before, event, page);
      set(state, next);
      for (const effect of effects)
        perform(effect, (answer) => startTransition(() => set(answers, answer)));
      return next !== before;
    },
  );
  // An atom that sets itself would skip its own write function.
  const answers = atom(null, (_get, set, event: FlowEvent) => {
    set(flow, event);
  });
  return flow;
}
