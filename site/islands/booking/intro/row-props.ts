import type { Chosen, Flow } from '#shared/domain/booking/flow.ts';
import type { PageFacts } from '#shared/domain/booking/page-facts.ts';
import type { Send } from '../booking-atom.ts';

/** What a row of the left panel reads, and whom it tells what was chosen. */
export interface RowProps {
  readonly facts: PageFacts;
  readonly flow: Flow;
  readonly send: Send;
}

/** Whether the visitor may choose again: not while they pay, nor once they have booked. */
export function isOpen(flow: Flow): boolean {
  return !['details', 'host-selection', 'payment', 'unpayable', 'booked'].includes(flow.step);
}

/** Whether a start has been picked, and no ticket says so. */
export function isAtChosenTime(flow: Flow): flow is Extract<Flow, { readonly draft: Chosen }> {
  return hasChosenTime(flow) && (flow.step === 'confirm' || flow.step === 'unpayable');
}

/** Whether a start has been picked that the next steps are about. */
export function hasChosenTime(flow: Flow): flow is Extract<Flow, { readonly draft: Chosen }> {
  return ['form', 'confirm', 'payment', 'unpayable', 'booked'].includes(flow.step);
}
