import {
  findMailCompany,
  fullNameOf,
  listReaders,
  toReader,
} from '#server/people/company/mail-readers.ts';
import type { Described, DescribeServices } from '#server/platform/kernel/described.ts';
import type { CompanyClosing } from '#server/platform/kernel/events.ts';
import { toPath } from '#shared/routes/index.ts';

type ClosingKind = 'company-closing' | 'company-closing-owner' | 'company-kept';

/**
 * What is written of a company that is closed, or kept after all: its owners read how to keep it, all others
 * who has closed it. Undefined where it has been erased since.
 */
export async function describeClosing(
  { db, publicUrl }: DescribeServices,
  { companyId, hostIds, byHostId, erasesAtIso }: CompanyClosing,
): Promise<Described<ClosingKind> | undefined> {
  const company = await findMailCompany(db, companyId);
  const people = await listReaders(db, { companyId, hostIds: [...hostIds, byHostId] });
  const by = people.find(({ id }) => id === byHostId);
  if (!company || !by) return undefined;
  const told = people.filter(({ id }) => hostIds.includes(id));
  const owners = new Set(told.filter(({ role }) => role === 'owner').map(({ email }) => email));
  const facts = {
    company,
    by: { name: fullNameOf(by), email: by.email },
    links: {
      keep: `${publicUrl}${toPath('admin-general', {})}`,
      signIn: `${publicUrl}${toPath('login', {})}`,
    },
    expiresAtIso: erasesAtIso,
  };
  return {
    companyId,
    appointmentId: null,
    readers: { account: told.map(toReader) },
    concerns: (kind, email) =>
      kind === 'company-kept' || (kind === 'company-closing-owner') === owners.has(email),
    tell: (kind, recipient) => ({ kind, recipient, ...facts }),
  };
}
