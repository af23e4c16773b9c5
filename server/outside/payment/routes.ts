import type { Handlers } from '#server/platform/http/handlers.ts';
import type { paymentApi } from '#shared/api/payment.ts';
import { captureWalletOrder } from './capture-wallet-order.ts';
import { createPaymentOrder } from './create-payment-order.ts';
import { getPaymentState } from './get-payment-state.ts';
import { giveUpOrder } from './give-up-order.ts';
import type { PaymentServices } from './payment-services.ts';

export function paymentRoutes(services: PaymentServices): Handlers<typeof paymentApi> {
  return {
    createPaymentOrder: async ({ body, headers }) => {
      await services.lookOnceMore(body);
      return createPaymentOrder(services, body, headers['idempotency-key']);
    },
    getPaymentOrder: ({ params }) => getPaymentState(services.db, params.paymentId),
    giveUpPaymentOrder: async ({ params: { paymentId } }) => {
      await giveUpOrder(services, paymentId);
      return { paymentId };
    },
    captureWalletOrder: ({ params, body }) => captureWalletOrder(services, { ...params, ...body }),
  };
}
