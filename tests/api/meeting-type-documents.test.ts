import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { meetingType } from '#server/platform/db/schema/schema.ts';
import { FIELD_NAMES, fields } from '#shared/domain/meeting-type/fields.ts';
import { newMeetingType } from '#shared/domain/meeting-type/new-meeting-type.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { type AHost, aHost, aMeetingType } from '#tests/support/builders.ts';
import { editorOf, type FieldEditor } from '#tests/support/field-editor.ts';
import { signInAs } from '#tests/support/logins.ts';

const question = {
  ...{ id: 'q', name: 'q', label: 'Q', locales: [], fieldType: 'text-single', target: 'other' },
  ...{ required: true, hidden: false, hideUntilChange: false, default: false, mutable: true },
  ...{ defaultValue: null, placeholder: null, options: [], min: null, max: null },
  ...{ validation: null, defaultCountryCode: null, showInfobox: false },
};

describeApi('20.1 what is stored of a meeting type', (api) => {
  let owner: AHost;
  let meetingTypeId: string;
  let editor: FieldEditor;
  beforeEach(async () => {
    owner = await aHost(api.db);
    ({ meetingTypeId } = await aMeetingType(api.db, owner));
    editor = editorOf(await signInAs(api, owner), meetingTypeId);
  });

  test('by a version that knew less is read as a new one begins', async () => {
    const text = `update meeting_type set settings = '{}', form = '{}' where id = $1`;
    await api.db.query({ text, values: [meetingTypeId] });
    const read = await editor.load();
    const plain = newMeetingType([owner.hostId]);
    const inDocuments = FIELD_NAMES.filter((name) => 'schema' in fields[name].stored);
    expect(inDocuments.length).toBeGreaterThan(20);
    for (const name of inDocuments) expect([name, read[name]]).toEqual([name, plain[name]]);
  });

  test('by a version that knows more stays as that wrote it', async () => {
    await editor.save({ fields: [question] });
    await api.db.query({
      text: `update meeting_type set
        settings = settings || '{"tomorrow": {"deep": [1]}}'
          || jsonb_build_object('payment', settings -> 'payment' || '{"depositCents": 500}')
          || jsonb_build_object('meetingOptions',
            settings -> 'meetingOptions' || '{"allowPets": true}'),
        form = jsonb_set(form || '{"pages": 2}', '{fields,0,dataField,shownIf}', '"a"')
        where id = $1`,
      values: [meetingTypeId],
    });
    const { payment } = await editor.load();
    await editor.save({
      ...{ compact: true, allowAddingGuests: true, payment: { ...payment, suffix: 'each' } },
      fields: [
        { ...question, id: 'new', name: 'new' },
        { ...question, label: 'Renamed' },
      ],
    });
    const { settings, form } = await loadRow();
    expect(settings).toMatchObject({
      tomorrow: { deep: [1] },
      compact: true,
      payment: { depositCents: 500, suffix: 'each' },
      meetingOptions: { allowPets: true, allowAddingGuests: true },
    });
    expect(form).toMatchObject({
      pages: 2,
      fields: [
        { index: 0, dataField: { id: 'new' } },
        { index: 1, dataField: { id: 'q', label: 'Renamed', shownIf: 'a' } },
      ],
    });
  });

  test('of what is taken out is gone', async () => {
    const said = { actionButtonText: { de: 'Los' }, provisionalHours: 3, fields: [question] };
    await editor.save(said);
    await editor.save({ actionButtonText: {}, provisionalHours: null, fields: [] });
    const { settings, form } = await loadRow();
    expect(form).toMatchObject({ actionButtonText: {}, fields: [] });
    expect(settings).not.toHaveProperty('provisionalHours');
  });

  async function loadRow() {
    const [row] = await api.db.orm
      .select()
      .from(meetingType)
      .where(eq(meetingType.id, meetingTypeId));
    if (!row) throw new Error('The meeting type is gone');
    return row;
  }
});
