import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Language } from '#shared/domain/languages.ts';
import { ApiError } from '#shared/errors/api-error.ts';
import { loadOfficeTexts } from '#shared/i18n/load-office-texts.ts';
import type { Namespace } from '#shared/i18n/text-keys.ts';
import { textsStore } from '#shared/i18n/texts-store.ts';
import { chooseWeekStart } from '#shared/react/calendar/week-start-store.ts';
import { RouterContext } from '#shared/react/router/router-context.ts';
import { keepScrollPositions } from '#shared/react/router/scroll-positions.ts';
import { Toaster } from '#shared/react/ui/toaster.tsx';
import { toPath } from '#shared/routes/index.ts';
import { ErrorBoundary } from '#site/lib/error-boundary.tsx';
import { readPainted } from '#site/lib/painted.ts';
import { SHELL_TEXTS } from './ask-early.ts';
import { createOfficeRouter } from './create-office-router.ts';
import { dashboardQuery } from './dashboard-query.ts';
import { OfficeFrame } from './office-frame.tsx';
import { OfficeScreen } from './office-screen.tsx';
import { createOfficeQueryClient } from './query-client.ts';
import { sessionQuery } from './session.tsx';

/** Nobody waits longer for the day to come with the frame around it. */
const PATIENCE_MS = 1_000;

/**
 * Opens the office in the place of its skeleton, once the first screen, its texts and the session are
 * here: all three are asked for at once. The dashboard comes with its day, for React keeps a skeleton
 * that it has shown for 300 ms, whatever has arrived meanwhile.
 */
export async function openOffice(place: HTMLElement, language: Language): Promise<void> {
  const queryClient = createOfficeQueryClient();
  const speak = async (namespaces: readonly Namespace[]) =>
    textsStore.speak(language, await loadOfficeTexts(language, namespaces));
  const router = createOfficeRouter(speak);
  const scroll = keepScrollPositions(router);
  const [session] = await Promise.all([
    // Who is not signed in is told so by what asks again.
    queryClient.fetchQuery(sessionQuery).catch(() => undefined),
    speak(SHELL_TEXTS),
    router.load(),
    location.pathname === toPath('dashboard', {}) &&
      Promise.race([
        queryClient.prefetchQuery(dashboardQuery),
        new Promise((resolve) => setTimeout(resolve, PATIENCE_MS)),
      ]),
  ]);
  // Before the first calendar asks for its days.
  chooseWeekStart(session?.weekStart ?? null);
  const painted = readPainted();
  await painted?.untilLetGo();
  const arrive = painted?.leave();
  const show = () =>
    createRoot(place, { onCaughtError: sayUnlessAnswered }).render(
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <ErrorBoundary>
            <RouterContext value={router}>
              <OfficeFrame>
                <OfficeScreen scroll={scroll} />
              </OfficeFrame>
            </RouterContext>
          </ErrorBoundary>
          <Toaster />
        </QueryClientProvider>
      </StrictMode>,
    );
  // At once, so that nothing is pressed on the painted page between its last look and the first here.
  flushSync(show);
  arrive?.();
}

/** A refusal that its screen shows is an answer; everything else is a bug, and is said aloud. */
function sayUnlessAnswered(error: unknown): void {
  if (!(error instanceof ApiError)) console.error(error);
}
