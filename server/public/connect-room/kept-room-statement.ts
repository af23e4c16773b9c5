import * as z from 'zod';
import type { Sql } from '#server/platform/db/database.ts';
import type { ChatLine } from '#shared/domain/connect/protocol.ts';

/** A room, and when it closes as its people were told. */
export interface RoomKey {
  readonly companyId: string;
  readonly roomId: string;
  readonly closesMs: number;
}

const refused = z.record(
  z.string(),
  z.strictObject({
    ...{ times: z.int(), saidMs: z.int() },
    name: z.string().optional(),
    role: z.enum(['host', 'attendee', 'guest']).optional(),
  }),
);

const keptRow = z.strictObject({
  admitted: z.array(z.string()),
  refused,
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

/** What is remembered of a room: who was let in and who was not, unless it has been moved since, and its chat in order. */
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
        select r.refused from connect_room r
        where r.company_id = $1 and r.appointment_id = $2 and r.closes_at = $3), '{}') as refused,
      coalesce((
        select json_agg(json_build_object('seq', l.seq, 'id', l.line_id, 'from', l.person_id, 'name', l.name,
          'atIso', to_char(l.said_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'text', l.text)
          order by l.seq)
        from connect_chat_line l where l.company_id = $1 and l.appointment_id = $2), '[]') as chat`,
    values: [companyId, roomId, new Date(closesMs)],
    row: keptRow,
  });
  return row ?? { admitted: [], refused: {}, chat: [] };
}

const heldRow = z.strictObject({ roomId: z.uuid(), holder: z.uuid() });

/** Whether somebody who asks may lead: nobody does, they do themselves, or nothing was heard of who did. */
const IS_FREE = `connect_room.holder is null or connect_room.holder = excluded.holder
          or connect_room.held_until <= now()`;

/**
 * Who leads rooms, by their ids: each is taken, or kept for so long, where nobody else holds it. One whose
 * appointment is no more is not among them.
 */
export async function holdRooms(
  sql: Sql,
  rooms: readonly RoomKey[],
  { process, holdMs }: { readonly process: string; readonly holdMs: number },
): Promise<ReadonlyMap<string, string>> {
  const rows = await sql.query({
    name: 'hold-rooms',
    text: `insert into connect_room (company_id, appointment_id, admitted, closes_at, holder, held_until)
      select a.company_id, a.id, '{}', k."closesAt", $2::uuid, now() + $3 * interval '1 millisecond'
      from json_to_recordset($1::json) as k ("companyId" uuid, "roomId" uuid, "closesAt" timestamptz)
      join appointment a on a.company_id = k."companyId" and a.id = k."roomId"
      order by a.company_id, a.id
      on conflict (company_id, appointment_id) do update set
        holder = case when ${IS_FREE} then excluded.holder else connect_room.holder end,
        held_until = case when ${IS_FREE} then excluded.held_until else connect_room.held_until end
      returning appointment_id as "roomId", holder`,
    values: [toRecords(rooms), process, holdMs],
    row: heldRow,
  });
  return new Map(rows.map(({ roomId, holder }) => [roomId, holder]));
}

/** Leaves rooms to who wants to lead them next. */
export async function releaseRooms(
  sql: Sql,
  rooms: readonly RoomKey[],
  process: string,
): Promise<void> {
  await sql.query({
    name: 'release-rooms',
    text: `update connect_room r set holder = null, held_until = null, present = '{}'
      from json_to_recordset($1::json) as k ("companyId" uuid, "roomId" uuid)
      where r.company_id = k."companyId" and r.appointment_id = k."roomId" and r.holder = $2`,
    values: [toRecords(rooms), process],
  });
}

/** Who need not wait in a room again, who was not let in, and the names of those who are in it. */
export interface KeptPeople extends RoomKey {
  readonly admitted: readonly string[];
  readonly refused: KeptRoom['refused'];
  readonly present: readonly string[];
}

/** Remembers who is in rooms that a process leads, each of them once; see `toLatest`. */
export async function keepPeople(
  sql: Sql,
  rooms: readonly KeptPeople[],
  process: string,
): Promise<void> {
  await sql.query({
    name: 'keep-people',
    text: `update connect_room r set closes_at = k."closesAt", refused = k.refused,
        admitted = array(select json_array_elements_text(k.admitted)),
        present = array(select json_array_elements_text(k.present))
      from json_to_recordset($1::json)
        as k ("companyId" uuid, "roomId" uuid, admitted json, refused jsonb, present json, "closesAt" timestamptz)
      where r.company_id = k."companyId" and r.appointment_id = k."roomId" and r.holder = $2`,
    values: [toRecords(rooms), process],
  });
}

/** Of a room that is there several times the last. */
export function toLatest(rooms: readonly KeptPeople[]): readonly KeptPeople[] {
  return [...new Map(rooms.map((room) => [room.roomId, room])).values()];
}

function toRecords(rooms: readonly RoomKey[]): string {
  return JSON.stringify(
    rooms.map(({ closesMs, ...room }) => ({ ...room, closesAt: new Date(closesMs).toISOString() })),
  );
}

/** A line of the chat, and whose words they are. */
export interface KeptLine {
  readonly companyId: string;
  readonly roomId: string;
  /** The seat that let the sender in; null for a host. */
  readonly attendeeId: string | null;
  readonly line: ChatLine;
}

/** Remembers lines; of each room that they are of the newest `keptLines` stay; see `toNewest`. */
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

/** The last so many of each room, in their order: the others would be erased as soon as they are written. */
export function toNewest(lines: readonly KeptLine[], keptLines: number): readonly KeptLine[] {
  const left = new Map<string, number>();
  return lines
    .toReversed()
    .filter(({ roomId }) => {
      const more = left.get(roomId) ?? keptLines;
      left.set(roomId, more - 1);
      return more > 0;
    })
    .toReversed();
}
