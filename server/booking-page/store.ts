import { and, eq } from 'drizzle-orm';
import type { Sql } from '#server/db/database.ts';
import { slugDirectory } from '#server/db/schema/company.ts';
import { type FormSettings, parseForm } from '#shared/domain/fields/form.ts';
import { type MeetingTypeSettings, parseSettings } from '#shared/domain/meeting-type/settings.ts';
import { type AskedPage, type PageKind, readPage, type StoredPage } from './page-statement.ts';

type StoredMeetingType = NonNullable<StoredPage['meetingType']>;

interface MeetingTypeRow extends Readonly<Omit<StoredMeetingType, 'settings' | 'form'>> {
  readonly settings: MeetingTypeSettings;
  readonly form: FormSettings;
}

/** A page with all that it shows. */
export interface PageRow extends Omit<StoredPage, 'meetingType'> {
  readonly meetingType: MeetingTypeRow | null;
}

/** `undefined` where nobody has the slug. */
export async function loadPage(sql: Sql, asked: AskedPage): Promise<PageRow | undefined> {
  const page = await readPage(sql, asked);
  return page && { ...page, meetingType: page.meetingType && toMeetingType(page.meetingType) };
}

function toMeetingType(stored: StoredMeetingType): MeetingTypeRow {
  return { ...stored, settings: parseSettings(stored.settings), form: parseForm(stored.form) };
}

/** Whether a host or a team has this address. */
export async function hasAddress(sql: Sql, kind: PageKind, slug: string): Promise<boolean> {
  const [row] = await sql.orm
    .select({ slug: slugDirectory.slug })
    .from(slugDirectory)
    .where(and(eq(slugDirectory.kind, kind), eq(slugDirectory.slug, slug)));
  return row !== undefined;
}
