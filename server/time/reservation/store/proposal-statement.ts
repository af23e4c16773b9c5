import * as z from 'zod';
import type { Sql, Transaction } from '#server/platform/db/database.ts';

export interface ProposalRef {
  readonly companyId: string;
  readonly proposalId: string;
}

/** Those who pick, extend or withdraw take turns until they commit. */
export async function lockToken(sql: Sql, tokenHash: string): Promise<void> {
  await sql.query({
    name: 'lock-proposal-token',
    text: 'select 1 from proposal where token_hash = $1 for update',
    values: [tokenHash],
  });
}

/** One pick ends a proposal. */
export async function markTaken(
  sql: Sql,
  taken: ProposalRef & {
    readonly appointmentId: string;
    readonly attendeeId: string;
    readonly nowMs: number;
  },
): Promise<void> {
  await sql.query({
    name: 'mark-proposal-taken',
    text: `update proposal set state = 'taken', appointment_id = $3, attendee_id = $5,
        closed_at = to_timestamp($4::float8 / 1000), changed_at = to_timestamp($4::float8 / 1000)
      where company_id = $1 and id = $2`,
    values: [taken.companyId, taken.proposalId, taken.appointmentId, taken.nowMs, taken.attendeeId],
  });
}

const heldRow = z.strictObject({
  companyId: z.uuid(),
  proposalId: z.uuid(),
  recipientName: z.string(),
  /** Who proposes, and whose time it is. */
  hostIds: z.array(z.uuid()),
  teamId: z.uuid().nullable(),
  /** What the meeting needs with its buffers. */
  neededFrom: z.int(),
  neededTo: z.int(),
});

/** Time that a proposal holds where a meeting shall be. */
export type HeldTime = Readonly<z.output<typeof heldRow>>;

/** A meeting that shall be, with its hosts or with any of its meeting type's. */
export interface WantedMeeting {
  readonly meetingTypeId: string;
  readonly hostIds: readonly string[] | undefined;
  readonly startMinute: number;
  readonly durationMinutes: number | undefined;
}

/** What proposals hold where a meeting shall be, one row each. */
export function findHeld(
  sql: Sql,
  wanted: WantedMeeting & { readonly nowMs: number },
): Promise<HeldTime[]> {
  return sql.query({
    name: 'held-by-proposals',
    text: `with needed as (
        select company_id, id, $3::int - buffer_before_minutes as from_minute,
          $3::int + coalesce($4::int, duration_minutes) + buffer_after_minutes as to_minute
        from meeting_type where id = $1
      )
      select p.company_id as "companyId", p.id as "proposalId",
        p.recipient_name as "recipientName", mt.team_id as "teamId",
        array_agg(distinct r.host_id::text) || p.host_id::text as "hostIds",
        needed.from_minute as "neededFrom", needed.to_minute as "neededTo"
      from needed
      join reservation r on r.company_id = needed.company_id
        and r.appointment_id is null and r.expires_at > to_timestamp($5::float8 / 1000)
        and r.during && tstzrange(to_timestamp(needed.from_minute::float8 * 60),
          to_timestamp(needed.to_minute::float8 * 60))
        and r.host_id in (
          select unnest($2::uuid[]) union all
          select mth.host_id from meeting_type_host mth where $2::uuid[] is null
            and mth.company_id = needed.company_id and mth.meeting_type_id = needed.id)
      join proposal p on p.company_id = r.company_id and p.id = r.hold_id
      join meeting_type mt on mt.company_id = p.company_id and mt.id = p.meeting_type_id
      group by p.company_id, p.id, mt.team_id, needed.from_minute, needed.to_minute
      order by p.id`,
    values: [
      wanted.meetingTypeId,
      wanted.hostIds ?? null,
      wanted.startMinute,
      wanted.durationMinutes ?? null,
      wanted.nowMs,
    ],
    row: heldRow,
  });
}

export interface ProposerRef {
  readonly companyId: string;
  readonly hostId: string;
}

/** The open proposals that somebody made, in one order, so that no two wait for each other. */
export function listOpen(
  sql: Sql,
  { companyId, hostId }: ProposerRef,
): Promise<{ proposalId: string }[]> {
  return sql.query({
    name: 'open-proposals-of-host',
    text: `select id as "proposalId" from proposal
      where company_id = $1 and host_id = $2 and state = 'open' order by id`,
    values: [companyId, hostId],
    row: z.strictObject({ proposalId: z.uuid() }),
  });
}

/** The same of a whole company, so many at most. */
export function listOpenOfCompany(
  sql: Sql,
  { companyId, limit }: { readonly companyId: string; readonly limit: number },
): Promise<{ proposalId: string }[]> {
  return sql.query({
    name: 'open-proposals-of-company',
    text: `select id as "proposalId" from proposal
      where company_id = $1 and state = 'open' order by id limit $2`,
    values: [companyId, limit],
    row: z.strictObject({ proposalId: z.uuid() }),
  });
}

/** Whether a company is not closed, nor will be before this transaction ends. */
export async function companyGoesOn(tx: Transaction, companyId: string): Promise<boolean> {
  const rows = await tx.query({
    name: 'company-goes-on',
    text: 'select 1 from company where id = $1 and erases_at is null for key share',
    values: [companyId],
  });
  return rows.length > 0;
}

const tokenRow = z.strictObject({ tokenHash: z.string() });

/** Locks a proposal by its id; what its token is kept as. */
export async function lockProposalRow(
  sql: Sql,
  { companyId, proposalId }: ProposalRef,
): Promise<string | undefined> {
  const [row] = await sql.query({
    name: 'lock-proposal',
    text: `select token_hash as "tokenHash" from proposal
      where company_id = $1 and id = $2 for update`,
    values: [companyId, proposalId],
    row: tokenRow,
  });
  return row?.tokenHash;
}

/** A host takes one of its times back; says whether others are left. */
export async function markFreed(
  sql: Sql,
  freed: ProposalRef & { readonly startMinutes: readonly number[]; readonly nowMs: number },
): Promise<boolean> {
  const values = [freed.companyId, freed.proposalId];
  await sql.query({
    name: 'free-proposed-time',
    text: `update proposed_time set freed_at = to_timestamp($3::float8 / 1000)
      where company_id = $1 and proposal_id = $2
        and date_part('epoch', starts_at) / 60 = any($4::float8[])`,
    values: [...values, freed.nowMs, freed.startMinutes],
  });
  const left = await sql.query({
    name: 'proposed-times-left',
    text: `select 1 from proposed_time where company_id = $1 and proposal_id = $2
      and freed_at is null limit 1`,
    values,
  });
  return left.length > 0;
}

/** Nothing of it is held any more. */
export async function closeProposal(
  sql: Sql,
  closed: ProposalRef & { readonly state: 'expired' | 'withdrawn'; readonly nowMs: number },
): Promise<void> {
  await sql.query({
    name: 'close-proposal',
    text: `update proposal set state = $3, closed_at = to_timestamp($4::float8 / 1000),
        changed_at = to_timestamp($4::float8 / 1000)
      where company_id = $1 and id = $2`,
    values: [closed.companyId, closed.proposalId, closed.state, closed.nowMs],
  });
}
