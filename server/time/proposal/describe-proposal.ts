import { toMailCompany } from '#server/people/company/mail-company.ts';
import { nowMinute } from '#server/platform/kernel/clock.ts';
import type { Described, DescribeServices } from '#server/platform/kernel/described.ts';
import type { ProposalReminded, ProposalTaken } from '#server/platform/kernel/events.ts';
import {
  composeProposal,
  type ProposalBlock,
  type ProposalItem,
} from '#shared/domain/proposal/compose-proposal.ts';
import { readProposalOf } from './proposal-statement.ts';
import { proposalTranslator } from './proposal-translator.ts';
import { loadProposer } from './store.ts';
import { toProposal } from './to-proposal.ts';

type Ref = { readonly companyId: string; readonly proposalId: string };

/** Times that are held for somebody; undefined once they are no longer, or nobody is to be mailed. */
export async function describeReminder(
  services: DescribeServices,
  ref: ProposalReminded,
): Promise<Described<'proposal-reminder'> | undefined> {
  const loaded = await load(services, ref);
  if (loaded?.proposal.state !== 'open') return undefined;
  const { proposal, proposer } = loaded;
  const { name, email, language, timezone: timeZone } = proposal.recipient;
  if (email === null) return undefined;
  const blocks = composeProposal(proposal, proposalTranslator(language), nowMinute(services.clock));
  const facts = {
    company: toMailCompany(proposer.company),
    host: proposer.person,
    meetingName: proposal.meetingType.name,
    times: blocks.flatMap(itemsOf),
    links: {
      ...(proposal.url && { pick: proposal.url }),
      ...(proposal.otherUrl && { other: proposal.otherUrl }),
    },
    expiresAtIso: proposal.holdUntil,
  };
  return {
    companyId: ref.companyId,
    appointmentId: null,
    readers: { visitor: [{ email, name, language, timeZone }] },
    tell: (kind, recipient) => ({ ...facts, kind, recipient }),
  };
}

/**
 * That a time was picked, for who proposed it where the appointment is not theirs too: its hosts read of
 * it as of any booking.
 */
export async function describePick(
  services: DescribeServices,
  ref: ProposalTaken,
): Promise<Described<'host-proposal-taken'> | undefined> {
  const loaded = await load(services, ref);
  const taken = loaded?.proposal.taken;
  if (!taken || loaded.proposer.hostIds.includes(loaded.proposal.host.id)) return undefined;
  const { proposal, proposer } = loaded;
  const facts = {
    company: toMailCompany(proposer.company),
    recipientName: taken.name || proposal.recipient.name,
    meetingName: proposal.meetingType.name,
    startIso: taken.start,
    links: { appointment: `${services.publicUrl}/appointments/${taken.appointmentId}` },
  };
  return {
    companyId: ref.companyId,
    appointmentId: null,
    readers: { host: [proposer.recipient] },
    tell: (kind, recipient) => ({ ...facts, kind, recipient }),
  };
}

async function load(services: DescribeServices, { companyId, proposalId }: Ref) {
  const row = await readProposalOf(services.db, { companyId, proposalId });
  const found = row && (await loadProposer(services.db, { companyId, id: proposalId }));
  if (!found) return undefined;
  const { firstname, lastname, email, language, timeZone } = found.host;
  const person = { name: `${firstname} ${lastname}`.trim(), email };
  return {
    proposal: toProposal(services, row),
    proposer: {
      company: found.company,
      hostIds: found.hostIds ?? [],
      person,
      recipient: { ...person, firstname, language, timeZone },
    },
  };
}

function itemsOf(block: ProposalBlock): readonly ProposalItem[] {
  return block.kind === 'times' ? block.items : [];
}
