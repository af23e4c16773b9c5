import { type Language, toLocale } from '#shared/domain/languages.ts';
import type { Price } from '#shared/domain/payment/price.ts';
import { madeOnce } from './made-once.ts';

const formatOf = madeOnce(
  (language: Language, currency: string) =>
    new Intl.NumberFormat(toLocale(language), {
      style: 'currency',
      currency,
      trailingZeroDisplay: 'stripIfInteger',
    }),
);

/** In a currency's whole units: `(50, 'EUR', 'de') → '50 €'`; cents only where there are some. */
export function formatAmount(amount: number, currency: string, language: Language): string {
  return formatOf(language, currency).format(amount);
}

/** `€50`, `50 €`, `€19.90`. */
export function formatPrice({ amountCents, currency }: Price, language: Language): string {
  return formatAmount(amountCents / 100, currency, language);
}
