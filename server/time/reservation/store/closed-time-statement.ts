import * as z from 'zod';
import type { Sql, Transaction } from '#server/platform/db/database.ts';

/** Time that a host cannot give. Milliseconds since the epoch. */
export interface ClosedTime {
  readonly companyId: string;
  readonly id: string;
  readonly hostId: string;
  readonly kind: 'calendar-event' | 'out-of-office';
  readonly fromMs: number;
  readonly toMs: number;
}

/**
 * Waits until nobody is taking time of a host, and keeps all who want to waiting until the end of the
 * transaction. All who take time hold the same lock together: see `reservation_meets_closed`.
 */
export async function lockTakersOut(
  tx: Transaction,
  { hostId }: Pick<ClosedTime, 'hostId'>,
): Promise<void> {
  await tx.query({
    name: 'lock-takers-out',
    text: 'select pg_advisory_xact_lock(hashtextextended($1::uuid::text, 1))',
    values: [hostId],
  });
}

export async function writeClosedTime(sql: Sql, closed: ClosedTime): Promise<void> {
  await sql.query({
    name: 'write-closed-time',
    text: `insert into busy_time (company_id, id, host_id, kind, starts_at, ends_at)
      values ($1, $2, $3, $4, to_timestamp($5::float8 / 1000), to_timestamp($6::float8 / 1000))
      on conflict (company_id, id) do update
        set starts_at = excluded.starts_at, ends_at = excluded.ends_at`,
    values: [closed.companyId, closed.id, closed.hostId, closed.kind, closed.fromMs, closed.toMs],
  });
}

export async function deleteClosedTime(
  sql: Sql,
  { companyId, id }: Pick<ClosedTime, 'companyId' | 'id'>,
): Promise<void> {
  await sql.query({
    name: 'delete-closed-time',
    text: 'delete from busy_time where company_id = $1 and id = $2',
    values: [companyId, id],
  });
}

/** A calendar of a host. */
export interface CalendarOf {
  readonly companyId: string;
  readonly hostId: string;
  readonly calendarId: string;
}

/** What an event of a calendar takes of its host's time, once. Milliseconds since the epoch. */
export interface EventTime {
  readonly uid: string;
  readonly title: string;
  readonly fromMs: number;
  readonly toMs: number;
}

export interface KeptEventTime extends EventTime {
  readonly id: string;
}

const keptEventTime = z.strictObject({
  id: z.uuid(),
  uid: z.string(),
  title: z.string(),
  fromMs: z.number(),
  toMs: z.number(),
});

/** What events take now: of the named ones, or of all of the calendar. */
export async function listEventTimes(
  sql: Sql,
  { companyId, calendarId }: Pick<CalendarOf, 'companyId' | 'calendarId'>,
  uids: readonly string[] | undefined,
): Promise<KeptEventTime[]> {
  return await sql.query({
    name: 'list-event-times',
    text: `select id, uid, title, date_part('epoch', starts_at) * 1000 as "fromMs",
        date_part('epoch', ends_at) * 1000 as "toMs"
      from busy_time
      where company_id = $1 and calendar_id = $2 and ($3::text[] is null or uid = any($3))`,
    values: [companyId, calendarId, uids ?? null],
    row: keptEventTime,
  });
}

export async function insertEventTimes(
  sql: Sql,
  { companyId, hostId, calendarId }: CalendarOf,
  times: readonly EventTime[],
): Promise<void> {
  await sql.query({
    name: 'insert-event-times',
    text: `insert into busy_time (company_id, id, host_id, kind, calendar_id, uid, title, starts_at, ends_at)
      select $1, gen_random_uuid(), $2, 'calendar-event', $3, uid, title,
        to_timestamp(from_ms / 1000), to_timestamp(to_ms / 1000)
      from unnest($4::text[], $5::text[], $6::float8[], $7::float8[]) as taken (uid, title, from_ms, to_ms)`,
    values: [
      companyId,
      hostId,
      calendarId,
      times.map(({ uid }) => uid),
      times.map(({ title }) => title),
      times.map(({ fromMs }) => fromMs),
      times.map(({ toMs }) => toMs),
    ],
  });
}

export async function deleteEventTimes(
  sql: Sql,
  companyId: string,
  ids: readonly string[],
): Promise<void> {
  await sql.query({
    name: 'delete-event-times',
    text: 'delete from busy_time where company_id = $1 and id = any($2::uuid[])',
    values: [companyId, ids],
  });
}
