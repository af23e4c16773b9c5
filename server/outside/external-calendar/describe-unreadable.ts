import { findMailCompany, listReaders, toReader } from '#server/people/company/mail-readers.ts';
import type { Described, DescribeServices } from '#server/platform/kernel/described.ts';
import type { CalendarUnreadable } from '#server/platform/kernel/events.ts';
import { toPath } from '#shared/routes/index.ts';
import { findConnectionRow } from './store/connection-rows.ts';

/** What a host reads whose time is closed by a calendar; undefined where it is connected no more. */
export async function describeUnreadable(
  { db, publicUrl }: DescribeServices,
  { companyId, connectionId, sinceIso }: CalendarUnreadable,
): Promise<Described<'calendar-unreadable'> | undefined> {
  const connection = await findConnectionRow(db, { companyId, id: connectionId });
  const company = await findMailCompany(db, companyId);
  if (!connection || !company) return undefined;
  const people = await listReaders(db, { companyId, hostIds: [connection.hostId] });
  return {
    companyId,
    appointmentId: null,
    readers: { account: people.map(toReader) },
    tell: (kind, recipient) => ({
      ...{ kind, recipient, company, sinceIso },
      account: connection.accountName,
      links: { integrations: `${publicUrl}${toPath('integrations', {})}` },
    }),
  };
}
