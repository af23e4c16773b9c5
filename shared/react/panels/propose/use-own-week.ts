import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ApiClient } from '#shared/api/client.ts';
import type { GridModel } from '#shared/domain/calendar/grid-model.ts';
import { toTimedWeek } from '#shared/domain/proposal/timed-week.ts';
import { toIso } from '#shared/time/dates.ts';

const STALE_MS = 20_000;
const REFETCH_MS = 60_000;

interface WeekWish {
  readonly meetingTypeId: string | undefined;
  readonly durationMinutes: number | null;
  readonly model: GridModel;
}

/** One's own time for a meeting; while another week is on its way, what was there stays. */
export function useOwnWeek(client: ApiClient, { meetingTypeId, durationMinutes, model }: WeekWish) {
  const from = toIso(model.days[0]?.startMinute ?? 0);
  const to = toIso(model.days.at(-1)?.endMinute ?? 0);
  return useQuery({
    queryKey: ['proposal-week', meetingTypeId, durationMinutes, from, to],
    queryFn: async () => {
      const duration = durationMinutes === null ? {} : { duration: durationMinutes };
      const { data } = await client.GET('/proposal/week', {
        params: { query: { meetingTypeId: meetingTypeId ?? '', from, to, ...duration } },
      });
      if (!data) throw new Error('A week without a reply');
      return { ...toTimedWeek(data), isUnreadable: data.isUnreadable, held: data.held };
    },
    enabled: meetingTypeId !== undefined,
    placeholderData: keepPreviousData,
    staleTime: STALE_MS,
    refetchInterval: REFETCH_MS,
    networkMode: 'always',
    retry: false,
  });
}
