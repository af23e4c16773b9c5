import * as z from 'zod';
import type { RunningLate } from '#shared/domain/running-late.ts';

/** Somebody who is running late, as a statement reads them. */
export const latecomer = z.strictObject({
  name: z.string(),
  minutes: z.int(),
  hostId: z.uuid().nullable(),
});

/** As a host reads it who may know of all of them. */
export function toLate(
  late: readonly Readonly<z.output<typeof latecomer>>[],
  readerId: string,
): RunningLate[] {
  return late.map(({ name, minutes, hostId }) => ({ name, minutes, isYou: hostId === readerId }));
}

/** Who is running late to an appointment `a`, in the order in which they said so. */
export const LATE = `coalesce((
    select json_agg(json_build_object('minutes', l.minutes, 'hostId', l.host_id,
        'name', coalesce(nullif(trim(h.firstname || ' ' || h.lastname), ''), nullif(t.name, ''), t.email, ''))
        order by l.said_at)
    from running_late l
    left join host h on h.company_id = l.company_id and h.id = l.host_id and h.id = any(a.host_ids)
    left join attendee t on t.company_id = l.company_id and t.id = l.attendee_id
      and t.appointment_id = a.id and t.cancelled_at is null
    where l.company_id = a.company_id and l.appointment_id = a.id and l.minutes > 0
      and a.status <> 'cancelled' and (h.id is not null or t.id is not null)), '[]')`;
