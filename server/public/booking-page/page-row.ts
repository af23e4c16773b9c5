import { type FormSettings, parseForm } from '#shared/domain/fields/form.ts';
import { type MeetingTypeSettings, parseSettings } from '#shared/domain/meeting-type/settings.ts';
import type { StoredPage } from './page-statement.ts';

type StoredMeetingType = NonNullable<StoredPage['meetingType']>;

interface MeetingTypeRow extends Readonly<Omit<StoredMeetingType, 'settings' | 'form'>> {
  readonly settings: MeetingTypeSettings;
  readonly form: FormSettings;
}

/** A page with all that it shows. */
export interface PageRow extends Omit<StoredPage, 'meetingType'> {
  readonly meetingType: MeetingTypeRow | null;
}

export function toPageRow(page: StoredPage): PageRow {
  return { ...page, meetingType: page.meetingType && toMeetingType(page.meetingType) };
}

function toMeetingType(stored: StoredMeetingType): MeetingTypeRow {
  return { ...stored, settings: parseSettings(stored.settings), form: parseForm(stored.form) };
}
