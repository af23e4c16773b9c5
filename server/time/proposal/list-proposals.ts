import type { Services } from '#server/platform/kernel/services.ts';
import type { Proposal, ProposalListQuery } from '#shared/api/proposal.ts';
import type { Session } from '#shared/api/session.ts';
import { reachOf } from '#shared/domain/roles/rights.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { type ProposalRow, type Reached, readProposals } from './proposal-statement.ts';
import { type LinkServices, toProposal } from './to-proposal.ts';

const PAGE_SIZE = 25;

/** A page of the proposals that somebody made, or that their right reaches; the newest first. */
export async function listProposals(
  services: LinkServices & Pick<Services, 'db'>,
  session: Session,
  { cursor: asked, pageSize = PAGE_SIZE, state, view = 'mine', search }: ProposalListQuery,
): Promise<{ proposals: Proposal[]; next: string | null; previous: string | null }> {
  const cursor = asked === undefined ? undefined : readCursor(asked);
  const wanted = {
    ...{ proposalId: null, state: state ?? null, search: search?.trim() || null },
    madeBy: view === 'mine' ? session.hostId : null,
    now: new Date(services.clock.nowMs()),
  };
  const stretch = { cursor, limit: pageSize + 1 };
  const read = await readProposals(services.db, toReached(session), wanted, stretch);
  const hasMore = read.length > pageSize;
  const kept = read.slice(0, pageSize);
  const isBackwards = cursor?.way === 'before';
  const rows = isBackwards ? kept.toReversed() : kept;
  const [first, last] = [rows.at(0), rows.at(-1)];
  const hasNewer = isBackwards ? hasMore : cursor !== undefined;
  const hasOlder = isBackwards || hasMore;
  return {
    proposals: rows.map((row) => toProposal(services, row)),
    next: last && hasOlder ? cursorAt(last, 'after') : null,
    previous: first && hasNewer ? cursorAt(first, 'before') : null,
  };
}

function cursorAt({ createdAt, id }: ProposalRow, way: 'after' | 'before'): string {
  return writeCursor({ way, createdMs: createdAt.getTime(), id });
}

export function toReached(session: Session): Reached {
  const { companyId, hostId, adminOfTeamIds } = session;
  const reach = reachOf(session, 'proposal:make');
  return {
    companyId,
    hostId: reach === 'company' ? null : hostId,
    teamIds: reach === 'team' ? adminOfTeamIds : [],
  };
}
