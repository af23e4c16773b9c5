import * as z from 'zod';
import type { Sql } from '#server/platform/db/database.ts';
import { DEFAULT_ROOM_RULES, toRoomTimes } from '#shared/domain/connect/door.ts';
import type { LookAtRooms } from './open-rooms.ts';

const roomRow = z.strictObject({
  id: z.uuid(),
  isCancelled: z.boolean(),
  startMinute: z.int(),
  durationMinutes: z.int(),
  seats: z.array(z.uuid()),
});

/** What has become of appointments whose rooms are open: an erased one is not among them. */
export function lookAtRooms(sql: Sql): LookAtRooms {
  return async (roomIds) => {
    const rows = await sql.query({
      name: 'open-rooms',
      text: `select id, status = 'cancelled' as "isCancelled",
               floor(date_part('epoch', starts_at) / 60)::int as "startMinute",
               duration_minutes as "durationMinutes",
               array(select t.id::text from attendee t where t.company_id = a.company_id
                 and t.appointment_id = a.id and t.cancelled_at is null) as seats
             from appointment a where id = any($1::uuid[])`,
      values: [roomIds],
      row: roomRow,
    });
    return new Map(
      rows.map((row) => {
        const { closesMs } = toRoomTimes(row, DEFAULT_ROOM_RULES);
        return [row.id, { isCancelled: row.isCancelled, closesMs, seats: new Set(row.seats) }];
      }),
    );
  };
}
