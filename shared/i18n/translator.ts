import type { Texts, TextTree } from './load-texts.ts';
import type { NamedTextKey, Namespace, TextKey } from './text-keys.ts';

/** Values of a text's placeholders; `count` chooses its plural form. */
export interface TextValues {
  readonly count?: number;
  readonly [name: string]: string | number | undefined;
}

/**
 * The text of a key of one file, or of another that the key names:
 * `t('duration.minutes', { count: 30 })`, `t('common:close')`.
 */
export type Translate<N extends Namespace = 'common'> = (
  key: TextKey<N> | NamedTextKey,
  values?: TextValues,
) => string;

/** The text of a key in this namespace, unless the key names another. */
export type Translator = <N extends Namespace>(
  namespace: N,
  key: TextKey<N> | NamedTextKey,
  values?: TextValues,
) => string;

/**
 * Texts of one BCP 47 locale in i18next's format: dotted keys, `ns:key`, `{{name}}`, and plural
 * forms as `key_one`, `key_other` by Intl.PluralRules. i18next itself would be an eighth of the
 * booking page. A text that is missing is a bug: it is said aloud, and its key is shown.
 */
export function createTranslator(locale: string, texts: Texts): Translator {
  const plurals = new Intl.PluralRules(locale);
  const trees: Readonly<Record<string, TextTree | undefined>> = texts;
  return (ownNamespace, key, values = {}) => {
    const [prefix, rest] = key.split(':', 2);
    const namespace = rest === undefined || prefix === undefined ? ownNamespace : prefix;
    const path = rest ?? key;
    const form = values.count === undefined ? path : `${path}_${plurals.select(values.count)}`;
    const text = textAt(trees[namespace], form) ?? textAt(trees[namespace], path);
    if (text === undefined) {
      console.error(`No text ${namespace}:${path} in ${locale}`);
      return key;
    }
    return fillIn(text, values);
  };
}

/** The text at a dotted key. */
export function textAt(texts: TextTree | undefined, key: string): string | undefined {
  let tree: TextTree | string | undefined = texts;
  for (const part of key.split('.')) tree = typeof tree === 'object' ? tree[part] : undefined;
  return typeof tree === 'string' ? tree : undefined;
}

/** `('{{count}} of {{total}}', { count: 3, total: 8 }) → '3 of 8'`; React escapes what it shows. */
function fillIn(text: string, values: TextValues): string {
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => String(values[name] ?? ''));
}
