import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { book, refusedWith } from '#tests/support/api-bookings.ts';
import { at } from '#tests/support/api-slots.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { type AMeetingType, aHost, aMeetingType } from '#tests/support/builders.ts';
import { findTablesWith } from '#tests/support/find-tables-with.ts';

// Spec A §6: a visitor may request deletion of their data.
describeApi('being forgotten', (api) => {
  let offered: AMeetingType;
  beforeEach(async () => {
    offered = await aMeetingType(api.db, await aHost(api.db), { settings: { formFirst: true } });
  });
  const ask = async (email: string) =>
    (await api.client.POST('/forget-me', { body: { email, language: 'en' } })).data;
  const confirm = async (token: string) =>
    (await api.client.POST('/forget-me/confirm', { body: { token } })).data;
  /** The token in the link that is mailed to the address alone. */
  const mailedToken = async (email: string) => {
    await api.runJobs();
    const mail = api.mailbox.to(email).find(({ text }) => text.includes('/forget-me?'));
    const token = /\/forget-me\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    if (token === undefined) throw new Error(`No link was mailed to ${email}.`);
    return token;
  };
  const visit = async (name: string) => {
    const { meetingTypeId } = offered;
    const email = `${name.toLowerCase()}@visitor.test`;
    const attendee = { email, fullname: `${name} Lindqvist`, notes: `${name} comes by bike` };
    const booked = await book(api.client, { meetingTypeId, start: at('10:00'), attendee });
    await api.client.POST('/booking/form-first-contact', {
      body: { meetingTypeId, email, fullname: attendee.fullname, formData: { topic: name } },
    });
    await api.runJobs();
    return { ...booked, email };
  };

  test('erases the person everywhere, and the appointment keeps its time', async () => {
    await api.db.query({
      text: `update workflow set recipients = case wait ->> 'minutes' when '60' then '{}'::text[]
        else recipients end || 'zelda@visitor.test'::text`,
    });
    const { appointmentId, email, secret } = await visit('Zelda');
    const known = await findTablesWith(api.db, 'zelda');
    expect(known).toEqual(
      expect.arrayContaining([
        ...['attendee', 'form_first_contact', 'mail_log'],
        ...['planned_message', 'workflow'],
      ]),
    );

    await ask('Zelda@Visitor.test');
    expect(await confirm(await mailedToken(email))).toEqual({ erased: true });
    expect(await findTablesWith(api.db, 'zelda')).toEqual([]);
    const path = { appointmentId };
    const { data } = await api.client.GET('/appointment/{appointmentId}', { params: { path } });
    expect(data).toMatchObject({ start: at('10:00'), isCancelled: false });
    // Old links open nothing any more.
    const withSecret = { params: { path, query: { secret } } };
    expect(await refusedWith(api.client.GET('/appointment/{appointmentId}', withSecret))).toBe(
      '403 link-invalid',
    );
  });

  test('may be confirmed again, which changes nothing', async () => {
    const { email } = await visit('Yara');
    await ask(email);
    const token = await mailedToken(email);
    const replies = await Promise.all([confirm(token), confirm(token), confirm(token)]);
    expect(replies).toEqual(replies.map(() => ({ erased: true })));
    expect(await confirm(token)).toEqual({ erased: true });
  });

  test('answers a stranger as it answers somebody who is known, and writes to nobody', async () => {
    const { email } = await visit('Xenia');
    api.mailbox.empty();
    const unknown = await ask('nobody@visitor.test');
    await api.runJobs();
    expect(api.mailbox.messages).toEqual([]);
    expect(await ask(email)).toEqual(unknown);
  });

  test('needs the mailed token, in time', async () => {
    const { email } = await visit('Wanda');
    await ask(email);
    const token = await mailedToken(email);
    expect(await refusedWith(confirm(`${token}x`))).toBe('403 link-invalid');
    expect(await refusedWith(confirm(randomUUID()))).toBe('403 link-invalid');
    api.clock.advance({ days: 1 });
    expect(await refusedWith(confirm(token))).toBe('403 link-invalid');
    expect(await findTablesWith(api.db, email)).toContain('attendee');
  });

  test('lets no mail go out that was written before', async () => {
    const { meetingTypeId } = offered;
    const email = 'vera@visitor.test';
    await visit('Vera');
    await ask(email);
    const token = await mailedToken(email);
    api.mailbox.empty();
    api.mailbox.failWith('The mail server is down.');
    await book(api.client, { meetingTypeId, start: at('14:00'), attendee: { email } });
    await api.runJobs();
    await confirm(token);
    api.mailbox.failWith(undefined);
    expect(await api.retryJobs()).toEqual([]);
    expect(api.mailbox.to(email)).toEqual([]);
  });
});
