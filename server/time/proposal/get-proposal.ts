import type { Sql } from '#server/platform/db/database.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import { checkReach } from '#server/platform/rights/check-reach.ts';
import type { Proposal } from '#shared/api/proposal.ts';
import type { Session } from '#shared/api/session.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { type ProposalRow, readProposalOf } from './proposal-statement.ts';
import { type LinkServices, toProposal } from './to-proposal.ts';

/** @throws Refusal `not-found`, `forbidden`. */
export async function getProposal(
  services: LinkServices & Pick<Services, 'db'>,
  session: Session,
  proposalId: string,
): Promise<Proposal> {
  return toProposal(services, await findTheirs(services.db, session, proposalId));
}

/**
 * A proposal that somebody made, that holds time of theirs, or that their right reaches otherwise.
 * @throws Refusal `not-found`, `forbidden`.
 */
export async function findTheirs(
  sql: Sql,
  session: Session,
  proposalId: string,
): Promise<ProposalRow> {
  const row = await readProposalOf(sql, { companyId: session.companyId, proposalId });
  if (!row) return refuse('not-found', 'There is no such proposal');
  const { companyId, teamId, host, times } = row;
  const held = times.flatMap(({ hosts }) => hosts.map(({ id }) => id));
  checkReach(
    session,
    'proposal:make',
    { companyId, teamId, hostIds: [host.id, ...held] },
    'not-found',
  );
  return row;
}
