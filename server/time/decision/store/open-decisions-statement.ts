import * as z from 'zod';
import { busyBetween } from '#server/platform/db/busy-during.ts';
import type { Sql } from '#server/platform/db/database.ts';
import { DECISION_KINDS } from '#shared/domain/decision/decisions.ts';

const openDecision = z.strictObject({
  appointmentId: z.uuid(),
  kind: z.enum(DECISION_KINDS),
  about: z.string(),
  name: z.string(),
  meetingTypeId: z.uuid(),
  hosts: z.array(z.strictObject({ id: z.uuid(), firstname: z.string(), lastname: z.string() })),
  attendees: z.array(z.strictObject({ name: z.string(), email: z.string() })),
  startMs: z.number(),
  durationMinutes: z.int(),
  proposedStartMs: z.number().nullable(),
  askedMs: z.number(),
  /** Of a clash: what takes the time, and when. */
  event: z
    .strictObject({ title: z.string().nullable(), startMs: z.number(), endMs: z.number() })
    .nullable(),
});

export type OpenDecision = Readonly<z.output<typeof openDecision>>;

const msOf = (instant: string) => `(date_part('epoch', ${instant}) * 1000)::float8`;

/** Where a page begins: after this one. */
export interface DecisionPlace {
  readonly startMs: number;
  readonly appointmentId: string;
  readonly kind: string;
  readonly about: string;
}

/**
 * What a host is to decide, the nearest appointment first. What was moved, called off or given away since is
 * no question any more, nor is a clash whose event is gone, nor what stands in their calendar as it should.
 */
export async function listOpenDecisions(
  sql: Sql,
  of: {
    readonly companyId: string;
    readonly hostId: string;
    readonly nowMs: number;
    readonly limit: number;
    readonly after?: DecisionPlace | undefined;
    /** Of these appointments alone. */
    readonly appointmentIds?: readonly string[] | undefined;
  },
): Promise<OpenDecision[]> {
  const { after } = of;
  return await sql.query({
    name: 'list-open-decisions',
    text: `select d.appointment_id as "appointmentId", d.kind, d.about, mt.name,
        a.meeting_type_id as "meetingTypeId", whom.hosts, who.attendees,
        ${msOf('a.starts_at')} as "startMs", a.duration_minutes as "durationMinutes",
        ${msOf('d.proposed_starts_at')} as "proposedStartMs", ${msOf('d.asked_at')} as "askedMs",
        met.event
      from appointment_decision d
      join appointment a on a.company_id = d.company_id and a.id = d.appointment_id
        and a.status <> 'cancelled' and a.starts_at = d.appointment_starts_at
        and a.starts_at > to_timestamp($3::float8 / 1000) and d.host_id = any(a.host_ids)
      join meeting_type mt on mt.company_id = a.company_id and mt.id = a.meeting_type_id
      cross join lateral (
        select coalesce(json_agg(json_build_object('id', h.id, 'firstname', h.firstname,
          'lastname', h.lastname) order by array_position(a.host_ids, h.id)), '[]') as hosts
        from host h where h.company_id = a.company_id and h.id = any(a.host_ids)
      ) whom
      cross join lateral (
        select coalesce(json_agg(json_build_object('name', t.name, 'email', t.email)
          order by t.created_at, t.id), '[]') as attendees
        from attendee t
        where t.company_id = a.company_id and t.appointment_id = a.id and t.cancelled_at is null
      ) who
      left join lateral (
        select json_build_object('title', b.title, 'startMs', ${msOf('b.starts_at')},
          'endMs', ${msOf('b.ends_at')}) as event
        from busy_time b
        where d.kind = 'clash' and b.company_id = d.company_id and b.host_id = d.host_id
          and b.uid = d.about
          and ${busyBetween('a.starts_at', "a.starts_at + a.duration_minutes * interval '1 minute'")}
        order by b.starts_at limit 1
      ) met on true
      where d.company_id = $1 and d.host_id = $2 and d.settled_at is null
        and (d.kind <> 'clash' or met.event is not null)
        and (d.kind not in ('moved-there', 'deleted-there') or exists (
          select from written_event w
          where w.company_id = d.company_id and w.appointment_id = d.appointment_id
            and w.host_id = d.host_id and w.changed_from = a.starts_at
            and (w.their_change in ('deleted', 'emptied')) = (d.kind = 'deleted-there')))
        and ($5::float8 is null or (a.starts_at, d.appointment_id, d.kind, d.about)
          > (to_timestamp($5::float8 / 1000), $6::uuid, $7, $8))
        and ($9::uuid[] is null or d.appointment_id = any($9))
      order by a.starts_at, d.appointment_id, d.kind, d.about
      limit $4`,
    values: [
      ...[of.companyId, of.hostId, of.nowMs, of.limit, after?.startMs ?? null],
      ...[after?.appointmentId ?? null, after?.kind ?? null, after?.about ?? null],
      of.appointmentIds ?? null,
    ],
    row: openDecision,
  });
}
