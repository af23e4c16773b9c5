import ICAL from 'ical.js';
import { dkimVerify } from 'mailauth/lib/dkim/verify.js';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { MailTransport } from '#server/platform/kernel/mail-transport.ts';
import type { AppointmentMessage } from '#server/platform/kernel/message.ts';
import { parseMailFrom, toMessage } from '#server/post/mail/transport.ts';
import { writeMail } from '#server/post/messages/channels/write-mail.ts';
import { anAppointmentMail } from '#tests/support/an-appointment-mail.ts';
import { aDkimKey } from '#tests/support/dkim-keys.ts';
import { type MailSink, startMailSink } from '#tests/support/mail-sink.ts';
import { createSmtpTransport } from './smtp.ts';

const FROM = parseMailFrom('Kalends <no-reply@kalends.test>');
let sink: MailSink;
let transport: MailTransport;

beforeEach(async () => {
  sink = await startMailSink();
  transport = createSmtpTransport(sink.url);
});

afterEach(async () => {
  await transport.close();
  await sink.stop();
});

function toSend(mail: AppointmentMessage, ids: Parameters<typeof toMessage>[3] = {}) {
  const rendered = writeMail(mail, '2030-05-01T09:30:00.000Z', FROM);
  return { rendered, message: toMessage(rendered, FROM, mail.recipient, ids) };
}

test.each([
  ['attendee-confirmation', 'REQUEST'],
  ['attendee-cancellation', 'CANCEL'],
] as const)('%s arrives as HTML, text and invitation', async (kind, method) => {
  const { rendered, message } = toSend(anAppointmentMail(kind, {}, 'de'));
  await transport.send(message);
  const [mail] = await sink.waitFor(1);
  expect(mail?.to).toEqual(['maya@example.com']);
  expect(mail?.email).toMatchObject({
    subject: rendered.subject,
    from: { name: 'Kalends', address: 'no-reply@kalends.test' },
    to: [{ name: 'Maya Lindqvist', address: 'maya@example.com' }],
    replyTo: [{ name: 'Ada Lovelace', address: 'ada@demo.test' }],
  });
  expect(mail?.email.html?.trim()).toBe(rendered.html.trim());
  expect(mail?.email.text?.replace(/ \n/g, '\n').trim()).toBe(
    rendered.text.replace(/ \n/g, '\n').trim(),
  );
  expect(mail?.raw).toMatch(
    new RegExp(`Content-Type: text/calendar; charset=utf-8;\\s+method=${method}`),
  );
  const files = mail?.email.attachments.map(({ content }) => decode(content)) ?? [];
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    expect(new ICAL.Component(ICAL.parse(file)).getFirstPropertyValue('method')).toBe(method);
  }
});

test('a mail that asks for a confirmation carries no invitation', async () => {
  await transport.send(toSend(anAppointmentMail('cancel-link')).message);
  const [mail] = await sink.waitFor(1);
  expect(mail?.email.attachments).toEqual([]);
  expect(mail?.raw).not.toContain('text/calendar');
});

test('a name with line breaks and addresses in it reaches one mailbox only', async () => {
  const mail = anAppointmentMail('attendee-confirmation');
  const name = 'Maya"\r\nBcc: all@example.com\r\n, eve@example.com <eve@example.com>';
  await transport.send(toSend({ ...mail, recipient: { ...mail.recipient, name } }).message);
  const [received] = await sink.waitFor(1);
  expect(received?.to).toEqual(['maya@example.com']);
  expect(received?.email.to?.map(({ address }) => address)).toEqual(['maya@example.com']);
  expect(received?.email.bcc).toBeUndefined();
});

test('a refused mail rejects, and the next try goes through under the same id', async () => {
  const { message } = toSend(anAppointmentMail('host-confirmation'), {
    messageId: '<mail-1@kalends.test>',
  });
  sink.refuseNext(1);
  await expect(transport.send(message)).rejects.toThrow('The sink was told to refuse this mail');
  await transport.send(message);
  const [received] = await sink.waitFor(1);
  expect(received?.email.messageId).toBe('<mail-1@kalends.test>');
});

test('7.30 a later mail names the one that began the conversation', async () => {
  const ids = { messageId: '<mail-2@kalends.test>', inReplyTo: '<mail-1@kalends.test>' };
  await transport.send(toSend(anAppointmentMail('host-reschedule'), ids).message);
  const [received] = await sink.waitFor(1);
  expect(received?.email).toMatchObject({ ...ids, references: '<mail-1@kalends.test>' });
});

test('24. a mail says where its reader ends others like it by one press', async () => {
  const unsubscribeLink = `https://kalends.test/api/unsubscribe?token=${'t0ken'.repeat(40)}`;
  const { message } = toSend(anAppointmentMail('attendee-confirmation'));
  await transport.send({ ...message, unsubscribeLink });
  const [received] = await sink.waitFor(1);
  const headers = received?.email.headers.map(({ key, value }) => [key, value]);
  expect(headers).toContainEqual(['list-unsubscribe', `<${unsubscribeLink}>`]);
  expect(headers).toContainEqual(['list-unsubscribe-post', 'List-Unsubscribe=One-Click']);
});

test('an unreachable server rejects', async () => {
  const { message } = toSend(anAppointmentMail('host-confirmation'));
  await sink.stop();
  await expect(transport.send(message)).rejects.toThrow('ECONNREFUSED');
});

function decode(content: string | ArrayBuffer | Uint8Array): string {
  return typeof content === 'string' ? content : new TextDecoder().decode(content);
}

test('24. a signed mail is taken for its domain’s, and a press that ends reminders is signed too', async () => {
  const { privateKey, record } = aDkimKey();
  const signer = { domain: 'kalends.test', selector: 'own', privateKey };
  const signing = createSmtpTransport(sink.url, signer);
  const { message } = toSend(anAppointmentMail('attendee-confirmation', {}, 'de'));
  await signing.send({ ...message, unsubscribeLink: 'https://kalends.test/unsubscribe/x' });
  await signing.close();
  const [mail] = await sink.waitFor(1);
  const raw = mail?.raw ?? '';
  const resolver = async (name: string) =>
    name === 'own._domainkey.kalends.test' ? [[record]] : [];
  const resultOf = async (text: string) => {
    const { results } = await dkimVerify(text, { resolver });
    return results.map(({ status, signingDomain }) => `${signingDomain} ${status.result}`);
  };
  expect(await resultOf(raw)).toEqual(['kalends.test pass']);
  for (const changed of [
    raw.replace('List-Unsubscribe=One-Click', 'List-Unsubscribe=Two-Clicks'),
    raw.replace('kalends.test/unsubscribe/x', 'eve.test/unsubscribe/x'),
  ]) {
    expect(changed).not.toBe(raw);
    expect(await resultOf(changed)).toEqual(['kalends.test fail']);
  }
});
