import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import type { Language } from '#shared/domain/languages.ts';
import type { Texts } from '#shared/i18n/load-texts.ts';
import { startI18nWith } from '#shared/i18n/start-i18n.ts';
import { Toaster } from '#shared/react/ui/toaster.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { queryClient } from './query-client.ts';

/** What every island stands in: texts, server state, the last resort for bugs, toasts. */
export function renderIsland(
  place: HTMLElement,
  Component: ComponentType,
  language: Language,
  texts: Texts,
): void {
  const i18n = startI18nWith(language, texts);
  createRoot(place).render(
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <QueryClientProvider client={queryClient}>
          <ErrorBoundary>
            <Component />
          </ErrorBoundary>
          <Toaster />
        </QueryClientProvider>
      </I18nextProvider>
    </StrictMode>,
  );
}
