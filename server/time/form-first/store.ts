import { and, eq, sql as raw } from 'drizzle-orm';
import type { Sql } from '#server/platform/db/database.ts';
import { isOpen } from '#server/platform/db/open-meeting-type.ts';
import { meetingType } from '#server/platform/db/schema/meeting-type.ts';
import { formFirstContact } from '#server/platform/db/schema/visitor.ts';

type Row = typeof formFirstContact.$inferInsert;

export async function insertContact(sql: Sql, contact: Row): Promise<void> {
  await sql.orm.insert(formFirstContact).values(contact);
}

/** Changes what is given; members that are undefined stay. Returns false for an unknown contact. */
export async function updateContact(
  sql: Sql,
  contactId: string,
  changes: Partial<Omit<Row, 'companyId' | 'id' | 'meetingTypeId'>>,
): Promise<boolean> {
  const rows = await sql.orm
    .update(formFirstContact)
    .set(changes)
    .where(eq(formFirstContact.id, contactId))
    .returning({ id: formFirstContact.id });
  return rows.length === 1;
}

/** The company of an enabled meeting type whose page asks for the form first. */
export async function findFormFirstCompany(
  sql: Sql,
  meetingTypeId: string,
  now: Date,
): Promise<string | undefined> {
  const [row] = await sql.orm
    .select({ companyId: meetingType.companyId })
    .from(meetingType)
    .where(
      and(
        eq(meetingType.id, meetingTypeId),
        isOpen(now),
        raw`${meetingType.settings} ->> 'formFirst' = 'true'`,
      ),
    );
  return row?.companyId;
}
