import * as z from 'zod';
import type { Sql } from '#server/platform/db/database.ts';
import { PROPOSAL_STATES } from '#shared/domain/proposal/state.ts';

const offeredProposal = z.strictObject({
  companyId: z.uuid(),
  proposalId: z.uuid(),
  meetingTypeId: z.uuid(),
  durationMinutes: z.int(),
  bufferBeforeMinutes: z.int(),
  bufferAfterMinutes: z.int(),
  /** As written down last. */
  state: z.enum(PROPOSAL_STATES),
  holdUntilMs: z.int(),
  /** In order; those that a host took back are not here. */
  times: z.array(
    z.strictObject({
      startMinute: z.int(),
      hostIds: z.array(z.uuid()),
      resourceChannelIds: z.array(z.uuid()),
      /** The group in which a seat is held instead of time. */
      appointmentId: z.uuid().nullable(),
      isOutsideHours: z.boolean(),
    }),
  ),
});

/** A proposal as far as what is free depends on it. */
export type OfferedProposal = Readonly<z.output<typeof offeredProposal>>;

/** `undefined` where no proposal has this token. */
export async function readProposal(
  sql: Sql,
  tokenHash: string,
): Promise<OfferedProposal | undefined> {
  const [row] = await sql.query({
    name: 'offered-proposal',
    text: `select p.company_id as "companyId", p.id as "proposalId",
        p.meeting_type_id as "meetingTypeId", p.duration_minutes as "durationMinutes",
        mt.buffer_before_minutes as "bufferBeforeMinutes",
        mt.buffer_after_minutes as "bufferAfterMinutes", p.state,
        floor(date_part('epoch', p.hold_until) * 1000) as "holdUntilMs",
        coalesce((select json_agg(json_build_object(
            'startMinute', floor(date_part('epoch', pt.starts_at) / 60)::int,
            'hostIds', pt.host_ids, 'resourceChannelIds', pt.resource_channel_ids,
            'appointmentId', pt.appointment_id, 'isOutsideHours', pt.is_outside_hours)
            order by pt.starts_at)
          from proposed_time pt where pt.company_id = p.company_id and pt.proposal_id = p.id
            and pt.freed_at is null), '[]') as times
      from proposal p
      join meeting_type mt on mt.company_id = p.company_id and mt.id = p.meeting_type_id
      where p.token_hash = $1`,
    values: [tokenHash],
    row: offeredProposal,
  });
  return row;
}
