import type { Flow } from '#shared/domain/booking/flow.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { Spinner } from '#shared/react/ui/spinner.tsx';
import { client } from '#site/lib/client.ts';
import type { Send } from '../booking-atom.ts';
import type { LoadedPage } from '../loaded-page.ts';
import { CardPayment } from '../payment/card-payment.tsx';
import { PaymentUnavailable } from '../payment/payment-unavailable.tsx';
import { WalletPayment } from '../payment/wallet-payment.tsx';

export { PaymentUnavailable };

type Paying = Extract<Flow, { step: 'payment' }>;

/** Spec A §4: card or wallet; what is paid is booked by itself. */
export function PaymentStep(props: {
  readonly page: LoadedPage;
  readonly flow: Paying;
  readonly send: Send;
}) {
  const { page, flow, send } = props;
  const { order, attempt } = flow;
  if (attempt.status !== 'idle') return <Completing flow={flow} send={send} />;
  const common = {
    expiresAtIso: order.expiresAt,
    terms: page.bookingInfo.meetingPaymentInfo.paymentTerms,
    onPaid: (paymentId: string) => send({ type: 'paid', paymentId }),
    onBack: () => send({ type: 'went-back' }),
  };
  const { stripePaymentIntent, paypalOrderId, paypalClientId } = order;
  if (stripePaymentIntent)
    return <CardPayment {...common} order={{ ...order, stripePaymentIntent }} />;
  if (paypalOrderId && paypalClientId)
    return (
      <WalletPayment
        {...common}
        order={{ ...order, paypalOrderId, paypalClientId }}
        capture={(orderId) => captureOrder(orderId, page.bookingInfo.company.id)}
      />
    );
  return <PaymentUnavailable onBack={common.onBack} />;
}

async function captureOrder(orderId: string, companyId: string) {
  const { data } = await client.POST('/paypal-feature/capture-order/{orderId}', {
    params: { path: { orderId } },
    body: { companyId },
  });
  if (!data) throw new Error('A reply without a body');
  return data;
}

/** Paid: the booking is on its way, or has to be sent again. */
function Completing({ flow, send }: { readonly flow: Paying; readonly send: Send }) {
  const { t } = useTranslation(['payment', 'common']);
  const isSending = flow.attempt.status === 'sending';
  const paymentId = flow.attempt.status === 'idle' ? undefined : flow.attempt.request.paymentId;
  return (
    <section className="flex min-h-64 flex-col items-center justify-center gap-3 text-center">
      {isSending && <Spinner />}
      <h2 className="font-semibold text-lg">{t('return.processingTitle')}</h2>
      <p role="status" className="max-w-sm text-pretty text-soft">
        {isSending ? t('return.processing') : t('return.gaveUp', { paymentId })}
      </p>
      {!isSending && paymentId && (
        <Button className="mt-3" onClick={() => send({ type: 'paid', paymentId })}>
          {t('common:tryAgain')}
        </Button>
      )}
    </section>
  );
}
