import { type Language, toLocale } from '#shared/domain/languages.ts';

/** `(50, 'EUR', 'de') → '50 €'`; cents are shown only where there are some. */
export function formatPrice(price: number, currency: string, language: Language): string {
  return new Intl.NumberFormat(toLocale(language), {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(price);
}
