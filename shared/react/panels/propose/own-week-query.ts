import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '#shared/api/client.ts';
import { toTimedWeek } from '#shared/domain/proposal/timed-week.ts';
import type { Seen, WeekSeen, WeekWish } from './seen.ts';
import type { OwnWeek } from './week-props.ts';

const STALE_MS = 20_000;

/** One's own time for a meeting; what was known last is there at once. */
export function ownWeekQuery(client: ApiClient, wish: WeekWish, seen?: Seen<WeekSeen>) {
  return queryOptions({
    queryKey: ['proposal-week', wish],
    queryFn: async () => {
      const { hostIds, resourceChannelIds, ...asked } = wish;
      const query = {
        ...asked,
        ...(hostIds && { hostIds: [...hostIds] }),
        ...(resourceChannelIds && { resourceChannelIds: [...resourceChannelIds] }),
      };
      const { data } = await client.GET('/proposal/week', { params: { query } });
      if (!data) throw new Error('A week without a reply');
      const known = { atMs: Date.parse(data.now), wish, reply: data };
      await seen?.save(known);
      return toOwnWeek(known);
    },
    initialData: () => {
      const known = seen?.peek();
      return known && isSameWish(known.wish, wish) ? toOwnWeek(known) : undefined;
    },
    initialDataUpdatedAt: 0,
    staleTime: STALE_MS,
    networkMode: 'always',
    retry: false,
  });
}

export function toOwnWeek({ atMs, wish, reply }: WeekSeen): OwnWeek {
  const { isUnreadable, channels, isTogether, hosts, resources } = reply;
  return {
    ...toTimedWeek(reply),
    ...{ atMs, wish, isUnreadable },
    choices: { channels, isTogether, hosts, resources },
  };
}

/** Whether both ask about the same meeting in the same place, whatever the days. */
export function isSameOffer(one: WeekWish, other: WeekWish): boolean {
  const days = { from: '', to: '' };
  return isSameWish({ ...one, ...days }, { ...other, ...days });
}

function isSameWish(one: WeekWish, other: WeekWish): boolean {
  const sorted = (wish: WeekWish) => JSON.stringify(Object.entries(wish).sort());
  return sorted(one) === sorted(other);
}
