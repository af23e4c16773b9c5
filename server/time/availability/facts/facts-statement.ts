import type { Sql } from '#server/platform/db/database.ts';
import { isOpenText } from '#server/platform/db/open-meeting-type.ts';
import { SNAPSHOT } from '#server/platform/db/snapshot-statement.ts';
import { type FactsRow, factsRow } from './facts-row.ts';
import { GROUPS_SQL } from './groups-sql.ts';
import { HOSTS_SQL } from './hosts-sql.ts';
import { RESOURCES_SQL } from './resources-sql.ts';

/** What to load. Instants are epoch minutes. */
export interface FactsQuestion {
  readonly meetingTypeId: string;
  /** Busy times that touch `[fromMinute, toMinute)` are loaded. */
  readonly fromMinute: number;
  readonly toMinute: number;
  readonly nowMinute: number;
  /** Its own time does not count as taken: it is about to move. */
  readonly existingAppointmentId?: string | undefined;
  /** What this one holds is free: whoever asks is the one it is held for. */
  readonly proposalId?: string | undefined;
}

/**
 * One statement for the whole question, whatever the number of hosts, days and appointments. Each
 * host's parts are index scans: reservations by (company, host, during), overrides by schedule and
 * date, counted appointments and payments by meeting type, only where there are limits or seats;
 * resources are looked at only where the meeting type offers them.
 */
export const toFactsText = (edited = '', snapshot: string = SNAPSHOT) => `
with ${edited}asked as (
  select to_timestamp($2::float8 * 60) as since, to_timestamp($3::float8 * 60) as until,
         to_timestamp($4::float8 * 60) as now
)
select
  ${snapshot} as snapshot, mt.company_id as "companyId", company.tier as "companyTier",
  company.show_data_policy_link as "showDataPolicyLink",
  company.erases_at is not null as "isCompanyClosed",
  mt.id as "meetingTypeId", mt.team_id as "teamId", mt.name, ${isOpenText('mt', 'asked.now')} as enabled, mt.channel, mt.locations,
  mt.duration_minutes as "durationMinutes", mt.allowed_durations as "allowedDurations",
  mt.slot_interval_minutes as "slotIntervalMinutes",
  mt.buffer_before_minutes as "bufferBeforeMinutes",
  mt.buffer_after_minutes as "bufferAfterMinutes",
  mt.min_notice_minutes as "minNoticeMinutes", mt.booking_window as "bookingWindow", mt.limits,
  mt.calculation_method as "calculationMethod", mt.total_spots as "totalSpots",
  mt.round_robin as "roundRobin", mt.round_robin_window_days as "roundRobinWindowDays",
  mt.settings, mt.form, mt.queue_id as "queueId",
  $5::uuid is not null and exists (select from appointment moving where moving.company_id = mt.company_id
    and moving.id = $5::uuid and moving.meeting_type_id = mt.id) as "hasExisting",
  ${RESOURCES_SQL} as resources,
  ${HOSTS_SQL} as hosts,
  ${GROUPS_SQL} as groups
from asked, meeting_type mt
join company on company.id = mt.company_id
where mt.id = $1`;

const FACTS = toFactsText();
/** Which says itself what it saw. */
const FACTS_PART = toFactsText('', 'null');

/**
 * The same as part of another statement, of nobody's appointment and proposal; its questions are what
 * stands for them there.
 */
export function toFactsPart(
  asked: Readonly<Record<'meetingTypeId' | 'fromMinute' | 'toMinute' | 'nowMinute', string>>,
): string {
  const { meetingTypeId, fromMinute, toMinute, nowMinute } = asked;
  const values = [meetingTypeId, fromMinute, toMinute, nowMinute, 'null', 'null'];
  return FACTS_PART.replace(/\$(\d)/g, (_, place: string) => values[Number(place) - 1] ?? 'null');
}

/** `undefined` where there is no such meeting type. */
export async function readFacts(sql: Sql, question: FactsQuestion): Promise<FactsRow | undefined> {
  const [row] = await sql.query({
    name: 'availability-facts',
    text: FACTS,
    values: [
      question.meetingTypeId,
      question.fromMinute,
      question.toMinute,
      question.nowMinute,
      question.existingAppointmentId ?? null,
      question.proposalId ?? null,
    ],
    row: factsRow,
  });
  return row;
}
