import type { GroupAppointment } from '#shared/domain/availability/types.ts';
import { type FormSettings, parseForm } from '#shared/domain/fields/form.ts';
import { type MeetingTypeSettings, parseSettings } from '#shared/domain/meeting-type/settings.ts';
import type { FactsRow, HostRow, ResourceRow } from './facts/facts-row.ts';

type Parsed = 'settings' | 'form' | 'hosts' | 'resources' | 'groups';

/** A meeting type with its hosts, as one statement reads them. */
export interface MeetingTypeFacts extends Omit<FactsRow, Parsed> {
  readonly settings: MeetingTypeSettings;
  readonly form: FormSettings;
  readonly hosts: readonly HostRow[];
  /** What a meeting on the channel `resource` can take; empty where it is not offered. */
  readonly resources: readonly ResourceRow[];
  readonly groups: readonly GroupAppointment[];
}

export function toMeetingTypeFacts(row: FactsRow): MeetingTypeFacts {
  return {
    ...row,
    settings: parseSettings(row.settings),
    form: parseForm(row.form),
    hosts: row.hosts ?? [],
    resources: row.resources ?? [],
    groups: row.groups ?? [],
  };
}
