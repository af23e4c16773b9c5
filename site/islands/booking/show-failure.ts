import type { Failure } from '#shared/domain/booking/flow.ts';
import { ERROR_TOAST_MS, PAYMENT_PROBLEM_TOAST_MS } from '#shared/domain/constants.ts';
import { ApiError } from '#shared/errors/api-error.ts';
import { type ExplainedError, explainError, saysNothing } from '#shared/errors/explain.ts';
import { textsStore } from '#shared/i18n/texts-store.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { showToast } from '#shared/react/ui/toast-store.ts';

/** Spec A §8, §9: a destructive toast titled Error for 4 s; what is wrong with a payment for 15 s. */
export function showFailure(failure: Failure): void {
  const { translator } = textsStore.read();
  const text = toFailureText(failure, (key) => translator('errors', key));
  const isPayment = failure.code.startsWith('payment-');
  showToast(
    { tone: 'destructive', title: translator('common', 'error'), text },
    isPayment ? PAYMENT_PROBLEM_TOAST_MS : ERROR_TOAST_MS,
  );
}

/** What is said of a failure; `t` reads the errors' texts. */
export function toFailureText({ cause }: Failure, t: Translate<'errors'>): string {
  const explained = explainError(cause);
  return explained.message ?? t(saysNothing(explained) ? fallbackOf(cause) : explained.textKey);
}

/** Spec A §8: what is said of a booking where the server failed, and where it only said nothing. */
function fallbackOf(cause: unknown): ExplainedError['textKey'] {
  return cause instanceof ApiError && cause.status >= 500 ? 'booking-broken-off' : 'booking-failed';
}
