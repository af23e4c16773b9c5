import type { Services } from '#server/platform/kernel/services.ts';
import { lockProposalById } from '#server/time/reservation/close-proposal.ts';
import type { Proposal } from '#shared/api/proposal.ts';
import type { Session } from '#shared/api/session.ts';
import { REMINDER_PAUSE_HOURS } from '#shared/domain/proposal/limits.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { checkOpen } from './change-proposal.ts';
import { findTheirs } from './get-proposal.ts';
import { saveReminded } from './store.ts';
import { toProposal } from './to-proposal.ts';

const HOUR_MS = 3_600_000;

type RemindServices = Pick<
  Services,
  'db' | 'clock' | 'secret' | 'publicUrl' | 'jobs' | 'sendsMail'
>;

/**
 * Mails the times that are held to their recipient, in their language and zone.
 * @throws Refusal `no-email-known`, `reminded-already` within a day, `mail-not-configured` where nobody
 * would get it, `proposal-closed`, `not-found`, `forbidden`.
 */
export function remindRecipient(
  services: RemindServices,
  session: Session,
  proposalId: string,
): Promise<Proposal> {
  const { companyId } = session;
  return services.db.transaction(async (tx) => {
    const proposal = await lockProposalById(tx, { companyId, proposalId });
    const row = await findTheirs(tx, session, proposalId);
    if (!proposal) return refuse('not-found', 'There is no such proposal');
    checkOpen(services, proposal);
    if (row.recipientEmail === null) refuse('no-email-known', 'There is nobody to mail to');
    if (!services.sendsMail) refuse('mail-not-configured', 'A reminder needs a mail server');
    const nowMs = services.clock.nowMs();
    const lastMs = row.remindedAt?.getTime() ?? Number.NEGATIVE_INFINITY;
    if (nowMs - lastMs < REMINDER_PAUSE_HOURS * HOUR_MS) {
      refuse('reminded-already', 'They were reminded within the last day');
    }
    await saveReminded(tx, { companyId, id: proposalId }, new Date(nowMs));
    const sentAtIso = new Date(nowMs).toISOString();
    await services.jobs.publish(tx, {
      type: 'proposal-reminded',
      companyId,
      proposalId,
      sentAtIso,
    });
    return toProposal(services, await findTheirs(tx, session, proposalId));
  });
}
