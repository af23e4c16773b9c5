import createQueryClient from 'openapi-react-query';
import type { ApiClient } from '#shared/api/client.ts';

/**
 * Queries and changes over the contract. `useData` suspends until it has data and throws where there
 * is none, so data is never undefined: the `QueryView` around it shows both. `useChange` is a call
 * that changes something; `toQuery` is a question for what asks many at once, or before React does.
 */
export function createApi(client: ApiClient) {
  const { useSuspenseQuery, useMutation, queryOptions } = createQueryClient(client);
  return { useData: useSuspenseQuery, useChange: useMutation, toQuery: queryOptions } as const;
}
