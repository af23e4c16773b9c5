import { randomUUID } from 'node:crypto';
import type { Transaction } from '#server/platform/db/database.ts';
import {
  company,
  host,
  meetingType,
  meetingTypeHost,
  schedule,
  slugDirectory,
} from '#server/platform/db/schema/schema.ts';

/** False where another company has the slug; whoever is about to get it is waited for. */
export async function insertCompany(
  tx: Transaction,
  row: typeof company.$inferInsert,
): Promise<boolean> {
  const rows = await tx.orm
    .insert(company)
    .values(row)
    .onConflictDoNothing({ target: company.slug })
    .returning({ id: company.id });
  return rows.length === 1;
}

/** A host at an address, with the hours of their week; false where another host has the address. */
export async function insertHost(
  tx: Transaction,
  row: typeof host.$inferInsert,
  slug: string,
  weekly: (typeof schedule.$inferInsert)['weekly'],
): Promise<boolean> {
  const { companyId, id, timeZone } = row;
  const addresses = await tx.orm
    .insert(slugDirectory)
    .values({ kind: 'host', slug, companyId, targetId: id })
    .onConflictDoNothing()
    .returning({ slug: slugDirectory.slug });
  if (addresses.length === 0) return false;
  await tx.orm.insert(host).values(row);
  await tx.orm.insert(schedule).values({
    companyId,
    id: randomUUID(),
    hostId: id,
    name: 'Working hours',
    timeZone,
    weekly,
    isDefault: true,
  });
  return true;
}

export async function insertMeetingType(
  tx: Transaction,
  hostId: string,
  row: typeof meetingType.$inferInsert,
): Promise<void> {
  const { companyId, id: meetingTypeId } = row;
  await tx.orm.insert(meetingType).values(row);
  await tx.orm.insert(meetingTypeHost).values({ companyId, meetingTypeId, hostId, position: 0 });
}
