import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { notesForm } from '#server/demo/demo-forms.ts';
import { book } from '#tests/support/api-bookings.ts';
import { readCalendar } from '#tests/support/api-calendar.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { type AMeetingType, aCompany, aHost, aMeetingType } from '#tests/support/builders.ts';

const start = '2030-01-07T10:00:00.000Z';
const maya = 'maya@visitor.test';
const nasty = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'Eve\r\nBcc: everybody@visitor.test',
  'Eve\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nUID:forged',
  'Eve;CN="x":MAILTO:forged@visitor.test,\\n\\,;',
  '{{constructor}} #{7*7} %s {0}',
];

describeApi.both('text from strangers', (api) => {
  let offered: AMeetingType;
  beforeEach(async () => {
    const host = await aHost(api.db, { firstname: 'Hana<b>', lastname: '"Host"' });
    offered = await aMeetingType(api.db, host, { name: 'Talk <i>', form: notesForm });
  });

  describe.each(nasty)('%j', (text) => {
    const bookWith = async () => {
      const { meetingTypeId } = offered;
      const attendee = { fullname: text, notes: text };
      const booked = await book(api.client, { meetingTypeId, start, attendee });
      expect(await api.runJobs()).toEqual([]);
      return booked;
    };

    test('comes back from the API as it was sent', async () => {
      const { appointmentId, secret } = await bookWith();
      const { data } = await api.client.GET('/appointment/{appointmentId}', {
        params: { path: { appointmentId }, query: { secret } },
      });
      expect(data?.attendee).toMatchObject({ name: text.trim(), notes: text });
    });

    test('is text in the mails, on a line of its own in no header', async () => {
      await bookWith();
      expect(api.mailbox.messages).toHaveLength(2);
      for (const message of api.mailbox.messages) {
        expect(message.html).not.toMatch(/<script|<img src=x|<b>|<i>/i);
        for (const header of [message.subject, message.to.name, message.replyTo?.name ?? '']) {
          expect(header).not.toMatch(/[\r\n]/);
        }
      }
    });

    test('is text in the calendar file: one event, our UID, our people', async () => {
      const { appointmentId } = await bookWith();
      const [file] = api.mailbox.only(maya).attachments;
      const event = readCalendar(file?.content ?? '');
      expect(event.uid).toContain(appointmentId);
      expect(event.startIso).toBe(start);
      expect(event.attendees).toHaveLength(2);
      expect(event.attendees).toContain(maya);
    });
  });

  test('of any kind leaves the calendar file with one event and its two people', async () => {
    const { meetingTypeId } = offered;
    let visits = 0;
    const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(text, text, async (fullname, notes) => {
        fc.pre(fullname.trim() !== '' && !/[\0]/.test(fullname + notes));
        visits += 1;
        const email = `visit${visits}@visitor.test`;
        const attendee = { fullname, notes, email };
        const booked = await book(api.client, { meetingTypeId, start, attendee });
        expect(await api.runJobs()).toEqual([]);
        const [file] = api.mailbox.only(email).attachments;
        const event = readCalendar(file?.content ?? '');
        expect(event.uid).toContain(booked.appointmentId);
        expect(event.attendees).toHaveLength(2);
        const { appointmentId, secret } = booked;
        await api.client.POST('/booking/confirm/cancel/{appointmentId}/{secret}', {
          params: { path: { appointmentId, secret } },
          body: {},
        });
      }),
      { numRuns: 25 },
    );
  });

  test('of a company cannot leave its place in the mail either', async () => {
    const company = await aCompany(api.db, {
      name: '</title><script>alert(1)</script>',
      primaryColor: 'red;} body{display:none',
      logo: 'javascript:alert(1)',
      personalizedBranding: true,
    });
    const { meetingTypeId } = await aMeetingType(api.db, await aHost(api.db, {}, company));
    await book(api.client, { meetingTypeId, start });
    await api.runJobs();
    const { html } = api.mailbox.only(maya);
    expect(html).not.toContain('<script');
    expect(html).not.toContain('javascript:');
    expect(html).not.toContain('display:none}');
    expect(html).not.toContain('body{display:none');
  });
});
