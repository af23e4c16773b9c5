import { useEffect, useEffectEvent } from 'react';
import type { PageFacts } from '#shared/domain/booking/page-facts.ts';
import type { PendingBooking } from '#shared/domain/payment/pending-booking.ts';
import { PENDING_BOOKING_PREFIX } from '#shared/domain/payment/pending-booking-prefix.ts';
import type { Send } from './booking-atom.ts';
import { afterTime } from './steps/held-steps.ts';

/**
 * Tells the flow of a payment that was under way when its page was left, also by another tab; or of
 * one that was only asked for (`held`), whose start the server holds for it.
 */
export function useLeftPayment(
  facts: PageFacts,
  { isOn, held }: { readonly isOn: boolean; readonly held: PendingBooking | undefined },
  send: Send,
): void {
  const tell = useEffectEvent(async () => {
    if (!isOn || !facts.needsPayment || !(held || isAnyKept())) return;
    const { findLeftBooking } = await afterTime.load();
    const pending = findLeftBooking(facts.meetingTypeId) ?? held;
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
