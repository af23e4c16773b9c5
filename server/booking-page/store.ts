import type { Sql } from '#server/db/database.ts';
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
