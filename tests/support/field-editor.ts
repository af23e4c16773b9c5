import type { ApiClient } from '#shared/api/client.ts';
import type { EditedMeetingType } from '#shared/domain/meeting-type/edited.ts';
import { FIELD_NAMES } from '#shared/domain/meeting-type/fields.ts';

/** A meeting type that is changed by its fields, as its editor does; what is no field is left out. */
export interface FieldEditor {
  readonly client: ApiClient;
  save(change: object): Promise<EditedMeetingType>;
  load(): Promise<EditedMeetingType>;
}

export function editorOf(client: ApiClient, meetingTypeId: string): FieldEditor {
  const params = { params: { path: { meetingTypeId } } };
  return {
    client,
    async save(body) {
      const { data } = await client.PATCH('/meeting-type/{meetingTypeId}', { ...params, body });
      return fieldsOf(data);
    },
    async load() {
      const { data } = await client.GET('/meeting-type/{meetingTypeId}', params);
      return fieldsOf(data);
    },
  };
}

/** Of a reply, the fields. */
export function fieldsOf(reply: EditedMeetingType | undefined): EditedMeetingType {
  if (!reply) throw new Error('Nothing was answered');
  return Object.fromEntries(FIELD_NAMES.map((name) => [name, reply[name]])) as EditedMeetingType;
}
