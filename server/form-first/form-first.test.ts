import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { aHost, aMeetingType } from '#tests/support/builders.ts';
import { DATABASE_KINDS, openTestDatabase } from '#tests/support/database.ts';
import { fakeClock } from '#tests/support/fake-clock.ts';
import { changeContact, createContact } from './keep-contact.ts';

const NOW = '2030-01-07T06:00:00.000Z';

describe.each(DATABASE_KINDS)('form-first contacts on %s', (kind) => {
  const clock = fakeClock(NOW);
  let db: Database;
  let meetingTypeId: string;
  beforeAll(async () => {
    db = await openTestDatabase(kind);
    const host = await aHost(db);
    ({ meetingTypeId } = await aMeetingType(db, host, { settings: { formFirst: true } }));
  });
  afterAll(() => db.close());

  const find = async (contactId: string) => {
    const text = `select email, fullname, phone, form_data as "formData", timezone,
      created_at as "createdAt", updated_at as "updatedAt", meeting_type_id as "meetingTypeId"
      from form_first_contact where id = $1`;
    return (await db.query({ text, values: [contactId] }))[0];
  };

  test('a contact is created, then each change updates it', async () => {
    clock.set(NOW);
    const { contactId } = await createContact(
      { db, clock },
      {
        meetingTypeId,
        email: 'maya@visitor.test',
        fullname: 'Maya',
        timezone: 'Europe/Stockholm',
        formData: { company: 'Acme' },
      },
    );
    clock.advance({ minutes: 1 });
    const changes = { phone: '+49170123', formData: { company: 'Acme', topics: ['a', 'b'] } };
    expect(await changeContact({ db, clock }, contactId, changes)).toEqual({ contactId });
    expect(await find(contactId)).toEqual({
      meetingTypeId,
      email: 'maya@visitor.test',
      fullname: 'Maya',
      timezone: 'Europe/Stockholm',
      ...changes,
      createdAt: new Date(NOW),
      updatedAt: new Date(clock.nowMs()),
    });
  });

  test('only pages that begin with a form keep contacts', async () => {
    const host = await aHost(db);
    const plain = await aMeetingType(db, host);
    const draft = await aMeetingType(db, host, { enabled: false, settings: { formFirst: true } });
    for (const id of [plain.meetingTypeId, draft.meetingTypeId, randomUUID()]) {
      await expect(
        createContact({ db, clock }, { meetingTypeId: id, email: 'maya@visitor.test' }),
      ).rejects.toMatchObject({ code: 'meeting-type-not-available' });
    }
  });

  test('an unknown contact is not found, and a contact keeps its meeting type', async () => {
    await expect(changeContact({ db, clock }, randomUUID(), {})).rejects.toMatchObject({
      code: 'not-found',
    });
    const given = { meetingTypeId, email: 'maya@visitor.test' };
    const { contactId } = await createContact({ db, clock }, given);
    await changeContact({ db, clock }, contactId, { meetingTypeId: randomUUID() });
    expect(await find(contactId)).toMatchObject({ meetingTypeId });
  });
});
