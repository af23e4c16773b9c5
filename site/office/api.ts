import { createApi } from '#shared/react/api/create-api.ts';
import { client } from '#site/lib/client.ts';

/** The office's questions and changes: `api.useData('get', '/session')`. */
export const api = createApi(client);
