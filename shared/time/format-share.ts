import { type Language, toLocale } from '#shared/domain/languages.ts';

/** A part of a whole: `0.25` → `25%`, and in German `25 %`; of nothing there is none. */
export function formatShare(share: number | null, language: Language): string {
  if (share === null) return '–';
  return new Intl.NumberFormat(toLocale(language), { style: 'percent' }).format(share);
}
