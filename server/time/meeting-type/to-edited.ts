import { parseForm, form as storedForm } from '#shared/domain/fields/form.ts';
import type { EditedMeetingType } from '#shared/domain/meeting-type/edited.ts';
import {
  type KeptFields,
  readFields,
  writeFields,
} from '#shared/domain/meeting-type/kept-fields.ts';
import { parseSettings, storedSettings } from '#shared/domain/meeting-type/settings.ts';
import { keepUnknown } from './keep-unknown.ts';
import type { StoredMeetingType } from './store/edited-meeting-type.ts';
import type { MeetingTypeRow } from './store/life.ts';

/** What is stored of a meeting type, as its editor holds it. */
export function toEdited({ row, hosts, resourceIds }: StoredMeetingType): EditedMeetingType {
  const { meetingOptions, ...settings } = parseSettings(row.settings);
  const kept: KeptFields = {
    column: row,
    settings,
    meetingOptions,
    form: parseForm(row.form),
    beside: { hosts: [...hosts], resourceIds: [...resourceIds] },
  };
  const edited = readFields(kept);
  return { ...edited, allowedChannels: besideMain(edited) };
}

/** Columns that are no field's; any other has to be a row of the table. */
type Unedited =
  | 'companyId'
  | 'id'
  | 'ownerHostId'
  | 'teamId'
  | 'position'
  | 'archivedAt'
  | 'version'
  | 'createdAt'
  | 'updatedAt';

type Columns = Omit<MeetingTypeRow, Unedited>;

/** What is stored already: its queue stays the one it is, and what a newer version wrote is kept. */
interface Before {
  readonly queueId: string | null;
  readonly settings: unknown;
  readonly form: unknown;
}

/** The columns that hold an edited meeting type. */
export function toColumns(edited: EditedMeetingType, before: Before): Columns {
  const { column, settings, meetingOptions, form } = writeFields(settle(edited));
  const takesTurns = edited.calculationMethod === 'anyone';
  return {
    ...column,
    // Hosts who take turns are a queue, which keeps its id as long as they do.
    queueId: takesTurns ? (before.queueId ?? crypto.randomUUID()) : null,
    settings: keepUnknown(storedSettings, before.settings, { ...settings, meetingOptions }),
    form: keepUnknown(storedForm, before.form, form),
  };
}

/** The main duration is among those that a visitor chooses from, the main channel beside them. */
function settle(edited: EditedMeetingType): EditedMeetingType {
  const { durationMinutes, allowedDurations } = edited;
  const durations = new Set([durationMinutes, ...allowedDurations]);
  return {
    ...edited,
    allowedDurations: durations.size > 1 ? [...durations].sort((a, b) => a - b) : [],
    allowedChannels: besideMain(edited),
  };
}

function besideMain({ channel, allowedChannels }: EditedMeetingType) {
  return allowedChannels.filter((each) => each !== channel);
}
