import { useQueryClient } from '@tanstack/react-query';
import type { ApiClient } from '#shared/api/client.ts';
import { MAX_PROPOSED_TIMES } from '#shared/domain/proposal/limits.ts';
import { suggestTimes } from '#shared/domain/proposal/suggest-times.ts';
import { useCall } from '#shared/react/api/use-call.ts';
import { fromIso, toIso } from '#shared/time/dates.ts';
import { ownWeekQuery } from './own-week-query.ts';
import type { ShownWeek } from './use-shown-week.ts';
import type { OwnWeek } from './week-props.ts';

const SUGGESTED = 3;
/** So far is looked where the shown days have too little. */
const FAR_DAYS = 35;

interface Wanted {
  readonly client: ApiClient;
  readonly shown: ShownWeek;
  readonly picks: readonly string[];
  readonly timeZone: string;
}

/** Three good times of the days that are shown, or of the weeks after them where these have too few. */
export function useSuggestion({ client, shown, picks, timeZone }: Wanted) {
  const queryClient = useQueryClient();
  return useCall(async (): Promise<readonly string[]> => {
    const { week, model, turnTo } = shown;
    const wish = shown.wishFor(FAR_DAYS);
    if (!week || !wish) return [];
    const count = Math.min(SUGGESTED, MAX_PROPOSED_TIMES - picks.length);
    const near = suggest(week, { picks, timeZone, count });
    if (near.length >= count) return near;
    const far = await queryClient.fetchQuery(ownWeekQuery(client, wish));
    const found = suggest(far, { picks, timeZone, count });
    const minutes = found.map((start) => fromIso(start) ?? 0);
    const endMinute = model.days.at(-1)?.endMinute ?? 0;
    const [first] = minutes;
    if (first !== undefined && minutes.every((minute) => minute >= endMinute)) turnTo(first);
    return found;
  });
}

function suggest(
  { starts, durationMinutes }: OwnWeek,
  asked: Pick<Wanted, 'picks' | 'timeZone'> & { readonly count: number },
): string[] {
  const free = [...starts].sort((a, b) => a - b).map(toIso);
  const { picks: picked, timeZone, count } = asked;
  return suggestTimes({ starts: free, durationMinutes, timeZone, count, picked });
}
