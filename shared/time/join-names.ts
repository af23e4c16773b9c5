import { type Language, toLocale } from '#shared/domain/languages.ts';
import { madeOnce } from './made-once.ts';

const formatOf = madeOnce(
  (language: Language) => new Intl.ListFormat(toLocale(language), { type: 'conjunction' }),
);

/** Several names as a language joins them: `Ada, Grace and Linus`. */
export function joinNames(names: readonly string[], language: Language): string {
  return formatOf(language).format(names);
}
