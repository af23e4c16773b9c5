import type { ReactNode } from 'react';
import type { Entering, Paying } from '#shared/domain/booking/flow.ts';
import type { PaymentProblem } from '#shared/domain/payment/payment-problem.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { StepHeading } from '../steps/step-heading.tsx';

interface PaymentFrameProps {
  /** What a visitor agrees to by paying. */
  readonly terms: ReactNode;
  readonly problem: PaymentProblem | undefined;
  readonly children: ReactNode;
}

/** Why the last try did not pay, until the next one is made. */
export function problemOf(payment: Entering | Paying): PaymentProblem | undefined {
  return payment.phase === 'entering' ? payment.problem : undefined;
}

/** What both ways to pay have around them: heading, terms, and what went wrong. */
export function PaymentFrame({ terms, problem, children }: PaymentFrameProps) {
  const { t } = useTranslation('payment');
  return (
    <section aria-labelledby="payment-title" className="flex max-w-lg flex-col gap-5">
      <StepHeading id="payment-title">{t('title')}</StepHeading>
      <p role="alert" className="text-danger text-sm empty:absolute">
        {problem && (problem.message ?? t(problem.key))}
      </p>
      {children}
      {terms}
    </section>
  );
}
