import { createClient } from '#shared/api/client.ts';
import { apiOrigin, callCredentials, signInCredentials } from './credentials.ts';
import { takeEarlyReply } from './take-early-reply.ts';

/** The API of this build: its own origin, or the one given as PUBLIC_API_URL. */
export const client = createClient({
  origin: apiOrigin,
  fetch: async (request, onSent) => {
    const credentials = callCredentials();
    if (onSent) {
      // For the few pages that send files.
      const { sendWatched } = await import('./send-watched.ts');
      return sendWatched(request, { credentials, onSent });
    }
    // What the shell asked for early was asked by nobody in particular.
    const early = credentials === 'include' ? undefined : takeEarlyReply(request);
    return early ?? fetch(request, { credentials });
  },
});

/** The same for calls that sign somebody in or out. */
export const signInClient = createClient({
  origin: apiOrigin,
  fetch: (request) => fetch(request, { credentials: signInCredentials }),
});
