import createQueryClient from 'openapi-react-query';
import { createClient } from '#shared/api/client.ts';
import { takeEarlyReply } from './early-replies.ts';

/** The API as the booking page uses it: what the shell already asked for is not asked again. */
export const client = createClient({
  origin: import.meta.env.PUBLIC_API_URL ?? '',
  fetch: (request) => takeEarlyReply(request.url) ?? fetch(request),
});

export const api = createQueryClient(client);
