import { useQueryClient } from '@tanstack/react-query';
import type { ApiClient } from '#shared/api/client.ts';
import { MAX_PROPOSED_TIMES } from '#shared/domain/proposal/limits.ts';
import { nearestToTheirDay, suggestTimes } from '#shared/domain/proposal/suggest-times.ts';
import { useCall } from '#shared/react/api/use-call.ts';
import { fromIso, toIso } from '#shared/time/dates.ts';
import { ownWeekQuery } from './own-week-query.ts';
import type { ShownWeek } from './use-shown-week.ts';
import type { OwnWeek } from './week-props.ts';

const SUGGESTED = 3;
/** So far is looked where the shown days have too little. */
const FAR_DAYS = 35;

interface Tools {
  readonly client: ApiClient;
  readonly shown: ShownWeek;
  /** The host's. */
  readonly ownZone: string;
}

interface Wanted {
  /** What is picked already. */
  readonly picks: readonly string[];
  /** The recipient's. */
  readonly timeZone: string;
}

/** Three good times of the days that are shown, or of the weeks after them where these have too few. */
export function useSuggestion({ client, shown, ownZone }: Tools) {
  const queryClient = useQueryClient();
  return useCall(async ({ picks, timeZone }: Wanted): Promise<readonly string[]> => {
    const { week, model, turnTo } = shown;
    const wish = shown.wishFor(FAR_DAYS);
    if (!week || !wish) return [];
    const count = Math.min(SUGGESTED, MAX_PROPOSED_TIMES - picks.length);
    const near = suggest(week, { picks, timeZone, count });
    if (near.length >= count) return near;
    const far = await queryClient.fetchQuery(ownWeekQuery(client, wish));
    const suiting = suggest(far, { picks, timeZone, count });
    const found =
      suiting.length > 0 ? suiting : suggestNearest(far, { picks, timeZone, count }, ownZone);
    const minutes = found.map((start) => fromIso(start) ?? 0);
    const endMinute = model.days.at(-1)?.endMinute ?? 0;
    const [first] = minutes;
    if (first !== undefined && minutes.every((minute) => minute >= endMinute)) turnTo(first);
    return found;
  });
}

function suggest(
  { starts, durationMinutes }: OwnWeek,
  asked: Wanted & { readonly count: number },
): string[] {
  const free = [...starts].sort((a, b) => a - b).map(toIso);
  const { picks: picked, timeZone, count } = asked;
  return suggestTimes({ starts: free, durationMinutes, timeZone, count, picked });
}

/** Better than nothing, and said to be at night: what is closest to their day. */
function suggestNearest(
  week: OwnWeek,
  asked: Parameters<typeof suggest>[1],
  ownZone: string,
): string[] {
  const { starts, durationMinutes } = week;
  const near = nearestToTheirDay([...starts].map(toIso), durationMinutes, asked.timeZone);
  const minutes = new Set(near.flatMap((start) => fromIso(start) ?? []));
  return suggest({ ...week, starts: minutes }, { ...asked, timeZone: ownZone });
}
