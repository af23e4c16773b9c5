import type { AppointmentTab } from '#shared/domain/appointments/tabs.ts';
import type { Channel } from '#shared/domain/channels.ts';
import { addDays, dayOfDate, toIso } from '#shared/time/dates.ts';
import { toInstant, zoneOf } from '#shared/time/zone.ts';

const DAY_MINUTES = 1_440;

/** Which appointments are looked for, as the address says it; dates are local, both included. */
interface AppointmentsSaid {
  readonly tab: AppointmentTab;
  readonly search: string;
  readonly host: string | undefined;
  readonly team: string | undefined;
  readonly type: string | undefined;
  readonly channel: Channel | undefined;
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/** What the API is asked, beside where to begin: dates are the reader's own days. */
export function toApiQuery(said: AppointmentsSaid, timeZone: string) {
  const { tab, search, host, team, type, channel, from, to } = said;
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
