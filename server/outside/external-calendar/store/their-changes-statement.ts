import * as z from 'zod';
import type { Sql } from '#server/platform/db/database.ts';
import type { HostedRef } from '#server/platform/kernel/effects.ts';
import type { TheirChange } from '#shared/domain/external-calendar/their-changes.ts';
import type { CalendarKey } from './event-rows.ts';

const msOf = (instant: string) => `(date_part('epoch', ${instant}) * 1000)::float8`;

const examinedRow = z.strictObject({
  companyId: z.uuid(),
  appointmentId: z.uuid(),
  hostId: z.uuid(),
  remoteId: z.string(),
  version: z.string().nullable(),
  ownVersions: z.array(z.string()),
  turn: z.number(),
  isBeingWritten: z.boolean(),
  startMs: z.number(),
  writtenMs: z.number().nullable(),
  isUnsure: z.boolean(),
  isChanged: z.boolean(),
});
export type ExaminedRow = Readonly<z.output<typeof examinedRow>>;

/**
 * Our events of a calendar that a reading names, and those that are to be looked at once more: of appointments that
 * are still to come and their host's, in companies that go on.
 */
export async function listExamined(
  sql: Sql,
  { companyId, calendarId }: CalendarKey,
  of: { readonly remoteIds: readonly string[]; readonly nowMs: number },
): Promise<ExaminedRow[]> {
  return await sql.query({
    name: 'list-examined-events',
    text: `select w.company_id as "companyId", w.appointment_id as "appointmentId",
        w.host_id as "hostId", w.remote_id as "remoteId", w.version, w.own_versions as "ownVersions",
        w.turn, ${msOf('a.starts_at')} as "startMs",
        exists (select from open_writing o where o.company_id = w.company_id
          and o.appointment_id = w.appointment_id and o.host_id = w.host_id
          and o.calendar_id = w.calendar_id) as "isBeingWritten",
        ${msOf('w.starts_at')} as "writtenMs", w.is_unsure as "isUnsure",
        w.their_change is not null as "isChanged"
      from written_event w
      join appointment a on a.company_id = w.company_id and a.id = w.appointment_id
        and a.status = 'booked' and a.starts_at > to_timestamp($4::float8 / 1000)
        and w.host_id = any(a.host_ids)
      join company c on c.id = w.company_id and c.erases_at is null
      where w.company_id = $1 and w.calendar_id = $2 and w.remote_id is not null
        and (w.remote_id = any($3::text[]) or w.is_unsure)
      order by w.appointment_id`,
    values: [companyId, calendarId, [...of.remoteIds], of.nowMs],
    row: examinedRow,
  });
}

const keptChange = z.strictObject({
  companyId: z.uuid(),
  appointmentId: z.uuid(),
  hostId: z.uuid(),
  change: z.custom<TheirChange>(),
  theirStartMs: z.number().nullable(),
  version: z.string().nullable(),
  changedFromMs: z.number().nullable(),
  turn: z.number(),
  startMs: z.number(),
  isAlone: z.boolean(),
  isPaused: z.boolean(),
  followsMoves: z.boolean(),
  followsDeletions: z.boolean(),
  isElsewhere: z.boolean(),
});
export type KeptChange = Readonly<z.output<typeof keptChange>>;

/** What a host has made of an appointment's event, and what decides what follows; none where that is nothing. */
export async function findKeptChange(
  sql: Sql,
  { companyId, appointmentId, hostId }: HostedRef,
  uid: string,
): Promise<KeptChange | undefined> {
  const [row] = await sql.query({
    name: 'find-their-change',
    text: `select w.company_id as "companyId", w.appointment_id as "appointmentId",
        w.host_id as "hostId", w.their_change as change, ${msOf('w.their_starts_at')} as "theirStartMs",
        w.their_version as version, ${msOf('w.changed_from')} as "changedFromMs", w.turn,
        ${msOf('a.starts_at')} as "startMs",
        a.total_spots is null and cardinality(a.host_ids) = 1 as "isAlone",
        cn.is_paused as "isPaused", coalesce(u.follows_moves, true) as "followsMoves",
        coalesce(u.follows_deletions, false) as "followsDeletions",
        exists (select from external_calendar o
          join external_event e on e.company_id = o.company_id and e.calendar_id = o.id and e.uid = $4
            and (e.calendar_id, e.remote_id) is distinct from (w.calendar_id, w.remote_id)
          where o.company_id = w.company_id and o.host_id = w.host_id) as "isElsewhere"
      from written_event w
      join appointment a on a.company_id = w.company_id and a.id = w.appointment_id
        and a.status = 'booked' and w.host_id = any(a.host_ids)
      join external_calendar ec on ec.company_id = w.company_id and ec.id = w.calendar_id
      join connection cn on cn.company_id = ec.company_id and cn.id = ec.connection_id
      left join calendar_use u on u.company_id = w.company_id and u.host_id = w.host_id
      where w.company_id = $1 and w.appointment_id = $2 and w.host_id = $3
        and w.their_change is not null`,
    values: [companyId, appointmentId, hostId, uid],
    row: keptChange,
  });
  return row;
}
