import type { CaptureReply } from '#shared/api/payment.ts';
import { paymentMethods } from '#shared/domain/integrations/payment-providers.ts';
import { askProvider } from './ask-provider.ts';
import { checkPayable } from './check-payable.ts';
import type { PaymentServices } from './payment-services.ts';
import { providerOf } from './provider-of.ts';
import { refusePayment } from './refuse-payment.ts';
import { findByProviderOrder } from './store/payment-order.ts';

/**
 * Takes the money of a wallet order that its owner approved, as long as its start is held. A
 * declined instrument is an answer, not an error: the visitor chooses another one.
 */
export async function captureWalletOrder(
  services: PaymentServices,
  asked: { readonly orderId: string; readonly companyId: string },
): Promise<CaptureReply> {
  const order = await findByProviderOrder(services.db, asked.orderId);
  if (order?.companyId !== asked.companyId || paymentMethods[order.provider] !== 'wallet') {
    return refusePayment('not-found');
  }
  if (order.status === 'booked') return { status: 'COMPLETED', details: [] };
  checkPayable(order, services.clock.nowMs());
  const provider = providerOf(services.providers, order.provider);
  const capture = await askProvider(
    services,
    provider.capture(asked.orderId, `capture-${order.paymentOrderId}`),
  );
  if (capture.captured) return { status: 'COMPLETED', details: [] };
  const { issue, description } = capture;
  return { status: 'DECLINED', details: [{ issue, description }] };
}
