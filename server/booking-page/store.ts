import { and, eq, isNull } from 'drizzle-orm';
import type { Sql } from '#server/db/database.ts';
import { host, slugDirectory } from '#server/db/schema/company.ts';
import { formerMeetingSlug, meetingType } from '#server/db/schema/meeting-type.ts';
import { withinCompany } from '#server/db/tenant.ts';
import { type FormSettings, parseForm } from '#shared/domain/fields/form.ts';
import { type MeetingTypeSettings, parseSettings } from '#shared/domain/meeting-type/settings.ts';
import { type AskedPage, readPage, type StoredPage } from './page-statement.ts';

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

/** Whether an address is or was a host's or a team's, and the meeting type's that is asked for, if one is. */
export async function hasPage(
  sql: Sql,
  asked: Omit<AskedPage, 'domain' | 'now'>,
): Promise<boolean> {
  const { kind, slug, meetingSlug } = asked;
  const owner = kind === 'host' ? meetingType.ownerHostId : meetingType.teamId;
  const [row] = await sql.orm
    .select({ meetingTypeId: meetingType.id, formerId: formerMeetingSlug.meetingTypeId })
    .from(slugDirectory)
    .leftJoin(host, withinCompany(host, slugDirectory, eq(host.id, slugDirectory.targetId)))
    .leftJoin(
      meetingType,
      withinCompany(
        meetingType,
        slugDirectory,
        eq(owner, slugDirectory.targetId),
        eq(meetingType.slug, meetingSlug ?? ''),
      ),
    )
    .leftJoin(
      formerMeetingSlug,
      withinCompany(
        formerMeetingSlug,
        slugDirectory,
        eq(formerMeetingSlug.ownerId, slugDirectory.targetId),
        eq(formerMeetingSlug.slug, meetingSlug ?? ''),
      ),
    )
    .where(and(eq(slugDirectory.kind, kind), eq(slugDirectory.slug, slug), isNull(host.leftAt)));
  if (!row) return false;
  return meetingSlug === null || row.meetingTypeId !== null || row.formerId !== null;
}
