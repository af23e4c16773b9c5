import type { Sql } from '#server/platform/db/database.ts';
import { hashSecret } from '#server/platform/kernel/secret.ts';
import { PROMISED } from '#shared/domain/availability/waivers.ts';
import type { Promised } from './load-facts.ts';
import { type OfferedProposal, readProposal } from './proposal-statement.ts';

export type { OfferedProposal };

/** The proposal whose links have this token, whatever has become of it. */
export function findProposal(sql: Sql, token: string): Promise<OfferedProposal | undefined> {
  return readProposal(sql, hashSecret(token));
}

/** The same by what the token is kept as. */
export function findProposalByHash(
  sql: Sql,
  tokenHash: string,
): Promise<OfferedProposal | undefined> {
  return readProposal(sql, tokenHash);
}

/**
 * What a proposal promises whoever has its link at a minute: nothing once it is taken, withdrawn or over.
 * Whoever pays is decided on as of the minute in which they began to, so that state alone does not say
 * whether its hold has ended.
 */
export function toPromise(proposal: OfferedProposal, nowMinute: number): Promised | undefined {
  const { state, holdUntilMs, proposalId, durationMinutes, times } = proposal;
  const isClosed = state === 'taken' || state === 'withdrawn';
  if (isClosed || holdUntilMs <= nowMinute * 60_000) return undefined;
  const waivers = times.map(({ startMinute, hostIds }) => ({
    startMinute,
    hostIds,
    waived: PROMISED,
  }));
  return { proposalId, durationMinutes, waivers };
}
