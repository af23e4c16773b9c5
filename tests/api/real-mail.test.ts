import { dkimVerify } from 'mailauth/lib/dkim/verify.js';
import PostalMime, { type Email } from 'postal-mime';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#server/platform/db/database.ts';
import { openDatabase } from '#server/platform/db/open.ts';
import { type ApiClient, createClient } from '#shared/api/client.ts';
import { book } from '#tests/support/api-bookings.ts';
import { type AHost, aHost, aMeetingType } from '#tests/support/builders.ts';
import { freshDatabase } from '#tests/support/database.ts';
import { aDkimKey } from '#tests/support/dkim-keys.ts';
import { everyDay } from '#tests/support/hours.ts';
import { aLogin } from '#tests/support/logins.ts';
import { findPostOffice, type PostOffice, runPostOffice } from '#tests/support/run-post-office.ts';
import { demoPassword, type RunningServer, runServer } from '#tests/support/run-server.ts';
import { signInTo } from '#tests/support/sign-in-to.ts';

/** Patience with three real servers on a busy machine. */
const SERVERS_MS = 180_000;
const SOON = { timeout: 60_000, interval: 100 };
const HOUR_MS = 3_600_000;
const DOMAIN = 'acme.test';
const SENDER = `book@${DOMAIN}`;
const maya = 'maya@visitor.test';
const noor = 'noor@visitor.test';

interface Mail {
  readonly email: Email;
  /** Whose signatures receivers take for good. */
  readonly signedBy: readonly string[];
}

describe.skipIf(!findPostOffice())('24. what Postfix delivers and Dovecot has', () => {
  const { privateKey, record } = aDkimKey();
  let post: PostOffice;
  let drop: () => Promise<void>;
  let db: Database;
  let server: RunningServer;
  let visitor: ApiClient;
  let host: AHost;
  let asHost: ApiClient;
  let meetingTypeId: string;

  beforeAll(async () => {
    const database = await freshDatabase();
    ({ drop } = database);
    const email = `ada@${DOMAIN}`;
    post = await runPostOffice([maya, noor, email, SENDER]);
    server = await runServer({
      environment: {
        ...{ DATABASE_URL: database.url, SECRET: 'a secret for tests only', DEMO: 'off' },
        ...{ SMTP_URL: post.url, MAIL_FROM: `Kalends <${SENDER}>`, LOG_LEVEL: 'warn' },
        ...{ DKIM_SELECTOR: 'own', DKIM_KEY: privateKey.replaceAll('\n', '\\n') },
      },
    });
    db = await openDatabase({ databaseUrl: database.url });
    host = await aHost(db, { email, weekly: everyDay('0:00-24:00') });
    await aLogin(db, host, demoPassword);
    ({ meetingTypeId } = await aMeetingType(db, host));
    visitor = createClient({ origin: server.url });
    asHost = await signInTo(server.url, { email, password: demoPassword });
  }, SERVERS_MS);
  afterAll(async () => {
    await db?.close();
    await server?.stop();
    await post?.stop();
    await drop?.();
  });

  /** The server keeps real time: in so many hours nothing begins while the test runs. */
  const inHours = (hours: number) =>
    new Date(Math.ceil(Date.now() / HOUR_MS + hours) * HOUR_MS).toISOString();
  const mailsOf = async (mailbox: string, count: number): Promise<Mail[]> =>
    Promise.all(
      (await post.waitFor(mailbox, count)).map(async (raw) => ({
        email: await PostalMime.parse(raw),
        signedBy: await signersOf(raw),
      })),
    );
  const signersOf = async (raw: string) => {
    const resolver = async (name: string) =>
      name === `own._domainkey.${DOMAIN}` ? [[record]] : [];
    const { results } = await dkimVerify(raw, { resolver });
    return results
      .filter(({ status }) => status.result === 'pass')
      .map(({ signingDomain = '' }) => signingDomain);
  };
  const headerOf = ({ email }: Mail, name: string) =>
    email.headers.find(({ key }) => key === name)?.value;

  test('mails of an appointment are one conversation, signed, each with its calendar file', async () => {
    const attendee = { email: maya, fullname: 'Mäya Lindqvist-Øster' };
    const booked = await book(visitor, { meetingTypeId, start: inHours(72), attendee });
    const [confirmed] = await mailsOf(maya, 1);
    const { appointmentId, secret } = booked;
    await visitor.POST('/booking/confirm/reschedule', {
      body: { appointmentId, secret, start: inHours(80) },
    });
    await mailsOf(maya, 2);
    await asHost.POST('/booking/cancel/{appointmentId}', {
      params: { path: { appointmentId } },
      body: {},
    });
    const mails = await mailsOf(maya, 3);
    expect(mails.map(({ signedBy }) => signedBy)).toEqual(Array(3).fill([DOMAIN]));
    expect(mails.map(({ email }) => email.from?.address)).toEqual(Array(3).fill(SENDER));
    expect(mails.map(({ email }) => email.to?.[0]?.name)).toEqual(Array(3).fill(attendee.fullname));
    expect(mails.map(({ email }) => email.replyTo?.[0]?.address)).toEqual(
      Array(3).fill(host.email),
    );
    const first = confirmed?.email.messageId;
    expect(mails.map(({ email }) => email.inReplyTo)).toEqual([undefined, first, first]);
    expect(new Set(mails.map(({ email }) => email.messageId)).size).toBe(3);
    expect(mails.map(({ email }) => email.attachments.map(({ method }) => method)[0])).toEqual([
      'REQUEST',
      'REQUEST',
      'CANCEL',
    ]);
  });

  test('a message of a workflow is ended by the press that its signed headers offer', async () => {
    await asHost.POST('/workflows', {
      body: {
        ...{ name: null, trigger: 'booking-confirm', wait: { kind: 'minutes', minutes: 0 } },
        ...{ meetingTypeIds: [], recipients: ['attendee'], languages: [] },
        ...{ sendsIfBookedLate: false, isActive: true },
        texts: { en: { subject: 'By the way', text: 'It is {date}.' } },
      },
    });
    await book(visitor, { meetingTypeId, start: inHours(90), attendee: { email: noor } });
    const mails = await mailsOf(noor, 2);
    const message = mails.find(({ email }) => email.subject === 'By the way');
    if (!message) throw new Error('The message of the workflow is not there');
    expect(message.signedBy).toEqual([DOMAIN]);
    expect(headerOf(message, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const signed = headerOf(message, 'dkim-signature')?.toLowerCase().replaceAll(/\s/g, '');
    expect(signed).toMatch(/h=[^;]*list-unsubscribe:list-unsubscribe-post/);
    const link = /^<(.*)>$/.exec(headerOf(message, 'list-unsubscribe') ?? '')?.[1] ?? '';
    const pressed = await fetch(link, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(pressed.status).toBe(204);
    const attendee = { email: noor };
    const { appointmentId } = await book(visitor, { meetingTypeId, start: inHours(100), attendee });
    const planned = async () => {
      const params = { path: { appointmentId } };
      const { data } = await asHost.GET('/appointments/{appointmentId}/messages', { params });
      const own = data?.messages.filter(({ trigger }) => trigger === 'booking-confirm') ?? [];
      return own.map(({ state, why }) => `${state} ${why}`);
    };
    await expect.poll(planned, SOON).toEqual(['dropped unwanted']);
  });

  test('what nobody has a mailbox for comes back to the sender, and says whose it was', async () => {
    const gone = 'gone@visitor.test';
    await book(visitor, { meetingTypeId, start: inHours(110), attendee: { email: gone } });
    const [returned] = await mailsOf(SENDER, 1);
    const report = returned?.email.attachments.find(
      ({ mimeType }) => mimeType === 'message/delivery-status',
    );
    const { content = '' } = report ?? {};
    const said = typeof content === 'string' ? content : new TextDecoder().decode(content);
    expect(said).toContain(`Final-Recipient: rfc822; ${gone}`);
    expect(said).toContain('Status: 5.1.1');
  });
});
