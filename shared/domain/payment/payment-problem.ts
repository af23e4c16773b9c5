/** What keeps a visitor from paying: a text of the `payment` namespace, or the provider's own words. */
export type PaymentProblem =
  | {
      readonly key: 'problem.couldNotLoad' | 'problem.unexpected' | 'problem.expired';
      readonly message?: undefined;
    }
  | { readonly key: 'problem.provider'; readonly message: string };

const SHOWN_TYPES: readonly string[] = ['card_error', 'validation_error', 'invalid_request_error'];

/**
 * Spec A §8: card, validation or invalid-request errors show the provider's message; otherwise a
 * generic unexpected payment error.
 */
export function explainCardError(error: {
  readonly type?: string;
  readonly message?: string | undefined;
}): PaymentProblem {
  if (error.message && SHOWN_TYPES.includes(error.type ?? '')) {
    return { key: 'problem.provider', message: error.message };
  }
  return { key: 'problem.unexpected' };
}

/** What a wallet's capture means for the visitor. */
export type CaptureOutcome =
  | { readonly type: 'paid' }
  | { readonly type: 'restart' }
  | { readonly type: 'problem'; readonly problem: PaymentProblem };

/** Spec A §8: issue INSTRUMENT_DECLINED restarts the payment flow; any other shows its description. */
export function toCaptureOutcome(reply: {
  readonly status: 'COMPLETED' | 'DECLINED';
  readonly details: readonly { readonly issue: string; readonly description: string }[];
}): CaptureOutcome {
  if (reply.status === 'COMPLETED') return { type: 'paid' };
  if (reply.details.some(({ issue }) => issue === 'INSTRUMENT_DECLINED'))
    return { type: 'restart' };
  const message = reply.details[0]?.description;
  return {
    type: 'problem',
    problem: message ? { key: 'problem.provider', message } : { key: 'problem.unexpected' },
  };
}
