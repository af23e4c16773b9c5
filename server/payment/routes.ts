import type { BookingRequest } from '#shared/api/booking.ts';
import type { CaptureReply, PaymentOrderReply, PaymentStateReply } from '#shared/api/payment.ts';
import { captureWalletOrder } from './capture-wallet-order.ts';
import { createPaymentOrder } from './create-payment-order.ts';
import { getPaymentState } from './get-payment-state.ts';
import { giveUpOrder } from './give-up-order.ts';
import type { PaymentServices } from './payment-services.ts';

/** Handlers of `shared/api/payment.ts`. */
export function paymentRoutes(services: PaymentServices) {
  return {
    createPaymentOrder: ({
      body,
      headers,
    }: {
      readonly body: BookingRequest;
      readonly headers: { readonly 'idempotency-key'?: string | undefined };
    }): Promise<PaymentOrderReply> =>
      createPaymentOrder(services, body, headers['idempotency-key']),
    getPaymentOrder: ({
      params,
    }: {
      readonly params: { readonly paymentId: string };
    }): Promise<PaymentStateReply> => getPaymentState(services.db, params.paymentId),
    giveUpPaymentOrder: async ({
      params: { paymentId },
    }: {
      readonly params: { readonly paymentId: string };
    }) => {
      await giveUpOrder(services, paymentId);
      return { paymentId };
    },
    captureWalletOrder: ({
      params,
      body,
    }: {
      readonly params: { readonly orderId: string };
      readonly body: { readonly companyId: string };
    }): Promise<CaptureReply> => captureWalletOrder(services, { ...params, ...body }),
  };
}
