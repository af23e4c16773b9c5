import { type Language, toLocale } from '#shared/domain/languages.ts';

const formats = new Map<Language, Intl.NumberFormat>();

/** Spec A §9: rating shown with one decimal: `(4.8, 'de') → '4,8'`, `(5, 'en') → '5.0'`. */
export function formatAverage(average: number, language: Language): string {
  const format = formats.get(language) ?? makeFormat(language);
  formats.set(language, format);
  return format.format(average);
}

function makeFormat(language: Language): Intl.NumberFormat {
  return new Intl.NumberFormat(toLocale(language), {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
}
