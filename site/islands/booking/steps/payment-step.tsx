import type {
  FlowEvent,
  Settling as SettlingPhase,
  PaymentStep as Step,
} from '#shared/domain/booking/flow.ts';
import type { PayOutcome } from '#shared/domain/payment/payment-problem.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Button, buttonClass } from '#shared/react/ui/button.tsx';
import { Spinner } from '#shared/react/ui/spinner.tsx';
import { toPath } from '#shared/routes/index.ts';
import { client } from '#site/lib/client.ts';
import type { Send } from '../booking-atom.ts';
import type { LoadedPage } from '../loaded-page.ts';
import { UntilPutAway } from '../other-tabs/until-put-away.tsx';
import { CardPayment } from '../payment/card-payment.tsx';
import { HoldCountdown } from '../payment/hold-countdown.tsx';
import { PaymentUnavailable } from '../payment/payment-unavailable.tsx';
import { WalletPayment } from '../payment/wallet-payment.tsx';
import { RefundTerms } from '../refund-terms.tsx';
import { BookingTicket } from './booking-ticket.tsx';
import { StepHeading } from './step-heading.tsx';

export { PaymentUnavailable };

interface PaymentStepProps {
  readonly page: LoadedPage;
  readonly flow: Step;
  readonly send: Send;
}

/** Spec A §4: card or wallet; what is paid is booked by itself. */
export function PaymentStep(props: PaymentStepProps) {
  const { page, flow } = props;
  const { order, payment, draft } = flow;
  const isPaid = payment.phase === 'settling' && payment.because === 'paid';
  return (
    <>
      <BookingTicket
        page={page}
        draft={draft}
        state={isPaid ? 'paid' : 'held'}
        status={
          payment.phase === 'settling' ? undefined : (
            <HoldCountdown expiresAtIso={order.expiresAt} />
          )
        }
        className="mb-6 max-w-lg"
      />
      <UntilPutAway isLive={payment.phase !== 'entering'}>
        <Paying {...props} />
      </UntilPutAway>
    </>
  );
}

function Paying({ page, flow, send }: PaymentStepProps) {
  const { order, payment } = flow;
  if (payment.phase === 'settling')
    return <Settling paymentId={order.paymentId} payment={payment} send={send} />;
  const common = {
    expiresAtIso: order.expiresAt,
    terms: <Terms info={page.bookingInfo.meetingPaymentInfo} flow={flow} />,
    payment,
    onStarted: () => send({ type: 'payment-started' }),
    onEnded: (outcome: PayOutcome) => send(toEvent(outcome)),
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

/** What a visitor agrees to by paying: the company's terms, and what becomes of the money. */
function Terms({
  info,
  flow: { draft },
}: {
  readonly info: LoadedPage['bookingInfo']['meetingPaymentInfo'];
  readonly flow: Step;
}) {
  return (
    <div className="flex flex-col gap-2">
      <RefundTerms info={info} startIso={draft.picked.startIso} timeZone={draft.timeZone} />
      {info.paymentTerms && <p className="text-pretty text-soft text-sm">{info.paymentTerms}</p>}
    </div>
  );
}

async function captureOrder(orderId: string, companyId: string) {
  const { data } = await client.POST('/paypal-feature/capture-order/{orderId}', {
    params: { path: { orderId } },
    body: { companyId },
  });
  if (!data) throw new Error('A reply without a body');
  return data;
}

function toEvent(outcome: PayOutcome): FlowEvent {
  switch (outcome.type) {
    case 'paid':
      return { type: 'paid' };
    case 'doubted':
      return { type: 'payment-doubted' };
    case 'refused':
      return { type: 'payment-refused', problem: outcome.problem };
  }
}

/** Paid, or perhaps paid: the booking is on its way, or has to be asked for again. */
function Settling(props: {
  readonly paymentId: string;
  readonly payment: SettlingPhase;
  readonly send: Send;
}) {
  const { paymentId, payment, send } = props;
  const { t } = useTranslation('payment');
  const isSending = payment.attempt.status === 'sending';
  const words = payment.because === 'paid' ? 'return' : 'doubt';
  return (
    <section className="flex min-h-64 flex-col items-center justify-center gap-3 text-center">
      {isSending && <Spinner />}
      <StepHeading>{t(`${words}.processingTitle`)}</StepHeading>
      <p role="status" className="max-w-sm text-pretty text-soft [overflow-wrap:anywhere]">
        {isSending ? t(`${words}.processing`) : t(`${words}.gaveUp`, { paymentId })}
      </p>
      {!isSending && (
        <div className="mt-3 flex flex-wrap justify-center gap-2">
          <Button onClick={() => send({ type: 'payment-asked-again' })}>
            {t('common:tryAgain')}
          </Button>
          <a href={toPath('order', { orderId: paymentId })} className={buttonClass('plain')}>
            {t('return.follow')}
          </a>
        </div>
      )}
    </section>
  );
}
