import { PAYMENT_PROBLEM_TOAST_MS, PROCESSING_TOAST_MS } from '#shared/domain/constants.ts';

/** Texts of the `payment` namespace for what went wrong after the page was left. */
export type PaymentProblemKey =
  | 'return.couldNotLoadStripe'
  | 'return.error'
  | 'return.missing'
  | 'return.corrupted'
  | 'return.gaveUp';

/** A toast of a payment return; its texts are of the `payment` namespace. */
export interface PaymentNotice {
  readonly tone: 'plain' | 'destructive';
  readonly title: 'return.errorTitle' | 'return.processingTitle' | 'return.retryingTitle';
  readonly text: PaymentProblemKey | 'return.processing' | 'return.retrying';
  readonly values: Readonly<Record<string, string | number>>;
  readonly durationMs: number;
}

export function toProcessingNotice(): PaymentNotice {
  return {
    tone: 'plain',
    title: 'return.processingTitle',
    text: 'return.processing',
    values: {},
    durationMs: PROCESSING_TOAST_MS,
  };
}

/** Spec A §4: a 'Retrying...' notice shows attempt x of 3. */
export function toRetryNotice(attempt: number, total: number): PaymentNotice {
  return {
    tone: 'plain',
    title: 'return.retryingTitle',
    text: 'return.retrying',
    values: { attempt, total },
    durationMs: PROCESSING_TOAST_MS,
  };
}

/** Spec A §8, §9: payment problems stay for 15 s and carry the payment's id where there is one. */
export function toProblemNotice(text: PaymentProblemKey, paymentId?: string): PaymentNotice {
  return {
    tone: 'destructive',
    title: 'return.errorTitle',
    text,
    values: paymentId === undefined ? {} : { paymentId },
    durationMs: PAYMENT_PROBLEM_TOAST_MS,
  };
}
