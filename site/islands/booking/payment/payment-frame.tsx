import type { ReactNode } from 'react';
import type { Entering, Paying } from '#shared/domain/booking/flow.ts';
import type { PaymentProblem } from '#shared/domain/payment/payment-problem.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { StepHeading } from '../steps/step-heading.tsx';
import { HoldCountdown } from './hold-countdown.tsx';

interface PaymentFrameProps {
  readonly expiresAtIso: string;
  /** What a visitor agrees to by paying. */
  readonly terms: ReactNode;
  readonly problem: PaymentProblem | undefined;
  readonly children: ReactNode;
}

/** Why the last try did not pay, until the next one is made. */
export function problemOf(payment: Entering | Paying): PaymentProblem | undefined {
  return payment.phase === 'entering' ? payment.problem : undefined;
}

/** What both ways to pay have around them: heading, countdown, terms, and what went wrong. */
export function PaymentFrame({ expiresAtIso, terms, problem, children }: PaymentFrameProps) {
  const { t } = useTranslation('payment');
  return (
    <section aria-labelledby="payment-title" className="flex max-w-lg flex-col gap-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <StepHeading id="payment-title">{t('title')}</StepHeading>
        <HoldCountdown expiresAtIso={expiresAtIso} />
      </div>
      <p role="alert" className="text-danger text-sm empty:absolute">
        {problem && (problem.message ?? t(problem.key))}
      </p>
      {children}
      {terms}
    </section>
  );
}
