import type { Answer } from '#server/platform/kernel/answer.ts';
import type { PaymentServices } from './payment-services.ts';
import { refusePayment } from './refuse-payment.ts';

/**
 * What a payment provider answers. Nothing of the order has changed where it gives no answer: return,
 * webhook and sweep ask again, so that nothing that was paid is lost.
 * @throws Refusal `payment-provider-unavailable`; the log says why.
 */
export async function askProvider<Value>(
  { log }: Pick<PaymentServices, 'log'>,
  call: Promise<Answer<Value>>,
): Promise<Value> {
  const answer = await call;
  if (answer.answered) return answer.value;
  log.error({ err: answer.cause, why: answer.why }, 'payment provider');
  return refusePayment('unavailable');
}
