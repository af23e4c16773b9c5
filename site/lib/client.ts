import { createClient } from '#shared/api/client.ts';
import { takeEarlyReply } from './early-replies.ts';

/** The API of this build: its own origin, or the one given as PUBLIC_API_URL. */
export const client = createClient({
  origin: import.meta.env.PUBLIC_API_URL ?? '',
  fetch: (request) => takeEarlyReply(request) ?? fetch(request),
});
