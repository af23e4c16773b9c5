import { type QueryKey, useQuery } from '@tanstack/react-query';
import type { StoredItem } from '../storage.ts';

/** What was known last, at once, and then what the server says; kept for the next time. */
export function useSeen<Seen>(key: QueryKey, item: StoredItem<Seen>, ask: () => Promise<Seen>) {
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
