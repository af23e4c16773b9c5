import { QueryClient } from '@tanstack/react-query';
import { isWorthRetrying } from './worth-retrying.ts';

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
