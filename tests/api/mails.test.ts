import { beforeEach, describe, expect, test } from 'vitest';
import { notesForm, shortForm } from '#server/demo/demo-forms.ts';
import type { MailMessage } from '#server/platform/kernel/mail-transport.ts';
import { aBookingRequest, book } from '#tests/support/api-bookings.ts';
import { readCalendar } from '#tests/support/api-calendar.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import {
  type AHost,
  aCompany,
  aHost,
  aMeetingType,
  type MeetingTypeWish,
} from '#tests/support/builders.ts';

const START = '2030-07-01T10:00:00.000Z';
const LATER = '2030-07-02T11:30:00.000Z';
const maya = 'maya@visitor.test';
const guest = 'guest@visitor.test';

describeApi('mails', (api) => {
  let host: AHost;
  beforeEach(async () => {
    host = await aHost(api.db, { language: 'de', timeZone: 'Europe/Berlin' });
  });
  const everyWeek: MeetingTypeWish = { bookingWindow: { kind: 'rolling', days: 365 } };
  const settings: MeetingTypeWish['settings'] = {
    meetingOptions: {
      allowSelectChannel: false,
      allowedChannels: [],
      allowHostSelection: false,
      forceHostSelection: false,
      allowAddingGuests: true,
    },
  };
  const bookOne = async (attendee: Parameters<typeof book>[1]['attendee'] = {}) => {
    const { meetingTypeId } = await aMeetingType(api.db, host, { ...everyWeek, settings });
    return book(api.client, { meetingTypeId, start: START, attendee });
  };
  const mailed = async () => {
    const failures = await api.runJobs();
    expect(failures).toEqual([]);
    const messages = [...api.mailbox.messages];
    api.mailbox.empty();
    return messages;
  };
  const to = (messages: readonly MailMessage[], email: string) => {
    const [message, ...others] = messages.filter((each) => each.to.email === email);
    if (!message || others.length > 0) throw new Error(`Not one mail to ${email}`);
    return message;
  };
  const calendarOf = (message: MailMessage) => {
    const [file, ...others] = message.attachments;
    if (!file || others.length > 0) throw new Error('Not one calendar file');
    expect(file.contentType).toBe(`text/calendar; charset=utf-8; method=${file.method}`);
    return readCalendar(file.content);
  };
  const logOf = (companyId: string) =>
    api.db.query<{ status: string; error: string | null; recipient: string }>({
      text: 'select status, error, recipient from mail_log where company_id = $1 order by recipient',
      values: [companyId],
    });

  describe('of a booking', () => {
    test('go to attendee, host and guests, each in their language and zone', async () => {
      await bookOne({ language: 'fr', timezone: 'America/New_York', bringalongEmails: [guest] });
      const messages = await mailed();
      expect(messages.map((message) => message.to.email).sort()).toEqual(
        [guest, host.email, maya].sort(),
      );
      const attendeeMail = to(messages, maya);
      expect(attendeeMail.html).toMatch(/<html[^>]* lang="fr"/);
      expect(attendeeMail.text).toMatch(/lundi 1(er)? juillet 2030/);
      expect(attendeeMail.text).toContain('06:00');
      const hostMail = to(messages, host.email);
      expect(hostMail.html).toMatch(/<html[^>]* lang="de"/);
      expect(hostMail.text).toContain('Montag, 1. Juli 2030');
      expect(hostMail.text).toContain('12:00');
      expect(to(messages, guest).html).toMatch(/<html[^>]* lang="fr"/);
    });

    test('7.30 understand a language by its tag too', async () => {
      const { meetingTypeId } = await aMeetingType(api.db, host, everyWeek);
      const body = aBookingRequest({ meetingTypeId, start: START });
      const reply = await api.fetch('/api/booking', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...body, attendee: { ...body.attendee, language: 'sv-SE' } }),
      });
      expect(reply.status).toBe(200);
      expect(to(await mailed(), maya).html).toMatch(/<html[^>]* lang="sv"/);
    });

    test('invite by a calendar file: method, instants, people, one UID for all', async () => {
      const { appointmentId } = await bookOne({ bringalongEmails: [guest] });
      const messages = await mailed();
      const event = calendarOf(to(messages, maya));
      expect(event).toMatchObject({
        method: 'REQUEST',
        sequence: 0,
        startIso: START,
        endIso: '2030-07-01T10:30:00.000Z',
        status: 'CONFIRMED',
        summary: 'Talk',
        organizer: host.email,
      });
      expect(event.uid).toContain(appointmentId);
      expect(event.attendees).toContain(maya);
      expect(calendarOf(to(messages, host.email)).uid).toBe(event.uid);
      expect(calendarOf(to(messages, guest)).uid).toBe(event.uid);
    });

    test('8.27 name the privacy policy where the company shows it, as its pages do', async () => {
      const links = {
        imprintLink: 'https://studio.test/imprint',
        dataPolicyLink: 'https://studio.test/privacy',
      };
      for (const showDataPolicyLink of [true, false]) {
        const company = await aCompany(api.db, { ...links, showDataPolicyLink });
        const { meetingTypeId } = await aMeetingType(
          api.db,
          await aHost(api.db, {}, company),
          everyWeek,
        );
        const attendee = { email: maya, dataPolicyAccepted: true };
        await book(api.client, { meetingTypeId, start: START, attendee });
        const { text } = to(await mailed(), maya);
        expect(text).toContain(links.imprintLink);
        expect(text.includes(links.dataPolicyLink)).toBe(showDataPolicyLink);
      }
    });

    test('8.30 greet the host by first name, with ways into calendars', async () => {
      const hana = await aHost(api.db, { firstname: 'Hana', lastname: 'Sato' });
      const { meetingTypeId } = await aMeetingType(api.db, hana, everyWeek);
      await book(api.client, { meetingTypeId, start: START });
      const { text } = to(await mailed(), hana.email);
      expect(text).toContain('Hello Hana,');
      expect(text).toContain('https://calendar.google.com/calendar/render?action=TEMPLATE');
      expect(text).toContain('https://outlook.live.com/calendar/');
    });

    test('carry the secret to the attendee alone', async () => {
      const { secret } = await bookOne({ bringalongEmails: [guest] });
      const messages = await mailed();
      expect(to(messages, maya).text).toContain(secret);
      for (const other of [to(messages, guest), to(messages, host.email)]) {
        expect(JSON.stringify(other)).not.toContain(secret);
      }
    });

    test('are answered to the other side', async () => {
      await bookOne();
      const messages = await mailed();
      expect(to(messages, maya)).toMatchObject({
        from: { email: 'no-reply@kalends.test' },
        replyTo: { email: host.email },
      });
      expect(to(messages, host.email).replyTo).toMatchObject({ email: maya });
    });

    test('7.30 tell the host once what the attendee wrote, also where a field asked for it', async () => {
      const note = 'I come by bike.';
      for (const form of [notesForm, shortForm]) {
        const { meetingTypeId } = await aMeetingType(api.db, host, { ...everyWeek, form });
        const start = form === notesForm ? START : LATER;
        await book(api.client, { meetingTypeId, start, attendee: { notes: note } });
        const { text } = to(await mailed(), host.email);
        expect(text.split(note)).toHaveLength(2);
      }
    });

    test('are written once, also when the event is worked again', async () => {
      await bookOne();
      await mailed();
      await api.db.query({
        text: "update pgboss.job set state = 'created', completed_on = null where name = 'event'",
      });
      expect(await mailed()).toEqual([]);
      expect(await logOf(host.companyId)).toHaveLength(2);
    });

    test('are not written for a booking that was refused', async () => {
      const { meetingTypeId } = await aMeetingType(api.db, host, everyWeek);
      await book(api.client, { meetingTypeId, start: START });
      await expect(book(api.client, { meetingTypeId, start: START })).rejects.toThrow();
      expect(await mailed()).toHaveLength(2);
    });
  });

  test('of a reschedule raise the sequence, keep the UID and name both times', async () => {
    const booked = await bookOne({ timezone: 'UTC' });
    const before = calendarOf(to(await mailed(), maya));
    await api.client.POST('/booking/confirm/reschedule', { body: { ...booked, start: LATER } });
    const messages = await mailed();
    const after = calendarOf(to(messages, maya));
    expect(after).toMatchObject({
      method: 'REQUEST',
      uid: before.uid,
      sequence: before.sequence + 1,
      startIso: LATER,
    });
    expect(to(messages, maya).text).toMatch(/10:00[\s\S]*11:30|11:30[\s\S]*10:00/);
    expect(calendarOf(to(messages, host.email)).startIso).toBe(LATER);
  });

  test('of a cancellation take the event out of the calendar', async () => {
    const { appointmentId, secret } = await bookOne({ bringalongEmails: [guest] });
    const before = calendarOf(to(await mailed(), maya));
    await api.client.POST('/booking/confirm/cancel/{appointmentId}/{secret}', {
      params: { path: { appointmentId, secret } },
      body: { reason: 'I have fallen ill.' },
    });
    const messages = await mailed();
    expect(messages).toHaveLength(3);
    for (const email of [maya, guest, host.email]) {
      expect(calendarOf(to(messages, email))).toMatchObject({
        method: 'CANCEL',
        status: 'CANCELLED',
        uid: before.uid,
        sequence: before.sequence + 1,
      });
    }
    expect(to(messages, host.email).text).toContain('I have fallen ill.');
  });

  test('with a link go to the attendee alone, without a calendar file', async () => {
    const { appointmentId } = await bookOne();
    await mailed();
    for (const change of ['cancel', 'reschedule'] as const) {
      await api.client.POST(`/booking/initiate/${change}/{appointmentId}`, {
        params: { path: { appointmentId } },
      });
      const messages = await mailed();
      expect(messages.map((message) => message.to.email)).toEqual([maya]);
      expect(messages[0]?.attachments).toEqual([]);
      expect(messages[0]?.text).toContain(`http://kalends.test/${change}?`);
    }
  });

  describe('while the mail server is down', () => {
    test('the booking stands, and the mails are sent once it is back', async () => {
      api.mailbox.failWith('connect ECONNREFUSED');
      await bookOne();
      expect(await api.runJobs()).toHaveLength(2);
      expect(await logOf(host.companyId)).toMatchObject([
        { status: 'queued', error: 'connect ECONNREFUSED' },
        { status: 'queued', error: 'connect ECONNREFUSED' },
      ]);
      expect(await api.runJobs()).toEqual([]);
      expect(api.mailbox.messages).toEqual([]);
      api.mailbox.failWith(undefined);
      expect(await api.retryJobs()).toEqual([]);
      expect(api.mailbox.messages).toHaveLength(2);
      expect(await logOf(host.companyId)).toMatchObject([
        { status: 'sent', error: null },
        { status: 'sent', error: null },
      ]);
      expect(await api.waitingJobs()).toBe(0);
    });

    test('each try carries the same message id', async () => {
      await bookOne();
      const [first] = await mailed();
      await api.db.query({ text: "update mail_log set status = 'queued'" });
      await api.db.query({
        text: "update pgboss.job set state = 'created', completed_on = null where name = 'mail'",
      });
      const again = (await mailed()).find((message) => message.to.email === first?.to.email);
      expect(again?.messageId).toBe(first?.messageId);
    });

    test('the log keeps a mail as failed when its last try has failed', async () => {
      api.mailbox.failWith('550 no such mailbox');
      await bookOne();
      await api.runJobs();
      while ((await api.waitingJobs()) > 0) await api.retryJobs();
      expect(await logOf(host.companyId)).toMatchObject([
        { status: 'failed', error: '550 no such mailbox' },
        { status: 'failed', error: '550 no such mailbox' },
      ]);
    });
  });
});
