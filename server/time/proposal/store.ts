import { eq } from 'drizzle-orm';
import type { Sql } from '#server/platform/db/database.ts';
import { appointment } from '#server/platform/db/schema/appointment.ts';
import { company, host } from '#server/platform/db/schema/company.ts';
import { proposal, proposedTime } from '#server/platform/db/schema/proposal.ts';
import { shownCompany } from '#server/platform/db/shown-company.ts';
import { rowOf, withinCompany } from '#server/platform/db/tenant.ts';

type ProposalKey = { readonly companyId: string; readonly id: string };

/** Returns false where it is there already; of several at once the first is kept. */
export async function insertProposal(
  sql: Sql,
  row: typeof proposal.$inferInsert,
): Promise<boolean> {
  const rows = await sql.orm
    .insert(proposal)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: proposal.id });
  return rows.length === 1;
}

export async function insertTimes(
  sql: Sql,
  rows: readonly (typeof proposedTime.$inferInsert)[],
): Promise<void> {
  await sql.orm.insert(proposedTime).values([...rows]);
}

export async function saveHoldUntil(
  sql: Sql,
  key: ProposalKey,
  changed: { readonly holdUntil: Date; readonly changedAt: Date },
): Promise<void> {
  await sql.orm.update(proposal).set(changed).where(rowOf(proposal, key));
}

export async function saveReminded(sql: Sql, key: ProposalKey, remindedAt: Date): Promise<void> {
  await sql.orm
    .update(proposal)
    .set({ remindedAt, changedAt: remindedAt })
    .where(rowOf(proposal, key));
}

/** Who proposes, and for which company, as mails name them; whose appointment came of it. */
export async function loadProposer(sql: Sql, { companyId, id }: ProposalKey) {
  const [row] = await sql.orm
    .select({ host, company: shownCompany, hostIds: appointment.hostIds })
    .from(proposal)
    .innerJoin(company, eq(company.id, proposal.companyId))
    .innerJoin(host, withinCompany(host, proposal, eq(host.id, proposal.hostId)))
    .leftJoin(
      appointment,
      withinCompany(appointment, proposal, eq(appointment.id, proposal.appointmentId)),
    )
    .where(rowOf(proposal, { companyId, id }));
  return row;
}
