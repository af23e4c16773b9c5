import type { Sql } from '#server/platform/db/database.ts';
import { nowMinute } from '#server/platform/kernel/clock.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import type { Session } from '#shared/api/session.ts';
import { workingHours } from '#shared/domain/availability/working-hours.ts';
import { reachOf } from '#shared/domain/roles/rights.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { zoneOf } from '#shared/time/zone.ts';
import {
  type CalendarAppointmentRow,
  type CalendarHostRow,
  readCalendar,
} from './calendar-statement.ts';

export type { CalendarAppointmentRow };

interface Asked {
  readonly fromMinute: number;
  readonly toMinute: number;
  readonly hostIds: readonly string[];
}

/** A host with the hours that their default schedule gives in the range; none where there is none. */
export interface LoadedHost extends CalendarHostRow {
  /** Starts and ends in turn, as `intervals.ts` has them. */
  readonly hours: readonly number[] | null;
}

export interface LoadedCalendar {
  readonly hosts: readonly LoadedHost[];
  readonly appointments: readonly CalendarAppointmentRow[];
}

/**
 * What hosts have in a range, as far as the reader may know it: one statement.
 * @throws Refusal `host-not-found`, `forbidden`.
 */
export async function loadCalendar(
  { clock }: Pick<Services, 'clock'>,
  sql: Sql,
  session: Session,
  asked: Asked,
): Promise<LoadedCalendar> {
  const reach = reachOf(session, 'calendar:read');
  const { hosts, appointments } = await readCalendar(sql, {
    ...asked,
    companyId: session.companyId,
    nowMinute: nowMinute(clock),
    readerId: session.hostId,
    readerTeamIds: reach === 'team' ? session.adminOfTeamIds : [],
    seesAll: reach === 'company',
  });
  if (hosts.length < new Set(asked.hostIds).size) refuse('host-not-found', 'Nobody is called that');
  if (hosts.some(({ isReached }) => !isReached)) refuse('forbidden', 'Not a calendar of yours');
  return { hosts: hosts.map((host) => withHours(host, asked)), appointments };
}

function withHours(host: CalendarHostRow, { fromMinute, toMinute }: Asked): LoadedHost {
  const { schedule } = host;
  if (!schedule) return { ...host, hours: null };
  const facts = { weekly: schedule.weekly, overrides: schedule.overrides ?? {} };
  return { ...host, hours: workingHours(facts, zoneOf(schedule.timeZone), fromMinute, toMinute) };
}
