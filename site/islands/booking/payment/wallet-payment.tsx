import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CaptureReply, PaymentOrderReply } from '#shared/api/payment.ts';
import type { Entering, Paying } from '#shared/domain/booking/flow.ts';
import {
  type CaptureOutcome,
  type PaymentProblem,
  type PayOutcome,
  toCaptureOutcome,
} from '#shared/domain/payment/payment-problem.ts';
import { ApiError } from '#shared/errors/api-error.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { useErrorText } from '#shared/react/ui/use-error-text.ts';
import { mountWalletButton } from './mount-wallet-button.ts';
import { PaymentFrame, problemOf } from './payment-frame.tsx';
import { useHoldEnd } from './use-hold-end.ts';

interface WalletPaymentProps {
  readonly order: Pick<PaymentOrderReply, 'currency'> & {
    readonly paypalOrderId: string;
    readonly paypalClientId: string;
  };
  readonly expiresAtIso: string;
  readonly terms: ReactNode;
  /** `POST /paypal-feature/capture-order/{orderId}`. */
  readonly capture: (orderId: string) => Promise<CaptureReply>;
  readonly payment: Entering | Paying;
  /** PayPal's window opens: what the visitor does there is not ours to undo. */
  readonly onStarted: () => void;
  readonly onEnded: (outcome: PayOutcome) => void;
  readonly onBack: () => void;
}

/** Spec A §4, wallet payment: after approval the order is captured, its id is the payment's. */
export function WalletPayment(props: WalletPaymentProps) {
  const { order, expiresAtIso, terms, capture, payment, ...on } = props;
  const { t } = useTranslation('payment');
  const errorText = useErrorText();
  const box = useRef<HTMLDivElement>(null);
  const [end, setEnd] = useState<PaymentProblem>();
  const isPaying = payment.phase === 'paying';
  const { paypalOrderId, paypalClientId, currency } = order;

  useHoldEnd(expiresAtIso, () => {
    if (!isPaying) setEnd({ key: 'problem.expired' });
  });

  const onApproved = useEffectEvent(async (restart: () => void): Promise<void> => {
    const outcome = await capture(paypalOrderId).then(toCaptureOutcome, toOutcome);
    if (outcome.type === 'restart') restart();
    else on.onEnded(outcome);
  });
  /** Spec A §8 has no words for a capture that was refused: its own then. */
  const toOutcome = (cause: unknown): CaptureOutcome => {
    const isRefused = cause instanceof ApiError && cause.status < 500;
    if (!isRefused) return { type: 'doubted' };
    return { type: 'refused', problem: { key: 'problem.provider', message: errorText(cause) } };
  };
  const onProblem = useEffectEvent(() => {
    // Nobody knows how far PayPal had come.
    if (isPaying) on.onEnded({ type: 'doubted' });
    else on.onEnded({ type: 'refused', problem: { key: 'problem.unexpected' } });
  });
  const onOpened = useEffectEvent(() => on.onStarted());
  const onClosed = useEffectEvent(() => {
    on.onEnded({ type: 'refused' });
    on.onBack();
  });
  const onFailed = useEffectEvent(() => setEnd({ key: 'problem.couldNotLoad' }));
  useEffect(() => {
    if (!box.current) return;
    return mountWalletButton(
      box.current,
      { orderId: paypalOrderId, clientId: paypalClientId, currency },
      {
        onOpened: () => onOpened(),
        onApproved: (restart) => onApproved(restart),
        onClosed: () => onClosed(),
        onProblem: () => onProblem(),
        onFailed: () => onFailed(),
      },
    );
  }, [paypalOrderId, paypalClientId, currency]);

  return (
    <PaymentFrame terms={terms} problem={end ?? problemOf(payment)}>
      <div ref={box} hidden={end !== undefined} aria-busy={isPaying} className="min-h-14" />
      <div>
        <Button tone="plain" disabled={isPaying} onClick={on.onBack} className="sm:-ml-4">
          {t('back')}
        </Button>
      </div>
    </PaymentFrame>
  );
}
