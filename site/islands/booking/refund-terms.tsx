import { toRefundTerms } from '#shared/domain/payment/refund-notes.ts';
import { toWhen } from '#shared/react/appointment/when.ts';
import { useClock } from '#shared/react/calendar/clock-store.ts';
import { useLanguage } from '#shared/react/i18n/use-language.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import type { LoadedPage } from './loaded-page.ts';

/** What becomes of the money when the visitor cancels, said before they pay. */
export function RefundTerms(props: {
  readonly info: LoadedPage['bookingInfo']['meetingPaymentInfo'];
  readonly startIso: string;
  readonly timeZone: string;
}) {
  const { info, startIso, timeZone } = props;
  const { t } = useTranslation('booking-steps');
  const language = useLanguage();
  const clock = useClock();
  if (!info.enable || !info.refundPolicy) return null;
  const terms = toRefundTerms(info.refundPolicy, startIso, Date.now());
  const until =
    terms.key === 'until'
      ? toWhen({ start: terms.untilIso }, { language, timeZone }, clock)
      : undefined;
  return (
    <p className="text-pretty text-soft text-sm">
      {t(`refund.${terms.key}`, { date: until?.date ?? '', time: until?.time ?? '' })}
    </p>
  );
}
