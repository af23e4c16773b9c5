import { atom } from 'jotai';
import {
  type Flow,
  type FlowEffect,
  type FlowEvent,
  transition,
} from '#shared/domain/booking/flow.ts';
import type { PageFacts } from '#shared/domain/booking/page-facts.ts';

export type Send = (event: FlowEvent) => void;

/** Makes a change, at a moment when what it leads to can be shown. */
type Show = (change: () => void, from: Flow, to: Flow) => void;

interface BookingEdges {
  readonly perform: (effect: FlowEffect, send: Send) => void;
  /** How what an effect answers is shown. */
  readonly show: Show;
}

/** The booking flow as one atom: written with events, its effects performed at the edge. */
export function createBookingAtom(page: PageFacts, begun: Flow, { perform, show }: BookingEdges) {
  const state = atom(begun);
  const flow = atom(
    (get) => get(state),
    // Answers whether the event changed anything.
    (get, set, event: FlowEvent) => {
      const before = get(state);
      const [next, effects] = transition(before, event, page);
      set(state, next);
      for (const effect of effects) perform(effect, (answer) => set(answers, answer));
      return next !== before;
    },
  );
  // An atom that sets itself would skip its own write function.
  const answers = atom(null, (get, set, event: FlowEvent) => {
    const before = get(state);
    show(() => set(flow, event), before, transition(before, event, page)[0]);
  });
  return flow;
}
