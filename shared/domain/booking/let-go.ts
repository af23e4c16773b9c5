import type { Flow, FlowEffect } from './flow.ts';

/** Whoever leaves the form for another time does not keep the one that they were to pay for. */
export function letGo(before: Flow, after: Flow): readonly FlowEffect[] {
  const left = 'replaces' in before ? before.replaces : undefined;
  if (left === undefined || 'replaces' in after) return [];
  const { paymentId } = left.order;
  return [
    { type: 'give-up-order', paymentId },
    { type: 'forget-pending', paymentId },
  ];
}
