import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CaptureReply, PaymentOrderReply } from '#shared/api/payment.ts';
import {
  type CaptureOutcome,
  type PaymentProblem,
  toCaptureOutcome,
} from '#shared/domain/payment/payment-problem.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { useErrorText } from '#shared/react/ui/use-error-text.ts';
import { mountWalletButton } from './mount-wallet-button.ts';
import { PaymentFrame } from './payment-frame.tsx';
import { useHoldEnd } from './use-hold-end.ts';

interface WalletPaymentProps {
  readonly order: Pick<PaymentOrderReply, 'currency'> & {
    readonly paypalOrderId: string;
    readonly paypalClientId: string;
  };
  readonly expiresAtIso: string;
  readonly terms?: string | null | undefined;
  /** `POST /paypal-feature/capture-order/{orderId}`. */
  readonly capture: (orderId: string) => Promise<CaptureReply>;
  readonly onPaid: (paymentId: string) => void;
  readonly onBack: () => void;
}

/** Spec A §4, wallet payment: after approval the order is captured, its id is the payment's. */
export function WalletPayment({ order, expiresAtIso, terms, capture, ...on }: WalletPaymentProps) {
  const { t } = useTranslation('payment');
  const errorText = useErrorText();
  const box = useRef<HTMLDivElement>(null);
  const [status, setStatus] = useState<'open' | 'paying' | 'over'>('open');
  const [problem, setProblem] = useState<PaymentProblem>();
  const { paypalOrderId, paypalClientId, currency } = order;

  const stop = (found: PaymentProblem) => {
    setStatus('over');
    setProblem(found);
  };
  useHoldEnd(expiresAtIso, () => {
    if (status !== 'paying') stop({ key: 'problem.expired' });
  });

  const onApproved = useEffectEvent(async (restart: () => void): Promise<void> => {
    setStatus('paying');
    setProblem(undefined);
    const outcome = await capture(paypalOrderId).then(toCaptureOutcome, toProblem);
    if (outcome.type === 'paid') return on.onPaid(paypalOrderId);
    setStatus('open');
    if (outcome.type === 'restart') restart();
    else setProblem(outcome.problem);
  });
  /** Spec A §8 has no words for a capture that was refused, or that nobody answered: its own then. */
  const toProblem = (cause: unknown): CaptureOutcome => ({
    type: 'problem',
    problem: { key: 'problem.provider', message: errorText(cause) },
  });
  const onProblem = useEffectEvent(() => {
    setStatus('open');
    setProblem({ key: 'problem.unexpected' });
  });
  const onClosed = useEffectEvent(() => on.onBack());
  const onFailed = useEffectEvent(() => stop({ key: 'problem.couldNotLoad' }));
  useEffect(() => {
    if (!box.current) return;
    return mountWalletButton(
      box.current,
      { orderId: paypalOrderId, clientId: paypalClientId, currency },
      {
        onApproved: (restart) => onApproved(restart),
        onClosed: () => onClosed(),
        onProblem: () => onProblem(),
        onFailed: () => onFailed(),
      },
    );
  }, [paypalOrderId, paypalClientId, currency]);

  return (
    <PaymentFrame expiresAtIso={expiresAtIso} terms={terms} problem={problem}>
      <div
        ref={box}
        hidden={status === 'over'}
        aria-busy={status === 'paying'}
        className="min-h-14"
      />
      <div>
        <Button
          tone="plain"
          disabled={status === 'paying'}
          onClick={on.onBack}
          className="sm:-ml-4"
        >
          {t('back')}
        </Button>
      </div>
    </PaymentFrame>
  );
}
