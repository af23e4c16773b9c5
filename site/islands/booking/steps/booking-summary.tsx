import type { Chosen } from '#shared/domain/booking/flow.ts';
import { useLanguage } from '#shared/react/i18n/use-language.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { fromIso } from '#shared/time/dates.ts';
import { formatAmount } from '#shared/time/format-price.ts';
import { ChosenTime } from '../chosen-time.tsx';
import type { LoadedPage } from '../loaded-page.ts';
import { toZoneText } from '../to-zone-text.ts';

/** What is about to be booked: when, in which zone, with whom, and for how much. */
export function BookingSummary(props: {
  /** Of the time and its zone, for what they describe. */
  readonly id: string;
  readonly page: LoadedPage;
  readonly draft: Chosen;
  readonly className?: string;
}) {
  const { id, page, draft, className = '' } = props;
  const { t } = useTranslation('booking-steps');
  const price = usePrice(page);
  const host = page.bookingInfo.hosts.find(({ id: hostId }) => hostId === draft.hostId);
  const facts = [
    host ? `${host.firstname} ${host.lastname}` : page.bookingInfo.bookingBelongsToName,
    t('common:duration.minutes', { count: draft.durationMinutes }),
    price && [price, page.bookingInfo.meetingPaymentInfo.suffix].filter(Boolean).join(' '),
  ];
  return (
    <section
      aria-label={t('form.summary')}
      className={`rounded-xl bg-sunken px-4 py-3 text-base ${className}`}
    >
      <div id={id}>
        <ChosenTime draft={draft} />
        <p className="text-soft text-sm">
          {toZoneText(draft.timeZone, fromIso(draft.picked.startIso, 'floor') ?? 0)}
        </p>
      </div>
      <p className="mt-1 text-pretty text-sm">{facts.filter(Boolean).join(' · ')}</p>
    </section>
  );
}

/** What the meeting costs, as people read it; undefined where it costs nothing. */
export function usePrice({ bookingInfo }: LoadedPage): string | undefined {
  const language = useLanguage();
  const { enable, price, currency } = bookingInfo.meetingPaymentInfo;
  return enable ? formatAmount(price, currency, language) : undefined;
}
