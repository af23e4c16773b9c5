import { findMailCompany, listReaders, toReader } from '#server/people/company/mail-readers.ts';
import type { Described, DescribeServices } from '#server/platform/kernel/described.ts';
import type { MeetingsRefused } from '#server/platform/kernel/events.ts';
import { conferenceNames } from '#shared/domain/integrations/conference-providers.ts';
import { toPath } from '#shared/routes/index.ts';
import { findAccountRow } from './store/account-rows.ts';

/** What a host reads at whose account no meetings can be made; undefined where it was connected anew. */
export async function describeRefused(
  { db, publicUrl }: DescribeServices,
  { companyId, accountId, sinceIso }: MeetingsRefused,
): Promise<Described<'meetings-refused'> | undefined> {
  const account = await findAccountRow(db, { companyId, id: accountId });
  const company = await findMailCompany(db, companyId);
  if (!account || !company) return undefined;
  const people = await listReaders(db, { companyId, hostIds: [account.hostId] });
  return {
    companyId,
    appointmentId: null,
    readers: { account: people.map(toReader) },
    tell: (kind, recipient) => ({
      ...{ kind, recipient, company, sinceIso },
      account: `${conferenceNames[account.provider]} (${account.accountName})`,
      links: { integrations: `${publicUrl}${toPath('integrations', {})}` },
    }),
  };
}
