import { type Language, toLocale } from '#shared/domain/languages.ts';
import type { Price } from '#shared/domain/payment/price.ts';

/** In a currency's whole units: `(50, 'EUR', 'de') → '50 €'`; cents only where there are some. */
export function formatAmount(amount: number, currency: string, language: Language): string {
  return new Intl.NumberFormat(toLocale(language), {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount);
}

/** `€50`, `50 €`, `€19.90`. */
export function formatPrice({ amountCents, currency }: Price, language: Language): string {
  return formatAmount(amountCents / 100, currency, language);
}
