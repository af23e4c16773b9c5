import { createApi } from '#shared/react/api/create-api.ts';
import { client } from './client.ts';

/** Queries and changes over the contract: `api.useQuery('get', '/appointment/{appointmentId}', …)`. */
export const api = createApi(client);
