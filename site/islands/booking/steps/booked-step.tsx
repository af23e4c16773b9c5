import { afterBooking } from '#shared/domain/booking/after-booking.ts';
import type { Outcome } from '#shared/domain/booking/flow.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Icon } from '#shared/react/ui/icon.tsx';
import { StepHeading } from './step-heading.tsx';

/** Booked: shown for the moment that the next page takes, with a link should it not come. */
export function BookedStep({ outcome }: { readonly outcome: Outcome }) {
  const { t } = useTranslation('booking-steps');
  return (
    <div className="flex h-full min-h-64 flex-col items-center justify-center gap-3 text-center">
      <span className="inline-flex rounded-full bg-success-soft p-3.5 text-success">
        <Icon name="check" className="size-7" />
      </span>
      <StepHeading>{t('booked.title')}</StepHeading>
      <a href={afterBooking(outcome.reply, outcome.context).url} className="link">
        {t('booked.continue')}
      </a>
    </div>
  );
}
