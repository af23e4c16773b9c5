import { atom } from 'jotai';
import {
  type Flow,
  type FlowEffect,
  type FlowEvent,
  initial,
  type Step,
  transition,
  type Wishes,
} from '#shared/domain/booking/flow.ts';
import type { PageFacts } from '#shared/domain/booking/page-facts.ts';
import type { PendingBooking } from '#shared/domain/payment/pending-booking.ts';

export type Send = (event: FlowEvent) => void;

/** How the page begins: a payment that was left under way comes before everything else. */
export interface Start extends Wishes {
  readonly timeZone: string;
  readonly left?: PendingBooking | undefined;
}

/** The booking flow as one atom: written with events, its effects performed by `perform`. */
export function createBookingAtom(
  page: PageFacts,
  start: Start,
  perform: (effect: FlowEffect, send: Send) => void,
) {
  const [first, effects] = begin(page, start);
  const state = atom<Flow>(first);
  let due = effects;
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
  const answers = atom(null, (_get, set, event: FlowEvent) => {
    set(flow, event);
  });
  flow.onMount = (send) => {
    const now = due;
    due = [];
    for (const effect of now) perform(effect, send);
  };
  return flow;
}

function begin(page: PageFacts, { timeZone, left, ...wishes }: Start): Step {
  const flow = initial(page, timeZone, wishes);
  return left ? transition(flow, { type: 'payment-found', pending: left }, page) : [flow, []];
}
