import { useEffect, useState } from 'react';
import type { PageFacts } from '#shared/domain/booking/page-facts.ts';
import {
  initial,
  isReturning,
  type PaymentReturn as State,
} from '#shared/domain/payment/payment-return.ts';
import { addTexts } from '#shared/i18n/add-texts.ts';
import { PaymentReturnBanner } from './payment/payment-return-banner.tsx';
import { resumePayment } from './payment/resume-payment.ts';
import { paymentReturnTools, type Spoken } from './payment-return-tools.ts';

/** A page is opened once: React's strict mode must not book twice. */
let isResumed = false;

/** Spec A §4, payment return: books what was paid before the page was left, and says how far it is. */
export function PaymentReturn({
  facts,
  onReturning,
}: {
  readonly facts: PageFacts;
  /** Whether the page still has to wait for it. */
  readonly onReturning: (isReturning: boolean) => void;
}) {
  const [state, setState] = useState<State>(initial);
  const [spoken, setSpoken] = useState<Spoken>();
  useEffect(() => {
    if (isResumed) return;
    isResumed = true;
    const onState = (next: State) => {
      setState(next);
      onReturning(isReturning(next));
    };
    const tools = { ...paymentReturnTools(facts, setSpoken), onState };
    void addTexts(['payment']).then(() => resumePayment(tools));
  }, [facts, onReturning]);
  useEffect(() => {
    if (!spoken) return undefined;
    const timer = setTimeout(() => setSpoken(undefined), spoken.durationMs);
    return () => clearTimeout(timer);
  }, [spoken]);
  return (
    <>
      <PaymentReturnBanner state={state} />
      {spoken && (
        // The latest says all: an earlier attempt is nobody's concern any more.
        <p role={spoken.tone === 'destructive' ? 'alert' : 'status'} className="sr-only">
          {spoken.title} {spoken.text}
        </p>
      )}
    </>
  );
}
