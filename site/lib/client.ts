import { createClient } from '#shared/api/client.ts';
import { takeEarlyReply } from './early-replies.ts';

/** Where this build finds the API: empty for its own origin, or what PUBLIC_API_URL says. */
export const API_ORIGIN = import.meta.env.PUBLIC_API_URL ?? '';

export const client = createClient({
  origin: API_ORIGIN,
  fetch: (request) => takeEarlyReply(request) ?? fetch(request),
});
