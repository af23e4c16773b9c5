import { type Language, toLocale } from '#shared/domain/languages.ts';

/** Spec A §9: rating shown with one decimal: `(4.8, 'de') → '4,8'`, `(5, 'en') → '5.0'`. */
export function formatAverage(average: number, language: Language): string {
  return new Intl.NumberFormat(toLocale(language), {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(average);
}
