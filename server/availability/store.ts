import type { Sql } from '#server/db/database.ts';
import type { GroupAppointment } from '#shared/domain/availability/types.ts';
import { type FormSettings, parseForm } from '#shared/domain/fields/form.ts';
import { type MeetingTypeSettings, parseSettings } from '#shared/domain/meeting-type/settings.ts';
import {
  type FactsQuestion,
  type FactsRow,
  type HostRow,
  type ResourceRow,
  readFacts,
} from './facts-statement.ts';

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

/** `undefined` where there is no such meeting type. */
export async function loadMeetingTypeFacts(
  sql: Sql,
  question: FactsQuestion,
): Promise<MeetingTypeFacts | undefined> {
  const row = await readFacts(sql, question);
  if (!row) return undefined;
  return {
    ...row,
    settings: parseSettings(row.settings),
    form: parseForm(row.form),
    hosts: row.hosts ?? [],
    resources: row.resources ?? [],
    groups: row.groups ?? [],
  };
}
