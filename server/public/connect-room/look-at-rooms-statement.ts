import * as z from 'zod';
import type { Sql } from '#server/platform/db/database.ts';
import { ROOM_CLOSES_MINUTES } from '#shared/domain/constants.ts';

const roomRow = z.strictObject({
  id: z.uuid(),
  isCancelled: z.boolean(),
  closesMs: z.int(),
  seats: z.array(z.uuid()),
});

/** What an open room is checked against. */
export interface RoomFacts {
  readonly isCancelled: boolean;
  readonly closesMs: number;
  /** The attendees who have a seat. */
  readonly seats: ReadonlySet<string>;
}

/** What has become of appointments whose rooms are open: an erased one is not among them. */
export async function lookAtRooms(
  sql: Sql,
  roomIds: readonly string[],
): Promise<ReadonlyMap<string, RoomFacts>> {
  const rows = await sql.query({
    name: 'open-rooms',
    text: `select a.id, a.status = 'cancelled' as "isCancelled",
             (date_part('epoch', a.starts_at) * 1000)::float8 + 60000 * (a.duration_minutes
               + coalesce((mt.settings ->> 'connectClosesMinutes')::int, $2::int)) as "closesMs",
             array(select t.id::text from attendee t where t.company_id = a.company_id
               and t.appointment_id = a.id and t.cancelled_at is null) as seats
           from appointment a
           join meeting_type mt on mt.company_id = a.company_id and mt.id = a.meeting_type_id
           where a.id = any($1::uuid[])`,
    values: [roomIds, ROOM_CLOSES_MINUTES],
    row: roomRow,
  });
  return new Map(rows.map(({ id, seats, ...row }) => [id, { ...row, seats: new Set(seats) }]));
}
