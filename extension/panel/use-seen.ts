import { type QueryKey, useQuery } from '@tanstack/react-query';
import type { Seen } from '#shared/react/panels/propose/seen.ts';

/** What was known last, at once, and then what the server says; kept for the next time. */
export function useSeen<Value>(key: QueryKey, item: Seen<Value>, ask: () => Promise<Value>) {
  return useQuery({
    queryKey: key,
    queryFn: async () => {
      const seen = await ask();
      await item.save(seen);
      return seen;
    },
    initialData: item.peek,
    initialDataUpdatedAt: 0,
    // A server on this device answers without a network.
    networkMode: 'always',
    refetchOnReconnect: 'always',
    retry: false,
  });
}
