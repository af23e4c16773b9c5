import createQueryClient from 'openapi-react-query';
import type { ApiClient } from '#shared/api/client.ts';
import { callFromHere } from './call-place.ts';
import { useDoor } from './use-door.ts';

const CHANGES: readonly unknown[] = ['POST', 'PUT', 'PATCH', 'DELETE'];

/**
 * Queries and changes over the contract. `useData` suspends until it has data and throws where there
 * is none, so data is never undefined: the `QueryView` around it shows both; `useQuery` says how it
 * stands. `useChange` is a call that changes something; `toQuery` is a question for what asks many at
 * once, or before React does.
 */
export function createApi(client: ApiClient) {
  const { useQuery, useSuspenseQuery, queryOptions } = createQueryClient(client);
  const { useMutation } = createQueryClient(endedWithPlace(client));
  const useChange: typeof useMutation = (method, path, options, queryClient) =>
    useMutation(method, path, { ...options, ...useDoor(options) }, queryClient);
  return { useQuery, useData: useSuspenseQuery, useChange, toQuery: queryOptions } as const;
}

/** The same client, whose changes are called off with the dialog or step that they are begun in. */
function endedWithPlace(client: ApiClient): ApiClient {
  return new Proxy(client, {
    get(target, name) {
      const call: unknown = Reflect.get(target, name);
      if (typeof call !== 'function' || !CHANGES.includes(name)) return call;
      return (path: unknown, init: object) =>
        callFromHere((signal) => call.call(target, path, { signal, ...init }));
    },
  });
}
