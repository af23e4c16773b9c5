import type { ReactNode } from 'react';
import {
  canTryAgain,
  MAX_ATTEMPTS,
  type PaymentReturn,
  type ReturnFailure,
} from '#shared/domain/payment/payment-return.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { Icon } from '#shared/react/ui/icon.tsx';
import { Spinner } from '#shared/react/ui/spinner.tsx';
import { useErrorText } from '#shared/react/ui/use-error-text.ts';
import { toPath } from '#shared/routes/index.ts';

/**
 * How far a payment return is, above the page, to be seen for as long as the page is: whoever has
 * paid must be able to read on what became of it. PaymentReturn reads it out.
 */
export function PaymentReturnBanner({ state }: { readonly state: PaymentReturn }) {
  const { t } = useTranslation('payment');
  switch (state.step) {
    case 'none':
    case 'checking':
      return null;
    case 'reading':
    case 'asking':
    case 'booking':
    case 'booked':
      return (
        <Banner sign={<Spinner />} title={t('return.processingTitle')}>
          {t('return.processing')}
        </Banner>
      );
    case 'waiting':
      return (
        <Banner sign={<Spinner />} title={t('return.retryingTitle')}>
          {t('return.retrying', { attempt: state.attempt + 1, total: MAX_ATTEMPTS })}
        </Banner>
      );
    case 'failed':
      return <Failed failure={state.failure} />;
  }
}

function Failed({ failure }: { readonly failure: ReturnFailure }) {
  const { t } = useTranslation('payment');
  const errorText = useErrorText();
  const paymentId = failure.why === 'unpaid' ? undefined : failure.paymentId;
  return (
    <Banner
      sign={<Icon name="alert" className="size-5 text-danger" />}
      title={t('return.errorTitle')}
    >
      {failure.why === 'refused'
        ? errorText(failure.cause)
        : t(failure.text, paymentId === undefined ? {} : { paymentId })}
      {paymentId !== undefined && (
        <a
          href={toPath('order', { orderId: paymentId })}
          className="mt-1 block w-fit font-medium text-brand-text underline underline-offset-4"
        >
          {t('return.follow')}
        </a>
      )}
      {canTryAgain(failure) && (
        <Button tone="quiet" className="mt-3" onClick={() => location.reload()}>
          {t('common:tryAgain')}
        </Button>
      )}
    </Banner>
  );
}

function Banner(props: {
  readonly sign: ReactNode;
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <aside className="flex items-start gap-4 border-line border-b bg-surface px-5 py-4 text-base md:mb-4 md:rounded-xl md:border">
      <span className="mt-0.5">{props.sign}</span>
      <div className="min-w-0 flex-1">
        <p className="font-medium">{props.title}</p>
        <div className="text-pretty text-soft [overflow-wrap:anywhere]">{props.children}</div>
      </div>
    </aside>
  );
}
