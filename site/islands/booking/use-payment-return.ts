import { useEffect } from 'react';
import type { PageFacts } from '#shared/domain/booking/page-facts.ts';

let isResumed = false;

/** Spec A §4, payment return: loads what finishes the booking, on a page that a bank sent back to. */
export function usePaymentReturn(facts: PageFacts): void {
  useEffect(() => {
    // The parameter of RETURN_PARAMETERS, whose code comes only where it is needed.
    const isReturn = new URLSearchParams(location.search).has('payment_intent_client_secret');
    if (!isReturn || isResumed) return;
    isResumed = true;
    void import('./finish-payment-return.ts').then((module) => module.finishPaymentReturn(facts));
  }, [facts]);
}
