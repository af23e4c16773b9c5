import { expect, test } from 'vitest';
import { fullForm } from '#server/demo/demo-forms.ts';
import { book } from '#tests/support/api-bookings.ts';
import { at } from '#tests/support/api-slots.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { type AHost, aHost, aMeetingType, type MeetingTypeWish } from '#tests/support/builders.ts';
import { mailedConfirmationId } from '#tests/support/confirmation-id.ts';

// Spec A §3, form field: options (value, label), locales. Values are kept, labels are read.
describeApi('answers to a form in several languages', (api) => {
  const bookWith = async (host: AHost, wish: MeetingTypeWish = {}) => {
    const { meetingTypeId } = await aMeetingType(api.db, host, { form: fullForm, ...wish });
    const names = { fullname: undefined, firstname: 'Maya', lastname: 'Lindqvist' };
    const answers = { company: 'Acme', topic: 'hiring', interests: ['workshops', 'reviews'] };
    const attendee = { ...names, ...answers, language: 'pl' as const };
    return book(api.client, { meetingTypeId, start: at('10:00'), attendee });
  };

  test('reach each host in their own language, whatever the attendee’s', async () => {
    const host = await aHost(api.db, { language: 'de' });
    await bookWith(host);
    await api.runJobs();
    const { text } = api.mailbox.only(host.email);
    expect(text).toContain('Worum geht es?');
    expect(text).toContain('Personal');
    expect(text).toContain('Workshops, Begutachtungen');
    expect(text).not.toContain('hiring');
    expect(text).not.toContain('Czego dotyczy sprawa?');
  });

  test('are kept by their values', async () => {
    const { appointmentId } = await bookWith(await aHost(api.db));
    const [row] = await api.db.query<{ answers: object[] }>({
      text: 'select answers from attendee where appointment_id = $1',
      values: [appointmentId],
    });
    expect(row?.answers).toEqual([
      { name: 'company', label: 'Company', value: 'Acme' },
      { name: 'topic', label: 'What is it about?', value: 'hiring' },
      {
        name: 'interests',
        label: 'What interests you?',
        value: 'workshops, reviews',
        values: ['workshops', 'reviews'],
      },
    ]);
  });

  test('are told to a host who is asked to confirm', async () => {
    const host = await aHost(api.db, { language: 'fr' });
    const booked = await bookWith(host, { settings: { hostConfirmation: true } });
    const id = await mailedConfirmationId(api, 'host-confirmation-request', booked);
    const query = { params: { query: { id } } };
    const { data } = await api.client.GET('/booking/provisional-booking', query);
    expect(data?.attendee?.answers).toContainEqual({
      label: 'De quoi s’agit-il ?',
      value: 'Recrutement',
    });
  });
});
