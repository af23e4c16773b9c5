import * as z from 'zod';
import { busyDuring } from '#server/platform/db/busy-during.ts';
import type { Sql } from '#server/platform/db/database.ts';
import { CONFERENCE_PROVIDERS } from '#shared/domain/channels.ts';

const takerRow = z.strictObject({
  phone: z.string().nullable(),
  /** Their own rooms, by provider; null where an account makes one for each appointment. */
  meetingLinks: z.partialRecord(z.enum(CONFERENCE_PROVIDERS), z.string().nullable()),
  /** Whoever gives it is who is met there: nobody else is, or it is their room. */
  takesLinkOver: z.boolean(),
  /** Away, or in a calendar event of their own. */
  isBusy: z.boolean(),
});

/** A colleague who shall take an appointment over, as far as that depends on them. */
export type Taker = Readonly<z.output<typeof takerRow>>;

interface HandOver {
  readonly companyId: string;
  readonly appointmentId: string;
  readonly fromHostId: string;
  readonly toHostId: string;
}

/** `undefined` where the company has no such host. */
export async function findTaker(sql: Sql, asked: HandOver): Promise<Taker | undefined> {
  const { companyId, appointmentId, fromHostId, toHostId } = asked;
  const [row] = await sql.query({
    name: 'taker-of-appointment',
    text: `select h.phone,
        coalesce((select json_object_agg(cc.provider,
            case when cc.makes_meetings then null else cc.meeting_link end)
          from conference_connection cc
          where cc.company_id = h.company_id and cc.host_id = h.id), '{}') as "meetingLinks",
        cardinality(a.host_ids) = 1 or exists (select from conference_connection cc
          where cc.company_id = a.company_id and cc.host_id = $4
            and cc.meeting_link = a.meeting_link)
          or exists (select from conference_meeting cm
            where cm.company_id = a.company_id and cm.appointment_id = a.id
              and cm.host_id = $4) as "takesLinkOver",
        exists (select from reservation r join busy_time b
            on b.company_id = r.company_id and b.host_id = h.id
            and ${busyDuring('r.during')}
          where r.company_id = h.company_id and r.appointment_id = $3 and r.host_id = $4) as "isBusy"
      from host h join appointment a on a.company_id = h.company_id and a.id = $3
      where h.company_id = $1 and h.id = $2 and h.left_at is null`,
    values: [companyId, toHostId, appointmentId, fromHostId],
    row: takerRow,
  });
  return row;
}

/**
 * Takes the same time of the one host and frees that of the other; false where it is taken already.
 * The new row comes first, so that two who exchange appointments never wait for each other.
 */
export async function moveReservation(
  sql: Sql,
  { companyId, appointmentId, fromHostId, toHostId }: HandOver,
): Promise<boolean> {
  const taken = await sql.query({
    name: 'take-over-time',
    text: `insert into reservation (company_id, host_id, appointment_id, during, expires_at)
      select company_id, $4::uuid, appointment_id, during, expires_at from reservation
      where company_id = $1 and appointment_id = $2 and host_id = $3
      on conflict do nothing returning 1`,
    values: [companyId, appointmentId, fromHostId, toHostId],
  });
  if (taken.length === 0) return false;
  await sql.query({
    name: 'free-handed-over-time',
    text: 'delete from reservation where company_id = $1 and appointment_id = $2 and host_id = $3',
    values: [companyId, appointmentId, fromHostId],
  });
  return true;
}

/** Who is in an appointment in whose place, and where they are met, where that changes. */
export async function changeHost(
  sql: Sql,
  changed: HandOver & { readonly meetingLink: string | null | undefined },
): Promise<void> {
  await sql.query({
    name: 'change-host',
    text: `update appointment set host_ids = array_replace(host_ids, $3::uuid, $4::uuid),
        meeting_link = case when $6::boolean then $5 else meeting_link end,
        sequence = sequence + 1
      where company_id = $1 and id = $2`,
    values: [
      changed.companyId,
      changed.appointmentId,
      changed.fromHostId,
      changed.toHostId,
      changed.meetingLink ?? null,
      changed.meetingLink !== undefined,
    ],
  });
}

/** One of several hosts is in an appointment no more; their time is free. */
export async function dropHost(
  sql: Sql,
  dropped: HandOver & { readonly meetingLink: string | null | undefined },
): Promise<void> {
  await sql.query({
    name: 'drop-host',
    text: `with freed as (
        delete from reservation where company_id = $1 and appointment_id = $2 and host_id = $3
      )
      update appointment set host_ids = array_remove(host_ids, $3::uuid),
        meeting_link = case when $5::boolean then $4 else meeting_link end,
        sequence = sequence + 1
      where company_id = $1 and id = $2`,
    values: [
      dropped.companyId,
      dropped.appointmentId,
      dropped.fromHostId,
      dropped.meetingLink ?? null,
      dropped.meetingLink !== undefined,
    ],
  });
}
