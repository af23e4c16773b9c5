import { addDays, dayOfDate, toIso } from '#shared/time/dates.ts';
import { toInstant, zoneOf } from '#shared/time/zone.ts';
import type { ListQuery } from './read-query.ts';

const DAY_MINUTES = 1_440;

/** What the API is asked, beside where to begin: dates are the reader's own days. */
export function toApiQuery(query: ListQuery, timeZone: string) {
  const { tab, search, host, team, type, channel, from, to } = query;
  const startOf = (date: string) =>
    toIso(toInstant(zoneOf(timeZone), dayOfDate(date) * DAY_MINUTES));
  return {
    tab,
    ...(search && { search }),
    ...(host && { hostId: host }),
    ...(team && { teamId: team }),
    ...(type && { meetingTypeId: type }),
    ...(channel && { channel }),
    ...(from && { from: startOf(from) }),
    ...(to && { until: startOf(addDays(to, 1)) }),
  };
}
