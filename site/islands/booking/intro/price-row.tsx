import { useLanguage } from '#shared/react/i18n/use-language.ts';
import { formatAmount } from '#shared/time/format-price.ts';
import type { LoadedPage } from '../loaded-page.ts';
import { Row } from './row.tsx';

/** Spec A §2: price with currency and optional suffix. */
export function PriceRow({
  info,
}: {
  readonly info: LoadedPage['bookingInfo']['meetingPaymentInfo'];
}) {
  const language = useLanguage();
  if (!info.enable) return null;
  return (
    <Row icon="card">
      {formatAmount(info.price, info.currency, language)}
      {info.suffix && <span className="text-soft"> {info.suffix}</span>}
    </Row>
  );
}
