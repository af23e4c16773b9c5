import { useCallback, useSyncExternalStore } from 'react';
import type { Language } from '#shared/domain/languages.ts';
import type { Namespace } from '#shared/i18n/text-keys.ts';
import { textsStore } from '#shared/i18n/texts-store.ts';
import type { Translate } from '#shared/i18n/translator.ts';

/** Texts of a namespace, in the language that the page speaks. */
export function useTranslation(): Spoken<'common'>;
export function useTranslation<N extends Namespace>(namespace: N): Spoken<N>;
export function useTranslation(namespace: Namespace = 'common'): Spoken<Namespace> {
  const { language, translator } = useSyncExternalStore(
    textsStore.subscribe,
    textsStore.read,
    textsStore.read,
  );
  const t: Translate<Namespace> = useCallback(
    (key, values) => translator(namespace, key, values),
    [translator, namespace],
  );
  return { t, language };
}

interface Spoken<N extends Namespace> {
  readonly t: Translate<N>;
  readonly language: Language;
}
