import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import type { Language } from '#shared/domain/languages.ts';
import type { Texts } from '#shared/i18n/load-texts.ts';
import { textsStore } from '#shared/i18n/texts-store.ts';
import { ErrorBoundary } from '#site/lib/error-boundary.tsx';
import { takePlace } from '#site/lib/painted.ts';

/** A room's pages have no cache of server state, no toasts, and no other page takes their place. */
export function renderIsland(
  place: HTMLElement,
  Component: ComponentType,
  language: Language,
  texts: Texts,
): void {
  textsStore.speak(language, texts);
  takePlace(place);
  createRoot(place).render(
    <ErrorBoundary>
      <Component />
    </ErrorBoundary>,
  );
}
