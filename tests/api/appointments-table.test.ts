import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { aField, aForm, choices } from '#server/demo/demo-forms.ts';
import { attendee, host as hostTable, meetingType } from '#server/platform/db/schema/schema.ts';
import { book } from '#tests/support/api-bookings.ts';
import { at } from '#tests/support/api-slots.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { type AHost, aHost, aMeetingType, type MeetingTypeWish } from '#tests/support/builders.ts';
import { signInAs } from '#tests/support/logins.ts';

const topic = aField('topic', 'Topic', 'select', {
  options: choices('New contract', 'Something else'),
  locales: [{ locale: 'de', label: 'Thema', options: { 'new-contract': 'Neuer Vertrag' } }],
});
const budget = aField('budget', 'Budget', 'text-single');
const team = aField('team', 'Team', 'text-single');

describeApi('a table of appointments', (api) => {
  let host: AHost;
  beforeEach(async () => {
    host = await aHost(api.db);
    await signInAs(api, host);
  });
  const tableOf = async (query: Record<string, string> = {}) => {
    const cookie = await api.cookiesOf(host.email);
    const path = `/api/appointments/appointments.csv?${new URLSearchParams(query)}`;
    const reply = await api.fetch(path, { headers: { cookie } });
    return Buffer.from(await reply.arrayBuffer()).toString('utf8');
  };
  /** What follows the columns that every table has. */
  const answersOf = async (query: Record<string, string> = {}) => {
    const lines = (await tableOf(query)).trim().split('\r\n');
    return lines.map((line) => line.split(',').slice(13));
  };
  const asks = async (start: string, wish: MeetingTypeWish, said: object) => {
    const { meetingTypeId } = await aMeetingType(api.db, host, wish);
    await book(api.client, { meetingTypeId, start, attendee: said });
    return meetingTypeId;
  };

  test('begins with the mark by which spreadsheets know its letters', async () => {
    const cookie = await api.cookiesOf(host.email);
    const reply = await api.fetch('/api/appointments/appointments.csv', { headers: { cookie } });
    expect([...new Uint8Array(await reply.arrayBuffer()).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  });

  test('has a column for each question that was answered, as its form has them, and what two ask once', async () => {
    await asks(at('11:00'), { name: 'B', form: aForm([team, topic]) }, { team: 'Sales' });
    const both = { topic: 'new-contract', budget: '900' };
    await asks(at('10:00'), { name: 'A', form: aForm([topic, budget]) }, both);
    expect(await answersOf()).toEqual([
      ['Topic', 'Budget', 'Team'],
      ['New contract', '900', ''],
      ['', '', 'Sales'],
    ]);
  });

  test('asks in its reader’s language', async () => {
    await api.db.orm.update(hostTable).set({ language: 'de' }).where(eq(hostTable.id, host.hostId));
    await asks(at('10:00'), { form: aForm([topic]) }, { topic: 'new-contract' });
    expect(await answersOf()).toEqual([['Thema'], ['Neuer Vertrag']]);
  });

  test('keeps answers to questions that the form has no more, last', async () => {
    const said = { topic: 'new-contract', budget: '900' };
    const meetingTypeId = await asks(at('10:00'), { form: aForm([topic, budget]) }, said);
    const changed = { form: aForm([budget]) };
    await api.db.orm.update(meetingType).set(changed).where(eq(meetingType.id, meetingTypeId));
    expect(await answersOf()).toEqual([
      ['Budget', 'Topic'],
      ['900', 'new-contract'],
    ]);
  });

  test('has columns of nothing but what it shows', async () => {
    await asks(at('10:00'), { form: aForm([topic]) }, { topic: 'new-contract' });
    const meetingTypeId = await asks(at('11:00'), { form: aForm([budget]) }, { budget: '900' });
    expect(await answersOf({ meetingTypeId })).toEqual([['Budget'], ['900']]);
    expect(await answersOf({ search: 'maya' })).toHaveLength(3);
    expect(await answersOf({ search: 'nobody' })).toEqual([[]]);
  });

  test('makes no formula of an answer or a question, whatever it begins with', async () => {
    const meetingTypeId = await asks(at('10:00'), { form: aForm([budget]) }, { budget: '1' });
    for (const start of ['=', '+', '-', '@', '\t', '\r', '\n']) {
      const answers = [{ name: 'old', label: `${start}Q`, value: `${start}1` }];
      await api.db.orm
        .update(attendee)
        .set({ answers })
        .where(eq(attendee.companyId, host.companyId));
      const text = await tableOf({ meetingTypeId });
      const cells = text
        .replaceAll('"', '')
        .split('\r\n')
        .map((line) => line.split(',').at(-1));
      expect(cells).toEqual([`'${start}Q`, `'${start}1`, '']);
    }
  });
});
