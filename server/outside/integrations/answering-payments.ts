import { answering, type Rejecting } from '#server/platform/kernel/answer.ts';
import type { PaymentProvider } from '#server/platform/kernel/payment-provider.ts';

/** A payment adapter as the port has it; `whyOf` knows its provider's errors. */
export function answeringPayments(
  port: Rejecting<PaymentProvider>,
  whyOf: Parameters<typeof answering>[1],
): PaymentProvider {
  return {
    createOrder: answering(port.createOrder, whyOf),
    loadOrder: answering(port.loadOrder, whyOf),
    capture: answering(port.capture, whyOf),
    refund: answering(port.refund, whyOf),
    cancel: answering(port.cancel, whyOf),
    verifyWebhook: answering(port.verifyWebhook, whyOf),
  };
}
