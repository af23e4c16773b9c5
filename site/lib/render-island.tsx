import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Language } from '#shared/domain/languages.ts';
import type { Texts } from '#shared/i18n/load-texts.ts';
import { textsStore } from '#shared/i18n/texts-store.ts';
import { Toaster } from '#shared/react/ui/toaster.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { PageInPlace } from './page-in-place.tsx';
import { readPainted, takePlace } from './painted.ts';
import { queryClient } from './query-client.ts';
import { beginWith } from './shown-page.ts';

/** What every island stands in: texts, server state, the last resort for bugs, toasts. */
export function renderIsland(
  place: HTMLElement,
  Component: ComponentType,
  language: Language,
  texts: Texts,
): void {
  textsStore.speak(language, texts);
  takePlace(place);
  beginWith(Component);
  const arrive = readPainted()?.leave();
  // At once, so that nothing is chosen on the painted page between its last look and the first here.
  flushSync(() =>
    createRoot(place).render(
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <ErrorBoundary>
            <PageInPlace first={Component} />
          </ErrorBoundary>
          <Toaster />
        </QueryClientProvider>
      </StrictMode>,
    ),
  );
  arrive?.();
}
