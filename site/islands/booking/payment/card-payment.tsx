import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PaymentOrderReply } from '#shared/api/payment.ts';
import type { Entering, Paying } from '#shared/domain/booking/flow.ts';
import {
  explainCardError,
  type PaymentProblem,
  type PayOutcome,
  toPayOutcome,
} from '#shared/domain/payment/payment-problem.ts';
import { toReturnUrl } from '#shared/domain/payment/return-url.ts';
import { useLanguage } from '#shared/react/i18n/use-language.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { formatPrice } from '#shared/time/format-price.ts';
import { mountCardElement, toStripeLocale } from './mount-card-element.ts';
import { PaymentFrame, problemOf } from './payment-frame.tsx';
import { useHoldEnd } from './use-hold-end.ts';

interface CardPaymentProps {
  readonly order: Pick<PaymentOrderReply, 'amountCents' | 'currency'> & {
    readonly stripePaymentIntent: NonNullable<PaymentOrderReply['stripePaymentIntent']>;
  };
  readonly expiresAtIso: string;
  readonly terms: ReactNode;
  readonly payment: Entering | Paying;
  /** Stripe is about to be asked for the money. */
  readonly onStarted: () => void;
  readonly onEnded: (outcome: PayOutcome) => void;
  readonly onBack: () => void;
}

interface Mounted {
  readonly stripe: Stripe;
  readonly elements: StripeElements;
}

/** Spec A §4, card payment. Stripe's own fields: a card number never reaches our page. */
export function CardPayment({ order, expiresAtIso, terms, payment, ...on }: CardPaymentProps) {
  const { t } = useTranslation('payment');
  const language = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  const mounted = useRef<Mounted>(undefined);
  const [status, setStatus] = useState<'loading' | 'ready' | 'over'>('loading');
  const [end, setEnd] = useState<PaymentProblem>();
  const isPaying = payment.phase === 'paying';
  const { clientSecret, publishableKey } = order.stripePaymentIntent;

  const stop = (found: PaymentProblem) => {
    setStatus('over');
    setEnd(found);
  };
  useHoldEnd(expiresAtIso, () => {
    // A payment that is being made is the server's to judge.
    if (!isPaying) stop({ key: 'problem.expired' });
  });

  const onReady = useEffectEvent((ready: Mounted) => {
    mounted.current = ready;
    setStatus('ready');
  });
  const onFailed = useEffectEvent(() => stop({ key: 'problem.couldNotLoad' }));
  const firstLanguage = useEffectEvent(() => language);
  useEffect(() => {
    if (!box.current) return;
    return mountCardElement(
      box.current,
      { clientSecret, publishableKey, language: firstLanguage() },
      { onReady: (ready) => onReady(ready), onFailed: () => onFailed() },
    );
  }, [clientSecret, publishableKey]);
  // Another language says it in other words; what was typed stays.
  useEffect(() => {
    if (status === 'ready') mounted.current?.elements.update({ locale: toStripeLocale(language) });
  }, [language, status]);

  const pay = async (event: FormEvent) => {
    event.preventDefault();
    if (!mounted.current || status !== 'ready' || isPaying) return;
    on.onStarted();
    on.onEnded(await confirm(mounted.current, toReturnUrl(location.href, publishableKey)));
  };

  return (
    <PaymentFrame terms={terms} problem={end ?? problemOf(payment)}>
      <form onSubmit={pay} aria-busy={isPaying} className="flex flex-col gap-5">
        <div
          ref={box}
          hidden={status === 'over'}
          className={`min-h-56 text-brand-text ${status === 'loading' ? 'skeleton' : ''}`}
        />
        <div className="actions">
          <Button
            tone="plain"
            disabled={isPaying}
            onClick={on.onBack}
            className="sm:mr-auto sm:-ml-4"
          >
            {t('back')}
          </Button>
          {status !== 'over' && (
            <Button
              type="submit"
              busy={isPaying}
              disabled={status !== 'ready'}
              className="sm:min-w-40"
            >
              {isPaying ? t('paying') : t('pay', { price: formatPrice(order, language) })}
            </Button>
          )}
        </div>
      </form>
    </PaymentFrame>
  );
}

/** Confirms the payment; a bank that wants to see the visitor takes them to `returnUrl` afterwards. */
async function confirm({ stripe, elements }: Mounted, returnUrl: string): Promise<PayOutcome> {
  try {
    const { error: invalid } = await elements.submit();
    if (invalid) return { type: 'refused', problem: explainCardError(invalid) };
    return toPayOutcome(
      await stripe.confirmPayment({
        elements,
        redirect: 'if_required',
        confirmParams: { return_url: returnUrl },
      }),
    );
  } catch (error) {
    // Stripe may have taken the money before its answer was lost.
    console.warn(error);
    return { type: 'doubted' };
  }
}
