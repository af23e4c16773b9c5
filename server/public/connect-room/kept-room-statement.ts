import * as z from 'zod';
import type { Sql } from '#server/platform/db/database.ts';
import type { ChatLine } from '#shared/domain/connect/protocol.ts';

/** A room, and when it closes as its people were told. */
export interface RoomKey {
  readonly companyId: string;
  readonly roomId: string;
  readonly closesMs: number;
}

const keptRow = z.strictObject({
  admitted: z.array(z.string()),
  chat: z.array(
    z.strictObject({
      seq: z.int(),
      id: z.string(),
      from: z.string(),
      name: z.string(),
      atIso: z.string(),
      text: z.string(),
    }),
  ),
});

type KeptRoom = Readonly<z.output<typeof keptRow>>;

/** What is remembered of a room: who was let in, unless it has been moved since, and its chat in order. */
export async function loadKeptRoom(
  sql: Sql,
  { companyId, roomId, closesMs }: RoomKey,
): Promise<KeptRoom> {
  const [row] = await sql.query({
    name: 'kept-room',
    text: `select coalesce((
        select r.admitted from connect_room r
        where r.company_id = $1 and r.appointment_id = $2 and r.closes_at = $3), '{}') as admitted,
      coalesce((
        select json_agg(json_build_object('seq', l.seq, 'id', l.line_id, 'from', l.person_id, 'name', l.name,
          'atIso', to_char(l.said_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'text', l.text)
          order by l.seq)
        from connect_chat_line l where l.company_id = $1 and l.appointment_id = $2), '[]') as chat`,
    values: [companyId, roomId, new Date(closesMs)],
    row: keptRow,
  });
  return row ?? { admitted: [], chat: [] };
}

/** Who need not wait in a room again. */
export interface KeptAdmissions extends RoomKey {
  readonly admitted: readonly string[];
}

/** Remembers who was let in; of a room that is there twice the later one counts. */
export async function keepAdmissions(sql: Sql, rooms: readonly KeptAdmissions[]): Promise<void> {
  const newest = new Map(rooms.map((room) => [room.roomId, room]));
  const rows = [...newest.values()].map(({ closesMs, ...room }) => ({
    ...room,
    closesAt: new Date(closesMs).toISOString(),
  }));
  await sql.query({
    name: 'keep-admissions',
    text: `insert into connect_room (company_id, appointment_id, admitted, closes_at)
      select a.company_id, a.id, array(select json_array_elements_text(r.admitted)), r."closesAt"
      from json_to_recordset($1::json)
        as r ("companyId" uuid, "roomId" uuid, admitted json, "closesAt" timestamptz)
      join appointment a on a.company_id = r."companyId" and a.id = r."roomId"
      order by a.company_id, a.id
      on conflict (company_id, appointment_id) do update
        set admitted = excluded.admitted, closes_at = excluded.closes_at`,
    values: [JSON.stringify(rows)],
  });
}

/** A line of the chat, and whose words they are. */
export interface KeptLine {
  readonly companyId: string;
  readonly roomId: string;
  /** The seat that let the sender in; null for a host. */
  readonly attendeeId: string | null;
  readonly line: ChatLine;
}

/** Remembers lines; of each room that they are of the newest `keptLines` stay. */
export async function keepLines(
  sql: Sql,
  lines: readonly KeptLine[],
  keptLines: number,
): Promise<void> {
  const rows = lines.map(({ line, ...of }) => ({ ...of, ...line }));
  await sql.query({
    name: 'keep-chat-lines',
    text: `with said as (
        insert into connect_chat_line (company_id, appointment_id, seq, line_id, person_id, attendee_id, name,
          text, said_at)
        select a.company_id, a.id, l.seq, l.id, l."from", l."attendeeId", l.name, l.text, l."atIso"
        from json_to_recordset($1::json) as l ("companyId" uuid, "roomId" uuid, "attendeeId" uuid, seq integer,
          id text, "from" text, name text, text text, "atIso" timestamptz)
        join appointment a on a.company_id = l."companyId" and a.id = l."roomId"
        on conflict do nothing
        returning company_id, appointment_id, seq)
      delete from connect_chat_line old
      using (select company_id, appointment_id, max(seq) as last from said group by 1, 2) room
      where old.company_id = room.company_id and old.appointment_id = room.appointment_id
        and old.seq <= room.last - $2`,
    values: [JSON.stringify(rows), keptLines],
  });
}
