import type { Sql } from '#server/platform/db/database.ts';
import type { AnsweredStart } from '#shared/domain/availability/to-availability.ts';
import type { AvailabilityFacts } from '#shared/domain/availability/types.ts';
import { listClosingCalendars } from './closing-calendars-statement.ts';

/** Says beside each reason that is a calendar nobody can read which it is, and since when; never whose account. */
export async function nameClosingCalendars(
  sql: Sql,
  { companyId, hosts }: Pick<AvailabilityFacts, 'hosts'> & { readonly companyId: string },
  spots: readonly AnsweredStart[],
): Promise<readonly AnsweredStart[]> {
  const closed = hosts.filter(({ calendarUnreadable }) => calendarUnreadable);
  if (closed.length === 0) return spots;
  const hostIds = closed.map(({ hostId }) => hostId);
  const rows = await listClosingCalendars(sql, companyId, hostIds);
  const calendars = new Map(
    closed.flatMap(({ hostId, hostName }) => {
      const row = rows.find((each) => each.hostId === hostId);
      if (!row) return [];
      const { provider, service, since } = row;
      return [[hostName, { provider, service, since: since.toISOString() }] as const];
    }),
  );
  return spots.map((spot) => ({
    ...spot,
    reasons: spot.reasons?.map((reason) => {
      const calendar =
        reason.type === 'calendarUnreadable' ? calendars.get(reason.hostName) : undefined;
      return calendar ? { ...reason, calendar } : reason;
    }),
  }));
}
