import { queryOptions } from '@tanstack/react-query';
import { client } from '#site/lib/client.ts';

/** How often a payment of somebody else is looked after. */
const LOOK_AGAIN_MS = 5_000;

/** What a proposal's link offers now; asked again whenever somebody comes back to the page. */
export function offerQuery(token: string) {
  return queryOptions({
    queryKey: ['proposal-offer', token],
    queryFn: async () => {
      const { data } = await client.GET('/proposal/offer/{token}', { params: { path: { token } } });
      if (!data) throw new Error('A reply without a body');
      return data;
    },
    refetchOnWindowFocus: 'always',
    // Once they have paid, or have not, the link says so by itself.
    refetchInterval: ({ state }) => (state.data?.beingPaidUntil ? LOOK_AGAIN_MS : false),
  });
}
