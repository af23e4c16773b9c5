import { beforeEach, describe, expect, test } from 'vitest';
import type { MailMessage } from '#server/platform/kernel/mail-transport.ts';
import { plainSettings } from '#shared/domain/meeting-type/settings.ts';
import { book } from '#tests/support/api-bookings.ts';
import { readCalendar } from '#tests/support/api-calendar.ts';
import { changesOn } from '#tests/support/api-changes.ts';
import { at } from '#tests/support/api-slots.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { type AHost, aHost, aMeetingType, type MeetingTypeWish } from '#tests/support/builders.ts';
import { signInAs } from '#tests/support/logins.ts';

const meetingOptions = { ...plainSettings.meetingOptions, allowAddingGuests: true };
const maya = 'maya@visitor.test';
const guest = 'guest@visitor.test';

/** What happens faster than its mails are written. */
describeApi.both('a burst of changes', (api) => {
  let host: AHost;
  beforeEach(async () => {
    host = await aHost(api.db);
  });
  const { cancel, reschedule } = changesOn(api);
  const offer = (wish: MeetingTypeWish = {}) =>
    aMeetingType(api.db, host, { channel: 'local', locations: ['Room 4'], ...wish });
  const eventsTo = (email: string) => api.mailbox.to(email).map(readEvent);

  describe('7.9 book, move, move, cancel', () => {
    test('each mail tells its own event', async () => {
      const { meetingTypeId } = await offer({ settings: { meetingOptions } });
      const attendee = { bringalongEmails: [guest], timezone: 'UTC' };
      const booked = await book(api.client, { meetingTypeId, start: at('10:00'), attendee });
      await reschedule(booked, at('11:00'));
      await reschedule(booked, at('14:00'));
      await cancel(booked);
      expect(await api.runJobs()).toEqual([]);
      const request = { method: 'REQUEST', status: 'CONFIRMED', location: 'Room 4' };
      for (const email of [maya, guest, host.email]) {
        expect(eventsTo(email)).toMatchObject([
          { ...request, sequence: 0, startIso: at('10:00') },
          { ...request, sequence: 1, startIso: at('11:00') },
          { ...request, sequence: 2, startIso: at('14:00') },
          { method: 'CANCEL', status: 'CANCELLED', sequence: 3, startIso: at('14:00') },
        ]);
      }
      const [confirmed, moved] = api.mailbox.to(maya);
      expect(confirmed?.text).toContain('10:00');
      expect(confirmed?.text).not.toMatch(/11:00|14:00|I have fallen ill/);
      expect(moved?.text).toMatch(/11:00[\s\S]*10:00/);
    });
  });

  test('7.9 the mails of a group’s host count its seats as they were', async () => {
    const { meetingTypeId } = await offer({ totalSpots: 3 });
    const wish = { meetingTypeId, start: at('10:00') };
    await book(api.client, wish);
    const second = { email: 'sven@visitor.test', fullname: 'Sven' };
    const seat = await book(api.client, { ...wish, attendee: second });
    await reschedule(seat, at('13:00'));
    await api.client.POST('/booking/confirm/cancel/{appointmentId}/{secret}', {
      params: { path: seat },
      body: { reason: 'The train is late.' },
    });
    expect(await api.runJobs()).toEqual([]);
    const morning = api.mailbox
      .to(host.email)
      .filter((mail) => readEvent(mail).startIso === at('10:00'));
    expect(
      morning.map((mail) => readEvent(mail).attendees.filter((one) => one !== host.email)),
    ).toEqual([[maya], [second.email, maya], [maya]]);
    // They moved; that they cancelled later, and why, is told of the later appointment alone.
    expect(morning.at(-1)?.text).not.toContain('The train is late.');
    const events = api.mailbox.to(second.email).map(readEvent);
    expect(events.map(({ method, status, startIso }) => [method, status, startIso])).toEqual(
      expect.arrayContaining([
        ['REQUEST', 'CONFIRMED', at('10:00')],
        ['REQUEST', 'CONFIRMED', at('13:00')],
        ['CANCEL', 'CANCELLED', at('10:00')],
        ['CANCEL', 'CANCELLED', at('13:00')],
      ]),
    );
  });

  test('7.9 a group that the host cancels is told seat by seat, and no sequence goes down', async () => {
    const { meetingTypeId } = await offer({ totalSpots: 3 });
    const { appointmentId } = await book(api.client, { meetingTypeId, start: at('10:00') });
    const attendee = { email: 'sven@visitor.test', fullname: 'Sven' };
    await book(api.client, { meetingTypeId, start: at('10:00'), attendee });
    const client = await signInAs(api, host);
    const params = { path: { appointmentId } };
    await client.POST('/booking/cancel/{appointmentId}', { params, body: {} });
    expect(await api.runJobs()).toEqual([]);
    for (const email of [maya, attendee.email, host.email]) {
      const events = eventsTo(email);
      expect(events.at(-1)).toMatchObject({ method: 'CANCEL', status: 'CANCELLED' });
      const sequences = events.map(({ sequence }) => sequence);
      expect(sequences).toEqual(sequences.toSorted((one, other) => one - other));
      expect(sequences.at(-1)).toBeGreaterThan(0);
    }
  });

  describe('7.9 while mails wait for the mail server', () => {
    const bookAndMove = async (
      between: (booked: { appointmentId: string }) => Promise<unknown>,
    ) => {
      const { meetingTypeId } = await offer();
      api.mailbox.failWith('connect ECONNREFUSED');
      const booked = await book(api.client, { meetingTypeId, start: at('10:00') });
      await api.runJobs();
      await between(booked);
      api.mailbox.failWith(undefined);
      await reschedule(booked, at('11:00'));
      return { failures: await api.runJobs(), ...booked };
    };
    const markFirst = (appointmentId: string, status: string) =>
      api.db.query({
        text: 'update mail_log set status = $2 where appointment_id = $1 and sequence = 0',
        values: [appointmentId, status],
      });

    test('a newer one waits for an older one', async () => {
      const { failures } = await bookAndMove(async () => undefined);
      const waits = 'An earlier mail of this appointment goes first';
      expect(failures.map(({ message }) => message)).toEqual([waits, waits]);
      expect(api.mailbox.messages).toEqual([]);
      await api.retryJobs();
      for (const email of [maya, host.email]) {
        expect(eventsTo(email).map(({ sequence }) => sequence)).toEqual([0, 1]);
      }
    });

    test('one that is overtaken all the same is dropped, or told without its calendar file', async () => {
      const { appointmentId, failures } = await bookAndMove(({ appointmentId }) =>
        markFirst(appointmentId, 'failed'),
      );
      expect(failures).toEqual([]);
      await markFirst(appointmentId, 'queued');
      expect(await api.retryJobs()).toEqual([]);
      expect(eventsTo(maya)).toMatchObject([{ sequence: 1, startIso: at('11:00') }]);
      const [moved, confirmed] = api.mailbox.to(host.email);
      expect(moved?.attachments).toHaveLength(1);
      expect(confirmed?.subject).toContain('New booking');
      expect(confirmed?.attachments).toEqual([]);
      const rows = await api.db.query<{ status: string }>({
        text: `select status from mail_log where appointment_id = $1 and recipient = $2
          order by sequence`,
        values: [appointmentId, maya],
      });
      expect(rows.map(({ status }) => status)).toEqual(['overtaken', 'sent']);
    });
  });

  test('7.30 the mails of an appointment to one reader are one conversation', async () => {
    const { meetingTypeId } = await offer();
    const booked = await book(api.client, { meetingTypeId, start: at('10:00') });
    expect(await api.runJobs()).toEqual([]);
    await reschedule(booked, at('11:00'));
    await cancel(booked);
    expect(await api.runJobs()).toEqual([]);
    const begun = [maya, host.email].map((email) => {
      const [first, ...later] = api.mailbox.to(email);
      expect(first?.inReplyTo).toBeUndefined();
      expect(later.map(({ inReplyTo }) => inReplyTo)).toEqual([first?.messageId, first?.messageId]);
      return first?.messageId;
    });
    expect(new Set(begun).size).toBe(2);
    api.mailbox.empty();
    await book(api.client, { meetingTypeId, start: at('15:00') });
    await api.runJobs();
    expect(api.mailbox.only(maya).inReplyTo).toBeUndefined();
  });

  test('7.9 a job of an earlier version is told from the row', async () => {
    const { meetingTypeId } = await offer();
    await book(api.client, { meetingTypeId, start: at('10:00') });
    await api.db.query({ text: "update pgboss.job set data = data - 'snapshot'" });
    expect(await api.runJobs()).toEqual([]);
    expect(eventsTo(maya)).toMatchObject([{ method: 'REQUEST', startIso: at('10:00') }]);
  });

  test('7.9 an event says nothing about a person', async () => {
    const { meetingTypeId } = await offer({ channel: 'local-attendee' });
    const attendee = { address: 'Secret Garden 7', phone: '+46701234567', notes: 'A private word' };
    await book(api.client, { meetingTypeId, start: at('10:00'), attendee });
    const rows = await api.db.query({ text: "select data from pgboss.job where name = 'event'" });
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(/maya|garden|701234567|private/i);
    expect(await api.runJobs()).toEqual([]);
    expect(api.mailbox.only(host.email).text).toContain('Secret Garden 7');
  });
});

function readEvent({ attachments: [file] }: MailMessage) {
  if (!file) throw new Error('A mail without a calendar file');
  return readCalendar(file.content);
}
