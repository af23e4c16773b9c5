import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { Icon } from '#shared/react/ui/icon.tsx';
import { StepHeading } from '../steps/step-heading.tsx';

/** Payment is not configured: nothing is charged, and nothing can be booked here. */
export function PaymentUnavailable({ onBack }: { readonly onBack?: () => void }) {
  const { t } = useTranslation('payment');
  return (
    <section
      aria-labelledby="payment-unavailable-title"
      className="mx-auto flex max-w-sm flex-col items-center gap-3 py-10 text-center"
    >
      <span className="mb-2 inline-flex rounded-full bg-sunken p-3.5 text-soft">
        <Icon name="alert" className="size-7" />
      </span>
      <StepHeading id="payment-unavailable-title">{t('unavailable.title')}</StepHeading>
      <p className="text-pretty text-soft">{t('unavailable.text')}</p>
      {onBack && (
        <Button tone="quiet" className="mt-3" onClick={onBack}>
          {t('back')}
        </Button>
      )}
    </section>
  );
}
