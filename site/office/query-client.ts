import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isSignedOut } from '#shared/errors/is-signed-out.ts';
import { toPath } from '#shared/routes/index.ts';
import { isWorthRetrying } from '#site/lib/worth-retrying.ts';

/**
 * The office's cache of server state, and the one place that hears that nobody is signed in (any
 * more): whatever was asked or changed, the sign-in follows and leads back here.
 */
export function createOfficeQueryClient(): QueryClient {
  const onError = (error: unknown) => {
    if (isSignedOut(error)) goToLogin();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: { queries: { retry: isWorthRetrying } },
  });
}

function goToLogin(): void {
  const here = location.pathname + location.search + location.hash;
  location.replace(toPath('login', {}, { next: here }));
}
