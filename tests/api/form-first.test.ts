import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { refusedWith } from '#tests/support/api-bookings.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { type AHost, aHost, aMeetingType } from '#tests/support/builders.ts';

const email = 'maya@visitor.test';

// Spec A §4: the form-first contact is created once, afterwards each change updates it.
describeApi('form-first contacts', (api) => {
  let host: AHost;
  let meetingTypeId: string;
  beforeEach(async () => {
    host = await aHost(api.db);
    ({ meetingTypeId } = await aMeetingType(api.db, host, { settings: { formFirst: true } }));
  });
  const create = async (of = meetingTypeId) => {
    const { data } = await api.client.POST('/booking/form-first-contact', {
      body: {
        meetingTypeId: of,
        email,
        fullname: 'Maya Lindqvist',
        timezone: 'Europe/Stockholm',
        referrerUrl: 'https://acme.test/offer',
        formData: { company: 'Acme' },
      },
    });
    return data?.contactId ?? '';
  };
  const change = async (contactId: string, body: object) =>
    (
      await api.client.PATCH('/booking/form-first-contact/{contactId}', {
        params: { path: { contactId } },
        body,
      })
    ).data;
  const contacts = () =>
    api.db.query({
      text: `select id, email, fullname, phone, form_data as "formData", timezone,
               referrer_url as "referrerUrl", created_at as "createdAt", updated_at as "updatedAt"
             from form_first_contact where meeting_type_id = $1 order by created_at, id`,
      values: [meetingTypeId],
    });

  test('are created once, then brought up to date; what is left out stays', async () => {
    const contactId = await create();
    const createdAt = new Date(api.clock.nowMs());
    api.clock.advance({ minutes: 1 });
    const changes = { phone: '+4670123456', formData: { company: 'Acme', topics: ['a', 'b'] } };
    expect(await change(contactId, changes)).toEqual({ contactId });
    expect(await contacts()).toEqual([
      {
        id: contactId,
        email,
        fullname: 'Maya Lindqvist',
        timezone: 'Europe/Stockholm',
        referrerUrl: 'https://acme.test/offer',
        ...changes,
        createdAt,
        updatedAt: new Date(api.clock.nowMs()),
      },
    ]);
  });

  test('are changed by who was given their id: a stranger guesses none and reads none', async () => {
    const contactId = await create();
    const before = await contacts();
    for (const guessed of [
      randomUUID(),
      contactId.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
    ]) {
      expect(await refusedWith(change(guessed, { email: 'mallory@visitor.test' }))).toBe(
        '404 not-found',
      );
    }
    expect(await refusedWith(change('nonsense', {}))).toBe('400 validation-failed');
    expect(await contacts()).toEqual(before);
    const read = await api.fetch(`/api/booking/form-first-contact/${contactId}`);
    expect(read.status).toBe(404);
    // Nor does the reply to a second visitor with the same address tell them the first one's.
    expect(await create()).not.toBe(contactId);
  });

  test('stay with their meeting type', async () => {
    const other = await aMeetingType(api.db, host, { settings: { formFirst: true } });
    const contactId = await create();
    await change(contactId, { meetingTypeId: other.meetingTypeId, email: 'new@visitor.test' });
    expect(await contacts()).toMatchObject([{ id: contactId, email: 'new@visitor.test' }]);
  });

  test('are kept only for pages that begin with a form', async () => {
    const plain = await aMeetingType(api.db, host);
    const draft = await aMeetingType(api.db, host, {
      enabled: false,
      settings: { formFirst: true },
    });
    for (const id of [plain.meetingTypeId, draft.meetingTypeId, randomUUID()]) {
      expect(await refusedWith(create(id))).toBe('404 meeting-type-not-available');
    }
  });
});
