import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import type { Language } from '#shared/domain/languages.ts';
import { ApiError } from '#shared/errors/api-error.ts';
import { loadOfficeTexts } from '#shared/i18n/load-office-texts.ts';
import { loadTexts } from '#shared/i18n/load-texts.ts';
import { startI18next } from '#shared/i18n/start-i18next.ts';
import { textsStore } from '#shared/i18n/texts-store.ts';
import { Toaster } from '#shared/react/ui/toaster.tsx';
import { visitorTimeZone } from '#shared/react/visitor-time-zone.ts';
import { loadZonedFormats } from '#shared/time/zoned.ts';
import { ErrorBoundary } from '#site/lib/error-boundary.tsx';
import { FormatsProvider } from './formats.tsx';
import { createOfficeQueryClient } from './query-client.ts';
import { createOfficeRouter } from './router.tsx';
import { sessionQuery } from './session.tsx';

/**
 * Opens the office in the place of its skeleton, once the first screen, its texts and the session are
 * here: all three are asked for at once.
 */
export async function openOffice(place: HTMLElement, language: Language): Promise<void> {
  const queryClient = createOfficeQueryClient();
  const i18next = startI18next(language, ['common', 'errors', 'office', 'list'], loadOfficeTexts);
  const router = createOfficeRouter(async (namespaces) =>
    (await i18next).loadNamespaces(namespaces),
  );
  const [texts, shared, formats] = await Promise.all([
    i18next,
    loadTexts(language, ['common', 'errors']),
    loadZonedFormats({ language, timeZone: visitorTimeZone() }),
    router.load(),
    queryClient.prefetchQuery(sessionQuery),
  ]);
  // What public pages show too speaks through their light translator.
  textsStore.speak(language, shared);
  createRoot(place, { onCaughtError: sayUnlessAnswered }).render(
    <StrictMode>
      <I18nextProvider i18n={texts}>
        <FormatsProvider formats={formats}>
          <QueryClientProvider client={queryClient}>
            <ErrorBoundary>
              <RouterProvider router={router} />
            </ErrorBoundary>
            <Toaster />
          </QueryClientProvider>
        </FormatsProvider>
      </I18nextProvider>
    </StrictMode>,
  );
}

/** A refusal that its screen shows is an answer; everything else is a bug, and is said aloud. */
function sayUnlessAnswered(error: unknown): void {
  if (!(error instanceof ApiError)) console.error(error);
}
