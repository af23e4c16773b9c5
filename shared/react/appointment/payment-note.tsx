import type { PublicAppointment } from '#shared/api/appointment.ts';
import { toPaymentNote } from '#shared/domain/payment/refund-notes.ts';
import { useLanguage } from '#shared/react/i18n/use-language.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { formatPrice } from '#shared/time/format-price.ts';
import { useClock } from '../calendar/clock-store.ts';
import { Icon } from '../ui/icon.tsx';
import { visitorTimeZone } from '../visitor-time-zone.ts';
import { toWhen } from './when.ts';

/** What becomes, or became, of the money when the attendee cancels; for the holder of the secret. */
export function PaymentNote({
  appointment: { payment, state },
}: {
  readonly appointment: Pick<PublicAppointment, 'payment' | 'state'>;
}) {
  const { t } = useTranslation('appointment');
  const language = useLanguage();
  const clock = useClock();
  const note = payment && toPaymentNote(payment, state, Date.now());
  if (!note) return null;
  const until =
    note.key === 'until'
      ? toWhen({ start: note.untilIso }, { language, timeZone: visitorTimeZone() }, clock)
      : undefined;
  return (
    <p className="mt-6 flex items-start gap-3 rounded-lg bg-sunken px-4 py-3 text-sm">
      <Icon name="card" className="mt-0.5 size-4 flex-none text-soft" />
      <span className="text-pretty">
        {t(`refund.${note.key}`, {
          price: formatPrice(payment, language),
          date: until?.date ?? '',
          time: until?.time ?? '',
        })}
      </span>
    </p>
  );
}
