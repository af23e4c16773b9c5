import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '#shared/errors/api-error.ts';

const MAX_RETRIES = 2;

/** A refusal is an answer; only what may pass by itself is asked again. */
export function isWorthRetrying(failureCount: number, error: unknown): boolean {
  return mayPass(error) && navigator.onLine && failureCount < MAX_RETRIES;
}

/** Whether a failure may pass by itself; none does not. */
export function mayPass(error: unknown): boolean {
  const isAnswer = error instanceof ApiError && error.status < 500;
  return Boolean(error) && !isAnswer;
}

/** The page's one cache of server state. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: isWorthRetrying,
      refetchOnWindowFocus: false,
      // Offline a page says so, instead of waiting for ever, and asks again once it is back.
      networkMode: 'always',
      refetchOnReconnect: true,
    },
  },
});

// Brought back from the browser's history, a page is as old as when it was left.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) void queryClient.invalidateQueries();
});
