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

/** How a try to pay ended: `doubted` where nobody can say whether the money was taken. */
export type PayOutcome =
  | { readonly type: 'paid' | 'doubted' }
  /** Nothing was taken; without a problem the visitor thought better of it. */
  | { readonly type: 'refused'; readonly problem?: PaymentProblem };

/** What a wallet's capture means for the visitor. */
export type CaptureOutcome = PayOutcome | { readonly type: 'restart' };

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
    type: 'refused',
    problem: message ? { key: 'problem.provider', message } : { key: 'problem.unexpected' },
  };
}

interface IntentLike {
  readonly status: string;
}

/**
 * What the card provider's answer means. An error may come with an intent that is paid, as when
 * another tab was quicker; one that is no refusal of the card leaves the payment in doubt.
 */
export function toPayOutcome(result: {
  readonly error?:
    | {
        readonly type: string;
        readonly message?: string | undefined;
        readonly payment_intent?: IntentLike | undefined;
      }
    | undefined;
  readonly paymentIntent?: IntentLike | undefined;
}): PayOutcome {
  const { error, paymentIntent } = result;
  const status = (paymentIntent ?? error?.payment_intent)?.status;
  if (status === 'succeeded' || status === 'processing') return { type: 'paid' };
  if (error && !SHOWN_TYPES.includes(error.type)) return { type: 'doubted' };
  return { type: 'refused', problem: explainCardError(error ?? {}) };
}
