import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PaymentOrderReply } from '#shared/api/payment.ts';
import { toLocale } from '#shared/domain/languages.ts';
import { explainCardError, type PaymentProblem } from '#shared/domain/payment/payment-problem.ts';
import { toFormatArguments } from '#shared/domain/payment/price.ts';
import { toReturnUrl } from '#shared/domain/payment/return-url.ts';
import { useLanguage } from '#shared/react/i18n/use-language.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { mountCardElement } from './mount-card-element.ts';
import { PaymentFrame } from './payment-frame.tsx';
import { useHoldEnd } from './use-hold-end.ts';

interface CardPaymentProps {
  readonly order: Pick<PaymentOrderReply, 'amountCents' | 'currency'> & {
    readonly stripePaymentIntent: NonNullable<PaymentOrderReply['stripePaymentIntent']>;
  };
  readonly expiresAtIso: string;
  readonly terms?: string | null | undefined;
  /** The payment went through, or is on its way. */
  readonly onPaid: (paymentId: string) => void;
  readonly onBack: () => void;
}

interface Mounted {
  readonly stripe: Stripe;
  readonly elements: StripeElements;
}

/** Spec A §4, card payment. Stripe's own fields: a card number never reaches our page. */
export function CardPayment({ order, expiresAtIso, terms, ...on }: CardPaymentProps) {
  const { t } = useTranslation('payment');
  const locale = toLocale(useLanguage());
  const box = useRef<HTMLDivElement>(null);
  const mounted = useRef<Mounted>(undefined);
  const [status, setStatus] = useState<'loading' | 'ready' | 'paying' | 'over'>('loading');
  const [problem, setProblem] = useState<PaymentProblem>();
  const { clientSecret, publishableKey } = order.stripePaymentIntent;
  const { value, options } = toFormatArguments(order);

  const stop = (found: PaymentProblem) => {
    setStatus('over');
    setProblem(found);
  };
  useHoldEnd(expiresAtIso, () => {
    // A payment that is being made is the server's to judge.
    if (status !== 'paying') stop({ key: 'problem.expired' });
  });

  const onReady = useEffectEvent((ready: Mounted) => {
    mounted.current = ready;
    setStatus('ready');
  });
  const onFailed = useEffectEvent(() => stop({ key: 'problem.couldNotLoad' }));
  useEffect(() => {
    if (!box.current) return;
    return mountCardElement(
      box.current,
      { clientSecret, publishableKey, locale },
      { onReady: (ready) => onReady(ready), onFailed: () => onFailed() },
    );
  }, [clientSecret, publishableKey, locale]);

  const pay = async (event: FormEvent) => {
    event.preventDefault();
    if (!mounted.current || status !== 'ready') return;
    setStatus('paying');
    setProblem(undefined);
    const result = await confirm(mounted.current, toReturnUrl(location.href, publishableKey));
    if ('paymentId' in result) return on.onPaid(result.paymentId);
    setProblem(result.problem);
    setStatus('ready');
  };

  return (
    <PaymentFrame expiresAtIso={expiresAtIso} terms={terms} problem={problem}>
      <form onSubmit={pay} aria-busy={status === 'paying'} className="flex flex-col gap-5">
        <div
          ref={box}
          hidden={status === 'over'}
          className={`min-h-56 text-brand-text ${status === 'loading' ? 'skeleton' : ''}`}
        />
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-between">
          <Button
            tone="plain"
            disabled={status === 'paying'}
            onClick={on.onBack}
            className="sm:-ml-4"
          >
            {t('back')}
          </Button>
          {status !== 'over' && (
            <Button
              type="submit"
              busy={status === 'paying'}
              disabled={status !== 'ready'}
              className="sm:min-w-40"
            >
              {status === 'paying'
                ? t('paying')
                : t('pay', { price: new Intl.NumberFormat(locale, options).format(value) })}
            </Button>
          )}
        </div>
      </form>
    </PaymentFrame>
  );
}

/** Confirms the payment; a bank that wants to see the visitor takes them to `returnUrl` afterwards. */
async function confirm(
  { stripe, elements }: Mounted,
  returnUrl: string,
): Promise<{ readonly paymentId: string } | { readonly problem: PaymentProblem }> {
  try {
    const { error: invalid } = await elements.submit();
    if (invalid) return { problem: explainCardError(invalid) };
    const { error, paymentIntent } = await stripe.confirmPayment({
      elements,
      redirect: 'if_required',
      confirmParams: { return_url: returnUrl },
    });
    if (error) return { problem: explainCardError(error) };
    const isPaid = paymentIntent.status === 'succeeded' || paymentIntent.status === 'processing';
    return isPaid ? { paymentId: paymentIntent.id } : { problem: { key: 'problem.unexpected' } };
  } catch (error) {
    console.warn(error);
    return { problem: { key: 'problem.unexpected' } };
  }
}
