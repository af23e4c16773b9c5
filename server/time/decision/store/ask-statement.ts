import * as z from 'zod';
import { busyBetween } from '#server/platform/db/busy-during.ts';
import type { Transaction } from '#server/platform/db/database.ts';
import type { DecisionKind } from '#shared/domain/decision/decisions.ts';

/** A host of a company, and now. */
interface Asked {
  readonly companyId: string;
  readonly hostId: string;
  readonly nowMs: number;
}

/** A question about one appointment. */
export interface Question {
  readonly appointmentId: string;
  readonly kind: DecisionKind;
  /** Where it is to go, in milliseconds since the epoch; null where it is to stay or go away. */
  readonly proposedStartMs: number | null;
}

const askedRow = z.strictObject({ appointmentId: z.uuid(), kind: z.string(), about: z.string() });
export type AskedRow = Readonly<z.output<typeof askedRow>>;

/**
 * The same question about an appointment that stands where it stood is asked once, whatever the answer; but what was
 * put back in a calendar may be moved or deleted there again.
 */
const ONCE = `on conflict (company_id, appointment_id, host_id, kind, about) do update
    set appointment_starts_at = excluded.appointment_starts_at,
      proposed_starts_at = excluded.proposed_starts_at, asked_at = excluded.asked_at, settled_at = null
    where (appointment_decision.appointment_starts_at, appointment_decision.proposed_starts_at)
      is distinct from (excluded.appointment_starts_at, excluded.proposed_starts_at)
      or (appointment_decision.settled_at is not null
        and appointment_decision.kind in ('moved-there', 'deleted-there'))
  returning appointment_decision.appointment_id as "appointmentId", appointment_decision.kind,
    appointment_decision.about`;

/** Writes questions down; returns those that are new. What is over, called off or another's is no question. */
export async function insertQuestions(
  tx: Transaction,
  { companyId, hostId, nowMs }: Asked,
  questions: readonly Question[],
): Promise<AskedRow[]> {
  return await tx.query({
    name: 'insert-decisions',
    text: `insert into appointment_decision (company_id, appointment_id, host_id, kind, about,
        appointment_starts_at, proposed_starts_at, asked_at)
      select o.company_id, o.appointment_id, o.host_id, q.kind, '', o.starts_at,
        to_timestamp(q.proposed / 1000), to_timestamp($3::float8 / 1000)
      from unnest($4::uuid[], $5::text[], $6::float8[]) as q (appointment_id, kind, proposed)
      join appointment a on a.company_id = $1 and a.id = q.appointment_id and a.status <> 'cancelled'
      join appointment_host o on o.company_id = $1 and o.host_id = $2 and o.appointment_id = a.id
      where o.starts_at > to_timestamp($3::float8 / 1000)
      ${ONCE}`,
    values: [
      companyId,
      hostId,
      nowMs,
      questions.map(({ appointmentId }) => appointmentId),
      questions.map(({ kind }) => kind),
      questions.map(({ proposedStartMs }) => proposedStartMs),
    ],
    row: askedRow,
  });
}

/**
 * Writes down which coming appointments of a host are met by events of a calendar: of those that are named,
 * or of all of it.
 */
export async function insertClashes(
  tx: Transaction,
  { companyId, hostId, nowMs }: Asked,
  of: { readonly calendarId: string; readonly uids: readonly string[] | undefined },
): Promise<AskedRow[]> {
  return await tx.query({
    name: 'insert-clashes',
    text: `insert into appointment_decision (company_id, appointment_id, host_id, kind, about,
        appointment_starts_at, proposed_starts_at, asked_at)
      select distinct o.company_id, o.appointment_id, o.host_id, 'clash', b.uid, o.starts_at,
        null::timestamptz, to_timestamp($3::float8 / 1000)
      from appointment_host o
      join appointment a on a.company_id = o.company_id and a.id = o.appointment_id
        and a.status <> 'cancelled'
      join busy_time b on b.company_id = o.company_id and b.host_id = o.host_id
        and b.calendar_id = $4
        and ${busyBetween('a.starts_at', "a.starts_at + a.duration_minutes * interval '1 minute'")}
        and ($5::text[] is null or b.uid = any($5))
      where o.company_id = $1 and o.host_id = $2 and o.starts_at > to_timestamp($3::float8 / 1000)
      ${ONCE}`,
    values: [companyId, hostId, nowMs, of.calendarId, of.uids ?? null],
    row: askedRow,
  });
}
