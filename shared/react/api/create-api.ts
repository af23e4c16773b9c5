import createQueryClient from 'openapi-react-query';
import type { ApiClient } from '#shared/api/client.ts';
import { useCall } from './use-call.ts';

/**
 * Queries and changes over the contract. `useData` suspends until it has data and throws where there
 * is none, so data is never undefined: the `QueryView` around it shows both; `useQuery` says how it
 * stands. `useChange` is a call that changes something; `toQuery` is a question for what asks many at
 * once, or before React does.
 */
export function createApi(client: ApiClient) {
  const { useQuery, useSuspenseQuery, useMutation, queryOptions } = createQueryClient(client);
  const useChange: typeof useMutation = (method, path, options, queryClient) =>
    useCall(
      async (asked, signal) => {
        const call = Reflect.get(client, method.toUpperCase());
        return (await call(path, { signal, ...asked })).data;
      },
      options,
      queryClient,
    );
  return { useQuery, useData: useSuspenseQuery, useChange, toQuery: queryOptions } as const;
}
