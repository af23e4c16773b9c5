import createQueryClient from 'openapi-react-query';
import { client } from './client.ts';

/** Queries and mutations over the contract: `api.useQuery('get', '/appointment/{appointmentId}', …)`. */
export const api = createQueryClient(client);
