import createQueryClient from 'openapi-react-query';
import { createClient } from '#shared/api/client.ts';

/** The API of this build: its own origin, or the one given as PUBLIC_API_URL. */
export const client = createClient({ origin: import.meta.env.PUBLIC_API_URL ?? '' });

/** Queries and mutations over the contract: `api.useQuery('get', '/appointment/{appointmentId}', …)`. */
export const api = createQueryClient(client);
