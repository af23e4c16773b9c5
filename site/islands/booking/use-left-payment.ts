import { useEffect, useEffectEvent } from 'react';
import type { PageFacts } from '#shared/domain/booking/page-facts.ts';
import { PENDING_BOOKING_PREFIX } from '#shared/domain/payment/pending-booking-prefix.ts';
import type { Send } from './booking-atom.ts';
import { afterTime } from './steps/held-steps.ts';

/** Tells the flow of a payment that was under way when its page was left, also by another tab. */
export function useLeftPayment(facts: PageFacts, isOn: boolean, send: Send): void {
  const tell = useEffectEvent(async () => {
    if (!isOn || !facts.needsPayment || !isAnyKept()) return;
    const { findLeftBooking } = await afterTime.load();
    const pending = findLeftBooking(facts.meetingTypeId);
    if (pending) send({ type: 'payment-found', pending });
  });
  useEffect(() => void tell(), []);
}

/** Whether a payment was under way when a page of ours was left. */
export function isAnyKept(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(PENDING_BOOKING_PREFIX));
  } catch {
    // Storage can be closed to embedded pages: nothing was kept then.
    return false;
  }
}
