import type { EditedMeetingType } from './edited.ts';
import { mapFields } from './fields.ts';

/** What a new meeting type begins with: half an hour by phone, which needs nothing to be connected. */
export function newMeetingType(hostIds: readonly string[]): EditedMeetingType {
  return mapFields(({ initial }) =>
    typeof initial === 'function' ? initial(hostIds) : structuredClone(initial),
  ) as EditedMeetingType;
}
