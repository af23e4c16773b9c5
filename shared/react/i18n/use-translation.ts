import { useMemo, useSyncExternalStore } from 'react';
import type { Language } from '#shared/domain/languages.ts';
import type { Namespace } from '#shared/i18n/load-texts.ts';
import { textsStore } from '#shared/i18n/texts-store.ts';
import type { Translate } from '#shared/i18n/translator.ts';

/** Texts of a namespace, or of the first of several, in the language the page speaks. */
export function useTranslation(namespaces: Namespace | readonly Namespace[] = 'common'): {
  readonly t: Translate;
  readonly language: Language;
} {
  const { language, translator } = useSyncExternalStore(
    textsStore.subscribe,
    textsStore.read,
    textsStore.read,
  );
  const list = typeof namespaces === 'string' ? namespaces : namespaces.join();
  const t = useMemo(() => {
    const names = list.split(',');
    const translate: Translate = (key, values) => translator(names, key, values);
    return translate;
  }, [translator, list]);
  return { t, language };
}
